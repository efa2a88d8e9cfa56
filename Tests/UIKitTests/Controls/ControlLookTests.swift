import Expectations
import Testing
import TouchCore
import UIKit

/// Where the parts of controls are, and how they are coloured.
@MainActor
final class ControlLookTests {
  private lazy var bench = Bench()

  /// The layers that a view adds to its own.
  private func parts(_ view: UIView) -> [CALayer] {
    view.layoutIfNeeded()
    return view.layer.sublayers ?? []
  }

  /// Whether a layer has the shadow of a knob.
  private func hasKnobShadow(_ layer: CALayer) -> Bool {
    layer.shadowOpacity == 0.2 && layer.shadowOffset == CGSize(width: 0, height: 2)
      && layer.shadowRadius == 3
  }

  @Test("a switch: the knob is at the side of its value, on a track that is green or grey")
  func toggle() throws {
    let toggle = bench.listen(UISwitch())
    let (track, knob) = try #require(
      parts(toggle).count == 2 ? (parts(toggle)[0], parts(toggle)[1]) : nil
    )
    #expect(track.frame == CGRect(x: 0, y: 0, width: 51, height: 31) && track.cornerRadius == 15.5)
    #expect(knob.frame == CGRect(x: 2, y: 2, width: 27, height: 27) && knob.cornerRadius == 13.5)
    expectEqual(track.backgroundColor, UIColor.secondarySystemFill.cgColor)
    #expect(knob.backgroundColor == UIColor.white.cgColor && hasKnobShadow(knob))
    toggle.isOn = true
    expectEqual(parts(toggle)[1].frame, CGRect(x: 22, y: 2, width: 27, height: 27))
    #expect(track.backgroundColor == UIColor.systemGreen.cgColor && track.opacity == 1)
    toggle.isEnabled = false
    expectEqual(parts(toggle)[0].opacity, 0.5)
    toggle.isEnabled = true
    expectEqual(parts(toggle)[0].opacity, 1)
  }

  @Test("a switch: the knob is under the finger that drags it, and goes back where it is cancelled")
  func draggedKnob() {
    let toggle = bench.listen(UISwitch())
    bench.down(1, 115, 115, at: 0)
    bench.move(1, 124.9, 115, at: 0.1)
    expectEqual(parts(toggle)[1].frame.minX, 2)
    bench.move(1, 127, 115, at: 0.2)
    expectEqual(parts(toggle)[1].frame.minX, 14)
    bench.move(1, 117, 115, at: 0.3)
    expectEqual(parts(toggle)[1].frame.minX, 4)
    bench.move(1, 500, 115, at: 0.4)
    expectEqual(parts(toggle)[1].frame.minX, 22)
    bench.interrupt(at: 0.5)
    expectEqual(parts(toggle)[1].frame.minX, 2)
    toggle.isOn = true
    bench.down(1, 135, 115, at: 1)
    bench.move(1, 125, 115, at: 1.1)
    expectEqual(parts(toggle)[1].frame.minX, 12)
    bench.move(1, -100, 115, at: 1.2)
    expectEqual(parts(toggle)[1].frame.minX, 2)
    bench.up(1, at: 1.3)
    #expect(!toggle.isOn)
  }

  @Test("a switch: a knob that is released in the middle of its way turns it on, before it doesn't")
  func middle() {
    let toggle = bench.listen(UISwitch())
    toggle.isOn = true
    bench.down(1, 135, 115, at: 0)
    bench.move(1, 125, 115, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(toggle.isOn)
    bench.down(1, 135, 115, at: 1)
    bench.move(1, 124.9, 115, at: 1.1)
    bench.up(1, at: 1.2)
    #expect(!toggle.isOn)
  }

  @Test("a slider: the thumb lies on the track, which is tinted before it and grey after it")
  func slider() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 231, height: 34))
    slider.value = 0.25
    bench.p.addSubview(slider)
    let layers = parts(slider)
    try #require(layers.count == 3)
    let (after, before, thumb) = (layers[0], layers[1], layers[2])
    #expect(after.frame == CGRect(x: 2, y: 15, width: 227, height: 4) && after.cornerRadius == 2)
    #expect(before.frame == CGRect(x: 2, y: 15, width: 63.5, height: 4) && before.cornerRadius == 2)
    expectEqual(thumb.frame, CGRect(x: 50, y: 1.5, width: 31, height: 31))
    #expect(thumb.cornerRadius == 15.5 && hasKnobShadow(thumb))
    expectEqual(before.backgroundColor, slider.tintColor.cgColor)
    expectEqual(after.backgroundColor, UIColor.systemFill.cgColor)
    #expect(thumb.backgroundColor == UIColor.white.cgColor && before.opacity == 1)
    slider.isEnabled = false
    _ = parts(slider)
    #expect(before.opacity == 0.5 && after.opacity == 1)
  }

  @Test("a slider: an image in place of the thumb has no shadow, and without it the thumb is back")
  func thumbImage() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 231, height: 34))
    bench.p.addSubview(slider)
    let thumb = parts(slider)[2]
    slider.setThumbImage(picture(20, 20, PaintColor(red: 1, green: 0, blue: 0)), for: .normal)
    _ = parts(slider)
    #expect(thumb.shadowOpacity == 0 && thumb.cornerRadius == 0 && thumb.backgroundColor == nil)
    expectEqual(thumb.frame.size, CGSize(width: 20, height: 20))
    slider.setThumbImage(nil, for: .normal)
    _ = parts(slider)
    #expect(hasKnobShadow(thumb) && thumb.cornerRadius == 15.5)
    expectEqual(thumb.backgroundColor, UIColor.white.cgColor)
  }

  @Test("a slider: images at the ends lie below the track, 8 points from it")
  func endImages() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 231, height: 34))
    bench.p.addSubview(slider)
    slider.minimumValueImage = picture(10, 12, PaintColor(red: 1, green: 0, blue: 0))
    let layers = parts(slider)
    expectEqual(layers.count, 5)
    expectEqual(layers[1].frame, CGRect(x: 0, y: 11, width: 10, height: 12))
    expectEqual(layers[2].frame, CGRect(x: 20, y: 15, width: 209, height: 4))
    slider.maximumValueImage = picture(16, 20, PaintColor(red: 1, green: 0, blue: 0))
    expectEqual(parts(slider), layers)
    expectEqual(layers[0].frame, CGRect(x: 215, y: 7, width: 16, height: 20))
    expectEqual(layers[2].frame, CGRect(x: 20, y: 15, width: 185, height: 4))
  }

  @Test("a stepper: a minus in the half that lowers, a plus in the other, a line between them")
  func stepper() throws {
    let stepper = UIStepper()
    bench.p.addSubview(stepper)
    stepper.value = 1
    let layers = parts(stepper)
    try #require(layers.count == 6)
    expectEqual(
      layers.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 94, height: 32), .zero,
        CGRect(x: 46.5, y: 7, width: 1, height: 18), CGRect(x: 16.5, y: 15, width: 14, height: 2),
        CGRect(x: 63.5, y: 15, width: 14, height: 2), CGRect(x: 69.5, y: 9, width: 2, height: 14),
      ]
    )
    expectEqual(layers.map(\.cornerRadius), [8, 8, 0, 0, 0, 0])
    let (fill, line, sign) = (
      UIColor.systemFill.cgColor, UIColor.systemGray.cgColor, UIColor.label.cgColor
    )
    expectEqual(layers.map(\.backgroundColor), [fill, fill, line, sign, sign, sign])
    expectEqual(parts(stepper).suffix(3).map(\.opacity), [1, 1, 1])
    stepper.value = 100
    expectEqual(parts(stepper).suffix(3).map(\.opacity), [1, 0.3, 0.3])
    stepper.value = 0
    expectEqual(parts(stepper).suffix(3).map(\.opacity), [0.3, 1, 1])
    stepper.wraps = true
    expectEqual(parts(stepper).suffix(3).map(\.opacity), [1, 1, 1])
    stepper.isEnabled = false
    expectEqual(parts(stepper).suffix(3).map(\.opacity), [0.3, 0.3, 0.3])
  }

  @Test("a page control: round dots in the middle, the current one in a label's colour")
  func pages() {
    let pages = bench.listen(UIPageControl())
    pages.numberOfPages = 2
    expectEqual(
      parts(pages).map(\.frame),
      [
        CGRect(x: 38.5, y: 46.5, width: 7, height: 7),
        CGRect(x: 54.5, y: 46.5, width: 7, height: 7),
      ]
    )
    expectEqual(parts(pages).map(\.cornerRadius), [3.5, 3.5])
    let (current, other) = (UIColor.label.cgColor, UIColor.tertiaryLabel.cgColor)
    expectEqual(parts(pages).map(\.backgroundColor), [current, other])
    pages.currentPage = 1
    expectEqual(parts(pages).map(\.backgroundColor), [other, current])
    pages.numberOfPages = 1
    expectEqual(parts(pages).map(\.backgroundColor), [current])
    pages.numberOfPages = 0
    #expect(parts(pages).isEmpty)
    expectEqual(pages.size(forNumberOfPages: -2), CGSize(width: 0, height: 37))
  }

  @Test("a page control: where its display is put off, fewer pages still show one of theirs")
  func fewerPages() {
    let pages = bench.listen(UIPageControl())
    pages.numberOfPages = 3
    pages.currentPage = 2
    pages.defersCurrentPageDisplay = true
    pages.numberOfPages = 2
    expectEqual(parts(pages)[1].backgroundColor, UIColor.label.cgColor)
  }

  @Test("a progress bar: round ends, the filled one no rounder than it is long")
  func progress() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    bench.p.addSubview(bar)
    bar.progress = 0.5
    expectEqual(parts(bar).map(\.cornerRadius), [2, 2])
    expectEqual(parts(bar)[0].frame, CGRect(x: 0, y: 0, width: 200, height: 4))
    expectEqual(parts(bar)[0].backgroundColor, UIColor.systemFill.cgColor)
    bar.progress = 1 / 128
    expectEqual(parts(bar).map(\.cornerRadius), [2, 200 / 256])
    bar.progress = 0.995
    expectEqual(bar.accessibilityValue, "100%")
    bar.progress = 0.994
    expectEqual(bar.accessibilityValue, "99%")
  }

  @Test("8.16 a refresh control: a ring in its middle, which closes with the pull")
  func ring() throws {
    let s = ScrollBench()
    let control = UIRefreshControl()
    s.scrollView.refreshControl = control
    s.wait(until: 0.1)
    control.layoutIfNeeded()
    let ring = try #require(control.layer.sublayers?.first as? CAShapeLayer)
    #expect(ring.position == CGPoint(x: 200, y: 30) && ring.strokeEnd == 0)
    expectEqual(ring.path?.boundingBox, CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(ring.fillColor == nil && ring.lineWidth == 2)
    expectEqual(ring.strokeColor, control.tintColor.cgColor)
    control.beginRefreshing()
    s.wait(until: 0.2)
    control.layoutIfNeeded()
    #expect(control.alpha == 1 && ring.strokeEnd == 1)
    control.endRefreshing()
    s.wait(until: 2)
    control.layoutIfNeeded()
    #expect(control.alpha == 0 && ring.strokeEnd == 0)
    expectNil(UIRefreshControl(coder: NSCoder()))
  }
}
