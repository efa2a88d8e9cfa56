import Expectations
import Testing
import TouchCore
import UIKit

/// What a property changes is shown at once: a view that is changed after it was shown looks like one that
/// was changed before.
@MainActor
struct ChangedLookTests {
  /// A property of a view, and another value for it.
  private typealias Change<View> = (name: String, make: (View) -> Void)

  private let red = picture(20, 20, PaintColor(red: 1, green: 0, blue: 0))
  private let blue = picture(30, 10, PaintColor(red: 0, green: 0, blue: 1))

  /// Plays each change once before and once after a view is first shown, and compares the pictures.
  private func check<View: UIView>(_ kind: View.Type, _ view: () -> View, _ changes: [Change<View>])
  {
    func shown(_ before: (View) -> Void, _ after: (View) -> Void) -> DisplayList {
      let bench = Bench()
      let view = view()
      if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 20, width: 200, height: 60) }
      before(view)
      bench.window.addSubview(view)
      _ = bench.application.displayList()
      after(view)
      return bench.application.displayList()
    }
    let plain = shown({ _ in }, { _ in })
    for (name, change) in changes {
      let late = shown({ _ in }, change)
      expectEqual(late, shown(change, { _ in }), "\(kind).\(name)")
      #expect(late != plain, "\(kind).\(name)")
    }
  }

  @Test("a button")
  func button() {
    let (red, blue) = (red, blue)
    func make() -> UIButton {
      let button = UIButton(type: .custom)
      button.setTitle("Title", for: .normal)
      button.setImage(red, for: .normal)
      for (state, title) in [
        (UIControl.State.highlighted, "down"), (.selected, "chosen"), (.disabled, "off"),
      ] {
        button.setTitle(title, for: state)
      }
      return button
    }
    check(
      UIButton.self,
      make,
      [
        ("title", { $0.setTitle("Other", for: .normal) }),
        ("titleColor", { $0.setTitleColor(.red, for: .normal) }),
        ("image", { $0.setImage(blue, for: .normal) }),
        ("no image", { $0.setImage(nil, for: .normal) }),
        ("backgroundImage", { $0.setBackgroundImage(blue, for: .normal) }),
        ("configuration", { $0.configuration = .filled() }),
        ("contentEdgeInsets", { $0.contentEdgeInsets.left = 9 }),
        ("titleEdgeInsets", { $0.titleEdgeInsets.left = 9 }),
        ("imageEdgeInsets", { $0.imageEdgeInsets.top = 9 }),
        ("isHighlighted", { $0.isHighlighted = true }), ("isSelected", { $0.isSelected = true }),
        ("isEnabled", { $0.isEnabled = false }),
        ("contentHorizontalAlignment", { $0.contentHorizontalAlignment = .right }),
        ("contentVerticalAlignment", { $0.contentVerticalAlignment = .bottom }),
        ("bounds", { $0.frame.size.width = 90 }),
      ]
    )
    check(
      UIButton.self,
      {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        return button
      },
      [("tintColor", { $0.tintColor = .red }), ("isHighlighted", { $0.isHighlighted = true })]
    )
  }

  @Test("a slider")
  func slider() {
    let (red, blue) = (red, blue)
    func make() -> UISlider {
      let slider = UISlider()
      slider.value = 0.5
      return slider
    }
    check(
      UISlider.self,
      make,
      [
        ("value", { $0.value = 0.75 }), ("minimumValue", { $0.minimumValue = -1 }),
        ("maximumValue", { $0.maximumValue = 4 }),
        ("minimumTrackTintColor", { $0.minimumTrackTintColor = .red }),
        ("maximumTrackTintColor", { $0.maximumTrackTintColor = .red }),
        ("thumbTintColor", { $0.thumbTintColor = .red }),
        ("minimumValueImage", { $0.minimumValueImage = red }),
        ("maximumValueImage", { $0.maximumValueImage = blue }),
        ("thumbImage", { $0.setThumbImage(red, for: .normal) }),
        ("minimumTrackImage", { $0.setMinimumTrackImage(blue, for: .normal) }),
        ("maximumTrackImage", { $0.setMaximumTrackImage(blue, for: .normal) }),
        ("tintColor", { $0.tintColor = .red }), ("bounds", { $0.bounds.size.width = 90 }),
      ]
    )
  }

  @Test("a switch, and a page control")
  func switchAndPages() {
    check(
      UISwitch.self,
      {
        let control = UISwitch()
        control.frame.origin = CGPoint(x: 20, y: 20)
        control.isOn = true
        return control
      },
      [
        ("isOn", { $0.isOn = false }), ("onTintColor", { $0.onTintColor = .red }),
        ("thumbTintColor", { $0.thumbTintColor = .red }),
      ]
    )
    check(
      UIPageControl.self,
      {
        let control = UIPageControl()
        control.numberOfPages = 4
        return control
      },
      [
        ("numberOfPages", { $0.numberOfPages = 5 }), ("currentPage", { $0.currentPage = 2 }),
        ("pageIndicatorTintColor", { $0.pageIndicatorTintColor = .red }),
        ("currentPageIndicatorTintColor", { $0.currentPageIndicatorTintColor = .red }),
      ]
    )
    check(
      UIPageControl.self,
      {
        let control = UIPageControl()
        control.numberOfPages = 1
        return control
      },
      [("hidesForSinglePage", { $0.hidesForSinglePage = true })]
    )
  }

  @Test("a segmented control")
  func segments() {
    let red = red
    check(
      UISegmentedControl.self,
      {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 0
        control.frame.origin = CGPoint(x: 20, y: 20)
        return control
      },
      [
        ("selectedSegmentIndex", { $0.selectedSegmentIndex = 2 }),
        ("no selection", { $0.selectedSegmentIndex = UISegmentedControl.noSegment }),
        ("insertSegment", { $0.insertSegment(withTitle: "Four", at: 1, animated: false) }),
        ("insertSegment image", { $0.insertSegment(with: red, at: 1, animated: false) }),
        ("removeSegment", { $0.removeSegment(at: 1, animated: false) }),
        ("removeAllSegments", { $0.removeAllSegments() }),
        ("setTitle", { $0.setTitle("Other", forSegmentAt: 1) }),
        ("setImage", { $0.setImage(red, forSegmentAt: 1) }),
        ("setWidth", { $0.setWidth(30, forSegmentAt: 1) }),
        ("setEnabled", { $0.setEnabled(false, forSegmentAt: 1) }),
        ("selectedSegmentTintColor", { $0.selectedSegmentTintColor = .red }),
        ("bounds", { $0.bounds.size.width = 150 }),
      ]
    )
  }

  @Test("a segment has a title or an image: the one that is set takes the other's place")
  func segmentContent() {
    _ = Bench()
    let control = UISegmentedControl(items: ["One", red])
    control.setImage(red, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) === red)
    control.setTitle("Two", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Two" && control.imageForSegment(at: 1) == nil)
    // Images stand in the middle, in their own size.
    let pictures = control.subviews.compactMap { $0 as? UIImageView }
    #expect(pictures.count >= 2 && pictures.allSatisfy { $0.contentMode == .center })
  }

  @Test("a label")
  func label() {
    check(
      UILabel.self,
      {
        let label = UILabel()
        label.text = "Some words that need more than a line of their own"
        label.highlightedTextColor = .blue
        return label
      },
      [
        ("text", { $0.text = "Other" }), ("font", { $0.font = .systemFont(ofSize: 30) }),
        ("textColor", { $0.textColor = .red }), ("isHighlighted", { $0.isHighlighted = true }),
        ("textAlignment", { $0.textAlignment = .right }),
        ("numberOfLines", { $0.numberOfLines = 2 }),
        ("lineBreakMode", { $0.lineBreakMode = .byTruncatingMiddle }),
        ("adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth = true }),
        ("bounds", { $0.bounds.size.width = 90 }),
      ]
    )
    check(
      UILabel.self,
      {
        let label = UILabel()
        label.text = "Some words that need more than a line of their own"
        label.adjustsFontSizeToFitWidth = true
        label.isHighlighted = true
        return label
      },
      [
        ("minimumScaleFactor", { $0.minimumScaleFactor = 0.9 }),
        ("highlightedTextColor", { $0.highlightedTextColor = .blue }),
      ]
    )
  }

  @Test("an image view, and a plain view")
  func imageAndPlain() {
    let (red, blue) = (red, blue)
    func make() -> UIImageView {
      let view = UIImageView(image: red)
      view.highlightedImage = red
      view.frame = CGRect(x: 20, y: 20, width: 90, height: 60)
      return view
    }
    check(
      UIImageView.self,
      make,
      [
        ("image", { $0.image = blue }), ("no image", { $0.image = nil }),
        ("contentMode", { $0.contentMode = .bottomRight }),
      ]
    )
    check(
      UIImageView.self,
      {
        let view = make()
        view.isHighlighted = true
        return view
      },
      [("highlightedImage", { $0.highlightedImage = blue })]
    )
    check(
      UIImageView.self,
      {
        let view = make()
        view.highlightedImage = blue
        return view
      },
      [("isHighlighted", { $0.isHighlighted = true })]
    )
    check(
      UIView.self,
      {
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 90, height: 60))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 50, y: 30, width: 90, height: 60))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        return view
      },
      [
        ("backgroundColor", { $0.backgroundColor = .green }), ("alpha", { $0.alpha = 0.5 }),
        ("isHidden", { $0.isHidden = true }), ("clipsToBounds", { $0.clipsToBounds = true }),
        ("transform", { $0.transform = CGAffineTransform(rotationAngle: 1) }),
        ("center", { $0.center.x += 9 }), ("bounds", { $0.bounds.origin.y += 9 }),
        ("frame", { $0.frame.size.width += 9 }), ("cornerRadius", { $0.layer.cornerRadius = 5 }),
        ("border", { ($0.layer.borderWidth, $0.layer.borderColor) = (2, UIColor.green.cgColor) }),
        ("subviews", { $0.subviews[0].removeFromSuperview() }),
      ]
    )
  }
}
