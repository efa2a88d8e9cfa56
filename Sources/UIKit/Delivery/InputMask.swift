/// A set of live inputs of one kind as bits; each live input owns one bit.
struct InputMask: OptionSet, Hashable {
  var rawValue: UInt64

  /// No inputs.
  ///
  /// For debug builds, where an empty literal is made of a list.
  static var none: InputMask { InputMask(rawValue: 0) }

  /// How many inputs of a kind can be live at once; more are ignored.
  static let capacity = 64

  /// The mask of the input with the given index.
  static func bit(_ index: Int) -> InputMask { InputMask(rawValue: 1 << UInt64(index)) }
}
