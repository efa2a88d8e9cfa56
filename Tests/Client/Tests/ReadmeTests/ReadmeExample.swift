import Testing
import TouchTesting
import UIKit

@MainActor
@Test func aDragMovesTheCard() throws {
  let card = Card(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let stage = TouchStage(showing: card)
  let fingers = Fingers(on: stage)
  try fingers.drag(from: card, by: CGVector(dx: 30, dy: 0))
  #expect(stage.gestures.map(\.name) == ["pan"])
  #expect(card.center == CGPoint(x: 170, y: 150))  // 30 points of travel, less the slop of 10

  try fingers.tap(at: .corner(.topLeft, of: card))
  #expect(stage.gestures.count == 1)
}

final class Card: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(Card.dragged(_:))))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: superview)
    center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
    pan.setTranslation(.zero, in: superview)
  }
}
