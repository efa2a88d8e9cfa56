import Expectations
import Testing
import TouchCore
import UIKit

/// A view whose content has a size.
private final class Box: UIView {
  private let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

/// Stack views that lay out by frames.
@MainActor
struct StackViewTests {
  private let stack = UIStackView(arrangedSubviews: [Box(20, 10), Box(40, 30), Box(60, 20)])

  /// Lays out in a width, and says where each arranged subview begins along the axis, and how long it is.
  private func spans(in width: CGFloat) -> [[CGFloat]] {
    stack.frame = CGRect(x: 5, y: 5, width: width, height: 50)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  private func frames() -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { $0.frame }
  }

  // The lengths are 20, 40 and 60: with two distances of 10 that is 140.
  @Test(
    "each distribution shares what is left, and what is missing, in its own way",
    arguments: [
      (UIStackView.Distribution.fill, 200, [[0, 80], [90, 40], [140, 60]]),
      (.fillEqually, 200, [[0, 60], [70, 60], [140, 60]]),
      (.fillProportionally, 200, [[0, 30], [40, 60], [110, 90]]),
      (.equalSpacing, 200, [[0, 20], [60, 40], [140, 60]]),
      // The centres are 10, 90 and 170.
      (.equalCentering, 200, [[0, 20], [70, 40], [140, 60]]),
      // The centres would be 10, 61 and 112, and the last two views too near.
      (.equalCentering, 142, [[0, 20], [32, 40], [82, 60]]),
      (.fill, 100, [[0, 20], [30, 40], [80, 20]]),
      (.equalSpacing, 100, [[0, 20], [30, 40], [80, 20]]),
    ]
  )
  func distributions(by way: UIStackView.Distribution, room: CGFloat, expected: [[CGFloat]]) {
    stack.distribution = way
    stack.spacing = 10
    expectEqual(spans(in: room), expected)
  }

  @Test("a fill lets the view grow that hugs its content least, and shrink what resists least")
  func priorities() {
    let views = stack.arrangedSubviews
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    expectEqual(spans(in: 150), [[0, 20], [20, 70], [90, 60]])
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    expectEqual(spans(in: 70), [[0, 20], [20, 0], [20, 50]])
    let fit = { views[2].systemLayoutSizeFitting($0) }
    expectEqual(fit(UIView.layoutFittingCompressedSize), CGSize(width: 60, height: 20))
    expectEqual(
      views[2].systemLayoutSizeFitting(
        CGSize(width: 100, height: 5),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ),
      CGSize(width: 100, height: 20)
    )
    expectEqual(UIView().systemLayoutSizeFitting(CGSize(width: 7, height: 0)).width, 7)
  }

  @Test("a view without a size of its own fills what is left; a single view fills all")
  func filling() {
    stack.insertArrangedSubview(UIView(), at: 1)
    expectEqual(spans(in: 200), [[0, 20], [20, 80], [100, 40], [140, 60]])
    stack.arrangedSubviews.dropFirst().forEach { $0.removeFromSuperview() }
    stack.distribution = .equalSpacing
    expectEqual(spans(in: 200), [[0, 200]])
  }

  @Test("edges lie on whole pixels")
  func pixels() {
    stack.distribution = .fillEqually
    stack.layer.contentsScale = 2
    expectEqual(spans(in: 100), [[0, 33.5], [33.5, 33], [66.5, 33.5]])
  }

  @Test(
    "views lie across the axis as the alignment says, mirrored where the language is",
    arguments: [
      (UIStackView.Alignment.leading, 8), (.center, 48), (.trailing, 88),
    ]
  )
  func alignments(alignment: UIStackView.Alignment, x: CGFloat) {
    stack.axis = .vertical
    stack.alignment = alignment
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 8, bottom: 0, right: 12)
    stack.frame = CGRect(x: 0, y: 0, width: 120, height: 61)
    expectEqual(frames()[0], CGRect(x: x, y: 1, width: 20, height: 10))
    stack.semanticContentAttribute = .forceRightToLeft
    expectEqual(frames()[0].minX, 8 + 100 - (x - 8) - 20)
    expectEqual(stack.intrinsicContentSize, CGSize(width: 80, height: 61))
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    stack.frame.size.width = 140
    expectEqual(frames().map { $0.minX }, [88, 48, 8])
    stack.axis = .horizontal
  }

  @Test("a distance may be one view's own; hidden views have no length and no distance")
  func distances() {
    let views = stack.arrangedSubviews
    stack.spacing = 4
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    expectEqual(stack.intrinsicContentSize, CGSize(width: 132, height: 30))
    expectEqual(spans(in: 132), [[0, 20], [28, 40], [72, 60]])
    views[1].isHidden = true
    expectEqual(spans(in: 88), [[0, 20], [20, 0], [28, 60]])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    expectEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseDefault)
    expectEqual(spans(in: 84), [[0, 20], [20, 0], [24, 60]])
  }

  @Test("what is arranged no longer stays a subview; what is removed isn't arranged")
  func list() {
    let views = stack.arrangedSubviews
    expectEqual(stack.subviews, views)
    stack.insertArrangedSubview(views[2], at: 0)
    expectEqual(stack.arrangedSubviews, [views[2], views[0], views[1]])
    expectEqual(stack.subviews, views)
    stack.removeArrangedSubview(views[0])
    expectEqual(stack.arrangedSubviews, [views[2], views[1]])
    #expect(views[0].superview === stack)
    views[1].removeFromSuperview()
    UIView().addSubview(views[2])
    #expect(stack.arrangedSubviews.isEmpty)
    expectEqual(stack.intrinsicContentSize, UIView().intrinsicContentSize)
  }

  @Test("stacks nest, and follow contents that become larger; lines break where the width ends")
  func nesting() {
    let label = UILabel()
    let outer = UIStackView(arrangedSubviews: [stack, label])
    outer.axis = .vertical
    outer.sizeToFit()
    expectEqual(outer.bounds.size, CGSize(width: 120, height: 30))
    outer.layoutIfNeeded()
    label.text = "one two three four five six seven eight nine ten"
    label.numberOfLines = 0
    outer.frame.size.height = 200
    outer.layoutIfNeeded()
    let needed = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(needed > 2 * label.font.lineHeight)
    expectEqual(label.frame, CGRect(x: 0, y: 200 - needed, width: 120, height: needed))
    expectEqual(outer.sizeThatFits(CGSize(width: 120, height: 0)).height, 30 + needed)
    stack.addArrangedSubview(Box(30, 40))
    outer.layoutIfNeeded()
    expectEqual(outer.intrinsicContentSize.height, 40 + label.intrinsicContentSize.height)
  }

  @Test("a view that is hidden in a closure of animations is seen until its room is gone")
  func hiding() {
    let bench = AnimationBench()
    bench.window.addSubview(stack)
    let views = stack.arrangedSubviews
    _ = spans(in: 120)
    bench.wait(until: 1)
    func hide(_ isHidden: Bool) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[2].isHidden = isHidden
      }
    }
    hide(true)
    bench.wait(until: 1.5)
    #expect(views[2].isHidden)
    expectEqual(views[2].layer.presentation()?.isHidden, false)
    expectEqual(views[2].layer.presentation()?.bounds.width, 30)
    expectEqual(views[0].layer.presentation()?.bounds.width, 50)
    bench.wait(until: 2)
    expectEqual(views[2].layer.presentation()?.isHidden, true)
    hide(false)
    bench.wait(until: 2.5)
    expectEqual(views[2].layer.presentation()?.bounds.width, 30)
    bench.wait(until: 3)
    expectEqual(stack.arrangedSubviews.map { $0.frame.width }, [20, 40, 60])
  }

  @Test("a view that is hidden in a keyframe is seen until its room is gone")
  func hidingInKeyframe() {
    let bench = AnimationBench()
    bench.window.addSubview(stack)
    let views = stack.arrangedSubviews
    _ = spans(in: 120)
    bench.wait(until: 1)
    let linear = UIView.KeyframeAnimationOptions(rawValue: 3 << 16)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        views[2].isHidden = true
      }
    }
    bench.wait(until: 1.25)
    expectEqual(views[2].layer.presentation()?.isHidden, false)
    expectEqual(views[2].layer.presentation()?.bounds.width, 30)
    bench.wait(until: 1.5)
    expectEqual(views[2].layer.presentation()?.bounds.width, 0)
    bench.wait(until: 2)
    expectEqual(views[2].layer.presentation()?.isHidden, true)
  }

  @Test("another font of a button's title has the stack view lay out anew")
  func titleFont() {
    let button = UIButton(type: .system)
    button.setTitle("Letters", for: .normal)
    stack.insertArrangedSubview(button, at: 0)
    stack.distribution = .equalSpacing
    _ = spans(in: 500)
    let before = button.frame.width
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(frames()[0].width > before)
  }
}
