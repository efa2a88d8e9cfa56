import Expectations
import Testing
import TouchCore
import UIKit

/// Sliders.
@MainActor
final class UISliderTests {
  lazy var bench = Bench()
  /// At (100, 100) and 231 wide: the thumb's centre moves from 115.5 to 315.5.
  lazy var slider: UISlider = {
    let slider = bench.listen(UISlider())
    slider.frame = CGRect(x: 100, y: 100, width: 231, height: 34)
    slider.value = 0.5
    return slider
  }()

  @Test("a slider that is given no height has its own, and keeps one that it is given")
  func ownHeight() {
    expectEqual(UISlider().bounds.size, CGSize(width: 0, height: 34))
    let placed = UISlider(frame: CGRect(x: 5, y: 6, width: 70, height: 0))
    expectEqual(placed.frame, CGRect(x: 5, y: 6, width: 70, height: 34))
    expectEqual(UISlider(frame: CGRect(x: 0, y: 0, width: 70, height: 20)).bounds.height, 20)
  }

  @Test("where text is read from right to left the minimum is at the right")
  func mirrored() {
    slider.semanticContentAttribute = .forceRightToLeft
    slider.minimumValueImage = picture(10, 10, PaintColor(red: 1, green: 0, blue: 0))
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    expectEqual(track, CGRect(x: 2, y: 15, width: 209, height: 4))
    expectEqual(
      slider.minimumValueImageRect(forBounds: bounds),
      CGRect(x: 221, y: 12, width: 10, height: 10)
    )
    slider.minimumValueImage = nil
    let middles = [0, 0.25, 1].map {
      slider.thumbRect(forBounds: bounds, trackRect: slider.trackRect(forBounds: bounds), value: $0)
        .midX
    }
    expectEqual(middles, [215.5, 165.5, 15.5])
    bench.down(1, 210, 117, at: 0)
    bench.move(1, 190, 117, at: 0.1)
    expectEqual(slider.value, 0.6)
    bench.move(1, -40, 117, at: 0.2)
    bench.up(1, at: 0.3)
    expectEqual(slider.value, 1)
    slider.value = 0.25
    slider.layoutIfNeeded()
    // The tinted part of the track goes from the thumb to the minimum at the right.
    let tinted = slider.layer.sublayers?[1].frame
    expectEqual(tinted, CGRect(x: 165.5, y: 15, width: 63.5, height: 4))
  }

  @Test("the thumb moves from end to end")
  func geometry() {
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    expectEqual(track, CGRect(x: 2, y: 15, width: 227, height: 4))
    let middles = [0, 0.5, 1].map {
      slider.thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
    }
    expectEqual(middles, [15.5, 115.5, 215.5])
    slider.sizeToFit()
    expectEqual(slider.bounds.size, CGSize(width: 231, height: 34))
  }

  @Test("the value stays between its limits, and the limits in order")
  func limits() {
    let slider = UISlider()
    expectEqual([slider.minimumValue, slider.value, slider.maximumValue], [0, 0, 1])
    slider.value = 2
    expectEqual(slider.value, 1)
    slider.maximumValue = 0.5
    expectEqual(slider.value, 0.5)
    slider.minimumValue = 3
    expectEqual([slider.minimumValue, slider.value, slider.maximumValue], [3, 3, 3])
    slider.maximumValue = -1
    expectEqual([slider.minimumValue, slider.value, slider.maximumValue], [-1, -1, -1])
    slider.value = .nan
    expectEqual(slider.value, -1)
  }

  @Test("7.1 tracking begins only on the thumb", arguments: [(199.0, false), (201, true)])
  func thumb(x: Double, tracks: Bool) {
    // The thumb's left edge is at 200.
    _ = slider
    bench.down(1, x, 117, at: 0)
    expectEqual(slider.isTracking, tracks)
    expectEqual(bench.take(), (tracks ? ["down"] : []))
  }

  @Test("7.3 a continuous slider sends each change before the drag's event, and again at the lift")
  func continuous() {
    _ = slider
    bench.down(1, 210, 117, at: 0)
    bench.move(1, 230, 117, at: 0.1)
    expectEqual(slider.value, 0.6)
    bench.move(1, 230, 130, at: 0.2)
    bench.up(1, at: 0.3)
    expectEqual(
      bench.take(),
      ["down", "value", "dragInside", "dragInside", "value", "upInside"]
    )
  }

  @Test("a slider that is touched but not moved sends nothing", arguments: [true, false])
  func unmoved(continuous: Bool) {
    slider.isContinuous = continuous
    bench.tap(210, 117, at: 0)
    expectEqual(bench.take(), ["down", "upInside"])
  }

  @Test("7.4 a slider that isn't continuous sends once, at the lift")
  func atTheEnd() {
    slider.isContinuous = false
    bench.down(1, 210, 117, at: 0)
    bench.move(1, 230, 117, at: 0.1)
    bench.move(1, 250, 117, at: 0.2)
    expectEqual(slider.value, 0.7)
    bench.up(1, at: 0.3)
    expectEqual(bench.take(), ["down", "dragInside", "dragInside", "value", "upInside"])
  }

  @Test("the events sent show when the finger is lifted")
  func phases() {
    var phases: [UITouch.Phase?] = []
    let listener = PhaseListener { phases.append($0) }
    slider.addTarget(
      listener,
      action: Selector(PhaseListener.changed(_:event:)),
      for: .valueChanged
    )
    bench.down(1, 210, 117, at: 0)
    bench.move(1, 230, 117, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(phases, [.moved, .ended])
  }

  @Test(
    "after a drag, a tap on the thumb sends nothing, and a cancelled drag restores what was set"
  )
  func secondDrag() {
    slider.isContinuous = false
    bench.down(1, 210, 117, at: 0)
    bench.move(1, 230, 117, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["down", "dragInside", "value", "upInside"])
    bench.tap(230, 117, at: 1)
    expectEqual(bench.take(), ["down", "upInside"])
    bench.down(1, 230, 117, at: 2)
    bench.move(1, 260, 117, at: 2.1)
    bench.interrupt(at: 2.2)
    expectEqual(slider.value, 0.6)
  }

  @Test("a slider is continuous and 34 points high, and takes any width")
  func defaults() {
    #expect(UISlider().isContinuous)
    expectEqual(
      UISlider().intrinsicContentSize,
      CGSize(width: UIView.noIntrinsicMetric, height: 34)
    )
  }

  @Test("the thumb waits at the end for a finger that moved beyond")
  func beyond() {
    _ = slider
    bench.down(1, 215.5, 117, at: 0)
    bench.move(1, 380, 117, at: 0.1)
    expectEqual(slider.value, 1)
    bench.move(1, 330, 117, at: 0.2)
    expectEqual(slider.value, 1)
    bench.move(1, 295.5, 117, at: 0.3)
    #expect(abs(slider.value - 0.9) < 1e-6)
  }

  @Test("a client that rounds the value in valueChanged loses no movement")
  func rounding() {
    bench.on(.valueChanged, of: slider) { $0.value = ($0.value * 4).rounded() / 4 }
    bench.down(1, 215.5, 117, at: 0)
    for step in 1...10 { bench.move(1, 215.5 + 8 * Double(step), 117, at: 0.1 * Double(step)) }
    expectEqual(slider.value, 1)
  }

  @Test(
    "7.4 a lift where the finger was moved to last keeps what a client set, one elsewhere moves the thumb once more"
  )
  func lifting() {
    var values: [Float] = []
    bench.on(.valueChanged, of: slider) { values.append($0.value) }
    bench.on(.touchDragInside, of: slider) { $0.value = ($0.value * 4).rounded() / 4 }
    bench.down(1, 215.5, 117, at: 0)
    bench.move(1, 255.5, 117, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(values, [0.7, 0.75])
    bench.down(1, 265.5, 117, at: 1)
    bench.move(1, 305.5, 117, at: 1.1)
    bench.frame([(1, .ended, 309.5, 117)], at: 1.2)
    expectEqual(values, [0.7, 0.75, 0.95, 0.97])
  }

  @Test(
    "7.5 cancelled: a continuous slider keeps its value, another restores it",
    arguments: [true, false]
  )
  func cancellation(continuous: Bool) {
    slider.isContinuous = continuous
    bench.down(1, 215.5, 117, at: 0)
    bench.move(1, 235.5, 117, at: 0.1)
    bench.interrupt(at: 0.2)
    expectEqual(slider.value, (continuous ? 0.6 : 0.5))
    expectEqual(
      bench.take(),
      (continuous
        ? ["down", "value", "dragInside", "touchCancel"] : ["down", "dragInside", "touchCancel"])
    )
  }

  @Test("7.5 a slider that its valueChanged disables stops there")
  func disabling() {
    bench.on(.valueChanged, of: slider) { $0.isEnabled = false }
    bench.down(1, 215.5, 117, at: 0)
    bench.move(1, 235.5, 117, at: 0.1)
    bench.move(1, 255.5, 117, at: 0.2)
    bench.up(1, at: 0.3)
    expectEqual(slider.value, 0.6)
    expectEqual(bench.take(), ["down", "value", "touchCancel"])
  }

  @Test("an override that tracks everywhere moves the thumb relative to the touch")
  func everywhere() {
    let slider = bench.listen(EverywhereSlider())
    slider.frame = CGRect(x: 100, y: 100, width: 231, height: 34)
    bench.down(1, 250, 117, at: 0)
    bench.move(1, 270, 117, at: 0.1)
    expectEqual(slider.value, 0.1)
  }

  @Test("the thumb of a slider without width doesn't move")
  func narrow() {
    slider.frame = CGRect(x: 100, y: 100, width: 20, height: 34)
    bench.down(1, 110, 117, at: 0)
    bench.move(1, 150, 117, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(slider.value, 0.5)
  }

  @Test("limits as far apart as numbers go place the thumb between them")
  func widestLimits() {
    let widest = Float.greatestFiniteMagnitude
    slider.minimumValue = -widest
    slider.maximumValue = widest
    let middles = [-widest, 0, widest].map { value in
      slider.value = value
      slider.layoutIfNeeded()
      let track = slider.trackRect(forBounds: slider.bounds)
      return slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).midX
    }
    expectEqual(middles, [15.5, 115.5, 215.5])
    slider.value = 0
    bench.down(1, 215.5, 117, at: 0)
    bench.move(1, 265.5, 117, at: 0.1)
    expectEqual(slider.value, widest / 2)
    slider.maximumValue = .infinity
    slider.value = .infinity
    slider.layoutIfNeeded()
    expectEqual(slider.value, .infinity)
  }
}

private final class EverywhereSlider: UISlider {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    _ = super.beginTracking(touch, with: event)
    return true
  }
}

@MainActor
private final class PhaseListener {
  let hear: (UITouch.Phase?) -> Void

  init(hear: @escaping (UITouch.Phase?) -> Void) { self.hear = hear }

  func changed(_ slider: UISlider, event: UIEvent?) { hear(event?.allTouches?.first?.phase) }
}
