import Expectations
import Testing
import UIKit

/// A protocol of a client's, as clients write them.
@MainActor private protocol CardDelegate: NSObjectProtocol {
  func cardDidClose(_ name: String)
}

private final class CardController: UIViewController, CardDelegate {
  var closed: [String] = []
  func cardDidClose(_ name: String) { closed.append(name) }
}

private final class CardView: UIView, CardDelegate {
  func cardDidClose(_ name: String) {}
  override var description: String { "card" }
}

private final class CardRecognizer: UITapGestureRecognizer, CardDelegate {
  func cardDidClose(_ name: String) {}
}

private final class CardLayer: CAShapeLayer, CardDelegate {
  func cardDidClose(_ name: String) {}
}

extension UITouch: CardDelegate {
  fileprivate func cardDidClose(_ name: String) {}
}

extension UIColor: CardDelegate {
  fileprivate func cardDidClose(_ name: String) {}
}

@MainActor private final class Card {
  weak var delegate: (any CardDelegate)?
}

/// What Apple's objects have from NSObject.
@MainActor
struct ObjectIdentityTests {
  @Test("isKind(of:) knows the class and those above it, and no others")
  func kinds() {
    let button: UIView = UIButton()
    #expect(button.isKind(of: UIButton.self))
    #expect(button.isKind(of: UIControl.self))
    #expect(button.isKind(of: UIResponder.self))
    #expect(!button.isKind(of: UISlider.self))
    #expect(!UIView().isKind(of: UIButton.self))
    let pan: UIGestureRecognizer = UIScreenEdgePanGestureRecognizer()
    #expect(pan.isKind(of: UIPanGestureRecognizer.self))
    #expect(!pan.isKind(of: UITapGestureRecognizer.self))
    #expect(CAShapeLayer().isKind(of: CALayer.self))
    #expect(!CALayer().isKind(of: CAShapeLayer.self))
    #expect(CABasicAnimation().isKind(of: CAPropertyAnimation.self))
  }

  @Test("objects are equal to themselves alone, as NSObject compares them")
  func equality() {
    let (animation, other) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation())
    let layer = CALayer()
    layer.add(animation, forKey: "fade")
    expectEqual(animation, (animation as CAAnimation))
    #expect((other as CAAnimation) != animation)
    let timer: Timer? = Timer(timeInterval: 1, repeats: false) { _ in }
    expectEqual(timer, timer)
    #expect(timer != Timer(timeInterval: 1, repeats: false) { _ in })
    #expect(timer != nil)
    let actions = [UIAction(title: "a") { _ in }, UIAction(title: "a") { _ in }]
    expectEqual(Set(actions).count, 2)
    expectEqual(Set(actions + actions).count, 2)
    expectEqual(actions.firstIndex(of: actions[1]), 1)
    expectEqual(UIScreen.main, UIScreen.main)
    #expect(UIImpactFeedbackGenerator() != UIImpactFeedbackGenerator())
    let paths = [UIBezierPath(), UIBezierPath()]
    expectEqual(paths.firstIndex(of: paths[1]), 1)
    let items = [UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)]
    #expect(items.contains(items[0]) && Set(items + items).count == 1)
  }

  @Test("a client's protocol that refines NSObjectProtocol is adopted by our classes")
  func adoption() {
    let (card, controller) = (Card(), CardController())
    card.delegate = controller
    card.delegate?.cardDidClose("ace")
    expectEqual(controller.closed, ["ace"])
    expectEqual(card.delegate?.isEqual(controller), true)
    expectEqual(card.delegate?.hash, controller.hash)
    expectEqual(card.delegate?.isProxy(), false)
    let others: [any CardDelegate] = [CardView(), CardRecognizer(), CardLayer()]
    for other in others {
      #expect(other.isEqual(other))
      #expect(!other.isEqual(controller))
      #expect(!other.isEqual(nil))
    }
  }

  @Test("touches, events, colours, pictures and clocks are objects as well")
  func values() {
    let (touch, other) = (UITouch(), UITouch())
    let delegate: any CardDelegate = touch
    #expect(delegate.isKind(of: UITouch.self) && !delegate.isKind(of: UIView.self))
    #expect(delegate.isEqual(touch) && !delegate.isEqual(other))
    expectEqual(touch.description, "<UITouch>")
    // What has values of its own is equal by them, as Apple's colours are.
    let red: any CardDelegate = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    expectEqual(red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(!red.isEqual(UIColor.blue) && !red.isEqual("red"))
    let others: [any NSObjectProtocol] = [
      UIEvent(), UIImage(), UIBezierPath(), UIScreen.main, UIFont.systemFont(ofSize: 10),
      UIImpactFeedbackGenerator(), UIAction { _ in },
      UIViewPropertyAnimator(duration: 1, curve: .linear),
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in },
    ]
    for object in others { #expect(object.isEqual(object) && !object.isProxy()) }
    expectEqual(others.map { $0.isKind(of: UIFeedbackGenerator.self) }.filter { $0 }.count, 1)
  }

  @Test("a description names the class, and can be overridden")
  func description() {
    expectEqual(UIView().description, "<UIView>")
    expectEqual(CardRecognizer().debugDescription, "<CardRecognizer>")
    expectEqual(CardView().description, "card")
    expectEqual(CardView().debugDescription, "card")
  }
}
