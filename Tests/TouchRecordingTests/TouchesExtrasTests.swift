import Expectations
import Foundation
import Testing
import TouchCore

@testable import TouchRecording

/// What a recording of a device says beside contacts.
struct TouchesExtrasTests {
  private let bench = Bench()
  private let header = "{\"touches\":1,\"screen\":{\"width\":390,\"height\":844}}\n"
  private let lines = [
    #"{"t":0.100000,"contacts":[{"id":1,"phase":"began","x":1.0,"y":2.0,"force":0.5,"type":"pencil","#
      + #""altitude":1.5,"azimuth":0.5,"estimated":["force","azimuth"],"update":7}]}"#,
    #"{"t":0.200000,"buttons":2,"modifiers":131072,"contacts":[{"id":1,"phase":"moved","x":3.0,"y":2.0}],"#
      + #""coalesced":[{"t":0.150000,"contacts":[{"id":1,"phase":"moved","x":2.0,"y":2.0,"estimated":["position"]}]}]}"#,
    #"{"t":0.300000,"updates":[{"update":7,"force":0.75},{"update":8,"x":9.0,"y":8.0,"altitude":1.0,"azimuth":2.0}]}"#,
    #"{"t":0.400000,"contacts":[{"id":1,"phase":"ended","x":3.0,"y":2.0}]}"#,
    #"{"t":0.500000,"screen":{"width":844,"height":390}}"#,
    #"{"t":0.600000,"contacts":[{"id":2,"phase":"began","x":843.9999,"y":1.0,"type":"direct"}]}"#,
  ]

  private var text: String { header + lines.joined(separator: "\n") + "\n" }

  private func frames(_ options: ReadingOptions = ReadingOptions()) throws -> [TouchFrame] {
    let reader = try RecordingReader(bytes: Array(text.utf8), name: "it", options: options)
    var frames: [TouchFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  @Test("Recording formats 5 is read")
  func read() throws {
    let frames = try frames()
    expectEqual(
      frames[0].contacts[0].estimate,
      Contact.Estimate([.force, .azimuth], updateIndex: 7)
    )
    #expect(frames[1].buttons == 2 && frames[1].modifiers == 131072)
    expectEqual(frames[1].history.map(\.time), [.milliseconds(150)])
    expectEqual(frames[1].history[0].contacts[0].position, Point(x: 2, y: 2))
    expectEqual(
      frames[2].updates,
      [
        EstimateUpdate(index: 7, force: 0.75),
        EstimateUpdate(index: 8, position: Point(x: 9, y: 8), altitude: 1, azimuth: 2),
      ]
    )
    expectEqual(frames[4].screen, TouchFrame.Size(width: 844, height: 390))
    expectEqual(frames.map(\.hasOnlyExtras), [false, false, true, false, true, false])
    // A location on the turned screen stays where it is.
    expectEqual(frames[5].contacts[0].position.x, 843.9999)
  }

  @Test("Recording formats 5 is written as it was read")
  func written() throws {
    var writer = TouchesWriter(TouchesHeader(screen: ScreenSize(width: 390, height: 844)))
    for frame in try frames() { writer.append(frame) }
    expectEqual(String(decoding: writer.bytes, as: UTF8.self), text)
    let path = bench.file("a.touches", text)
    let out = path + ".out"
    try RecordingConverter.convert(path, to: out, options: options(screen: "39x84.4"))
    #expect(try String(contentsOfFile: out, encoding: .utf8).contains(#""coalesced":[{"t":0.15"#))
  }

  private func options(screen: String) -> ReadingOptions {
    ReadingOptions(screen: ScreenSize(screen))
  }

  @Test("Recording formats 5 is scaled with the screen, which turns as the recording's does")
  func scaled() throws {
    let frames = try frames(options(screen: "39x84.4"))
    expectEqual(frames[1].history[0].contacts[0].position, Point(x: 0.2, y: 0.2))
    expectEqual(frames[2].updates[1].position, Point(x: 0.9, y: 0.8))
    expectEqual(frames[4].screen, TouchFrame.Size(width: 84.4, height: 39))
    // Another side than the named screen's proportions say: turned, it is that screen turned.
    try expectEqual(self.frames(options(screen: "78x84.4"))[4].screen?.height, 78)
  }

  @Test(
    "Recording formats 5 another screen than the first one, or that turned, is scaled to a possible one"
  )
  func otherScreens() throws {
    func screens(_ named: String) throws -> [[Double]] {
      let sizes = [(390, 844), (844, 390), (200, 100), (90_000, 2)]
      let lines = sizes.enumerated().map { place, size in
        #"{"t":\#(place + 1),"screen":{"width":\#(size.0),"height":\#(size.1)}}"#
      }
      let first = #"{"t":0,"contacts":[{"id":1,"phase":"began","x":1,"y":2}]}"#
      let text = header + first + "\n" + lines.joined(separator: "\n") + "\n"
      let reader = try RecordingReader(
        bytes: Array(text.utf8),
        name: "it",
        options: options(screen: named)
      )
      var found: [[Double]] = []
      while let frame = try reader.next() {
        if let screen = frame.screen { found.append([screen.width, screen.height]) }
      }
      return found
    }
    try expectEqual(screens("780x1688"), [[780, 1688], [1688, 780], [400, 200], [100_000, 4]])
    try expectEqual(screens("39x84.4"), [[39, 84.4], [84.4, 39], [20, 10], [9000, 1]])
  }

  @Test("Recording formats 7 a part behind a turn begins with the turned screen")
  func part() throws {
    var options = ReadingOptions()
    options.part = .milliseconds(550)...(.seconds(1))
    let frames = try frames(options)
    expectEqual(frames.map(\.screen?.width), [844, nil])
    expectEqual(frames[0].time, .milliseconds(550))
  }

  @Test("Recording formats 5 has no force where force is ignored")
  func withoutForce() throws {
    var options = ReadingOptions()
    options.ignoresForce = true
    let frames = try frames(options)
    expectNil(frames[0].contacts[0].force)
    expectNil(frames[2].updates[0].force)
  }

  @Test(
    "Recording formats 5 line and column of what can't be read",
    arguments: [
      (#""updates":[{"force":1}]"#, "19: the update has no update; add \"update\""),
      (#""updates":[{"update":1,"x":1}]"#, "19: the update has no y; add \"y\""),
      (#""screen":{"width":390}"#, "17: the screen has no width or no height; name both in points"),
      (
        #""screen":{"width":390,"height":0}"#,
        "17: the screen of 390.0 by 0.0 points is impossible; "
          + "name another: a screen's sides are between 1 and 100000 points"
      ),
      (#""buttons":-1"#, "18: the number is negative; correct the line"),
      (
        #""contacts":[{"estimated":["mood"]}]"#,
        "34: the estimated value is unknown; say force, azimuth, altitude or position"
      ),
      (
        #""coalesced":[{"t":2,"contacts":[]}]"#,
        "1: a coalesced sample is later than its frame; put the samples in order, the frame behind them"
      ),
      (#""coalesced":[{"contacts":[]}]"#, "21: the coalesced sample has no time; add \"t\""),
    ]
  )
  func columns(part: String, message: String) {
    let path = bench.file("a.touches", header + #"{"t":1,"# + part + "}\n")
    expectEqual(Reading(path).error?.description.hasSuffix("a.touches:2:" + message), true)
  }

  @Test("Recording formats 5 numbers have the digits that the standard library gives them")
  func numbers() {
    var random = SplitMix(11)
    var values: [Double] = [
      0, -0.0, 1, -1, 0.5, 1e-4, -1e-4, 0.00004, 123456.78905, 9_999_999_999.9999, 1e10, 1e15,
      -3e17,
      1e300, .infinity, .nan, 0.1 + 0.2, 2.675,
    ]
    for _ in 0..<20_000 { values.append((random.unit() - 0.5) * [1, 1000, 1e7][random.next(3)]) }
    for value in values {
      var bytes: [UInt8] = []
      bytes.putNumber(value)
      expectEqual(String(decoding: bytes, as: UTF8.self), rounded(value, places: 4).description)
    }
    for value in [0, 9, 10, 99, 100, -1, -10, Int.max, Int.min] {
      var bytes: [UInt8] = []
      bytes.putInteger(value)
      expectEqual(String(decoding: bytes, as: UTF8.self), "\(value)")
    }
  }
}
