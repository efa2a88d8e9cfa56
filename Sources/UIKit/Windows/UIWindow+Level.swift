extension UIWindow.Level {
  /// The level that is a number higher.
  public static func + (lhs: Self, rhs: CGFloat) -> Self { Self(lhs.rawValue + rhs) }
  /// The level that is a number higher.
  public static func + (lhs: CGFloat, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }
  /// The level that is a number lower.
  public static func - (lhs: Self, rhs: CGFloat) -> Self { Self(lhs.rawValue - rhs) }
  /// How much higher one level is than the other.
  public static func - (lhs: Self, rhs: Self) -> CGFloat { lhs.rawValue - rhs.rawValue }
  /// Raises a level by a number.
  public static func += (lhs: inout Self, rhs: CGFloat) { lhs = lhs + rhs }
  /// Lowers a level by a number.
  public static func -= (lhs: inout Self, rhs: CGFloat) { lhs = lhs - rhs }
}
