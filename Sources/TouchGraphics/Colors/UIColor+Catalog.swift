// Ours, not Apple's: there, colours with a name come from the application's bundle.

extension UIColor {
  /// Finds the colours for `init(named:)`.
  ///
  /// Nil unless a host sets it; then none has a name. It is one for the whole process.
  ///
  /// Ours, not Apple's.
  nonisolated(unsafe) public static var namedColors: ((String) -> UIColor?)?
}
