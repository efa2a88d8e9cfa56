public import UIKit

/// One choice of a `ForceActionMenu`.
///
/// ```swift
/// ForceAction(title: "Like", image: UIImage(systemName: "heart.fill")) { photo.like() }
/// ```
public struct ForceAction {
  /// The title: below, above or beside the picture, or in the icon if there is no picture.
  public var title: String
  /// The picture; a template, such as an SF Symbol, is tinted white.
  public var image: UIImage?
  /// The icon's colour; blue by default.
  public var color = UIColor.systemBlue
  /// A symbol that is drawn in white if there is no image, in a square of 24 by 24 points.
  public var symbol: UIBezierPath?
  /// Called when the action is chosen.
  public var handler: () -> Void

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - title: The title; one or two words.
  ///   - image: The picture; nil shows the title in the icon.
  ///   - handler: Called when the action is chosen.
  public init(title: String, image: UIImage? = nil, handler: @escaping () -> Void = {}) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  /// Whether the icon has a picture, and its title stands outside.
  var hasPicture: Bool { image != nil || symbol != nil }
}
