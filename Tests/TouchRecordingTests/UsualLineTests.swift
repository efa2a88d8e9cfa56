import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Lines of `.touches` files that are read at once.
struct UsualLineTests {
  private func read(
    _ text: String,
    after last: Int64 = 0,
    _ reader: (Line, Int64) throws -> TouchFrame?
  ) rethrows -> TouchFrame? {
    var bytes = Array(text.utf8)
    return try bytes.withUnsafeMutableBufferPointer { try reader(Line($0), last) }
  }

  private static let usual = [
    #"{"t":0.207943,"contacts":[{"id":1,"phase":"moved","x":12.5,"y":20.25}]}"#,
    #"{"t":12,"contacts":[{"id":0,"phase":"moved","x":0,"y":844.0000}]}"#,
    #"{"t":1.5,"contacts":[{"id":7,"phase":"moved","x":1,"y":2,"force":0.41,"radius":8.1}]}"#,
    #"{"t":1.5,"contacts":[{"id":7,"phase":"moved","x":1,"y":2,"radius":8.1}]}"#,
    #"{"t":1,"contacts":[{"id":1,"phase":"moved","x":1,"y":2},{"id":2,"phase":"moved","x":3,"y":4}]}"#,
  ]

  @Test("Recording formats 5 lines of moved contacts are read at once, alike", arguments: usual)
  func alike(text: String) throws {
    let frame = try #require(read(text, FrameLine.usual))
    try expectEqual(read(text, FrameLine.any), frame)
  }

  @Test(
    "Recording formats 5 all other lines are left to the reader of any",
    arguments: [
      #"{"t": 1,"contacts":[{"id":1,"phase":"moved","x":1,"y":2}]}"#,
      #"{"t":1,"contacts":[{"id":1,"phase":"began","x":1,"y":2}]}"#,
      #"{"t":1,"contacts":[{"id":1,"phase":"moved","y":1,"x":2}]}"#,
      #"{"t":1,"contacts":[{"id":1.0,"phase":"moved","x":1,"y":2}]}"#,
      #"{"t":1,"contacts":[{"id":01,"phase":"moved","x":1,"y":2}]}"#,
      #"{"t":1,"contacts":[{"id":1,"phase":"moved","x":-1,"y":2}]}"#,
      #"{"t":1,"contacts":[{"id":1,"phase":"moved","x":1e3,"y":2}]}"#,
      #"{"t":1,"contacts":[{"id":1,"phase":"moved","x":1,"y":2}]} "#,
      #"{"t":1,"contacts":[{"id":1,"phase":"moved","x":1,"y":2}],"buttons":1}"#,
      #"{"t":1,"contacts":[]}"#,
      #"{"t":9000000,"contacts":[{"id":1,"phase":"moved","x":1,"y":2}]}"#,
      #"{"t":1,"contacts":[{"id":1,"phase":"moved","x":1,"y":2"#,
      "",
    ]
  )
  func left(text: String) { expectNil(read(text, FrameLine.usual)) }

  @Test("Recording formats 5 a time before the frame above is left to the reader of any, an error")
  func backwards() {
    let text = Self.usual[0]
    #expect(read(text, after: 207_943_000, FrameLine.usual) != nil)
    expectNil(read(text, after: 207_943_001, FrameLine.usual))
    #expect(throws: LineProblem.self) { try read(text, after: 207_943_001, FrameLine.any) }
  }

  @Test("random: what is read at once is what the reader of any reads", arguments: 0..<10)
  func random(seed: UInt64) throws {
    var random = SplitMix(seed)
    var count = 0
    for _ in 0..<200 {
      var bytes = Array(Self.usual[random.next(Self.usual.count)].utf8)
      let letters = Array("00112233445566778899.-e,:{}[]\" xt".utf8)
      let place = random.next(bytes.count)
      switch random.next(3) {
      case 0: bytes[place] = letters[random.next(letters.count)]
      case 1: bytes.insert(letters[random.next(letters.count)], at: place)
      default: bytes.remove(at: place)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let frame = read(text, FrameLine.usual) else { continue }
      count += 1
      try expectEqual(read(text, FrameLine.any), frame, "\(text)")
    }
    #expect(count > 5)
  }
}
