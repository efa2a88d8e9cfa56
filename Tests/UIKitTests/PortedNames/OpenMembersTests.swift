import Expectations
import Testing
import UIKit

/// A view that overrides what stood in extensions once, and counts what it is asked.
@MainActor private final class Card: UIView {
  var calls: [String] = []
  override var mask: UIView? { didSet { calls.append("mask") } }
  override var isOpaque: Bool {
    get { false }
    set {}
  }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode { didSet { calls.append("tint") } }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { calls.append("style") } }
  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { false }
    set {}
  }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(CGPoint(x: point.x + 1, y: point.y), to: view)
  }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    calls.append(event)
    return super.action(for: layer, forKey: event)
  }
  override func removeInteraction(_ interaction: any UIInteraction) {
    calls.append("interaction")
    super.removeInteraction(interaction)
  }
}

@MainActor private final class Roomy: UIViewController {
  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
    set {}
  }
  override var isEditing: Bool { didSet { if isEditing { title = "edited" } } }
  override var edgesForExtendedLayout: UIRectEdge {
    get { [] }
    set {}
  }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
}

/// A layer that fingers don't find, and that counts its animations.
private final class Glass: CALayer {
  var added: [String?] = []
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    super.add(anim, forKey: key)
    added.append(key)
  }
  override func removeAnimation(forKey key: String) {
    super.removeAnimation(forKey: key)
    added.removeAll { $0 == key }
  }
}

@MainActor private final class Led: UITapGestureRecognizer {
  var changes = 0
  override weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { changes += 1 } }
}

@MainActor private final class Knob: UISlider {
  let knob = UIImage(picture: DisplayList(width: 40, height: 30))
  override var currentThumbImage: UIImage? { knob }
}

@MainActor private final class Caption: UILabel {
  var changes = 0
  override var isEnabled: Bool { didSet { changes += 1 } }
}

@MainActor private final class Plain: UIButton {
  override func titleShadowColor(for state: UIControl.State) -> UIColor? { .red }
  override var currentAttributedTitle: NSAttributedString? { NSAttributedString(string: "mine") }
}

@MainActor private final class Delegate: UIGestureRecognizerDelegate {}

@MainActor @Suite("Members that subclasses override") struct OpenMembersTests {
  @Test("a view's mask, coordinates, margins and actions are a subclass's")
  func views() {
    let application = UIApplication.launch(screen: CGSize(width: 300, height: 300))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = Card(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(card)
    window.makeKeyAndVisible()
    card.mask = UIView()
    card.tintAdjustmentMode = .dimmed
    card.overrideUserInterfaceStyle = .dark
    expectEqual(card.calls, ["mask", "tint", "style"])
    #expect(!card.isOpaque && card.layer.mask != nil)
    expectEqual(card.convert(CGPoint.zero, to: nil as UIView?), CGPoint(x: 11, y: 10))
    expectEqual(card.layoutMargins.top, 8)
    let layer = CALayer()
    layer.delegate = card
    card.layer.addSublayer(layer)
    application.advance(to: .seconds(1))
    layer.position.x = 5
    expectEqual(card.calls.last, "position")
  }

  @Test("what a controller adds to the safe area, edits and minds is a subclass's")
  func controllers() {
    UIApplication.launch(screen: CGSize(width: 300, height: 300))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let roomy = Roomy()
    window.rootViewController = roomy
    window.makeKeyAndVisible()
    expectEqual(roomy.view.safeAreaInsets.top, 20)
    expectEqual(roomy.view.layoutMargins.left, 0)
    roomy.isEditing = true
    #expect(roomy.title == "edited" && roomy.edgesForExtendedLayout.isEmpty)
  }

  @Test("a hit test asks each layer, and animations are added through it")
  func layers() {
    let (layer, glass) = (CALayer(), Glass())
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    glass.frame = layer.bounds
    layer.addSublayer(glass)
    #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === layer)
    glass.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    glass.add(CATransition(), forKey: nil)
    expectEqual(glass.animationKeys(), ["fade", kCATransition])
    glass.removeAnimation(forKey: "fade")
    expectEqual(glass.added, [nil])
  }

  @Test("a control's, a label's and a recognizer's members are a subclass's")
  func controls() {
    let (led, delegate, caption, plain) = (Led(), Delegate(), Caption(), Plain(type: .custom))
    led.delegate = delegate
    #expect(led.changes == 1 && led.delegate === delegate)
    caption.isEnabled = false
    expectEqual(caption.changes, 1)
    plain.setTitle("given", for: .normal)
    plain.layoutIfNeeded()
    expectEqual(plain.titleLabel?.text, "mine")
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    knob.layoutIfNeeded()
    let track = knob.trackRect(forBounds: knob.bounds)
    expectEqual(
      knob.thumbRect(forBounds: knob.bounds, trackRect: track, value: 0).size,
      knob.knob.size
    )
  }
}
