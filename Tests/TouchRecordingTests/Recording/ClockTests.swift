import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Times of recordings.
struct ClockTests {
  private let bench = Bench()

  private func recording(_ times: [String]) -> String {
    var text = "A: 35 0 389 0 0\nA: 36 0 843 0 0\n"
    for (index, time) in times.enumerated() {
      text += "E: \(time) 0003 0039 \(index + 1)\nE: \(time) 0003 0035 \(index)\n"
      text += "E: \(time) 0003 0036 5\nE: \(time) 0000 0000 0\n"
    }
    return bench.file(text)
  }

  @Test("Recording formats 4 times beyond what the clock holds are moved to its end, and counted")
  func far() {
    let reading = Reading(recording(["-300000000.0", "8999999999.0", "8999999999.5"]))
    expectEqual(
      reading.frames.map(\.time),
      [.zero, ReadingOptions.lastMoment, ReadingOptions.lastMoment]
    )
    expectEqual(reading.count(of: .timeOutOfRange), 8)
    let near = Reading(recording(["-1.5", "8999999998.5"]))
    expectEqual(near.frames.last?.time, ReadingOptions.lastMoment)
    expectEqual(near.count(of: .timeOutOfRange), 0)
    #expect(TouchTime.clock.contains(ReadingOptions.lastMoment))
  }

  @Test("Recording formats 5 what was moved to the clock's end is read again")
  func farConverted() throws {
    let path = recording(["-8999999999", "8999999999"])
    try RecordingConverter.convert(path, to: bench.path("a.touches"))
    expectEqual(Reading(bench.path("a.touches")).frames, Reading(path).frames)
  }

  @Test(
    "Recording formats 3.6 binary events whose clock steps back once are read",
    arguments: [
      true, false,
    ]
  )
  func stepBack(is64: Bool) {
    for steps in [1, 2, 5, 9] {
      var bytes: [UInt8] = []
      for index in 0..<40 {
        // The clock was set right after some events.
        let micros = Int64(index) * 10_000 + (index >= steps ? 0 : 3_600_000_000)
        bytes += binaryEvent(micros, 3, 0x39, index % 2 == 0 ? Int32(index) : -1, is64: is64)
        bytes += binaryEvent(micros, 3, 0x35, 100, is64: is64)
        bytes += binaryEvent(micros, 3, 0x36, 200, is64: is64)
        bytes += binaryEvent(micros, 0, 0, 0, is64: is64)
      }
      let reading = Reading(bench.file(bytes: bytes))
      expectNil(reading.error)
      expectEqual(reading.summary.contacts, 20)
      #expect(reading.count(of: .timeWentBackwards) > 0)
    }
  }

  @Test("Recording formats 3.6 three records suffice, also with a step back")
  func shortStepBack() {
    let bytes =
      binaryEvent(5_000_000, 3, 0x39, 1, is64: true)
      + binaryEvent(4_000_000, 3, 0x35, 1, is64: true)
      + binaryEvent(4_000_000, 3, 0x36, 1, is64: true) + binaryEvent(4_000_000, 0, 0, 0, is64: true)
    expectEqual(Reading(bench.file(bytes: bytes)).story, "1b")
  }
}
