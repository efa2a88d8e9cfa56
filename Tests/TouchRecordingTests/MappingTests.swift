import Expectations
import Foundation
import Testing
import TouchCore

@testable import TouchRecording

/// From device units to points.
struct MappingTests {
  private let bench = Bench()
  private let events = Script(axes: []).id(1).at(50, 20).pressure(10).report().text

  private func description(_ x: String, _ y: String, name: String? = nil) -> String {
    (name.map { "N: \($0)\n" } ?? "") + "A: 35 \(x)\nA: 36 \(y)\n"
  }

  @Test("Recording formats 6 first the resolution: 163 points are an inch")
  func resolution() {
    let script = Script(axes: ["35 0 99 0 0 10", "36 0 199 0 0 10"]).id(1).at(50, 100).report()
    let reading = script.read()
    expectEqual(reading.header?.screen, ScreenSize(width: 64.1732, height: 128.3465))
    expectEqual(reading.header?.mapping.scale, .resolution(x: 10, y: 10))
    expectEqual(
      reading.header?.mapping.description,
      "Real size: 10 units per mm; the ranges 0:99,0:199 come from the recording's header."
    )
    expectEqual(reading.contacts[0].position, Point(x: 32.0866, y: 64.1732))
  }

  @Test("Recording formats 6 a named screen is fitted with its aspect ratio, from the top left")
  func namedScreen() {
    let script = Script(axes: ["35 0 99 0 0 10", "36 0 99 0 0 5"]).id(1).at(99, 99).report()
    let reading = script.read(ReadingOptions(screen: ScreenSize("390x390")))
    expectEqual(reading.header?.screen, ScreenSize(width: 390, height: 390))
    expectEqual(reading.header?.mapping.scale, .namedScreen)
    // 10 mm by 20 mm: the height is decisive.
    expectEqual(reading.contacts[0].position, Point(x: 193.05, y: 386.1))
  }

  @Test("Recording formats 6 without a resolution the area fits a phone, in portrait or landscape")
  func phone() {
    let upright = Script(axes: ["35 0 99 0 0 0", "36 0 199 0 0 7"]).id(1).at(0, 0).report().read()
    expectEqual(upright.header?.screen, ScreenSize(width: 390, height: 780))
    expectEqual(upright.header?.mapping.scale, .phoneScreen)
    let turned = Script(axes: ["35 0 199 0 0", "36 0 99 0 0"]).id(1).at(0, 0).report().read()
    expectEqual(turned.header?.screen, ScreenSize(width: 780, height: 390))
  }

  @Test("Recording formats 6 without ranges: the user's, and finally the largest values seen")
  func rangesOfOthers() {
    let path = bench.file("a.events", events)
    let seen = Reading(path)
    expectEqual(seen.header?.mapping.ranges, .largestSeen)
    expectEqual(seen.header?.mapping.area, AxisRanges("0:50,0:20"))
    expectEqual(seen.header?.pressure, .usual(maximum: 15, seen: 10))
    let named = Reading(path, options: ReadingOptions(range: AxisRanges("0:389,0:843")))
    expectEqual(named.header?.mapping.ranges, .named)
    expectEqual(named.contacts[0].position, Point(x: 50, y: 20))
  }

  @Test(
    "Recording formats 6 a pressure without a maximum is compared with the smallest common one",
    arguments: [
      (1, 15), (15, 15), (16, 255), (255, 255), (256, 1023), (2047, 2047), (2048, 4095),
      (65535, 65535), (65536, 65536),
    ] as [(Int32, Int32)]
  )
  func usualPressure(seen: Int32, maximum: Int32) {
    expectEqual(PressureScale.usual(for: seen), .usual(maximum: maximum, seen: seen))
  }

  @Test(
    "Recording formats 6 a named description overrides the user's ranges and neighbouring descriptions"
  )
  func namedDescription() {
    let path = bench.file("b.events", events)
    let neighbour = bench.file("b.desc", description("0 99 0 0", "0 99 0 0"))
    let far = bench.file("far/c.desc", description("0 389 0 0", "0 843 0 0"))
    let own = Reading(path)
    expectEqual(own.header?.mapping.ranges, .description(path: neighbour))
    let ranged = Reading(path, options: ReadingOptions(range: AxisRanges("0:9,0:9")))
    expectEqual(ranged.header?.mapping.ranges, .named)
    let options = ReadingOptions(deviceDescription: far, range: AxisRanges("0:9,0:9"))
    expectEqual(Reading(path, options: options).header?.mapping.ranges, .description(path: far))
  }

  @Test("Recording formats 6 a recording's own header overrides everything")
  func ownHeader() {
    let path = bench.file("d.events", description("0 389 0 0", "0 843 0 0") + events)
    let far = bench.file("d.desc", description("0 9 0 0", "0 9 0 0"))
    let options = ReadingOptions(deviceDescription: far, range: AxisRanges("0:9,0:9"))
    expectEqual(Reading(path, options: options).header?.mapping.ranges, .recording)
  }

  @Test(
    "Recording formats 3.1 the description beside a recording: by device name, by file name, by folder"
  )
  func neighbours() {
    let named = bench.file("x.events", "N: Panel/2\n" + events)
    let description1 = bench.file(
      "other.desc",
      description("0 100 0 0", "0 100 0 0", name: "Panel/2")
    )
    expectEqual(Reading(named).header?.mapping.ranges, .description(path: description1))
    let short = bench.file("Pad.desc", description("0 100 0 0", "0 100 0 0"))
    let long = bench.file("Pad-Wide.desc", description("0 200 0 0", "0 100 0 0"))
    let byLongest = bench.file("Pad-Wide.tap.events", events)
    expectEqual(Reading(byLongest).header?.mapping.ranges, .description(path: long))
    let byShort = bench.file("Pad.tap.events", events)
    expectEqual(Reading(byShort).header?.mapping.ranges, .description(path: short))
    let inFolder = bench.file("link/tap.dat", events)
    let folder = bench.file("link.touchpad", description("0 99 0 0 20", "0 99 0 0 20"))
    let reading = Reading(inFolder)
    expectEqual(reading.header?.mapping.ranges, .description(path: folder))
    expectEqual(reading.header?.mapping.scale, .resolution(x: 20, y: 20))
    // A path that ends above a folder has no name of that folder in it.
    _ = bench.file("link/deep/empty", "")
    let above = Reading(bench.path("link/deep/../tap.dat"))
    expectEqual(above.header?.mapping.ranges, .description(path: folder))
    let alone = bench.file("alone/Padding.events", events)
    expectEqual(Reading(alone).header?.mapping.ranges, .largestSeen)
  }

  @Test("Recording formats 6 degenerate ranges are ignored")
  func degenerate() {
    for axes in [["35 5 5 0 0", "36 0 9 0 0"], ["35 9 0 0 0", "36 0 9 0 0"], ["35 0 9 0 0"]] {
      let reading = Script(axes: axes).id(1).at(50, 20).report().read()
      expectEqual(reading.header?.mapping.ranges, .largestSeen)
    }
    let zero = Script(axes: []).id(1).at(0, 0).report().read()
    expectEqual(zero.contacts[0].position, .zero)
  }

  @Test("Recording formats 6 the extremes of 32 bits are mapped without a trap")
  func extremes() {
    let script = Script(axes: [
      "35 -2147483648 2147483647 0 0 1", "36 -2147483648 2147483647 0 0 1",
    ])
    let reading = script.id(1).at(2_147_483_647, -2_147_483_648).report().read()
    expectNil(reading.error)
    expectEqual(reading.contacts[0].position.y, 0)
  }

  @Test("Recording formats 6 force is raw / max × maximum, and absent without a pressure axis")
  func force() {
    let axes = ["35 0 389 0 0", "36 0 843 0 0"]
    let with = Script(axes: axes + ["3a 0 200 0 0"]).id(1).at(1, 1).pressure(50).report()
      .pressure(400).report().read()
    expectEqual(with.header?.hasForce, true)
    expectEqual(with.header?.pressure, .declared(maximum: 200))
    expectEqual(with.contacts.map(\.force), [1.6667, 6.667])
    expectEqual(with.summary.pressure, 50...400)
    let without = Script(axes: axes).id(1).at(1, 1).pressure(50).report().read()
    expectEqual(without.header?.hasForce, false)
    expectNil(without.contacts[0].force)
    let silent = Script(axes: axes + ["3a 0 200 0 0"]).id(1).at(1, 1).report().read()
    expectNil(silent.contacts[0].force)
  }

  @Test("Recording formats 6 the radius is half of the touch's larger axis")
  func radius() {
    let axes = ["30 0 100 0 0 0", "35 0 389 0 0", "36 0 843 0 0"]
    expectEqual(
      Script(axes: axes).abs(0x30, 20).id(1).at(1, 1).report().read().contacts[0].radius,
      10
    )
    expectNil(
      Script(axes: Array(axes[1...])).id(1).at(1, 1).report().read().contacts[0].radius
    )
  }

  @Test(
    "Recording formats 6 locations outside the range are moved to the edge, and every contact begins"
  )
  func edges() {
    let reading = Script(axes: ["35 10 109 0 0", "36 10 109 0 0"]).id(1).at(500, -500).report()
      .read()
    expectEqual(reading.contacts[0].position, Point(x: 386.1, y: 0))
    #expect(reading.contacts[0].position.x < 390)
    expectEqual(reading.count(of: .positionOutOfRange), 1)
  }

  @Test("Recording formats 5, 6 --screen scales .touches, too")
  func touches() {
    let path = bench.file(
      """
      {"touches":1,"screen":{"width":100,"height":200}}
      {"t":0,"contacts":[{"id":9,"phase":"began","x":10,"y":20,"radius":4}]}
      """
    )
    let reading = Reading(path, options: ReadingOptions(screen: ScreenSize("50x300")))
    expectEqual(reading.header?.screen, ScreenSize("50x300"))
    expectEqual(reading.contacts[0].position, Point(x: 5, y: 10))
    expectEqual(reading.contacts[0].radius, 2)
    expectEqual(reading.contacts[0].id, Contact.ID(9))
  }

  @Test("Recording formats 6 sizes and ranges in common spellings")
  func texts() {
    expectEqual(ScreenSize("390x844")?.description, "390x844")
    expectEqual(AxisRanges("-5:10,0:7")?.description, "-5:10,0:7")
    for text in ["", "390", "390x", "x844", "0x1", "1e3x5", "390x844x2", "-1x5", "nanxnan"] {
      expectNil(ScreenSize(text))
    }
    for text in ["", "0:1", "0:1,5", "1:0,0:1", "0:99999999999,0:1", "0:0,0:1"] {
      expectNil(AxisRanges(text))
    }
  }
}
