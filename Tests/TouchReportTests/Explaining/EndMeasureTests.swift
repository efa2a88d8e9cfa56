import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// What became of a measure after the gesture had failed, or before: strokes that went elsewhere, fingers that went back.
@MainActor
struct EndMeasureTests {
  /// Plays a finger through places, a tenth of a second apart, on one recognizer; it lifts at the last.
  private func play(
    _ recognizer: UIGestureRecognizer,
    _ places: [(Double, Double)]
  ) throws -> GestureExplanation {
    let play = makePlay(recognizer)
    draw(places, in: play)
    return try play.told("it")
  }

  private func makePlay(_ recognizer: UIGestureRecognizer) -> Play { Play(["it": recognizer]) }

  private func draw(_ places: [(Double, Double)], in play: Play, at start: Double = 0) {
    for (index, place) in places.enumerated() {
      let time = start + Double(index) / 10
      play.touch(time, index == 0 ? .began : .moved, place.0, place.1)
      if index == places.count - 1 { play.touch(time + 0.1, .ended, place.0, place.1) }
    }
  }

  private func swipe(_ direction: UISwipeGestureRecognizer.Direction = .right)
    -> UISwipeGestureRecognizer
  {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    return swipe
  }

  // MARK: Elsewhere

  @Test("6.10 a swipe in the wrong direction says how far it went, and which way it had to go")
  func backwards() throws {
    Play.prepare()
    let back = try play(swipe(), [(300, 100), (299, 100), (100, 100)])
    expectEqual(
      back.sentence,
      "went behind its start by 1 pt, limit 0: 1 pt too far at 0.1 s (200 pt in the end)"
    )
    expectEqual(back.remedy, "to go right")
    #expect(!back.isNearMiss)
    Play.prepare()
    let across = try play(swipe([.up, .down]), [(100, 100), (100, 101), (250, 100)])
    expectEqual(across.remedy, "to go up or down")
    // A start that wobbles lacks nothing else.
    Play.prepare()
    let wobble = try play(swipe(), [(100, 100), (99, 100), (250, 100)])
    expectEqual(wobble.sentence, "went behind its start by 1 pt, limit 0: 1 pt too far at 0.1 s")
    expectEqual(wobble.remedy, "1 pt less")
  }

  @Test("6.10 a swipe that strays says how far it strayed in the end")
  func strayed() throws {
    Play.prepare()
    let down = try play(swipe(), [(100, 100), (100, 146), (100, 400)])
    expectEqual(
      down.sentence,
      "strayed from its line by 46 pt, limit 45.1: 0.9 pt too far at 0.1 s "
        + "(300 pt in the end; travelled 0 pt, needs 45.3: 45.3 pt too little by then)"
    )
    expectEqual(down.remedy, "to go right")
    #expect(!down.isNearMiss)
    Play.prepare()
    let oblique = try play(swipe(), [(100, 100), (140, 146), (180, 160)])
    #expect(oblique.sentence.contains("(60 pt in the end; travelled 40 pt"))
    expectEqual(oblique.remedy, "14.9 pt less")
  }

  @Test("a swipe that was nearly far enough is closer than one that strayed by little at first")
  func closest() throws {
    Play.prepare()
    let play = makePlay(swipe())
    draw([(100, 100), (100, 146), (100, 400)], in: play)
    draw([(100, 100), (138, 100)], in: play, at: 2)
    let answer = play.analysis().answer(about: "it")
    #expect(answer.hasPrefix("No it: travelled 38 pt, needs 40.6: "))
    #expect(answer.hasSuffix("That was number 2 of 2 touch sequences, the closest."))
  }

  @Test("6.14 an edge pan says how far it went inwards in the end, and what of that it lacked")
  func inwards() throws {
    func edgePan(by displacement: (Double, Double)) throws -> GestureExplanation {
      Play.prepare()
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      let (x, y) = displacement
      return try play(pan, [(3, 300), (3 + x / 5, 300 + y / 5), (3 + x, 300 + y)])
    }
    let along = try edgePan(by: (40, 60))
    expectEqual(
      along.sentence,
      "went 8 pt inwards and 12 pt along the edge: 4 pt too little inwards at "
        + "0.1 s (40 pt inwards and 60 pt along it in the end)"
    )
    expectEqual(along.remedy, "more than 20 pt more")
    try expectEqual(edgePan(by: (60, 60)).remedy, "a little more")
    try expectEqual(edgePan(by: (61, 60)).verdict, .recognized)
    let outwards = try edgePan(by: (0, 60))
    expectEqual(outwards.remedy, "more than 60 pt more")
  }

  // MARK: Back again

  @Test("6.5 a pan that went back says how far it had come, and with what it lacked it begins")
  func pan() throws {
    Play.prepare()
    let told = try play(UIPanGestureRecognizer(), [(100, 100), (109.5, 100), (100, 100)])
    expectEqual(
      told.sentence,
      "travelled 9.5 pt, needs 10: 0.5 pt too little at 0.3 s (0 pt in the end)"
    )
    expectEqual(told.remedy, "0.5 pt more, or a limit of 9.5 pt")
    #expect(told.isNearMiss)
    Play.prepare()
    let more = try play(UIPanGestureRecognizer(), [(100, 100), (110, 100), (100, 100)])
    expectEqual(more.verdict, .recognized)
    Play.prepare()
    let still = try play(UIPanGestureRecognizer(), [(100, 100), (100, 100)])
    expectEqual(still.sentence, "travelled 0 pt, needs 10: 10 pt too little at 0.2 s")
    expectEqual(still.remedy, "10 pt more")
  }

  @Test("6.10 a swipe that went back says how far it had come, and what it needed then")
  func swipeBack() throws {
    Play.prepare()
    let told = try play(swipe(), [(100, 100), (144, 100), (104, 100)])
    expectEqual(
      told.sentence,
      "travelled 44 pt, needs 45.3: 1.3 pt too little at 0.3 s (4 pt in the end)"
    )
    #expect(told.isNearMiss)
    // An attempt begins anew.
    Play.prepare()
    let play = makePlay(swipe())
    draw([(100, 100), (144, 100), (104, 100)], in: play)
    draw([(100, 100), (110, 100)], in: play, at: 2)
    let analysis = play.analysis()
    let second = analysis.explanations(of: try #require(analysis.sequences.last))
    expectEqual(second.first?.sentence.hasPrefix("travelled 10 pt, needs"), true)
  }

  @Test("6.11 · 6.12 a pinch and a rotation that went back say how far they had come")
  func twoFingers() throws {
    func play(_ recognizer: UIGestureRecognizer, at places: [(Double, Double)]) throws
      -> GestureExplanation
    {
      Play.prepare()
      let play = makePlay(recognizer)
      play.touch(0, .began, 100, 100, finger: 1)
      play.touch(0, .began, 200, 100, finger: 2)
      for (index, place) in places.enumerated() {
        play.touch(0.1 + Double(index) / 10, .moved, place.0, place.1, finger: 2)
      }
      play.touch(0.5, .ended, places.last?.0 ?? 0, places.last?.1 ?? 0, finger: 2)
      play.touch(0.5, .ended, 100, 100, finger: 1)
      return try play.told("it")
    }
    let pinch = try play(UIPinchGestureRecognizer(), at: [(209.5, 100), (200.5, 100)])
    expectEqual(
      pinch.sentence,
      "changed the distance of its fingers by 9.5 pt, needs 10: 0.5 pt too "
        + "little at 0.5 s (0.5 pt in the end)"
    )
    expectEqual(pinch.remedy, "0.5 pt more, or a limit of 9.5 pt")
    let turn = try play(UIRotationGestureRecognizer(), at: [(200, 115.838), (200, 100)])
    expectEqual(turn.sentence, "turned 9°, needs 10: 1° too little at 0.5 s (0° in the end)")
    expectEqual(turn.remedy, "1° more, or a limit of 8.9°")
    let still = try play(UIRotationGestureRecognizer(), at: [(200, 100)])
    expectEqual(still.remedy, "10° more")
  }

  // MARK: Presses after taps

  private func press(taps: Int = 1) -> UILongPressGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = taps
    return press
  }

  @Test("6.4 a press without the tap that it needs before says so, and no limit helps")
  func noTap() throws {
    Play.prepare()
    let play = makePlay(press())
    play.finger(0, 0.8)
    let told = try play.told("it")
    expectEqual(
      told.sentence,
      "needs a tap before the press, but a touch took 0.8 s, limit 0.75: "
        + "0.05 s too long at 0.75 s"
    )
    expectEqual(told.remedy, "a tap before the press")
    #expect(!told.isNearMiss)
    Play.prepare()
    let two = makePlay(press(taps: 2))
    two.finger(0, 0.8)
    try expectEqual(two.told("it").remedy, "2 taps before the press")
  }

  @Test("6.4 a press that comes too late after its tap names it; so does one that never comes")
  func latePress() throws {
    Play.prepare()
    var play = makePlay(press())
    play.finger(0, 0.1)
    play.finger(0.5, 1.5)
    let late = "waited for the press for 0.4 s, limit 0.35: 0.05 s too late at 0.45 s"
    try expectEqual(play.told("it").sentence, late)
    // Of the two attempts it is the closest.
    #expect(play.analysis().answer(about: "it").hasPrefix("No it: \(late)."))
    Play.prepare()
    play = makePlay(press())
    play.finger(0, 0.1)
    let none = try play.told("it")
    expectEqual(none.sentence, "no press came within 0.35 s")
    expectEqual(none.remedy, "a press in time")
    Play.prepare()
    play = makePlay(press(taps: 2))
    play.finger(0, 0.1)
    try expectEqual(play.told("it").sentence, "no further tap came within 0.35 s")
  }

  // MARK: What would have been enough

  @Test("6.2 a touch elsewhere is no next tap that came too late")
  func nextTap() throws {
    func told(_ next: (Play) -> Void) throws -> String {
      Play.prepare()
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      let play = makePlay(tap)
      play.finger(0, 0.1, at: (100, 100))
      next(play)
      return try play.told("it").sentence
    }
    let none = "no further tap came within 0.35 s"
    let late = "waited for the next tap for 0.4 s, limit 0.35: 0.05 s too late at 0.45 s"
    try expectEqual(told { $0.finger(0.5, 0.6, at: (145, 100)) }, late)
    try expectEqual(told { $0.finger(0.5, 0.6, at: (146, 100)) }, none)
  }

  @Test("6.4 where a pan begins with the movement that a press fails by, it is the next obstacle")
  func rival() throws {
    Play.prepare()
    let alone = makePlay(UILongPressGestureRecognizer())
    alone.finger(0, 0.4, by: (12, 0))
    try expectEqual(alone.told("it").remedy, "2 pt less, or a limit of 12 pt")
    Play.prepare()
    let both = Play(["press": UILongPressGestureRecognizer(), "pan": UIPanGestureRecognizer()])
    both.finger(0, 0.4, by: (12, 0))
    try expectEqual(
      both.told("press").remedy,
      "2 pt less, or a limit of 12 pt, and pan, which began then, too, not to exclude it"
    )
  }
}
