import Expectations
import Testing

@testable import UIKit

/// Layout of controls and scroll views that comes to an end.
@MainActor
struct LayoutEndControlTests {
  @Test("controls, labels and images that set their properties to what they are are laid out once")
  func controls() {
    let button = RestlessButton(type: .system)
    let action = UIAction { _ in }
    let picture = UIImage()
    for (name, act) in [
      ("title", { button.setTitle("Go", for: .normal) }),
      ("highlighted title", { button.setTitle("Gone", for: .highlighted) }),
      ("no title", { button.setTitle(nil, for: .selected) }),
      ("title colour", { button.setTitleColor(.red, for: .normal) }),
      ("no title colour", { button.setTitleColor(nil, for: .disabled) }),
      ("label", { button.titleLabel?.font = .systemFont(ofSize: 12) }),
      ("label's text", { button.titleLabel?.text = "Go" }),
      ("tint", { button.tintColor = .systemOrange }),
      ("enabled", { button.isEnabled = false }),
      ("selected", { button.isSelected = true }),
      ("highlighted", { button.isHighlighted = true }),
      ("fitting size", { _ = button.sizeThatFits(.zero) }),
      ("size to fit", { button.sizeToFit() }),
      ("action", { button.addAction(action, for: .touchDown) }),
      ("image", { button.setImage(picture, for: .normal) }),
      ("no image", { button.setImage(nil, for: .selected) }),
      ("background", { button.setBackgroundImage(picture, for: .normal) }),
      ("no background", { button.setBackgroundImage(nil, for: .selected) }),
    ] as [(String, () -> Void)] { button.expectOneLayout("button: \(name)", doing: act) }

    let untitled = RestlessButton()
    untitled.expectOneLayout("untitled button") { _ = untitled.sizeThatFits(.zero) }
    #expect(untitled.subviews.isEmpty)

    let slider = RestlessSlider()
    for (name, act) in [
      ("value", { slider.value = 0.5 }), ("too large", { slider.value = 7 }),
      ("animated", { slider.setValue(0.25, animated: true) }),
      ("minimum", { slider.minimumValue = -1 }), ("maximum", { slider.maximumValue = 2 }),
      ("left", { slider.minimumTrackTintColor = .red }),
      ("no left", { slider.minimumTrackTintColor = nil }),
      ("right", { slider.maximumTrackTintColor = .red }),
      ("thumb", { slider.thumbTintColor = .red }),
      ("continuous", { slider.isContinuous = false }),
      ("thumb's image", { slider.setThumbImage(picture, for: .normal) }),
      ("no thumb's image", { slider.setThumbImage(nil, for: .highlighted) }),
      ("left image", { slider.setMinimumTrackImage(picture, for: .normal) }),
      ("no right image", { slider.setMaximumTrackImage(nil, for: .normal) }),
      ("image at the minimum", { slider.minimumValueImage = picture }),
      ("no image at the maximum", { slider.maximumValueImage = nil }),
    ] as [(String, () -> Void)] { slider.expectOneLayout("slider: \(name)", doing: act) }

    let toggle = RestlessSwitch()
    for (name, act) in [
      ("on", { toggle.isOn = true }), ("animated", { toggle.setOn(false, animated: true) }),
      ("colour", { toggle.onTintColor = .red }), ("thumb", { toggle.thumbTintColor = .red }),
      ("frame", { toggle.frame = CGRect(x: 5, y: 6, width: 300, height: 2) }),
      ("bounds", { toggle.bounds = CGRect(x: 0, y: 0, width: 300, height: 2) }),
      ("fit", { toggle.sizeToFit() }),
      ("transform", { toggle.transform = CGAffineTransform(scaleX: 0.3, y: 0.7) }),
      ("scaled frame", { toggle.frame = CGRect(x: 5, y: 6, width: 300, height: 2) }),
    ] as [(String, () -> Void)] { toggle.expectOneLayout("switch: \(name)", doing: act) }

    let label = RestlessLabel()
    for (name, act) in [
      ("text", { label.text = "Text" }), ("font", { label.font = .systemFont(ofSize: 9) }),
      ("colour", { label.textColor = .red }), ("alignment", { label.textAlignment = .right }),
      ("lines", { label.numberOfLines = 0 }), ("fit", { label.sizeToFit() }),
    ] as [(String, () -> Void)] { label.expectOneLayout("label: \(name)", doing: act) }

    let image = RestlessImageView()
    for (name, act) in [
      ("image", { image.image = picture }), ("mode", { image.contentMode = .center }),
      ("fit", { image.sizeToFit() }),
    ] as [(String, () -> Void)] { image.expectOneLayout("image: \(name)", doing: act) }
  }

  @Test("a title, a value and a colour that change are laid out once each")
  func realChanges() {
    let button = RestlessButton()
    let bench = button.shown()
    button.layouts = 0
    button.setTitle("One", for: .normal)
    bench.wait(until: 1)
    // The label is a subview that comes during the layout, which asks for another one.
    #expect((1...2).contains(button.layouts))
    let changes: [() -> Void] = [
      { button.setTitle("Two", for: .normal) }, { button.setTitle(nil, for: .normal) },
      { button.setTitleColor(.red, for: .normal) }, { button.tintColor = .red },
    ]
    for (index, change) in changes.enumerated() {
      button.layouts = 0
      change()
      bench.wait(until: Double(index + 2))
      expectEqual(button.layouts, 1, "\(index)")
    }
    let slider = RestlessSlider()
    let other = slider.shown()
    let others: [() -> Void] = [
      { slider.minimumValue = 0.5 }, { slider.maximumValue = 4 }, { slider.value = 3 },
      { slider.thumbTintColor = .red }, { slider.minimumTrackTintColor = .red },
      { slider.maximumTrackTintColor = .red },
    ]
    for (index, change) in others.enumerated() {
      slider.layouts = 0
      change()
      other.wait(until: Double(index + 1))
      expectEqual(slider.layouts, 1, "\(index)")
    }
  }

  @Test("a scroll view that sets its properties to what they are is laid out once")
  func scrollViews() {
    let view = RestlessScrollView()
    view.contentSize = CGSize(width: 900, height: 900)
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
    view.addSubview(subview)
    for (name, act) in [
      ("content size", { view.contentSize = CGSize(width: 900, height: 900) }),
      ("inset", { view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }),
      ("adjustment", { view.contentInsetAdjustmentBehavior = .always }),
      ("offset", { view.contentOffset = CGPoint(x: 3, y: 4) }),
      ("offset again", { view.setContentOffset(CGPoint(x: 3, y: 4), animated: false) }),
      ("animated offset", { view.setContentOffset(CGPoint(x: 3, y: 4), animated: true) }),
      (
        "visible",
        { view.scrollRectToVisible(CGRect(x: 5, y: 5, width: 1, height: 1), animated: false) }
      ),
      ("enabled", { view.isScrollEnabled = true }), ("paging", { view.isPagingEnabled = true }),
      ("scales", { view.maximumZoomScale = 2 }), ("scale", { view.zoomScale = 1 }),
      ("indicators", { view.flashScrollIndicators() }),
      ("indicator insets", { view.scrollIndicatorInsets = .zero }),
      ("style", { view.indicatorStyle = .white }),
      ("delays", { view.delaysContentTouches = false }),
      ("bounds", { view.bounds = view.bounds }),
    ] as [(String, () -> Void)] { view.expectOneLayout("scroll view: \(name)", doing: act) }
    #expect(view.subviews.first === subview && view.subviews.count == 3)
  }

  @Test("both indicators are in front of a subview that comes later")
  func indicators() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 900, height: 900)
    _ = view.shown()
    view.flashScrollIndicators()
    let late = UIView()
    view.addSubview(late)
    view.flashScrollIndicators()
    #expect(view.subviews.first === late && view.subviews.count == 3)
  }
}
