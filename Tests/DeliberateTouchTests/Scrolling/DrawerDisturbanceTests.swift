import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// An interruption at every frame of a drag that opens a drawer, and of a resting finger.
@MainActor
struct DrawerDisturbanceTests {
  private func disturb(_ it: DrawerBench, _ disturbance: Disturbance, at time: Double) {
    let pan = it.controller.scrollView.panGestureRecognizer
    switch disturbance {
    case .cancellation: it.bench.interrupt(at: time)
    case .secondFinger: it.bench.play(.down(7, 60, 600), at: time)
    case .viewRemoved: it.controller.view.removeFromSuperview()
    case .disabled: pan.isEnabled = false
    case .recognizerRemoved: it.controller.view.removeGestureRecognizer(pan)
    }
  }

  @Test(
    "Deliberate gestures 5 after any interruption of a drag, the drawer comes to rest open or closed",
    arguments: Disturbance.allCases
  )
  func everyFrame(_ disturbance: Disturbance) {
    for force in [nil, 2.0] {
      for moment in 0...22 {
        let it = DrawerBench()
        it.bench.play(.down(1, 300, 300, force: force), at: 0)
        for step in 1...20 {
          let time = Double(step) * 0.02
          if step == moment { disturb(it, disturbance, at: time - 0.01) }
          it.bench.play(.move(1, 300, 300 + 9.5 * Double(step)), at: time)
        }
        if moment == 21 { disturb(it, disturbance, at: 0.5) }
        it.bench.play(.up(1), at: 0.6)
        if moment == 22 { disturb(it, disturbance, at: 0.61) }
        it.bench.wait(until: 2)
        it.bench.play(.up(7), at: 2)
        it.bench.wait(until: 6)
        let offset = it.controller.scrollView.contentOffset.y
        #expect(offset == 0 || offset == 200, "\(disturbance) before \(moment): \(offset)")
        expectEqual(it.controller.isOpen, (offset == 0), "\(disturbance) before \(moment)")
        expectEqual(it.bench.take(), (offset == 0 ? ["opened"] : []))
        #expect(!it.controller.scrollView.isDragging)
      }
    }
  }

  /// A view with a highlight, on a canvas that delays touches.
  private func highlight() -> (Bench, HighlightView, TouchDelayGestureRecognizer) {
    let bench = Bench()
    let view = HighlightView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.isMultipleTouchEnabled = true
    view.onHighlight = { bench.note($0 ? "on" : "off") }
    bench.view.addSubview(view)
    let delay = TouchDelayGestureRecognizer()
    bench.view.addGestureRecognizer(delay)
    return (bench, view, delay)
  }

  @Test(
    "Deliberate gestures 5 a highlight comes 0.15 s after the touch, and ends once, after any interruption",
    arguments: Disturbance.allCases
  )
  func highlights(_ disturbance: Disturbance) {
    for force in [nil, 2.0] {
      for moment in 0...31 {
        let (bench, view, delay) = highlight()
        bench.play(.down(1, 100, 100, force: force), at: 0)
        for frame in 0...31 {
          let time = Double(frame) * 0.01
          bench.wait(until: time)
          if disturbance == .cancellation || disturbance == .secondFinger || frame < moment {
            #expect(view.isHighlighted == (time >= 0.15) || frame > moment)
          }
          guard frame == moment else { continue }
          switch disturbance {
          case .cancellation: bench.interrupt(at: time + 0.001)
          case .secondFinger: bench.play(.down(2, 120, 100), at: time + 0.001)
          case .viewRemoved: view.removeFromSuperview()
          case .disabled: delay.isEnabled = false
          case .recognizerRemoved: bench.view.removeGestureRecognizer(delay)
          }
        }
        bench.play(.up(1), .up(2), at: 0.5)
        bench.wait(until: 2)
        let log = bench.take()
        // A delayed touch that is cancelled begins and ends at once.
        #expect(log == [] || log == ["on", "off"], "\(disturbance) in \(moment): \(log)")
        #expect(!view.isHighlighted)
        expectEqual(view.alpha, 1)
        expectNil(bench.application.nextDeadline)
      }
    }
  }

  @Test(
    "Deliberate gestures 5 a finger that scrolls before 0.15 s never highlights; one that scrolls later does once"
  )
  func scrolledAway() {
    for moment in 1...30 {
      let (bench, view, _) = highlight()
      let pan = UIPanGestureRecognizer()
      bench.window.addGestureRecognizer(pan)
      let time = Double(moment) * 0.01
      bench.play(.down(1, 100, 100), at: 0)
      bench.wait(until: time)
      bench.play(.move(1, 100, 120), at: time)
      #expect(!view.isHighlighted)
      bench.wait(until: 1)
      bench.play(.up(1), at: 1)
      expectEqual(bench.take(), (time < 0.15 ? [] : ["on", "off"]), "\(time)")
    }
  }
}
