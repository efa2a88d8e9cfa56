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
    #expect(reading.header?.screen == ScreenSize(width: 64.1732, height: 128.3465))
    #expect(reading.header?.mapping.scale == .resolution(x: 10, y: 10))
    #expect(
      reading.header?.mapping.description
        == "Real size: 10 units per mm; the ranges 0:99,0:199 come from the recording's header."
    )
    #expect(reading.contacts[0].position == Point(x: 32.0866, y: 64.1732))
  }

  @Test("Recording formats 6 a named screen is fitted with its aspect ratio, from the top left")
  func namedScreen() {
    let script = Script(axes: ["35 0 99 0 0 10", "36 0 99 0 0 5"]).id(1).at(99, 99).report()
    let reading = script.read(ReadingOptions(screen: ScreenSize("390x390")))
    #expect(reading.header?.screen == ScreenSize(width: 390, height: 390))
    #expect(reading.header?.mapping.scale == .namedScreen)
    // 10 mm by 20 mm: the height is decisive.
    #expect(reading.contacts[0].position == Point(x: 193.05, y: 386.1))
  }

  @Test("Recording formats 6 without a resolution the area fits a phone, in portrait or landscape")
  func phone() {
    let upright = Script(axes: ["35 0 99 0 0 0", "36 0 199 0 0 7"]).id(1).at(0, 0).report().read()
    #expect(upright.header?.screen == ScreenSize(width: 390, height: 780))
    #expect(upright.header?.mapping.scale == .phoneScreen)
    let turned = Script(axes: ["35 0 199 0 0", "36 0 99 0 0"]).id(1).at(0, 0).report().read()
    #expect(turned.header?.screen == ScreenSize(width: 780, height: 390))
  }

  @Test("Recording formats 6 without ranges: the user's, and finally the largest values seen")
  func rangesOfOthers() {
    let path = bench.file("a.events", events)
    let seen = Reading(path)
    #expect(seen.header?.mapping.ranges == .largestSeen)
    #expect(seen.header?.mapping.area == AxisRanges("0:50,0:20"))
    #expect(seen.header?.pressure == .usual(maximum: 15, seen: 10))
    let named = Reading(path, options: ReadingOptions(range: AxisRanges("0:389,0:843")))
    #expect(named.header?.mapping.ranges == .named)
    #expect(named.contacts[0].position == Point(x: 50, y: 20))
  }

  @Test(
    "Recording formats 6 a pressure without a maximum is compared with the smallest common one",
    arguments: [
      (1, 15), (15, 15), (16, 255), (255, 255), (256, 1023), (2047, 2047), (2048, 4095),
      (65535, 65535), (65536, 65536),
    ] as [(Int32, Int32)]
  )
  func usualPressure(seen: Int32, maximum: Int32) {
    #expect(PressureScale.usual(for: seen) == .usual(maximum: maximum, seen: seen))
  }

  @Test(
    "Recording formats 6 a named description overrides the user's ranges and neighbouring descriptions"
  )
  func namedDescription() {
    let path = bench.file("b.events", events)
    let neighbour = bench.file("b.desc", description("0 99 0 0", "0 99 0 0"))
    let far = bench.file("far/c.desc", description("0 389 0 0", "0 843 0 0"))
    let own = Reading(path)
    #expect(own.header?.mapping.ranges == .description(path: neighbour))
    let ranged = Reading(path, options: ReadingOptions(range: AxisRanges("0:9,0:9")))
    #expect(ranged.header?.mapping.ranges == .named)
    let options = ReadingOptions(deviceDescription: far, range: AxisRanges("0:9,0:9"))
    #expect(Reading(path, options: options).header?.mapping.ranges == .description(path: far))
  }

  @Test("Recording formats 6 a recording's own header overrides everything")
  func ownHeader() {
    let path = bench.file("d.events", description("0 389 0 0", "0 843 0 0") + events)
    let far = bench.file("d.desc", description("0 9 0 0", "0 9 0 0"))
    let options = ReadingOptions(deviceDescription: far, range: AxisRanges("0:9,0:9"))
    #expect(Reading(path, options: options).header?.mapping.ranges == .recording)
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
    #expect(Reading(named).header?.mapping.ranges == .description(path: description1))
    let short = bench.file("Pad.desc", description("0 100 0 0", "0 100 0 0"))
    let long = bench.file("Pad-Wide.desc", description("0 200 0 0", "0 100 0 0"))
    let byLongest = bench.file("Pad-Wide.tap.events", events)
    #expect(Reading(byLongest).header?.mapping.ranges == .description(path: long))
    let byShort = bench.file("Pad.tap.events", events)
    #expect(Reading(byShort).header?.mapping.ranges == .description(path: short))
    let inFolder = bench.file("link/tap.dat", events)
    let folder = bench.file("link.touchpad", description("0 99 0 0 20", "0 99 0 0 20"))
    let reading = Reading(inFolder)
    #expect(reading.header?.mapping.ranges == .description(path: folder))
    #expect(reading.header?.mapping.scale == .resolution(x: 20, y: 20))
    // A path that ends above a folder has no name of that folder in it.
    _ = bench.file("link/deep/empty", "")
    let above = Reading(bench.path("link/deep/../tap.dat"))
    #expect(above.header?.mapping.ranges == .description(path: folder))
    let alone = bench.file("alone/Padding.events", events)
    #expect(Reading(alone).header?.mapping.ranges == .largestSeen)
  }

  @Test("Recording formats 6 degenerate ranges are ignored")
  func degenerate() {
    for axes in [["35 5 5 0 0", "36 0 9 0 0"], ["35 9 0 0 0", "36 0 9 0 0"], ["35 0 9 0 0"]] {
      let reading = Script(axes: axes).id(1).at(50, 20).report().read()
      #expect(reading.header?.mapping.ranges == .largestSeen)
    }
    let zero = Script(axes: []).id(1).at(0, 0).report().read()
    #expect(zero.contacts[0].position == .zero)
  }

  @Test("Recording formats 6 the extremes of 32 bits are mapped without a trap")
  func extremes() {
    let script = Script(axes: [
      "35 -2147483648 2147483647 0 0 1", "36 -2147483648 2147483647 0 0 1",
    ])
    let reading = script.id(1).at(2_147_483_647, -2_147_483_648).report().read()
    #expect(reading.error == nil)
    #expect(reading.contacts[0].position.y == 0)
  }

  @Test("Recording formats 6 force is raw / max × maximum, and absent without a pressure axis")
  func force() {
    let axes = ["35 0 389 0 0", "36 0 843 0 0"]
    let with = Script(axes: axes + ["3a 0 200 0 0"]).id(1).at(1, 1).pressure(50).report()
      .pressure(400).report().read()
    #expect(with.header?.hasForce == true)
    #expect(with.header?.pressure == .declared(maximum: 200))
    #expect(with.contacts.map(\.force) == [1.6667, 6.667])
    #expect(with.summary.pressure == 50...400)
    let without = Script(axes: axes).id(1).at(1, 1).pressure(50).report().read()
    #expect(without.header?.hasForce == false)
    #expect(without.contacts[0].force == nil)
    let silent = Script(axes: axes + ["3a 0 200 0 0"]).id(1).at(1, 1).report().read()
    #expect(silent.contacts[0].force == nil)
  }

  @Test("Recording formats 6 the radius is half of the touch's larger axis")
  func radius() {
    let axes = ["30 0 100 0 0 0", "35 0 389 0 0", "36 0 843 0 0"]
    #expect(
      Script(axes: axes).abs(0x30, 20).id(1).at(1, 1).report().read().contacts[0].radius == 10
    )
    #expect(
      Script(axes: Array(axes[1...])).id(1).at(1, 1).report().read().contacts[0].radius == nil
    )
  }

  @Test(
    "Recording formats 6 locations outside the range are moved to the edge, and every contact begins"
  )
  func edges() {
    let reading = Script(axes: ["35 10 109 0 0", "36 10 109 0 0"]).id(1).at(500, -500).report()
      .read()
    #expect(reading.contacts[0].position == Point(x: 386.1, y: 0))
    #expect(reading.contacts[0].position.x < 390)
    #expect(reading.count(of: .positionOutOfRange) == 1)
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
    #expect(reading.header?.screen == ScreenSize("50x300"))
    #expect(reading.contacts[0].position == Point(x: 5, y: 10))
    #expect(reading.contacts[0].radius == 2)
    #expect(reading.contacts[0].id == Contact.ID(9))
  }

  @Test("Recording formats 6 sizes and ranges in common spellings")
  func texts() {
    #expect(ScreenSize("390x844")?.description == "390x844")
    #expect(AxisRanges("-5:10,0:7")?.description == "-5:10,0:7")
    for text in ["", "390", "390x", "x844", "0x1", "1e3x5", "390x844x2", "-1x5", "nanxnan"] {
      #expect(ScreenSize(text) == nil)
    }
    for text in ["", "0:1", "0:1,5", "1:0,0:1", "0:99999999999,0:1", "0:0,0:1"] {
      #expect(AxisRanges(text) == nil)
    }
  }
}
