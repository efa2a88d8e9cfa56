extension UIView {
  /// Repeats the animations of a part of an animation's closure.
  ///
  /// Outside of such a closure the changes happen at once.
  ///
  /// - Parameters:
  ///   - count: How often they run; parts of a cycle count.
  ///   - autoreverses: Whether each run is followed by one backwards.
  ///   - animations: The changes.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    UIApplication.shared.viewAnimations.repeating(
      max(Float(count), 0),
      autoreverses: autoreverses,
      animations
    )
  }
}
