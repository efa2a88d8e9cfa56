import UIKit

/// A lamp: a tap switches it on and off, and a finger that moves up or down dims it.
final class LampViewController: UIViewController {
  /// From 0, which is off, to 1.
  private(set) var brightness: CGFloat = 0 { didSet { show() } }
  private let bulb = UIView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    bulb.layer.cornerRadius = 100
    label.textAlignment = .center
    label.textColor = .white
    view.addSubview(bulb)
    view.addSubview(label)
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector(LampViewController.switchLamp)
    )
    let pan = UIPanGestureRecognizer(target: self, action: Selector(LampViewController.dim(_:)))
    bulb.addGestureRecognizer(tap)
    bulb.addGestureRecognizer(pan)
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bulb.bounds.size = CGSize(width: 200, height: 200)
    bulb.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    label.frame = CGRect(x: 0, y: view.bounds.maxY - 60, width: view.bounds.width, height: 40)
  }

  func switchLamp() { brightness = brightness > 0 ? 0 : 1 }

  func dim(_ pan: UIPanGestureRecognizer) {
    let up = -pan.translation(in: view).y
    brightness = min(max(brightness + up / 200, 0), 1)
    pan.setTranslation(.zero, in: view)
  }

  private func show() {
    bulb.backgroundColor = UIColor(red: 1, green: 0.9, blue: 0.5, alpha: 0.1 + 0.9 * brightness)
    label.text = "\(Int((brightness * 100).rounded())) %"
  }
}
