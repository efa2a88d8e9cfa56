import Expectations
import Testing
import TouchCore
import UIKit

/// Slider images.
@MainActor
struct SliderImageTests {
  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let green = PaintColor(red: 0, green: 1, blue: 0)

  private func slider() -> UISlider {
    UIApplication.launch(screen: CGSize(width: 400, height: 800))
    return UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  }

  @Test("images are kept by state, and the current one falls back to the normal one")
  func states() {
    let slider = slider()
    let (normal, held) = (picture(20, 20, red), picture(20, 20, green))
    expectNil(slider.currentThumbImage)
    slider.setThumbImage(normal, for: .normal)
    slider.setThumbImage(held, for: .highlighted)
    #expect(slider.thumbImage(for: .normal) === normal)
    expectNil(slider.thumbImage(for: .disabled))
    #expect(slider.currentThumbImage === normal)
    #expect(fills(slider).contains(red))
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === held)
    #expect(fills(slider).contains(green))
    slider.setThumbImage(nil, for: .highlighted)
    #expect(slider.currentThumbImage === normal)
    slider.setMinimumTrackImage(normal, for: .normal)
    slider.setMaximumTrackImage(held, for: .normal)
    #expect(slider.currentMinimumTrackImage === slider.minimumTrackImage(for: .normal))
    #expect(slider.currentMaximumTrackImage === slider.maximumTrackImage(for: .normal))
  }

  @Test("the thumb has its image's size, and is touched there")
  func thumb() {
    let slider = slider()
    let track = slider.trackRect(forBounds: slider.bounds)
    let plain = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    expectEqual(plain, CGRect(x: 0, y: 1.5, width: 31, height: 31))
    slider.setThumbImage(picture(60, 20, red), for: .normal)
    let wide = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    expectEqual(wide, CGRect(x: 0, y: 7, width: 60, height: 20))
    let right = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    expectEqual(right.maxX, 200)
    let bench = Bench()
    bench.p.addSubview(slider)
    bench.down(1, 50, 17, at: 0)
    #expect(slider.isTracking)
    bench.move(1, 120, 17, at: 0.1)
    expectEqual(slider.value, 0.5)
    bench.up(at: 0.2)
  }

  @Test("tracks have the height of their images, and colours come back without them")
  func tracks() {
    let slider = slider()
    slider.setMinimumTrackImage(picture(10, 8, red), for: .normal)
    slider.setMaximumTrackImage(picture(10, 6, green), for: .normal)
    expectEqual(slider.trackRect(forBounds: slider.bounds).height, 8)
    slider.value = 0.5
    let shown = fills(slider)
    #expect(shown.contains(red) && shown.contains(green))
    slider.setMinimumTrackImage(nil, for: .normal)
    slider.setMaximumTrackImage(nil, for: .normal)
    expectEqual(slider.trackRect(forBounds: slider.bounds).height, 4)
    #expect(!fills(slider).contains(red))
    expectEqual(fills(slider).count, 3)
  }

  @Test("images at the ends make the track shorter")
  func ends() {
    let slider = slider()
    let whole = slider.trackRect(forBounds: slider.bounds)
    slider.minimumValueImage = picture(16, 16, red)
    slider.maximumValueImage = picture(24, 24, green)
    let left = slider.minimumValueImageRect(forBounds: slider.bounds)
    expectEqual(left, CGRect(x: 0, y: 9, width: 16, height: 16))
    let right = slider.maximumValueImageRect(forBounds: slider.bounds)
    expectEqual(right, CGRect(x: 176, y: 5, width: 24, height: 24))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX > whole.minX + 16 && track.maxX < whole.maxX - 24)
    #expect(fills(slider).contains(red) && fills(slider).contains(green))
    slider.minimumValueImage = nil
    slider.maximumValueImage = nil
    expectEqual(slider.trackRect(forBounds: slider.bounds), whole)
    #expect(!fills(slider).contains(red))
  }
}
