/// The direction in which a language is read.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How a view's content follows the direction in which the language is read.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// It is mirrored for languages that are read from right to left.
  case unspecified = 0
  /// It is a control of playback, which isn't mirrored.
  case playback = 1
  /// It is a spatial control, which isn't mirrored.
  case spatial = 2
  /// It is always from left to right.
  case forceLeftToRight = 3
  /// It is always from right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// The direction of content that follows the language so, where text is read in a direction.
  fileprivate func direction(
    in language: @autoclosure () -> UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: language()
    }
  }
}

extension UIView {
  /// The direction of `semanticContentAttribute`, where it says one, otherwise the traits'.
  final var direction: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(
      in: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// The direction of content that follows the language as `attribute` says, in the application.
  ///
  /// The application's direction is that of its first window's traits; from left to right without one.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of content that follows the language as `attribute` says, where text is read in a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: layoutDirection)
  }

  /// The location of a part that lies at `rect` where content begins at the left: mirrored in `bounds` where it
  /// begins at the right.
  func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }
}

extension UIApplication {
  /// The direction in which the application's first window reads its language; from left to right without a window.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    windows.first?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}
