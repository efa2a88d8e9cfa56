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

@MainActor private final class Card {
  weak var delegate: (any CardDelegate)?
}

@MainActor @Suite("What Apple's objects have from NSObject")
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

  @Test("a client's protocol that refines NSObjectProtocol is adopted by our classes")
  func adoption() {
    let (card, controller) = (Card(), CardController())
    card.delegate = controller
    card.delegate?.cardDidClose("ace")
    #expect(controller.closed == ["ace"])
    #expect(card.delegate?.isEqual(controller) == true)
    #expect(card.delegate?.hash == controller.hash)
    #expect(card.delegate?.isProxy() == false)
    let others: [any CardDelegate] = [CardView(), CardRecognizer(), CardLayer()]
    for other in others {
      #expect(other.isEqual(other))
      #expect(!other.isEqual(controller))
      #expect(!other.isEqual(nil))
    }
  }

  @Test("a description names the class, and can be overridden")
  func description() {
    #expect(UIView().description == "<UIView>")
    #expect(CardRecognizer().debugDescription == "<CardRecognizer>")
    #expect(CardView().description == "card")
    #expect(CardView().debugDescription == "card")
  }
}
