import UIKit

/// A message that comes, waits and goes.
final class ToastView: UIView {
  private let label = UILabel()

  init(message: String) {
    super.init(frame: CGRect.zero)
    backgroundColor = UIColor.black.withAlphaComponent(0.7)
    layer.cornerRadius = 8
    layer.masksToBounds = true
    label.text = message
    label.textColor = .white
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.font = UIFont.preferredFont(forTextStyle: .footnote)
    addSubview(label)
    let size = label.sizeThatFits(CGSize(width: 200, height: CGFloat(MAXFLOAT)))
    frame.size = CGSize(width: size.width + 24, height: size.height + 16)
    alpha = 0
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
  }

  func show(in view: UIView, completion: (() -> Void)? = nil) {
    center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 100)
    view.addSubview(self)
    UIView.animateKeyframes(
      withDuration: 2.5,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { self.alpha = 1 }
        UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: 0.1) {
          self.alpha = 0
          self.transform = CGAffineTransform(translationX: 0, y: 20)
        }
      },
      completion: { [weak self] finished in
        self?.removeFromSuperview()
        if finished { completion?() }
      }
    )
  }
}
