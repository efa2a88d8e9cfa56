extension UIImage: Hashable {
  /// Whether both have the same picture, in the same colours and at the same scale.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    if lhs === rhs { return true }
    #if !hasFeature(Embedded)
      guard lhs.details == rhs.details else { return false }
    #endif
    return lhs.scale == rhs.scale && lhs.tint == rhs.tint && lhs.ownList == rhs.ownList
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(tint)
    hasher.combine(ownList)
  }
}
