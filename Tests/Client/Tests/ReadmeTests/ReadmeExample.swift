import Testing
import TouchCore
import UIKit

@MainActor
@Test func aDragMovesTheCard() {
  let application = UIApplication.launch(screen: CGSize(width: 390, height: 844))
  let window = UIWindow(frame: UIScreen.main.bounds)
  let card = Card(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  window.addSubview(card)
  window.makeKeyAndVisible()

  for (time, phase, x) in [
    (0.0, Contact.Phase.began, 150.0), (0.1, .moved, 180), (0.2, .ended, 180),
  ] {
    let finger = Contact(id: Contact.ID(1), phase: phase, position: Point(x: x, y: 150))
    application.receive(TouchFrame(time: .seconds(time), contacts: [finger]))
  }
  #expect(card.center == CGPoint(x: 170, y: 150))  // 30 points of travel, less the slop of 10
}

final class Card: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(Card.dragged(_:))))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
  }
}
