public import UIKit

/// One choice of a `ForceActionMenu`.
public struct ForceAction {
  /// The title, shown in the icon, or below its symbol.
  public var title: String
  /// The icon's colour; blue by default.
  public var color: UIColor
  /// The symbol, drawn in white in a square of 24 by 24 points; nil, the default, shows the title.
  public var symbol: UIBezierPath?

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - title: The title: a short word if there is no symbol, otherwise the text below it.
  ///   - color: The icon's colour.
  ///   - symbol: The symbol in a square of 24 by 24 points; nil shows the title.
  public init(title: String, color: UIColor = .systemBlue, symbol: UIBezierPath? = nil) {
    self.title = title
    self.color = color
    self.symbol = symbol
  }
}
