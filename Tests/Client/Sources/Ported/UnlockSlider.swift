import UIKit

/// Slides all the way to unlock, and springs back otherwise.
class UnlockSlider: UISlider {
  var trackHeight: CGFloat = 44
  var onUnlock: (() -> Void)?

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    configure()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Also called again by owners, each time that they show the slider.
  func configure() {
    minimumTrackTintColor = .clear
    setThumbImage(UIImage(named: "arrow"), for: .normal)
    setThumbImage(UIImage(named: "arrow.fill"), for: .highlighted)
    setMinimumTrackImage(UIImage(named: "bar"), for: UIControl.State())
    minimumValueImage = UIImage(named: "lock")
    addTarget(
      self,
      action: Selector(Self.released).named("released"),
      for: [.touchUpInside, .touchUpOutside, .touchCancel]
    )
  }

  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.trackRect(forBounds: bounds)
    rect.origin.y = bounds.midY - trackHeight / 2
    rect.size.height = trackHeight
    return rect
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float)
    -> CGRect
  {
    let thumb = super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    return thumb.offsetBy(dx: 0, dy: 0).insetBy(dx: -6, dy: -6)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  private func released() {
    if value >= 0.95 {
      onUnlock?()
    } else {
      UIView.animate(
        withDuration: 0.3,
        delay: 0,
        usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0,
        options: .allowUserInteraction
      ) {
        self.setValue(0, animated: true)
      }
    }
  }
}
