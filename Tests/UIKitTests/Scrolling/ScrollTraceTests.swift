import Expectations
import Foundation
import Testing
import UIKit

/// Offsets of a real scroll view under scripted touches, if they are available (rules 8.6 to 8.12).
@MainActor
struct ScrollTraceTests {
  private static func file(_ name: String) throws -> [String: Any]? {
    let folder = URL(filePath: #filePath).appending(path: "../../../../../shared").standardized
    let path = folder.appending(path: "reference/scroll/\(name).json")
    guard let data = try? Data(contentsOf: path) else { return nil }
    return try JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  private static func pairs(_ list: Any?) -> [(Double, Double)] {
    (list as? [[NSNumber]] ?? []).map { ($0[0].doubleValue, $0[1].doubleValue) }
  }

  private func bench(offset: Double) -> ScrollBench {
    ScrollBench(
      size: CGSize(width: 393, height: 852),
      content: CGSize(width: 393, height: 40000),
      offset: CGPoint(x: 0, y: offset)
    )
  }

  /// The content's distance from a trace's point, at the nearest time within a frame.
  private func gap(_ samples: [(time: Double, y: Double)], _ time: Double, _ y: Double) -> Double {
    let frame = 1.0 / 60 + 0.001
    var least = Double.infinity
    for (one, next) in zip(samples, samples.dropFirst()) {
      guard one.time <= time + frame, next.time >= time - frame else { continue }
      let low = min(one.y, next.y)
      let high = max(one.y, next.y)
      least = min(least, y < low ? low - y : y > high ? y - high : 0)
    }
    return least
  }

  @Test(
    "8.6 tracking: the drag begins at the slop, the content follows less by it, a rest doesn't decelerate"
  )
  func calibration() throws {
    guard try Self.file("touch_calib") != nil else { return }
    let s = bench(offset: 5000)
    s.bench.down(1, 200, 792, at: 0)
    for step in 1...60 {
      s.bench.move(1, 200, 792 - 3 * Double(step), at: 0.016 * Double(step))
      let travel = 3 * Double(step)
      if travel < 10 {
        expectEqual(s.calls(), [])
      } else {
        #expect(abs(s.y - (5000 + travel - 10)) < 0.34)
      }
      if travel == 12 { expectEqual(s.calls(), ["willBeginDragging", "didScroll"]) }
    }
    _ = s.take()
    for step in 61...80 { s.bench.move(1, 200, 612, at: 0.016 * Double(step)) }
    s.bench.up(at: 1.28)
    expectEqual(s.calls(), ["willEndDragging", "didEndDragging-"])
    expectEqual(s.delegate.velocity, .zero)
    expectEqual(s.delegate.proposed, CGPoint(x: 0, y: 5170))
  }

  @Test("8.11 deceleration: each sample within a point, the landing within half a point")
  func deceleration() throws {
    guard let trace = try Self.file("decel_v750") else { return }
    let s = bench(offset: 5000)
    let lift = s.flick(from: 792, by: -6, steps: 14)
    #expect(abs(s.y - 5074) < 0.34)
    #expect(abs((s.delegate.velocity?.y ?? 0) - 0.75) < 1e-9)
    #expect(abs((s.delegate.proposed?.y ?? 0) - 5443.6667) < 0.5)
    var samples = [(time: 0.0, y: s.y)]
    for step in 1...2400 {
      s.wait(until: lift + Double(step) / 1000)
      samples.append((Double(step) / 1000, s.y))
    }
    let expected = Self.pairs(trace["samples"])
    #expect(expected.count > 20)
    for (time, y) in expected { #expect(gap(samples, time, y) < 1, "at \(time)") }
    #expect(abs(s.y - 5443.3333) < 0.5)
    let end = samples.last { $0.y != s.y }?.time ?? 0
    #expect(abs(end - 2.1608) < 0.05 * 2.1608)
    expectEqual(
      s.calls(),
      [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging+",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
  }

  @Test("8.9, 8.12 rubber band and held release: within a third of a point, and within a point")
  func rubberBand() throws {
    guard let trace = try Self.file("rubberband_top") else { return }
    let s = bench(offset: 0)
    let band = Self.pairs(trace["band"])
    #expect(band.count > 15)
    s.bench.down(1, 200, 120, at: 0)
    for step in 1...120 {
      s.bench.move(1, 200, 120 + 5 * Double(step), at: 0.008 * Double(step))
      for (travel, y) in band where travel == 5 * Double(step) {
        #expect(abs(s.y - y) <= 0.34, "at \(travel)")
      }
    }
    for step in 121...158 { s.bench.move(1, 200, 720, at: 0.008 * Double(step)) }
    s.bench.up(at: 1.272)
    #expect(abs((s.delegate.velocity?.y ?? 0) + 0.625) < 1e-9)
    expectEqual(s.delegate.proposed, .zero)
    var samples = [(time: 0.0, y: s.y)]
    for step in 1...800 {
      s.wait(until: 1.272 + Double(step) / 1000)
      samples.append((Double(step) / 1000, s.y))
    }
    for (time, y) in Self.pairs(trace["bounce"]) {
      #expect(gap(samples, time, y) < 1, "at \(time)")
    }
    let end = samples.last { $0.y != s.y }?.time ?? 0
    #expect(abs(end - 0.6911) < 0.05 * 0.6911)
    expectEqual(s.y, 0)
    expectEqual(
      s.calls(),
      [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging+",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
  }
}
