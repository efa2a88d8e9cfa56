import TouchCore

/// A picture: a list of things to paint, which never changes.
///
/// There are no files and no pixels. `init(picture:)`, which is ours, makes one.
public final class UIImage: Sendable {
  /// What to paint.
  let list: DisplayList

  init(list: DisplayList) { self.list = list }

  /// Creates an empty picture without a size.
  public convenience init() { self.init(list: DisplayList(width: 0, height: 0)) }

  /// The picture's size in points.
  public var size: CGSize { CGSize(width: CGFloat(list.width), height: CGFloat(list.height)) }
}
