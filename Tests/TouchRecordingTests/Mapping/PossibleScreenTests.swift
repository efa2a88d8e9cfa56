import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Screens that there can be.
struct PossibleScreenTests {
  private let bench = Bench()

  @Test(
    "sides are between 1 and 100,000 points",
    arguments: [
      (1, 1, true), (100_000, 100_000, true), (0.999, 5, false), (5, 100_001, false),
      (.nan, 5, false), (5, .infinity, false), (-5, 5, false), (1e-300, 5, false),
    ] as [(Double, Double, Bool)]
  )
  func sides(width: Double, height: Double, isPossible: Bool) {
    expectEqual(ScreenSize.isPossible(width: width, height: height), isPossible)
    expectEqual(ScreenSize.isPossible(width: height, height: width), isPossible)
  }

  @Test("a named screen is one of these")
  func named() {
    expectEqual(ScreenSize("100000x1"), ScreenSize(width: 100_000, height: 1))
    for text in ["100001x5", "5x0.99", "1000000x0.0000000000001", "5x99999999999999999999"] {
      expectNil(ScreenSize(text))
    }
  }

  @Test(
    "Recording formats 5 a header's screen is one of these",
    arguments: ["1e9", "1e-10", "0", "-5", "0.9", "100000.5", "4.9e-324", "1e300"]
  )
  func header(side: String) {
    for screen in ["\"width\":\(side),\"height\":5", "\"width\":5,\"height\":\(side)"] {
      let path = bench.file("{\"touches\":1,\"screen\":{\(screen)}}\n{\"t\":0}\n")
      let error = Reading(path).error
      expectEqual(error?.kind, .malformed)
      expectEqual(error?.description.hasSuffix("sides are between 1 and 100000 points"), true)
    }
  }

  private func device(_ x: String, _ y: String) -> Script {
    Script(axes: ["35 \(x)", "36 \(y)"]).id(1).at(1, 1).report().lift().report()
  }

  @Test("Recording formats 6 ranges that make another are refused, and --screen helps")
  func ranges() {
    let script = device("0 1 0 0", "0 2000000000 0 0")
    let error = script.read().error
    expectEqual(error?.kind, .malformed)
    expectEqual(error?.problem.hasPrefix("the axes' ranges make an impossible screen of "), true)
    expectEqual(error?.remedy.hasSuffix("sides are between 1 and 100000 points"), true)
    let named = script.read(ReadingOptions(screen: ScreenSize("390x844")))
    expectEqual(named.story, "1b | 1e")
    let path = bench.file(Script(axes: []).id(1).at(1, 1).report().text)
    let range = ReadingOptions(range: AxisRanges("0:2147483647,0:1"))
    expectEqual(Reading(path, options: range).error?.kind, .malformed)
  }

  @Test("Recording formats 6 where ranges are what was seen, a side is a point long at least")
  func seen() {
    let reading = Script(axes: []).id(1).at(1, 1).report().y(4000).report().lift().report().read()
    expectEqual(reading.story, "1b | 1m | 1e")
    expectEqual(reading.header?.screen.width, 1)
    #expect(reading.contacts.allSatisfy { $0.position.x < 1 })
  }

  @Test(
    "Recording formats 4.9 a resolution by which a side is longer than 3 m is none",
    arguments: [("0 2999 0 0 1", true), ("0 3000 0 0 1", false), ("0 30000 0 0 9", false)]
  )
  func resolution(axis: String, isBelieved: Bool) {
    for script in [device(axis, "0 999 0 0 2"), device("0 999 0 0 2", axis)] {
      let reading = script.read()
      expectEqual((reading.header?.mapping.scale != .phoneScreen), isBelieved)
      expectEqual(reading.count(of: .impossibleResolution), (isBelieved ? 0 : 1))
    }
    // It counts for the proportions of a named screen neither.
    let named = device("0 9999 0 0 1", "0 9999 0 0 2").id(2).at(9999, 9999).report()
      .read(ReadingOptions(screen: ScreenSize("100x100")))
    expectEqual(named.contacts.last?.position, Point(x: 99.99, y: 99.99))
  }

  @Test("Recording formats 4.9 a resolution by which a side is shorter than a point is none")
  func tinyResolution() {
    let reading = device("0 99 0 0 2147483647", "0 999 0 0 10").read()
    expectEqual(reading.header?.mapping.scale, .phoneScreen)
    expectEqual(reading.count(of: .impossibleResolution), 1)
  }
}
