import Expectations
import Testing

@testable import TouchRecording

/// Which devices are known, and how they are mapped.
struct KnownDevicesTests {
  private func device(_ name: String, _ axes: [UInt16: ClosedRange<Int32>]) -> DeviceDescription {
    var device = DeviceDescription(name: name)
    device.axes = axes.mapValues {
      DeviceDescription.Axis(minimum: $0.lowerBound, maximum: $0.upperBound)
    }
    return device
  }

  private func known(
    _ described: [DeviceDescription],
    external: DeviceDescription? = nil,
    options: ReadingOptions = ReadingOptions()
  ) -> KnownDevices {
    KnownDevices(
      described: described,
      external: external.map { ("far.desc", $0) },
      options: options
    )
  }

  @Test("a multitouch device comes before others with positions, and those before an external one")
  func order() throws {
    let mouse = device("mouse", [0: 0...9, 1: 0...9])
    let panel = device("panel", [0x35: 0...9, 0x36: 0...9])
    let keys = device("keys", [:])
    expectEqual(known([keys, mouse, panel]).touchDevice?.name, "panel")
    expectEqual(known([keys, mouse]).touchDevice?.name, "mouse")
    expectEqual(known([keys], external: panel).touchDevice?.name, "panel")
    expectNil(known([keys]).touchDevice)
    try expectEqual(MappingPlan(known([keys, mouse, panel])).deviceName, "panel")
    try expectEqual(MappingPlan(known([keys], external: panel)).deviceName, "keys")
  }

  @Test("the events are scanned first where ranges or the largest pressure are missing, else not")
  func needsRangeScan() {
    let axes: [UInt16: ClosedRange<Int32>] = [0x35: 0...9, 0x36: 0...9]
    #expect(!known([device("panel", axes)]).needsRangeScan)
    #expect(known([device("panel", axes.merging([0x3A: 0...0]) { $1 })]).needsRangeScan)
    #expect(!known([device("panel", axes.merging([0x18: 0...0]) { $1 })]).needsRangeScan)
    #expect(known([device("panel", [0x35: 0...9])]).needsRangeScan)
    // A range doesn't name the largest pressure.
    #expect(known([], options: ReadingOptions(range: AxisRanges("0:9,0:9"))).needsRangeScan)
  }

  @Test("a scan keeps the smallest and the largest values of the axes, and ranges begin at 0")
  func rangeScan() throws {
    let lines = [
      "E: 0.0 0003 0035 0010", "E: 0.0 0003 0036 -005", "E: 0.0 0003 003a 0007",
      "E: 0.1 0003 0035 0030", "E: 0.1 0003 0036 0004", "E: 0.1 0001 0140 0001",
      "E: 0.1 0003 0034 0099", "this ends the scan", "E: 0.2 0003 0035 0999",
    ]
    let source = ByteSource(bytes: Array(lines.joined(separator: "\n").utf8), name: "scan")
    let scan = RangeScan(try EventStream(.evemu, source))
    #expect(!scan.isWhole)
    let device = try #require(scan.touchDevice)
    expectEqual(device.range(0x35), 0...30)
    expectEqual(device.range(0x36), -5...4)
    expectEqual(device.extents[0x35], 10...30)
    expectNil(device.extents[0x34])
    #expect((device.hasMultitouch, device.hasPen, device.hasFinger) == (true, true, false))
    var known = known([])
    known.scan = scan
    let plan = try MappingPlan(known)
    expectEqual(plan.mapping.ranges, .largestSeen)
    expectEqual(plan.pressureScale, .usual(maximum: 15, seen: 7))
    #expect(plan.device(0).isPen)
    expectEqual(plan.device(5).isMultitouch, false)
  }
}
