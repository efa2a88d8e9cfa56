import Expectations
import Foundation
import Scenes
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

@testable import TouchEvaluation

/// Candidates for labels, proposals, and the table that they are written into.
@MainActor
struct LabellingTests {
  private func candidates(
    gestures: [String] = ["tap"],
    limits: [String: StrokeLimits] = [:],
    _ play: (inout SyntheticHand) -> Void
  ) -> [LabelCandidate] {
    var hand = SyntheticHand(seed: 1)
    (hand.tremor, hand.roll) = (0, 0)
    play(&hand)
    return candidates(in: hand.frames, gestures: gestures, limits: limits)
  }

  private func candidates(
    in frames: [TouchFrame],
    gestures: [String] = ["tap"],
    limits: [String: StrokeLimits] = [:],
    longestPart: Int? = nil
  ) -> [LabelCandidate] {
    let stage = TouchStage(
      scene: WorkbenchViewController(),
      size: CGSize(width: 390, height: 844),
      gestures: gestures
    )
    var candidates = LabelCandidates(limits: limits)
    let logger = stage.startLogging(longestPart: longestPart) { candidates.add($0) }
    stage.play(frames)
    logger.finish()
    return candidates.all
  }

  @Test(
    "A near miss was probably meant where the same gesture follows within 3 s",
    arguments: [(50.0, 2.5, "tap"), (50.0, 3.2, nil), (90.0, 2.5, nil)]
      as [(Double, Double, String?)]
  )
  func retries(way: Double, pause: Double, proposal: String?) {
    let place = Point(x: 100, y: 400)
    let all = candidates {
      $0.drag(from: place, to: Point(x: 100 + way, y: 400), for: 0.2)
      $0.pause(pause)
      $0.tap(at: place)
    }
    expectEqual(all.map(\.recognized), [[], ["tap"]])
    expectEqual(all.first?.retried, proposal)
    expectEqual(all.last?.suggestion, "tap")
  }

  @Test(
    "A press that moved a little too far is a near miss where it lasted nearly long enough",
    arguments: [(0.1, false), (0.36, false), (0.4, true), (0.55, true)]
  )
  func pressThatMoved(duration: Double, isNear: Bool) {
    let all = candidates(
      gestures: ["longPress"],
      limits: ["longPress": StrokeLimits(leastDuration: 0.5, mostTravel: 10)]
    ) {
      $0.drag(from: Point(x: 100, y: 400), to: Point(x: 112, y: 400), for: duration)
    }
    expectEqual(all.map(\.nearMisses), [isNear ? ["longPress"] : []])
  }

  @Test("Limits are near on either side of a quarter more or less")
  func limits() {
    let limits = StrokeLimits(leastDuration: 1, mostDuration: 2, mostTravel: 40)
    func isNear(_ duration: Double, _ travel: Double) -> Bool {
      limits.isNear(duration: duration, travel: travel, by: 0.25)
    }
    #expect(isNear(0.75, 50) && isNear(2.5, 0))
    #expect(!isNear(0.74, 0) && !isNear(2.51, 0) && !isNear(1, 50.1))
    #expect(StrokeLimits().isNear(duration: 0, travel: 1000, by: 0.25))
  }

  @Test("As many fingers count as were down together, and the farthest way of them")
  func fingers() {
    let all = candidates {
      $0.twoFingers(around: Point(x: 190, y: 400), distances: (100, 160), for: 0.3)
      $0.pause(1)
      $0.tap(at: Point(x: 100, y: 400))
      $0.pause(0.1)
      $0.tap(at: Point(x: 100, y: 400))
    }
    expectEqual(all.map(\.fingers), [2, 1, 1])
    expectEqual(all.map { ($0.farthest * 10).rounded() / 10 }, [30, 0, 0])
    expectEqual(all.map(\.recognized), [[], ["tap"], ["tap"]])
    expectEqual(all[0].to - all[0].from, .milliseconds(300))
  }

  @Test("Touches that are cut because they overlap for long are one candidate, as in a whole log")
  func cut() {
    var frames: [TouchFrame] = []
    func add(_ time: Double, _ finger: Int, _ phase: Contact.Phase) {
      let place = Point(x: 100 * Double(finger), y: 400)
      let contact = Contact(id: Contact.ID(finger), phase: phase, position: place)
      frames.append(TouchFrame(time: .seconds(time), contacts: [contact]))
    }
    func tap(_ time: Double) {
      add(time, 1, .began)
      add(time + 0.1, 1, .ended)
    }
    tap(0.1)
    add(1, 2, .began)
    for number in 0..<40 { tap(2 + 0.5 * Double(number)) }
    add(23, 2, .ended)
    tap(30)
    let whole = candidates(in: frames)
    expectEqual(whole.map(\.fingers), [1, 2, 1])
    expectEqual(candidates(in: frames, longestPart: 20), whole)
  }

  @Test("A candidate that is cut anywhere has the most fingers, the farthest way and all gestures")
  func cutAnywhere() {
    var frames: [TouchFrame] = []
    func add(_ time: Double, _ finger: Int, _ phase: Contact.Phase, x: Double) {
      let contact = Contact(id: Contact.ID(finger), phase: phase, position: Point(x: x, y: 400))
      frames.append(TouchFrame(time: .seconds(time), contacts: [contact]))
    }
    // One finger comes back, others tap beside it, the first of them far away, and it is left alone at last.
    add(1, 1, .began, x: 50)
    add(1.1, 1, .moved, x: 130)
    add(1.2, 1, .moved, x: 60)
    add(1.3, 8, .began, x: 200)
    add(1.4, 8, .moved, x: 300)
    add(1.5, 8, .ended, x: 300)
    for tap in 0..<6 {
      add(2 + 0.2 * Double(tap), 2 + tap, .began, x: 300)
      add(2.1 + 0.2 * Double(tap), 2 + tap, .ended, x: 300)
    }
    for step in 0..<10 { add(4 + 0.1 * Double(step), 1, .moved, x: 60 + Double(step)) }
    add(5, 1, .ended, x: 70)
    let whole = candidates(in: frames, gestures: ["tap", "pan"])
    expectEqual(whole.map(\.fingers), [2])
    expectEqual(whole.map(\.farthest), [100])
    expectEqual(whole.map { [$0.from, $0.to] }, [[.seconds(1), .seconds(5)]])
    for length in 1...40 {
      let parts = candidates(in: frames, gestures: ["tap", "pan"], longestPart: length)
      expectEqual(parts, whole, "\(length)")
    }
  }

  @Test("A near miss behind a cut is the candidate's, too")
  func nearMissBehindCut() {
    // The swipe has failed after 0.5 s, the tap after 0.75 s.
    let frames = (0...8).map { step in
      let phase: Contact.Phase = step == 0 ? .began : step == 8 ? .ended : .moved
      let place = Point(x: 100 + Double(step), y: 400)
      let contact = Contact(id: Contact.ID(1), phase: phase, position: place)
      return TouchFrame(time: .seconds(1 + 0.1 * Double(step)), contacts: [contact])
    }
    let whole = candidates(in: frames, gestures: ["tap", "swipeLeft"])
    expectEqual(whole.map(\.nearMisses), [["tap"]])
    for length in 1...20 {
      let parts = candidates(in: frames, gestures: ["tap", "swipeLeft"], longestPart: length)
      expectEqual(parts, whole, "\(length)")
    }
  }

  private func temporary(_ text: String?) throws -> String {
    let path = NSTemporaryDirectory() + "/labels-\(UUID().uuidString).tsv"
    if let text { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    return path
  }

  private func text(_ path: String) throws -> String {
    // By its bytes: a byte order mark counts.
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  @Test("Rows are added behind what is there, and columns behind those that are there")
  func adding() throws {
    let path = try temporary("# mine\nfile\tlabel\tnote\na\ttap\tfirst")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = try TableWriter(path: path)
    let label = StrokeLabel(gesture: "pan", from: .seconds(0.5), to: .seconds(1.25))
    try writer.add(TableWriter.Row(file: "b", label: label, person: "an\tn"))
    try expectEqual(
      text(path),
      "# mine\nfile\tlabel\tnote\tfrom\tto\tperson\tdevice\tstatus\na\ttap\tfirst\n"
        + "b\tpan\t\t0.5\t1.25\tan n\t\t\n"
    )
    try expectEqual(LabelTable(path: path).problems, [])
    for name in ["a\tb", "a\nb", "a\rb", "a\r\nb"] {
      #expect(throws: RecordingError.self) {
        try writer.add(TableWriter.Row(file: name, label: label))
      }
    }
    try writer.add(TableWriter.Row(file: "#c", label: label))
    try expectEqual(LabelTable(path: path).rows.map(\.file), ["a", "b", "#c"])
    try writer.removeLast()
    try writer.removeLast()
    #expect(try text(path).hasSuffix("a\ttap\tfirst\n"))
  }

  @Test("Line ends of a table stay as they are, and columns go to its line of names")
  func lineEnds() throws {
    let path = try temporary("\u{FEFF}# mine\r\n \t\r\n# more\r\nfile\tlabel\r\na\ttap\r\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = try TableWriter(path: path)
    var label = StrokeLabel(gesture: "tap", count: 20, note: "fast\r\nones", isProposed: true)
    label.from = .zero
    try writer.add(TableWriter.Row(file: "b", label: label, device: "phone"))
    try expectEqual(
      text(path),
      "\u{FEFF}# mine\r\n \t\r\n# more\r\nfile\tlabel\tfrom\tto\tperson\tdevice\tstatus\tnote\r\na\ttap\r\n"
        + "b\ttap x20\t0\t\t\tphone\tproposed\tfast ones\n"
    )
    try writer.removeLast()
    try writer.removeLast()
    expectEqual(writer.rows, [])
  }

  @Test("A table that something else has changed meanwhile stays as it is")
  func changed() throws {
    let path = try temporary(nil)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = try TableWriter(path: path)
    try writer.add(TableWriter.Row(file: "b", label: StrokeLabel(gesture: "pan")))
    let other = try text(path) + "c\t\t\ttap\n"
    try other.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: RecordingError.self) {
      try writer.add(TableWriter.Row(file: "d", label: StrokeLabel(gesture: "pan")))
    }
    try expectEqual(text(path), other)
    expectEqual(writer.rows.count, 1)
  }

  @Test("A file that is no table is not touched")
  func noTable() throws {
    let path = try temporary("something\nelse\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: RecordingError.self) { try TableWriter(path: path) }
    try expectEqual(text(path), "something\nelse\n")
  }
}
