import Expectations
import Testing

@testable import UIKit

/// A picture to drag, as apps write it: all that a picture needs is in its own initializers.
@MainActor private final class Sticker: UIImageView {
  var preparations = 0

  override init(image: UIImage?) {
    super.init(image: image)
    prepare()
  }

  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
    prepare()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    preparations += 1
    isUserInteractionEnabled = true
  }
}

@MainActor private final class NibRecognizer: UIGestureRecognizer {
  override func awakeFromNib() {
    super.awakeFromNib()
    cancelsTouchesInView = false
  }
}

@MainActor private final class Ring: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
}

/// A layer that is round to fingers.
private final class RoundLayer: CALayer {
  override func contains(_ p: CGPoint) -> Bool {
    let (x, y) = (p.x - bounds.midX, p.y - bounds.midY)
    return x * x + y * y < bounds.midX * bounds.midX
  }
}

@MainActor private final class Guarded: UIButton {
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers?.reversed() }
    set { super.gestureRecognizers = newValue }
  }
  override var allTargets: Set<AnyHashable> { [] }
}

@MainActor private final class Patient: UITapGestureRecognizer {
  var waited: [UIGestureRecognizer] = []
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    super.require(toFail: otherGestureRecognizer)
    waited.append(otherGestureRecognizer)
  }
}

@MainActor private final class Overlay: UIWindow {
  override var windowScene: UIWindowScene? {
    get { nil }
    set { super.windowScene = newValue }
  }
}

@MainActor @Suite("Names that ported files override") struct OverriddenNamesTests {
  @Test("a view's layer may have its class")
  func layers() {
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    ring.layer.lineWidth = 3
    expectEqual(ring.layer.bounds.size, ring.bounds.size)
    #expect((ring as UIView).layer === ring.layer)
  }

  @Test("a hit test asks the layer's own shape, and other classes answer for themselves")
  func answers() {
    let (layer, round) = (CALayer(), RoundLayer())
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.position = CGPoint(x: 10, y: 10)
    round.frame = layer.bounds
    layer.addSublayer(round)
    #expect(layer.hitTest(CGPoint(x: 1, y: 1)) === layer)
    #expect(layer.hitTest(CGPoint(x: 10, y: 1)) === round)
    let (button, tap) = (Guarded(type: .custom), Patient())
    button.gestureRecognizers = [UIPanGestureRecognizer(), tap]
    button.addTarget(button, action: Selector(UIView.setNeedsLayout), for: .touchUpInside)
    tap.require(toFail: button.gestureRecognizers![1])
    #expect(button.gestureRecognizers?.first === tap && button.allTargets.isEmpty)
    #expect(tap.waited.count == 1 && tap.recognizersRequiredToFail.count == 1)
    expectNil(Overlay().windowScene)
  }

  @Test("each initializer of an image view is overridden by itself")
  func imageViews() {
    let image = UIImage(picture: DisplayList(width: 30, height: 20))
    let lit = UIImage(picture: DisplayList(width: 30, height: 20))
    let views = [
      Sticker(image: image), Sticker(image: image, highlightedImage: lit),
      Sticker(frame: CGRect(x: 0, y: 0, width: 30, height: 20)),
    ]
    for view in views {
      expectEqual(view.preparations, 1)
      #expect(view.isUserInteractionEnabled)
      expectEqual(view.bounds.size, CGSize(width: 30, height: 20))
    }
    #expect(views[0].image === image && views[0].highlightedImage == nil)
    #expect(views[1].image === image && views[1].highlightedImage === lit)
    expectEqual(Sticker(image: nil).bounds.size, .zero)
    #expect(!UIImageView(image: image).isUserInteractionEnabled)
  }

  @Test("a recognizer is told that it awoke from a nib by what makes it from one")
  func recognizers() {
    let recognizer = NibRecognizer(target: nil, action: nil)
    #expect(recognizer.cancelsTouchesInView)
    recognizer.awakeFromNib()
    #expect(!recognizer.cancelsTouchesInView)
  }

  @Test("points, sizes and rectangles are compared by a method too")
  func equality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(.zero))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    let turned = CGRect(x: 4, y: 6, width: -3, height: -4)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(turned))
    #expect(!turned.equalTo(.zero))
  }

  @Test("margins, insets, traits and the direction of a view are a subclass's, for the engine, too")
  func views() {
    let plain = Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(plain.layoutMargins == .zero && plain.directionalLayoutMargins == .zero)
    expectEqual(plain.traitCollection.userInterfaceStyle, .dark)
    let view = UIView(frame: plain.bounds)
    view.preservesSuperviewLayoutMargins = true
    plain.addSubview(view)
    #expect(view.layoutMargins.top == 8 && plain.safeAreaInsets.top == 7)
    expectEqual(plain.directed(CGRect(x: 0, y: 0, width: 10, height: 1), in: plain.bounds).minX, 90)
    #expect(!plain.endEditing(false))
    expectEqual(plain.snapshotView(afterScreenUpdates: true)?.tag, 7)
  }

  @Test("sequences, attributed texts and a button's images and titles are set through a subclass")
  func content() {
    let image = UIImage(picture: DisplayList(width: 30, height: 20))
    let wheel = Wheel(frame: .zero)
    wheel.animationImages = [image]
    wheel.startAnimating()
    #expect(wheel.calls == "eis" && wheel.isAnimating)
    wheel.stopAnimating()
    let shout = Shout()
    shout.attributedText = NSAttributedString(string: "now")
    expectEqual(shout.text, "NOW")
    let badge = Badge(type: .custom)
    badge.setAttributedTitle(NSAttributedString(string: "new"), for: .normal)
    expectEqual(badge.currentAttributedTitle?.string, "new!")
    badge.setImage(image, for: .normal)
    #expect(badge.currentBackgroundImage === image && badge.currentImage == nil)
  }

  @Test("a controller's traits, style and transitions, and a recognizer's targets are a subclass's")
  func controllers() {
    let application = UIApplication.launch(screen: CGSize(width: 300, height: 300))
    let (container, page, next) = (Container(), Page(), Page())
    for child in [page, next] { container.addChild(child) }
    page.overrideUserInterfaceStyle = .dark
    expectEqual(page.traitCollection.horizontalSizeClass, .regular)
    expectEqual(page.overrideUserInterfaceStyle, .dark)
    container.view.addSubview(page.view)
    container.transition(from: page, to: next, duration: 0, animations: nil)
    application.advance(to: .seconds(1))
    #expect(page.calls == ["style", "begin", "end"] && next.calls == ["begin", "end"])
    let tap = Counted(target: container, action: Selector(Container.tapped))
    expectEqual(tap.count, 1)
    tap.removeTarget(nil, action: nil)
    expectEqual(tap.count, 0)
  }
}

/// What clients override of names that are found by the engine in extensions.
@MainActor private final class Plain: UIView {
  override var layoutMargins: UIEdgeInsets {
    get { .zero }
    set {}
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
  override var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      super.traitCollection, UITraitCollection(userInterfaceStyle: .dark),
    ])
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .rightToLeft
  }
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(true) }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = super.snapshotView(afterScreenUpdates: afterUpdates)
    snapshot?.tag = 7
    return snapshot
  }
}

@MainActor private final class Wheel: UIImageView {
  var calls = ""
  override var animationImages: [UIImage]? { didSet { calls += "i" } }
  override var isAnimating: Bool { calls.hasSuffix("s") }
  override func startAnimating() {
    super.startAnimating()
    calls += "s"
  }
  override func stopAnimating() {
    super.stopAnimating()
    calls += "e"
  }
}

@MainActor private final class Shout: UILabel {
  override var attributedText: NSAttributedString? {
    didSet { if text != text?.uppercased() { text = text?.uppercased() } }
  }
}

@MainActor private final class Badge: UIButton {
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title.map { NSAttributedString(string: $0.string + "!") }, for: state)
  }
  override func backgroundImage(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override var currentImage: UIImage? { nil }
}

@MainActor private final class Page: UIViewController {
  var calls: [String] = []
  override var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: .regular)
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { calls.append("style") } }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
    calls.append("begin")
  }
  override func endAppearanceTransition() {
    super.endAppearanceTransition()
    calls.append("end")
  }
}

@MainActor private final class Container: UIViewController {
  func tapped() {}
}

@MainActor private final class Counted: UITapGestureRecognizer {
  var count = 0
  override func addTarget(_ target: Any, action: Selector) {
    super.addTarget(target, action: action)
    count += 1
  }
  override func removeTarget(_ target: Any?, action: Selector?) {
    super.removeTarget(target, action: action)
    count -= 1
  }
}
