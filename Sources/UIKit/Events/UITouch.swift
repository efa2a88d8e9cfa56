/// One contact, from its beginning to its end (rule 1.1).
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITouch {}

extension UITouch: Hashable {
  /// Whether one is the other.
  nonisolated public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }

  /// Feeds the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
