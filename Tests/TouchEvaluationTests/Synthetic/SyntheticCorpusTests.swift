import Expectations
import Testing
import TouchCore
import TouchRecording

@testable import TouchEvaluation

/// The bundled corpus of synthetic hands.
struct SyntheticCorpusTests {
  @Test(
    "each device's recordings have its name, its screen and its rate",
    arguments: [
      (0, "synthetic phone", 390.0, 844.0, 120.0), (8, "synthetic tablet", 834, 1194, 240),
      (16, "synthetic panel", 800, 480, 60), (24, "synthetic phone", 390, 844, 120),
    ]
  )
  func devices(number: Int, name: String, width: Double, height: Double, rate: Double) throws {
    let reader = try SyntheticCorpus.open("synthetic:\(number)")
    var times: [TouchTime] = []
    while let frame = try reader.next() { times.append(frame.time) }
    expectEqual(reader.header.deviceName, name)
    expectEqual(reader.header.screen, ScreenSize(width: width, height: height))
    let shortest = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > .zero }.min()
    let seconds = try #require(shortest).seconds
    #expect((seconds * rate - 1).magnitude < 0.01, "\(seconds) s")
  }

  /// The hash of bytes by FNV-1a.
  private struct Hash {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
  }

  @Test("what synthetic hands do is the same in every run")
  func bytes() throws {
    var hash = Hash()
    for task in SyntheticCorpus.corpus().tasks {
      let script = SyntheticScript(task.number - 1)
      var writer = TouchesWriter(
        TouchesHeader(
          source: task.device,
          screen: ScreenSize(width: 100, height: 100),
          rate: script.device.rate
        )
      )
      for frame in script.play().frames { writer.append(frame) }
      hash.add(writer.bytes)
      for label in task.labels {
        let (from, to) = (try #require(label.from), try #require(label.to))
        hash.add("\(label.gesture) \(from.nanoseconds) \(to.nanoseconds)\n".utf8)
      }
    }
    expectEqual(String(hash.value, radix: 16), "59f670c570a4734e")
  }
}
