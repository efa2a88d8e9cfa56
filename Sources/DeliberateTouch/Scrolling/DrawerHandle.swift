import UIKit

/// A bar that peeks out of a drawer, across its width.
final class DrawerHandle: UIView {
  /// The handle's height, in points; our own.
  static let height: CGFloat = 22
  /// The bar's size, in points; our own.
  private static let barSize = CGSize(width: 44, height: 6)
  /// The least width and height of the area that answers, in points (deliberate gestures 5).
  private static let leastSide: CGFloat = 44

  private let bar = UIView(frame: .zero)

  /// Opens or closes the drawer for assistive code; returns whether it did.
  var onActivate: (() -> Bool)?

  /// Creates a handle.
  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.backgroundColor = .systemGray2
    bar.layer.cornerRadius = Self.barSize.height / 2
    bar.isUserInteractionEnabled = false
    addSubview(bar)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override func accessibilityActivate() -> Bool { onActivate?() ?? false }

  /// Always nil: handles aren't read from archives.
  required init?(coder: NSCoder) { return nil }

  /// The middle of the handle alone, at least 44 by 44 points.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let side = Self.leastSide
    return (point.x - bounds.midX).magnitude <= max(Self.barSize.width, side) / 2
      && (-(side - bounds.height) / 2...(side + bounds.height) / 2).contains(point.y)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.bounds = CGRect(origin: .zero, size: Self.barSize)
    bar.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// A controller that shows a view that it was given.
final class ViewHolder: UIViewController {
  private let content: UIView

  /// Creates a controller for a view.
  init(_ view: UIView) {
    content = view
    super.init(nibName: nil, bundle: nil)
  }

  /// Always nil: views that are given can't be read from an archive.
  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = content }
}
