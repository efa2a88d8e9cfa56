extension OptionSet where RawValue == UInt, Element == Self {
  /// The selected ones, of the first four options, that a condition holds for.
  func filter(_ holds: (Self) -> Bool) -> Self {
    var rest: Self = []
    for bit in 0..<4 {
      let option = Self(rawValue: 1 << UInt(bit))
      if contains(option), holds(option) { rest.formUnion(option) }
    }
    return rest
  }
}
