import UIKit

/// A dial that a finger turns, and a double tap sets back.
final class DialViewController: UIViewController {
  private let dial = UIView()
  private let hand = UIView()
  private let label = UILabel()
  private var angle: CGFloat = 0
  private let turn = UIPanGestureRecognizer()
  private let reset = UITapGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dial.backgroundColor = .systemGray5
    dial.layer.cornerRadius = 120
    hand.backgroundColor = .systemBlue
    hand.layer.cornerRadius = 6
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 28)
    view.addSubview(dial)
    view.addSubview(label)
    dial.addSubview(hand)

    turn.name = "turn"
    turn.addTarget(self, action: Selector(DialViewController.turned))
    reset.name = "reset"
    reset.numberOfTapsRequired = 2
    reset.addTarget(self, action: Selector(DialViewController.setBack))
    dial.addGestureRecognizer(turn)
    dial.addGestureRecognizer(reset)
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dial.bounds = CGRect(x: 0, y: 0, width: 240, height: 240)
    dial.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    hand.frame = CGRect(x: 114, y: 12, width: 12, height: 60)
    label.frame = CGRect(x: 0, y: dial.center.y + 150, width: view.bounds.width, height: 40)
  }

  private func turned() {
    angle += turn.translation(in: view).x / 120
    turn.setTranslation(.zero, in: view)
    show()
  }

  private func setBack() {
    angle = 0
    show()
  }

  private func show() {
    dial.transform = CGAffineTransform(rotationAngle: angle)
    label.text = "\(Int((angle * 180 / .pi).rounded()))°"
  }
}
