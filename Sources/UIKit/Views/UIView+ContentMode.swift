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
  /// Where a picture of a size lies in bounds.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let fitted: CGSize
    switch self {
    case .scaleToFill: fitted = bounds.size
    case .scaleAspectFit:
      let scale = min(across, down)
      fitted = CGSize(width: size.width * scale, height: size.height * scale)
    case .scaleAspectFill:
      let scale = max(across, down)
      fitted = CGSize(width: size.width * scale, height: size.height * scale)
    default: fitted = size
    }
    let (x, y) = anchor
    return CGRect(
      x: bounds.minX + (bounds.width - fitted.width) * x,
      y: bounds.minY + (bounds.height - fitted.height) * y,
      width: fitted.width,
      height: fitted.height
    )
  }

  /// Where the rest of the room goes: 0 to the right or below, 1 to the left or above.
  private var anchor: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
