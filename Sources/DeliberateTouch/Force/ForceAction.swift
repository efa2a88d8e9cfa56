public import UIKit

/// One choice of a `ForceActionMenu`.
public struct ForceAction {
  /// What the icon says; one or two letters, or a symbol.
  public var title: String
  /// The icon's colour.
  public var color: UIColor

  /// Creates a choice.
  public init(title: String, color: UIColor = .systemBlue) {
    self.title = title
    self.color = color
  }
}

/// A round icon with a text in it.
final class ForceActionIcon: UIView {
  private let word = CATextLayer()

  /// Creates an icon of a radius in points.
  init(_ action: ForceAction, radius: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2))
    layer.backgroundColor = action.color.cgColor
    layer.cornerRadius = radius
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 2
    word.string = action.title
    word.fontSize = radius * 0.7
    word.alignmentMode = .center
    word.foregroundColor = UIColor.white.cgColor
    // A line of text is about 1.2 times as high as its font.
    word.frame = CGRect(x: 0, y: radius * 0.58, width: radius * 2, height: radius * 0.84)
    layer.addSublayer(word)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }
}
