/// A set of live touches as bits; each live touch owns one bit.
struct TouchMask: OptionSet, Hashable {
  var rawValue: UInt64

  /// How many touches can be live at once; more are ignored.
  static let capacity = 64

  /// The mask of the touch with the given place.
  static func bit(_ place: Int) -> TouchMask { TouchMask(rawValue: 1 << UInt64(place)) }

  /// The lowest bit alone.
  var first: TouchMask { TouchMask(rawValue: rawValue & (~rawValue &+ 1)) }

  /// The place of the lowest bit.
  var place: Int { rawValue.trailingZeroBitCount }
}
