extension UIView {
  /// How a picture is fitted into a view.
  public enum ContentMode: Int, Sendable {
    /// It fills the view, whatever becomes of its proportions.
    case scaleToFill = 0
    /// All of it is seen, as large as it can be.
    case scaleAspectFit = 1
    /// It fills the view, as small as it can be.
    case scaleAspectFill = 2
    /// In the middle, in its own size.
    case center = 4
    /// In the middle of the top, in its own size.
    case top = 5
    /// In the middle of the bottom, in its own size.
    case bottom = 6
    /// In the middle of the left side, in its own size.
    case left = 7
    /// In the middle of the right side, in its own size.
    case right = 8
    /// At the top left, in its own size.
    case topLeft = 9
    /// At the top right, in its own size.
    case topRight = 10
    /// At the bottom left, in its own size.
    case bottomLeft = 11
    /// At the bottom right, in its own size.
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// What becomes of a picture's size.
  var scaling: LayerPicture.Scaling {
    switch self {
    case .scaleToFill: .fill
    case .scaleAspectFit: .fit
    case .scaleAspectFill: .cover
    default: .none
    }
  }

  /// Where the rest of the room goes: 0 to the right or below, 1 to the left or above.
  var anchor: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: .zero
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
