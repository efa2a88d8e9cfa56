import Expectations
import Playground
import Testing
import UIKit

/// The functions that a host calls, in this process.
@MainActor @Suite(.serialized) struct PlaygroundTests {
  /// Writes a text to the input.
  func input(_ text: String) throws -> Int32 {
    let bytes = Array(text.utf8)
    let start = try #require(touchstoneInput(Int32(bytes.count)))
    start.copyMemory(from: bytes, byteCount: bytes.count)
    return Int32(bytes.count)
  }

  /// The last result as text.
  func text(_ length: Int32) throws -> String {
    let start = try #require(touchstoneOutput())
    return String(
      decoding: UnsafeRawBufferPointer(start: start, count: Int(max(length, 0))),
      as: UTF8.self
    )
  }

  func open(_ request: String) throws -> Int32 {
    let stage = touchstoneOpen(try input(request))
    let problem = stage > 0 ? "" : try text(touchstoneProblem())
    try #require(stage > 0, "\(problem)")
    return stage
  }

  func touch(
    _ stage: Int32,
    _ time: Double,
    _ phase: Double,
    x: Double,
    y: Double
  ) throws -> Int32 {
    let numbers = [1, phase, 0, x, y, .nan, .nan, .nan, .nan]
    let start = try #require(touchstoneInput(72))
    start.copyMemory(from: numbers, byteCount: 72)
    return touchstoneTouches(stage, time, 1, 0, 0)
  }

  @Test("What was touched is told, and what was saved gives the same transcript")
  func saved() throws {
    let stage = try open("scene workbench\nscreen 300x500.5\n")
    defer { touchstoneClose(stage) }
    try expectEqual(touch(stage, 0.1, 0, x: 100.000_04, y: 200), 1)
    try expectEqual(touch(stage, 0.11, 1, x: 160, y: 200), 1)
    expectEqual(touchstoneContacts(stage), 1)
    try expectEqual(touch(stage, 0.2, 2, x: 160, y: 200), 1)
    expectEqual(touchstoneAdvance(stage, 3), 0)
    let told = try text(touchstoneTold(stage))
    #expect(told.contains("\"recognizer\":\"pan\",\"state\":\"began\""))
    let saved = try text(touchstoneRecording(stage))
    #expect(saved.hasPrefix("{\"touches\":1,"))
    let replayed = try text(touchstoneReplay(try input("scene workbench\nrecording\n" + saved)))
    #expect(replayed.hasPrefix(told + "{\"summary\""))
    // A time before the clock counts as now.
    try expectEqual(touch(stage, 1, 0, x: 100, y: 200), 1)
    expectEqual(touchstoneTime(stage), 3)
  }

  @Test("Another trait changes the look of what is under way, and one that there isn't is said")
  func traits() throws {
    let stage = try open("scene workbench\n")
    defer { touchstoneClose(stage) }
    func drawing() throws -> [UInt8] {
      let count = Int(touchstoneDrawing(stage, 1))
      let start = try #require(touchstoneOutput())
      return Array(UnsafeRawBufferPointer(start: start, count: count))
    }
    _ = try touch(stage, 0.1, 0, x: 100, y: 200)
    _ = try touch(stage, 0.2, 1, x: 160, y: 200)
    let light = try drawing()
    expectEqual(touchstoneTrait(stage, try input("userInterfaceStyle=dark")), 1)
    #expect(touchstoneDrawing(stage, 0) > 0)
    #expect(try drawing() != light)
    expectEqual(touchstoneTrait(stage, try input("userInterfaceStyle=light")), 1)
    try expectEqual(drawing(), light)
    expectEqual(touchstoneTrait(stage, try input("reduceMotion=true")), 1)
    #expect(UIAccessibility.isReduceMotionEnabled)
    expectEqual(touchstoneContacts(stage), 1)
    _ = try touch(stage, 0.3, 2, x: 160, y: 200)
    let pans = try text(touchstoneTold(stage)).split(separator: "\n").filter {
      $0.contains("\"recognizer\":\"pan\"")
    }
    expectEqual(pans.count { $0.contains("\"state\":\"began\"") }, 1)
    expectEqual(pans.count { $0.contains("\"state\":\"ended\"") }, 1)
    for wrong in ["userInterfaceStyle=blue", "color=red", "dark", ""] {
      expectEqual(touchstoneTrait(stage, try input(wrong)), 0)
      #expect(try text(touchstoneProblem()).hasPrefix("there is no trait "))
    }
  }

  @Test("A threshold works at once, and one that there isn't is said")
  func thresholds() throws {
    let stage = try open("scene workbench\nset tap.allowableMovement=1\n")
    defer { touchstoneClose(stage) }
    func taps() throws -> Bool {
      let now = touchstoneTime(stage)
      _ = try touch(stage, now + 0.1, 0, x: 100, y: 200)
      _ = try touch(stage, now + 0.12, 1, x: 105, y: 200)
      _ = try touch(stage, now + 0.15, 2, x: 105, y: 200)
      _ = touchstoneAdvance(stage, now + 2)
      return try text(touchstoneTold(stage)).contains("\"recognizer\":\"tap\"")
    }
    #expect(try !taps())
    expectEqual(touchstoneSet(stage, try input("tap.allowableMovement=20")), 1)
    #expect(try taps())
    expectEqual(touchstoneSet(stage, try input("tap.nothing=20")), 0)
    #expect(try text(touchstoneProblem()).hasPrefix("tap has no property nothing; it has "))
  }

  @Test("A recording that plays refuses fingers, and says when its next frame is")
  func playing() throws {
    let stage = try open("scene workbench\nrecording\n" + Self.tap)
    defer { touchstoneClose(stage) }
    expectEqual(touchstoneNext(stage), 0.5)
    try expectEqual(touch(stage, 0.1, 0, x: 100, y: 200), 0)
    expectEqual(touchstoneAdvance(stage, 0.55), 1)
    expectEqual(touchstoneContacts(stage), 1)
    expectEqual(touchstoneAdvance(stage, 60), 0)
    expectEqual(touchstoneNext(stage), .infinity)
    #expect(try text(touchstoneTold(stage)).contains("\"recognizer\":\"tap\""))
  }

  @Test("A drawing that didn't change is none")
  func drawing() throws {
    let stage = try open("scene drawer\n")
    defer { touchstoneClose(stage) }
    #expect(touchstoneDrawing(stage, 0) > 100)
    expectEqual(touchstoneDrawing(stage, 0), 0)
    #expect(touchstoneDrawing(stage, 1) > 100)
  }

  @Test(
    "What can't be opened is said in a line",
    arguments: [
      ("", "there is no scene"), ("scene x", "there is no scene x; the scenes are workbench"),
      ("scene drawer\nscreen 0x0", "screen 0x0 can't be understood"),
      ("scene drawer\nforce nan", "force nan can't be understood"),
      ("scene drawer\nset a", "a is no setting"), ("scene drawer\nname a.b\nrecording\nx", "a.b:"),
      ("scene drawer\ndescription 5", "description 5 can't be understood"),
    ]
  )
  func problems(request: String, problem: String) throws {
    expectEqual(touchstoneOpen(try input(request)), 0)
    let said = try text(touchstoneProblem())
    #expect(said.hasPrefix(problem), "\(said)")
    #expect(!said.contains("\n"))
    // What succeeds next has no problem.
    let stage = try open("scene workbench\n")
    defer { touchstoneClose(stage) }
    try expectEqual(text(touchstoneProblem()), "")
  }

  @Test("A client's scenes take the place of Touchstone's")
  func ownScenes() throws {
    let before = PlaygroundScene.all
    defer { PlaygroundScene.all = before }
    PlaygroundScene.offer { [PlaygroundScene("own", "one's own") { UIViewController() }] }
    let scenes = try text(touchstoneScenes())
    #expect(scenes.hasPrefix("{\"name\":\"own\",\"summary\":\"one's own\","))
    expectEqual(scenes.split(separator: "\n").count, 1)
    let stage = try open("scene own\n")
    try expectEqual(touch(stage, 0.1, 0, x: 100, y: 200), 1)
    touchstoneClose(stage)
  }

  @Test(
    "Contacts that hover and those that touch are counted apart; an interruption takes the latter"
  )
  func contacts() throws {
    let stage = try open("scene workbench\n")
    defer { touchstoneClose(stage) }
    func ids() throws -> [Double] {
      let count = Int(touchstoneContacts(stage))
      let start = try #require(touchstoneOutput()).bindMemory(to: Double.self, capacity: count * 9)
      return (0..<count).map { start[$0 * 9 + 1] }
    }
    try expectEqual(touch(stage, 0.1, 4, x: 50, y: 60), 1)
    try expectEqual(touch(stage, 0.2, 0, x: 50, y: 60), 1)
    try expectEqual(touch(stage, 0.3, 1, x: 80, y: 60), 1)
    try expectEqual(ids(), [4, 1])
    expectEqual(touchstoneInterrupt(stage, 0.4), 1)
    try expectEqual(ids(), [4])
    // The finger that was taken away may go on.
    try expectEqual(touch(stage, 0.45, 1, x: 90, y: 60), 1)
    try expectEqual(ids(), [4])
    try expectEqual(touch(stage, 0.5, 6, x: 50, y: 60), 1)
    try expectEqual(ids(), [])
    expectEqual(touchstoneAdvance(stage, 1), 0)
  }

  @Test("A contact that is nowhere is where it was, and a new one isn't there")
  func nowhere() throws {
    let stage = try open("scene workbench\n")
    defer { touchstoneClose(stage) }
    try expectEqual(touch(stage, 0.1, 0, x: .nan, y: 60), 1)
    expectEqual(touchstoneContacts(stage), 0)
    try expectEqual(touch(stage, 0.2, 0, x: 50, y: 60), 1)
    try expectEqual(touch(stage, 0.3, 2, x: 50, y: .infinity), 1)
    let saved = try text(touchstoneRecording(stage))
    #expect(saved.contains("\"phase\":\"ended\",\"x\":50.0,\"y\":60.0"))
  }

  @Test("A wheel's steps scroll, and a scroll that is no number doesn't")
  func wheel() throws {
    let stage = try open("scene scroll\n")
    defer { touchstoneClose(stage) }
    #expect(touchstoneDrawing(stage, 0) > 0)
    expectEqual(touchstoneScroll(stage, 0.1, 0, .nan, 4, 100, 300, 0), 0)
    expectEqual(touchstoneScroll(stage, 0.1, 0, -40, 5, 100, 300, 0), 0)
    expectEqual(touchstoneDrawing(stage, 0), 0)
    expectEqual(touchstoneScroll(stage, 0.1, 0, -40, 4, 100, 300, 0), 1)
    #expect(touchstoneNext(stage) < 1)
    _ = touchstoneAdvance(stage, 0.2)
    #expect(touchstoneDrawing(stage, 0) > 0)
  }

  @Test("A space bar that is pressed and released is a press, which a recording that plays refuses")
  func keys() throws {
    let stage = try open("scene workbench\n")
    let playing = try open("scene workbench\nrecording\n" + Self.tap)
    defer { [stage, playing].forEach(touchstoneClose) }
    for (phase, taken) in [(0, 1), (2, 1), (4, 0), (-1, 0)] as [(Int32, Int32)] {
      expectEqual(touchstoneKey(stage, 0.1, phase, 44, 0, try input(" ")), taken)
    }
    expectEqual(touchstoneKey(playing, 0.1, 0, 44, 0, try input(" ")), 0)
    expectEqual(touchstoneScroll(playing, 0.1, 0, -40, 4, 100, 300, 0), 0)
    expectEqual(touchstoneInterrupt(playing, 0.1), 0)
    expectEqual(touchstoneResize(playing, 0.1, 300, 400), 0)
    expectEqual(touchstoneActivate(playing, 0), 0)
    expectEqual(touchstoneEscape(playing), 0)
    // A stage that isn't there takes nothing.
    expectEqual(touchstoneKey(99, 0.1, 0, 44, 0, try input(" ")), 0)
    expectEqual(touchstoneDrawing(99, 1), -1)
    expectEqual(touchstoneNext(99), .infinity)
  }

  @Test("A screen gets another size, and only one that there can be")
  func resized() throws {
    let stage = try open("scene workbench\nscreen 300x500\n")
    defer { touchstoneClose(stage) }
    func size() throws -> [Float] {
      _ = touchstoneDrawing(stage, 1)
      let start = try #require(touchstoneOutput()).bindMemory(to: Float.self, capacity: 2)
      return [start[0], start[1]]
    }
    try expectEqual(size(), [300, 500])
    expectEqual(touchstoneResize(stage, 0.5, 0, 300), 0)
    expectEqual(touchstoneResize(stage, 0.5, 500, 300), 1)
    expectEqual(touchstoneTime(stage), 0.5)
    try expectEqual(size(), [500, 300])
  }

  @Test("Properties have names, ranges and present values; several settings come in one text")
  func properties() throws {
    let stage = try open("scene workbench\ngestures tap,pan\n")
    defer { touchstoneClose(stage) }
    expectEqual(touchstoneSet(stage, try input("tap.allowableMovement=12,pan.slop=7")), 1)
    let lines = try text(touchstoneProperties(stage)).split(separator: "\n")
    func line(_ name: String, _ property: String) -> String? {
      lines.first { $0.contains("\"name\":\"\(name)\",\"property\":\"\(property)\"") }
        .map(String.init)
    }
    expectEqual(line("tap", "allowableMovement")?.contains("\"value\":12,"), true)
    expectEqual(line("pan", "slop")?.contains("\"value\":7,"), true)
    expectNil(line("longPress", "minimumPressDuration"))
  }

  @Test("A whole recording is described and explained as the commands do")
  func whole() throws {
    let info = try text(touchstoneInfo(try input("name a\nrecording\n" + Self.tap)))
    #expect(info.contains("\"contacts\":1"))
    let request = "scene workbench\ngestures tap\nrecording\n" + Self.tap
    let explained = try text(touchstoneExplain(try input(request)))
    #expect(explained.contains("\"recognizer\":\"tap\""))
    expectEqual(explained.split(separator: "\n").count, 1)
    // What came before a line that can't be read counts, and what is wrong with it is said.
    let cut = try text(touchstoneReplay(try input(request + "{\"t\":\n")))
    #expect(cut.contains("\"recognizer\":\"tap\""))
    #expect(try text(touchstoneProblem()).hasPrefix("recording:4"))
    expectEqual(touchstoneReplay(try input("scene workbench\nrecording\n")), -1)
  }

  @Test("A device's description, or its ranges, may come apart from its events")
  func description() throws {
    let axes = """
      # EVEMU 1.3
      N: pad
      A: 35 0 3899 0 0 10
      A: 36 0 8439 0 0 10
      A: 39 0 65535 0 0

      """
    var events = ""
    for (time, x, y) in [("1.000000", 1000, 2000), ("1.050000", 1003, 2000)] {
      if time == "1.000000" { events += "E: 1.000000 0003 0039 7\n" }
      events += "E: \(time) 0003 0035 \(x)\nE: \(time) 0003 0036 \(y)\nE: \(time) 0000 0000 0\n"
    }
    events += "E: 1.100000 0003 0039 -1\nE: 1.100000 0000 0000 0\n"
    let start = "scene workbench\nscreen 390x844\n"
    func replayed(_ request: String) throws -> String {
      let length = touchstoneReplay(try input(start + request))
      let problem = length > 0 ? "" : try text(touchstoneProblem())
      try #require(length > 0, "\(problem)")
      return try text(length)
    }
    let whole = try replayed("recording\n" + axes + events)
    #expect(whole.contains("\"recognizer\":\"tap\""))
    let count = axes.utf8.count
    try expectEqual(replayed("description \(count) pad.desc\nrecording\n" + axes + events), whole)
    let ranges = try replayed("range 0:3899,0:8439\nrecording\n" + events)
    #expect(ranges.contains("\"recognizer\":\"tap\""))
    #expect(try replayed("range 0:389,0:843\nrecording\n" + events) != ranges)
    // Without either, the largest values that come are the ranges.
    #expect(try replayed("recording\n" + events) != ranges)
  }

  private static let tap = """
    {"touches":1,"screen":{"width":390,"height":844}}
    {"t":0.500000,"contacts":[{"id":1,"phase":"began","x":100.0,"y":200.0}]}
    {"t":0.600000,"contacts":[{"id":1,"phase":"ended","x":100.0,"y":200.0}]}

    """
}
