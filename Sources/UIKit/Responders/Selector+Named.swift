// Ours, not Apple's: there, `#selector` knows the method's name.

extension Selector {
  /// The same selector under the method's name, as `#selector` would have it.
  ///
  /// Selectors with one name are equal, wherever and of whatever class they were made.
  /// What stands before the method's own name doesn't count: `Self.go`, `Dial.go` and `go` are one.
  public func named(_ name: String) -> Selector {
    var copy = self
    copy.identity.name = SelectorIdentity.plainName(name)
    return copy
  }
}
