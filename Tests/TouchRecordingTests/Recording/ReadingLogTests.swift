import Expectations
import Testing

@testable import TouchRecording

/// What a reader notes.
struct ReadingLogTests {
  @Test("a warning is counted with the location where it was first met")
  func warnings() {
    var log = ReadingLog()
    log.location = .line(3)
    log.warn(.palm)
    log.location = .line(9)
    log.warn(.orphanLift)
    log.warn(.palm, times: 2)
    expectEqual(log.warnings.map(\.warning), [.palm, .orphanLift])
    expectEqual(log.warnings.map(\.count), [3, 1])
    expectEqual(log.warnings.map(\.first), [.line(3), .line(9)])
    #expect(log.warnings[0].description.hasSuffix("(3 times, first at line 3)"))
  }

  @Test("the range of pressures widens in both directions")
  func pressure() {
    var log = ReadingLog()
    expectNil(log.pressure)
    for value: Int32 in [5, 3, 9, 4] { log.include(pressure: value) }
    expectEqual(log.pressure, 3...9)
  }
}
