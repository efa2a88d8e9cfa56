import Testing
import TouchCore

@testable import UIKit

/// A view that does something in each layout and counts its layouts.
@MainActor
private protocol Restless: UIView {
  var layouts: Int { get set }
  var act: () -> Void { get set }
}

private final class PlainView: UIView, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

private final class RestlessButton: UIButton, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

private final class RestlessSlider: UISlider, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

private final class RestlessSwitch: UISwitch, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

private final class RestlessLabel: UILabel, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

private final class RestlessImageView: UIImageView, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

private final class RestlessScrollView: UIScrollView, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

@MainActor
@Suite("Layout that comes to an end")
struct LayoutEndTests {
  private func show(_ view: UIView) -> Bench {
    let bench = Bench()
    view.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
    bench.window.addSubview(view)
    bench.wait(until: 0)
    return bench
  }

  /// How often a view is laid out, in six turns, that does something in each layout.
  ///
  /// What it does was done once before, so that it changes nothing more.
  private func layouts(of view: some Restless, _ name: String, _ act: @escaping () -> Void) {
    view.act = {}
    let bench = show(view)
    act()
    bench.wait(until: 0.1)
    view.act = act
    view.layouts = 0
    view.setNeedsLayout()
    for turn in 2..<8 { bench.wait(until: Double(turn) / 10) }
    #expect(view.layouts == 1, "\(name)")
    // Touches lay out what asked for it, too.
    bench.tap(300, 300, at: 1)
    #expect(view.layouts == 1, "\(name)")
  }

  @Test("a view that puts its subviews where they are is laid out once")
  func tree() {
    let names = [
      "add the front one", "bring the front one to the front", "send the hindmost one to the back",
      "insert at its own index", "insert beyond the end", "insert below the one before it",
      "insert above the one behind it", "insert next to itself", "exchange with itself",
      "remove one that isn't there", "exchange twice",
    ]
    for (index, name) in names.enumerated() {
      let view = PlainView()
      let parts = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
      for part in parts { view.addSubview(part) }
      let stranger = UIView()
      layouts(of: view, name) { [unowned view] in
        switch index {
        case 0: view.addSubview(parts[3])
        case 1: view.bringSubviewToFront(parts[3])
        case 2: view.sendSubviewToBack(parts[0])
        case 3: view.insertSubview(parts[1], at: 1)
        case 4: view.insertSubview(parts[3], at: 100)
        case 5: view.insertSubview(parts[1], belowSubview: parts[2])
        case 6: view.insertSubview(parts[2], aboveSubview: parts[1])
        case 7: view.insertSubview(parts[1], aboveSubview: parts[1])
        case 8: view.exchangeSubview(at: 2, withSubviewAt: 2)
        case 9:
          stranger.removeFromSuperview()
          view.bringSubviewToFront(stranger)
          view.sendSubviewToBack(stranger)
        default: view.exchangeSubview(at: 0, withSubviewAt: 0)
        }
      }
      #expect(view.subviews == parts, "\(name)")
    }
  }

  @Test("a subview that really moves is a change, once")
  func realMoves() {
    let view = PlainView()
    let parts = (0..<3).map { _ in UIView() }
    for part in parts { view.addSubview(part) }
    let bench = show(view)
    let moves: [(UIView) -> Void] = [
      { $0.addSubview(parts[0]) }, { $0.bringSubviewToFront(parts[1]) },
      { $0.sendSubviewToBack(parts[1]) }, { $0.insertSubview(parts[0], at: 0) },
      { $0.insertSubview(parts[2], belowSubview: parts[0]) },
      { $0.exchangeSubview(at: 0, withSubviewAt: 1) }, { _ in parts[1].removeFromSuperview() },
      { $0.addSubview(parts[1]) },
    ]
    for (index, move) in moves.enumerated() {
      view.layouts = 0
      let before = view.subviews
      move(view)
      #expect(view.subviews != before, "\(index)")
      bench.wait(until: Double(index + 1))
      #expect(view.layouts == 1, "\(index)")
    }
  }

  @Test("a view that sets its properties to what they are is laid out once")
  func properties() {
    let view = PlainView()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(child)
    let frame = CGRect(x: 10, y: 10, width: 200, height: 100)
    let all: [(String, () -> Void)] = [
      ("tint", { [unowned view] in view.tintColor = .systemRed }),
      ("the inherited tint", { [unowned view] in view.tintColor = .systemBlue }),
      ("no tint", { [unowned view] in view.tintColor = nil }),
      ("a child's tint", { child.tintColor = .systemGreen }),
      ("frame", { [unowned view] in view.frame = frame }),
      ("bounds", { [unowned view] in view.bounds.size = frame.size }),
      ("center", { [unowned view] in view.center = CGPoint(x: 110, y: 60) }),
      ("transform", { [unowned view] in view.transform = CGAffineTransform(scaleX: 0.3, y: 0.7) }),
      ("scaled frame", { [unowned view] in view.frame = frame }),
      ("layer's frame", { [unowned view] in view.layer.frame = frame }),
      ("anchor", { [unowned view] in view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5) }),
      ("hidden", { [unowned view] in view.isHidden = false }),
      ("alpha", { [unowned view] in view.alpha = 0.5 }),
      ("colour", { [unowned view] in view.backgroundColor = .red }),
      ("clips", { [unowned view] in view.clipsToBounds = true }),
      ("interaction", { [unowned view] in view.isUserInteractionEnabled = true }),
      ("mask", { [unowned view] in view.autoresizingMask = [.flexibleWidth] }),
      ("tag", { [unowned view] in view.tag = 3 }),
      ("size to fit", { [unowned view] in view.sizeToFit() }),
      ("layout now", { [unowned view] in view.layoutIfNeeded() }),
      ("snapshot", { [unowned view] in _ = view.snapshotView(afterScreenUpdates: true) }),
      ("safe area", { [unowned view] in view.window?.setSafeAreaInsets(.zero) }),
      ("child's frame", { child.frame = CGRect(x: 1, y: 1, width: 2, height: 2) }),
      ("window", { [unowned view] in view.window?.makeKeyAndVisible() }),
      ("window's frame", { [unowned view] in view.window.map { $0.frame = $0.frame } }),
      ("recognizers", { [unowned view] in view.gestureRecognizers = view.gestureRecognizers }),
    ]
    for (name, act) in all { layouts(of: view, name, act) }
  }

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
    ] as [(String, () -> Void)] { layouts(of: button, "button: \(name)", act) }

    let untitled = RestlessButton()
    layouts(of: untitled, "untitled button") { _ = untitled.sizeThatFits(.zero) }
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
    ] as [(String, () -> Void)] { layouts(of: slider, "slider: \(name)", act) }

    let toggle = RestlessSwitch()
    for (name, act) in [
      ("on", { toggle.isOn = true }), ("animated", { toggle.setOn(false, animated: true) }),
      ("colour", { toggle.onTintColor = .red }), ("thumb", { toggle.thumbTintColor = .red }),
      ("frame", { toggle.frame = CGRect(x: 5, y: 6, width: 300, height: 2) }),
      ("bounds", { toggle.bounds = CGRect(x: 0, y: 0, width: 300, height: 2) }),
      ("fit", { toggle.sizeToFit() }),
      ("transform", { toggle.transform = CGAffineTransform(scaleX: 0.3, y: 0.7) }),
      ("scaled frame", { toggle.frame = CGRect(x: 5, y: 6, width: 300, height: 2) }),
    ] as [(String, () -> Void)] { layouts(of: toggle, "switch: \(name)", act) }

    let label = RestlessLabel()
    for (name, act) in [
      ("text", { label.text = "Text" }), ("font", { label.font = .systemFont(ofSize: 9) }),
      ("colour", { label.textColor = .red }), ("alignment", { label.textAlignment = .right }),
      ("lines", { label.numberOfLines = 0 }), ("fit", { label.sizeToFit() }),
    ] as [(String, () -> Void)] { layouts(of: label, "label: \(name)", act) }

    let image = RestlessImageView()
    for (name, act) in [
      ("image", { image.image = picture }), ("mode", { image.contentMode = .center }),
      ("fit", { image.sizeToFit() }),
    ] as [(String, () -> Void)] { layouts(of: image, "image: \(name)", act) }
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
    ] as [(String, () -> Void)] { layouts(of: view, "scroll view: \(name)", act) }
    #expect(view.subviews.first === subview && view.subviews.count == 3)
  }

  @Test("both indicators are in front of a subview that comes later")
  func indicators() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 900, height: 900)
    _ = show(view)
    view.flashScrollIndicators()
    let late = UIView()
    view.addSubview(late)
    view.flashScrollIndicators()
    #expect(view.subviews.first === late && view.subviews.count == 3)
  }

  @Test("a controller that changes nothing in its layout callbacks is laid out once")
  func controllers() {
    final class Restless: UIViewController {
      var layouts = 0
      let part = UIView()
      override func viewDidLoad() { view.addSubview(part) }
      private func act() {
        view.addSubview(part)
        view.tintColor = .red
        view.window?.rootViewController = self
        loadViewIfNeeded()
        view = view
      }
      override func viewWillLayoutSubviews() { act() }
      override func viewDidLayoutSubviews() {
        layouts += 1
        act()
      }
    }
    let bench = Bench()
    let controller = Restless()
    bench.window.rootViewController = controller
    bench.wait(until: 0)
    bench.wait(until: 1)
    controller.layouts = 0
    controller.view.setNeedsLayout()
    for turn in 2..<8 { bench.wait(until: Double(turn)) }
    #expect(controller.layouts == 1)
  }

  @Test("a title, a value and a colour that change are laid out once each")
  func realChanges() {
    let button = RestlessButton()
    let bench = show(button)
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
      #expect(button.layouts == 1, "\(index)")
    }
    let slider = RestlessSlider()
    let other = show(slider)
    let others: [() -> Void] = [
      { slider.minimumValue = 0.5 }, { slider.maximumValue = 4 }, { slider.value = 3 },
      { slider.thumbTintColor = .red }, { slider.minimumTrackTintColor = .red },
      { slider.maximumTrackTintColor = .red },
    ]
    for (index, change) in others.enumerated() {
      slider.layouts = 0
      change()
      other.wait(until: Double(index + 1))
      #expect(slider.layouts == 1, "\(index)")
    }
  }

  @Test("a window's insets are told to the views that they reach")
  func safeArea() {
    final class Told: UIView {
      var calls = 0
      override func safeAreaInsetsDidChange() { calls += 1 }
    }
    let bench = Bench()
    let whole = Told(frame: bench.window.bounds)
    let top = Told(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let middle = Told(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
    bench.window.addSubview(whole)
    whole.addSubview(top)
    whole.addSubview(middle)
    func calls() -> [Int] { [whole.calls, top.calls, middle.calls] }
    bench.window.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    #expect(calls() == [1, 1, 0])
    bench.window.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    #expect(calls() == [1, 1, 0])
    bench.window.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    #expect(calls() == [2, 1, 0])
    bench.window.setSafeAreaInsets(.zero)
    #expect(calls() == [3, 2, 0])
  }
}
