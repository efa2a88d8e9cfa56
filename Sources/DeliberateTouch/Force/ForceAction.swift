public import UIKit

/// One choice of a `ForceActionMenu`.
public struct ForceAction {
  /// What the icon says: in it, or below its symbol.
  public var title: String
  /// The icon's colour; blue by default.
  public var color: UIColor
  /// What the icon shows, drawn white in a square of 24 by 24 points; nil by default: the title.
  public var symbol: UIBezierPath?

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - title: What the icon says; without a symbol a short word, with one what stands below it.
  ///   - color: The icon's colour.
  ///   - symbol: What the icon shows, drawn in a square of 24 by 24 points; nil for the title.
  public init(title: String, color: UIColor = .systemBlue, symbol: UIBezierPath? = nil) {
    self.title = title
    self.color = color
    self.symbol = symbol
  }
}
