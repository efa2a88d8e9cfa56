import TouchCore

/// An immutable picture: a display list.
///
/// It has no file and no pixels. `init(picture:)`, which is ours, creates one.
public final class UIImage: Sendable {
  /// The display list to paint.
  let list: DisplayList

  init(list: DisplayList) { self.list = list }

  /// Creates an empty picture of size zero.
  public convenience init() { self.init(list: DisplayList(width: 0, height: 0)) }

  /// The picture's size in points.
  public var size: CGSize { CGSize(width: CGFloat(list.width), height: CGFloat(list.height)) }
}
