import Expectations
import Testing
import TouchCore
import UIKit

/// An event's properties, rule by rule.
@MainActor
final class UIEventTests {
  lazy var bench = Bench()

  private func frame(_ phase: Contact.Phase, _ x: Double, at time: Double) -> TouchFrame {
    TouchFrame(
      time: .seconds(time),
      contacts: [Contact(id: Contact.ID(1), phase: phase, position: Point(x: x, y: 100))]
    )
  }

  @Test("1.3 a resting touch is among all touches")
  func resting() {
    var counts: [Int] = []
    bench.v.onTouch = { _, event in counts.append(event?.allTouches?.count ?? 0) }
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 200, 100, at: 0.1)
    bench.move(1, 110, 100, at: 0.2)
    expectEqual(counts, [1, 2, 2])
    expectEqual(bench.take(), ["V b", "V b", "V m"])
  }

  @Test("1.15 better estimates are forwarded up the responder chain")
  func estimates() {
    final class Listener: UIView {
      var heard = 0
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { heard += 1 }
    }
    let parent = Listener()
    let child = UIView()
    parent.addSubview(child)
    child.touchesEstimatedPropertiesUpdated([UITouch()])
    expectEqual(parent.heard, 1)
  }

  @Test("1.16 coalesced touches: every sample in order, each with the one before, the touch last")
  func coalesced() {
    var xs: [CGFloat] = []
    var before: [CGFloat] = []
    var isCopy = false
    bench.v.onTouch = { _, event in
      guard let event, let touch = event.allTouches?.first else { return }
      let all = event.coalescedTouches(for: touch) ?? []
      xs = all.map { $0.location(in: nil).x }
      before = all.map { $0.previousLocation(in: nil).x }
      isCopy = !all.contains { $0 === touch }
    }
    bench.application.receive(frame(.began, 100, at: 0))
    #expect(xs == [100] && before == [100] && isCopy)
    bench.application.receive(
      frame(.moved, 130, at: 0.03),
      history: [frame(.moved, 110, at: 0.01), frame(.moved, 120, at: 0.02)]
    )
    #expect(xs == [110, 120, 130] && before == [100, 110, 120])
    bench.application.receive(frame(.ended, 130, at: 0.04))
    expectEqual(xs, [130])
  }

  @Test("1.17 predicted touches continue the finger's motion, without it, marked as estimates")
  func predicted() {
    var predicted: [UITouch]?
    var foreign: [UITouch]? = []
    bench.v.onTouch = { _, event in
      guard let event, let touch = event.allTouches?.first else { return }
      predicted = event.predictedTouches(for: touch)
      foreign = event.predictedTouches(for: UITouch())
      expectNil(event.coalescedTouches(for: UITouch()))
    }
    bench.application.receive(frame(.began, 100, at: 0))
    #expect(predicted?.isEmpty == true && foreign == nil)
    bench.application.receive(frame(.moved, 110, at: 0.01))
    expectEqual(predicted?.map { $0.location(in: nil).x }, [120, 130])
    expectEqual(predicted?.allSatisfy { $0.estimatedProperties == .location }, true)
    expectEqual(predicted?.first?.timestamp, 0.02)
    bench.application.receive(frame(.moved, 120, at: 0.06))
    expectEqual(predicted?.isEmpty, true)
  }

  @Test("1.18 touches of a window, of a view, and of a recognizer while it tracks them")
  func filtered() {
    let other = bench.view("W", CGRect(x: 300, y: 0, width: 100, height: 100), in: bench.v)
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    var counts: [[Int?]] = []
    bench.v.onTouch = { [unowned bench] _, event in
      guard let event else { return }
      counts.append([
        event.touches(for: bench.window)?.count, event.touches(for: bench.v)?.count,
        event.touches(for: other)?.count, event.touches(for: tap)?.count,
      ])
    }
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 350, 50, at: 0.1)
    bench.move(1, 105, 100, at: 0.2)
    expectEqual(counts, [[1, 1, 0, 1], [2, 1, 1, 0]])
  }
}
