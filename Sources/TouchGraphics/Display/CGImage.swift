import TouchCore

/// A picture as layers show it: a display list, which has no pixels until something paints it.
public final class CGImage: Sendable {
  /// What to paint.
  package let list: DisplayList
  /// How many pixels a point of the list has.
  package let scale: CGFloat

  /// Makes a picture of a display list.
  package init(_ list: DisplayList, scale: CGFloat) { (self.list, self.scale) = (list, scale) }

  /// How many pixels wide the picture is.
  public var width: Int { pixels(list.width) }

  /// How many pixels high the picture is.
  public var height: Int { pixels(list.height) }

  /// The most pixels that a side can have: what the numbers of a display list tell apart.
  private static let longestSide = 1 << 53

  private func pixels(_ points: Double) -> Int {
    Int((points * Double(scale)).rounded(.up), within: 0...Self.longestSide)
  }
}

extension CGImage: Hashable {
  /// Whether both show the same.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs || lhs.scale == rhs.scale && lhs.list == rhs.list
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(list)
  }
}
