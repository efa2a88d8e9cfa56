import UIKit

/// A card with two sides that a tap turns over.
class FlipCardView: UIView {
  let front = UIView()
  let back = UIView()
  private(set) var isFaceUp = true
  var onFlip: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    front.backgroundColor = .white
    back.backgroundColor = .groupTableViewBackground
    [front, back].forEach {
      $0.frame = bounds
      $0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    addSubview(front)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(FlipCardView.flip).named("flip"))
    )
  }

  func flip() {
    let from = isFaceUp ? front : back
    let to = isFaceUp ? back : front
    isFaceUp = !isFaceUp
    UIView.transition(
      from: from,
      to: to,
      duration: 0.4,
      options: [isFaceUp ? .transitionFlipFromLeft : .transitionFlipFromRight, .curveEaseOut],
      completion: { [unowned self] finished in self.onFlip?(finished) }
    )
  }
}
