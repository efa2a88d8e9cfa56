extension OptionSet where RawValue == UInt, Element == Self {
  /// Calls a closure with each selected one of the first four options.
  func forEach(_ body: (Self) -> Void) {
    for bit in 0..<4 {
      let option = Self(rawValue: 1 << UInt(bit))
      if contains(option) { body(option) }
    }
  }

  /// The selected ones, of the first four options, that a condition holds for.
  func filter(_ holds: (Self) -> Bool) -> Self {
    var rest: Self = []
    forEach { if holds($0) { rest.formUnion($0) } }
    return rest
  }
}
