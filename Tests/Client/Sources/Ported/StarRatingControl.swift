import UIKit

/// Five stars in a row; made in a storyboard only.
class StarRatingControl: UIControl {
  private var stars: [UIImageView] = []
  var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      for (index, star) in stars.enumerated() { star.isHighlighted = index < rating }
      sendActions(for: .valueChanged)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    for _ in 0..<5 {
      let star = UIImageView(
        image: UIImage(named: "star"),
        highlightedImage: UIImage(named: "star.fill")?.withRenderingMode(.alwaysTemplate)
      )
      star.contentMode = .scaleAspectFit
      star.isUserInteractionEnabled = false
      addSubview(star)
      stars.append(star)
    }
    tintColor = .systemYellow
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width / CGFloat(stars.count)
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * side, y: 0, width: side, height: bounds.height)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch = touch { update(touch) }
  }

  private func update(_ touch: UITouch) {
    let x = touch.location(in: self).x
    rating = min(max(Int(ceil(x / bounds.width * CGFloat(stars.count))), 0), stars.count)
  }
}
