import Expectations
import Scenes
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Conflicts before they happen.
@MainActor
struct ConflictTests {
  /// The conflicts among recognizers on one view, as "kind: first < second".
  private func found(
    _ recognizers: KeyValuePairs<String, UIGestureRecognizer>,
    _ kinds: [GestureConflict.Kind] = [.unmeetable, .shadowed, .circle, .longWait]
  ) -> [String] {
    let play = Play(recognizers)
    return GestureConflicts(play.stage.recognizers).all.filter { kinds.contains($0.kind) }
      .map { "\($0.kind.rawValue): \($0.recognizer) < \($0.others.joined(separator: " "))" }
  }

  private func tap(_ count: Int) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    return tap
  }

  private func press(_ duration: Double) -> UILongPressGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = duration
    return press
  }

  @Test("6.2 a tap behind a double tap waits 0.35 s")
  func longWait() throws {
    Play.prepare()
    let (single, double) = (tap(1), tap(2))
    single.require(toFail: double)
    let play = Play(["tap": single, "double": double])
    let conflict = try #require(
      GestureConflicts(play.stage.recognizers).all.first { $0.kind == .longWait }
    )
    expectEqual(conflict.sentence, "tap comes 0.35 s late, as it waits for double to fail")
    expectEqual(conflict.wait, 0.35)
    #expect(conflict.fix.contains("double.maximumGap"))
    double.thresholds?.tapGap = .milliseconds(99)
    #expect(
      !GestureConflicts(play.stage.recognizers).all.contains { $0.kind == .longWait }
    )
  }

  @Test("4.15 of two equal recognizers the newer, or the deeper, shadows the other")
  func twins() {
    Play.prepare()
    expectEqual(found(["old": tap(1), "new": tap(1)]), ["shadowed: old < new"])
    expectEqual(found(["old": press(0.5), "new": press(0.5)]), ["shadowed: old < new"])
    let play = Play(["above": tap(1)])
    let view = UIView(frame: play.scene.view.bounds)
    let deep = tap(1)
    deep.name = "deep"
    view.addGestureRecognizer(deep)
    play.scene.view.addSubview(view)
    let shadowed = GestureConflicts([deep, play.scene.recognizers[0]]).all.filter {
      $0.kind == .shadowed
    }
    // A touch beside the subview reaches only the superview's recognizer, one on the subview both.
    #expect(shadowed.isEmpty)
  }

  @Test("6.4 a shorter press shadows a longer one, not the other way round")
  func presses() {
    Play.prepare()
    expectEqual(found(["long": press(1), "short": press(0.5)]), ["shadowed: long < short"])
    expectEqual(found(["short": press(0.5), "long": press(1)]), ["shadowed: long < short"])
  }

  @Test("6.5 6.11 6.12 6.14 of two of a kind the one with the smaller slop shadows the other")
  func slops() {
    func pair<Recognizer: UIGestureRecognizer>(
      _ slop: WritableKeyPath<GestureConstants, Double>,
      _ make: () -> Recognizer
    ) -> (early: Recognizer, late: Recognizer) {
      let (early, late) = (make(), make())
      late.thresholds?[keyPath: slop] *= 2
      return (early, late)
    }
    func check(_ early: UIGestureRecognizer, _ late: UIGestureRecognizer) {
      expectEqual(found(["early": early, "late": late]), ["shadowed: late < early"])
      expectEqual(found(["late": late, "early": early]), ["shadowed: late < early"])
    }
    Play.prepare()
    let pinches = pair(\.pinchSlop) { UIPinchGestureRecognizer() }
    check(pinches.early, pinches.late)
    let rotations = pair(\.rotationSlop) { UIRotationGestureRecognizer() }
    check(rotations.early, rotations.late)
    let pans = pair(\.panSlop) { UIPanGestureRecognizer() }
    check(pans.early, pans.late)
    let edges = pair(\.panSlop) { () -> UIScreenEdgePanGestureRecognizer in
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      return edge
    }
    check(edges.early, edges.late)
    // A pan may be the later one beside a pan from the edge: it shadows nothing then.
    edges.early.edges = [.left, .right]
    check(edges.early, edges.late)
    edges.late.edges = .top
    #expect(found(["early": edges.early, "late": edges.late]).isEmpty)
    edges.late.edges = []
    #expect(found(["early": edges.early, "late": edges.late]).isEmpty)
    let (pan, edge) = (UIPanGestureRecognizer(), UIScreenEdgePanGestureRecognizer())
    edge.edges = .left
    edge.thresholds?.panSlop *= 2
    check(pan, edge)
    pan.thresholds?.panSlop *= 3
    #expect(found(["pan": pan, "edge": edge]).isEmpty)
  }

  @Test("6.10 a swipe in more directions shadows one in fewer, not the other way round")
  func directions() {
    func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      return swipe
    }
    Play.prepare()
    let (left, both) = (swipe(.left), swipe([.left, .right]))
    expectEqual(found(["left": left, "both": both]), ["shadowed: left < both"])
    // The newer of the two is asked first, and the other is only left what it doesn't take.
    #expect(found(["both": both, "left": left]).isEmpty)
  }

  @Test("6.5 a pan shadows a swipe, unless both may be recognized or the pan waits")
  func swipes() throws {
    Play.prepare()
    expectEqual(
      found(["swipe": UISwipeGestureRecognizer(), "pan": UIPanGestureRecognizer()]),
      ["shadowed: swipe < pan"]
    )
    let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    let answers = Answers()
    answers.together = true
    pan.delegate = answers
    #expect(found(["swipe": swipe, "pan": pan]).isEmpty)
    answers.together = false
    pan.require(toFail: swipe)
    expectEqual(found(["swipe": swipe, "pan": pan]), ["longWait: pan < swipe"])
    // A swipe of 26.5 points is the shortest possible.
    let far = UIPanGestureRecognizer()
    far.thresholds?.panSlop = 27
    #expect(found(["swipe": UISwipeGestureRecognizer(), "pan": far]).isEmpty)
  }

  @Test("6.3 single and double tap without a requirement don't shadow each other")
  func taps() {
    Play.prepare()
    #expect(found(["tap": tap(1), "double": tap(2)]).isEmpty)
  }

  @Test("4.18 a requirement that can never be met")
  func unmeetable() {
    Play.prepare()
    let (single, double) = (tap(1), tap(2))
    double.require(toFail: single)
    expectEqual(found(["tap": single, "double": double]), ["unmeetable: double < tap"])
    let (swipe, pan) = (UISwipeGestureRecognizer(), UIPanGestureRecognizer())
    swipe.require(toFail: pan)
    expectEqual(found(["swipe": swipe, "pan": pan]), ["unmeetable: swipe < pan"])
  }

  @Test("4.23 dynamic requirements in a cycle")
  func circle() {
    final class Polite: UITapGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
    }
    Play.prepare()
    expectEqual(
      found(["one": Polite(), "two": Polite()]),
      ["circle: one < two", "circle: two < one"]
    )
  }

  @Test("4.23 three that wait for one another are a cycle, reported once")
  func longCircle() {
    final class Waiting: UITapGestureRecognizer {
      var others: [UIGestureRecognizer] = []
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        others.contains { $0 === other }
      }
    }
    Play.prepare()
    let (one, two, three) = (Waiting(), Waiting(), Waiting())
    (one.others, two.others, three.others) = ([two], [three], [one])
    let play = Play(["one": one, "two": two, "three": three])
    let circles = GestureConflicts(play.stage.recognizers).all.filter { $0.kind == .circle }
    expectEqual(
      circles.map(\.sentence),
      [
        "one, two and three wait for one another in a circle, and the requirement that closes it "
          + "is refused"
      ]
    )
    three.others = []
    #expect(
      !GestureConflicts(play.stage.recognizers).all.contains { $0.kind == .circle }
    )
  }

  @Test("4.21 a requirement that receives none of the touches causes no waiting")
  func apart() {
    Play.prepare()
    let (single, double) = (tap(1), tap(2))
    single.require(toFail: double)
    let pencil = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    double.allowedTouchTypes = pencil
    // The tap accepts pencils too, and waits for those.
    expectEqual(found(["tap": single, "double": double]), ["longWait: tap < double"])
    single.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    #expect(found(["tap": single, "double": double]).isEmpty)
    let play = Play([:])
    for recognizer in [single, double] {
      let view = UIView()
      view.addGestureRecognizer(recognizer)
      play.scene.view.addSubview(view)
    }
    #expect(GestureConflicts([single, double]).all.isEmpty)
    // Two pans, one for the pencil only: it shadows no finger.
    let (finger, pen) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    pen.allowedTouchTypes = pencil
    #expect(found(["finger": finger, "pen": pen]).isEmpty)
    expectEqual(found(["pen": pen, "finger": finger]), ["shadowed: pen < finger"])
  }

  @Test("4.12 recognizers that can never be recognized together; on sibling views both can")
  func exclusive() {
    Play.prepare()
    expectEqual(
      found(["tap": tap(1), "pan": UIPanGestureRecognizer()], [.exclusive]),
      ["exclusive: tap < pan"]
    )
    let play = Play([:])
    let pans = [UIPanGestureRecognizer(), UIPanGestureRecognizer()]
    for pan in pans {
      let view = UIView()
      view.addGestureRecognizer(pan)
      play.scene.view.addSubview(view)
    }
    #expect(GestureConflicts(pans).all.isEmpty)
  }

  @Test("nothing is predicted for a client's own class")
  func custom() {
    final class Mine: UIPanGestureRecognizer {}
    Play.prepare()
    #expect(found(["swipe": UISwipeGestureRecognizer(), "pan": Mine()]).isEmpty)
  }

  @Test("recognizers without a name are called by their kind, and numbered")
  func unnamed() {
    Play.prepare()
    let scene = UIViewController()
    let stage = TouchStage(scene: scene, size: CGSize(width: 100, height: 100))
    for recognizer in [tap(1), tap(1), press(1)] { scene.view.addGestureRecognizer(recognizer) }
    let found = GestureConflicts(stage.recognizers).all
    #expect(found.map { [$0.recognizer] + $0.others }.contains(["tap", "tap 2"]))
    #expect(found.allSatisfy { !$0.sentence.contains("UI") })
  }

  @Test("the workbench has one long wait, and nothing worse")
  func workbench() {
    let stage = TouchStage(
      scene: Scene.workbench.makeViewController(),
      size: CGSize(width: 390, height: 844)
    )
    let found = GestureConflicts(stage.recognizers).all.filter { $0.kind != .exclusive }
    expectEqual(found.map(\.sentence), ["tap comes 0.35 s late, as it waits for doubleTap to fail"])
  }

  @Test("8.3 a recognizer that only delays touches conflicts with nothing")
  func touchDelays() {
    let stage = TouchStage(
      scene: Scene.scroll.makeViewController(),
      size: CGSize(width: 390, height: 844)
    )
    let found = GestureConflicts(stage.recognizers).all
    #expect(!found.isEmpty)
    #expect(!found.contains { ([$0.recognizer] + $0.others).contains { $0.contains("Delay") } })
  }

  @Test("conflicts in lines: a heading a kind, each sentence, and one fix for several alike")
  func lines() {
    Play.prepare()
    let (single, double) = (tap(1), tap(2))
    single.require(toFail: double)
    let play = Play(["tap": single, "double": double, "old": press(0.5), "new": press(0.5)])
    let all = GestureConflicts(play.stage.recognizers).all.filter {
      $0.kind == .shadowed || $0.kind == .longWait
    }
    expectEqual(all.count, 2)
    let expected = all.flatMap { ["  \($0.sentence).", "      Fix: \($0.fix)."] }
    let lines = all.lines(width: 1000)
    expectEqual(lines.filter { $0.hasPrefix(" ") }, expected)
    expectEqual(lines.filter { !$0.hasPrefix(" ") }, ["Always shadowed", "", "Long waits"])
  }
}
