extension UIView {
  /// How a picture is fitted into a view.
  public enum ContentMode: Int, Sendable {
    /// It fills the view and may be distorted.
    case scaleToFill = 0
    /// It is the largest undistorted size that fits.
    case scaleAspectFit = 1
    /// It is the smallest undistorted size that fills the view.
    case scaleAspectFill = 2
    /// As `scaleToFill`; on a device, `draw(_:)` draws anew when the size changes.
    case redraw = 3
    /// Centred, unscaled.
    case center = 4
    /// At the centre of the top, unscaled.
    case top = 5
    /// At the centre of the bottom, unscaled.
    case bottom = 6
    /// At the centre of the left side, unscaled.
    case left = 7
    /// At the centre of the right side, unscaled.
    case right = 8
    /// At the top left, unscaled.
    case topLeft = 9
    /// At the top right, unscaled.
    case topRight = 10
    /// At the bottom left, unscaled.
    case bottomLeft = 11
    /// At the bottom right, unscaled.
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// How the picture is scaled.
  var scaling: LayerPicture.Scaling {
    switch self {
    case .scaleToFill, .redraw: .fill
    case .scaleAspectFit: .fit
    case .scaleAspectFill: .cover
    default: .none
    }
  }

  /// The picture's alignment: 0 for the left or top, 1 for the right or bottom.
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
