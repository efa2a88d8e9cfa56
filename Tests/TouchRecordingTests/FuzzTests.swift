import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Corrupt recordings.
struct FuzzTests {
  private let bench = Bench()

  @Test(
    "corrupt and truncated files never crash, and frames keep their contract",
    arguments: 0..<8
  )
  func spoilt(sample: Int) {
    let (_, bytes) = allSamples()[sample]
    var random = SplitMix(UInt64(sample) + 1)
    for _ in 0..<500 {
      var spoilt = bytes
      for _ in 0...random.next(6) { spoil(&spoilt, &random) }
      let reading = Reading(bench.file(bytes: spoilt))
      expectNil(reading.brokenPromise)
      if let error = reading.error { #expect(!error.description.isEmpty) }
    }
  }

  private func spoil(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let index = random.next(bytes.count)
    switch random.next(7) {
    case 0: bytes[index] = UInt8(random.next(256))
    case 1: bytes.removeLast(bytes.count - index)
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(Array("0-9f{}[],: \n\"".utf8)[random.next(13)], at: index)
    case 4:
      let end = min(bytes.count, index + random.next(80))
      bytes.insert(contentsOf: bytes[index..<end], at: random.next(bytes.count))
    case 5:
      let end = min(bytes.count, index + random.next(40))
      bytes.removeSubrange(index..<end)
    default: bytes[index] ^= 1 << UInt8(random.next(8))
    }
  }

  @Test("random events never crash the decoder", arguments: 0..<60)
  func events(seed: UInt64) {
    var random = SplitMix(seed)
    let codes: [Int] = [0, 1, 0x18, 0x1A, 0x2F, 0x30, 0x35, 0x36, 0x37, 0x39, 0x3A]
    let keys = [0x140, 0x141, 0x145, 0x14A, 0x14D, 0x14E]
    let values = [-1, -1, 0, 0, 1, 1, 2, 5, 50, 300, 2_147_483_647, -2_147_483_648]
    let hasPackets = seed % 3 == 0
    var script = Script(axes: seed % 2 == 0 ? [] : ["35 0 389 0 0", "36 0 843 0 0", "3a 0 9 0 0"])
    for _ in 0..<400 {
      switch random.next(20) {
      case 0..<12:
        script = script.abs(codes[random.next(codes.count)], values[random.next(values.count)])
      case 12, 13: script = script.key(keys[random.next(keys.count)], random.next(2))
      case 14 where hasPackets, 15 where hasPackets: script = script.packet()
      case 16 where random.next(10) == 0: script = script.dropped()
      case 17 where random.next(10) == 0: script = script.back(random.next(50_000))
      default: script = script.report()
      }
    }
    let reading = script.report().read()
    expectNil(reading.brokenPromise)
    expectEqual(reading.summary.frames, reading.frames.count)
  }
}
