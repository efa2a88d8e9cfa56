import DeliberateTouch
import UIKit

/// Shows a recognizer's name, whether its gesture is active, and how often it was recognized.
final class RecognizerChip: UIView {
  /// The state of the recognizer's gesture.
  enum Phase {
    /// It isn't the last gesture.
    case idle
    /// It is active.
    case active
    /// It was the last gesture.
    case last
  }

  private let name: String
  private let caption = UILabel(color: .label, alignment: .center)

  /// The number of gestures.
  private(set) var count = 0
  /// The state of the recognizer's gesture.
  var phase = Phase.idle {
    didSet { backgroundColor = color }
  }

  /// Creates a chip for a recognizer without gestures so far.
  init(name: String) {
    self.name = name
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    isUserInteractionEnabled = false
    caption.text = name
    addSubview(caption)
    layer.borderWidth = 1
    backgroundColor = color
  }

  required init?(coder: NSCoder) { return nil }

  /// Counts a gesture.
  func addOne() {
    count += 1
    caption.text = "\(name) \(count)"
  }

  private var color: UIColor {
    switch phase {
    case .idle: .tertiarySystemBackground
    case .active:
      .byLook(
        light: UIColor(red: 0.55, green: 0.78, blue: 1, alpha: 1),
        dark: UIColor(red: 0.1, green: 0.35, blue: 0.7, alpha: 1)
      )
    case .last:
      .byLook(
        light: UIColor(red: 0.62, green: 0.9, blue: 0.65, alpha: 1),
        dark: UIColor(red: 0.12, green: 0.42, blue: 0.2, alpha: 1)
      )
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    layer.borderColor = UIColor.systemGray3.cgColor
    caption.frame = bounds
    caption.font = .systemFont(ofSize: bounds.height * 0.42)
  }
}
