// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite `Float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

#if !hasFeature(Embedded) && !canImport(Darwin)
  // What C's headers have as macros that the importer of other platforms leaves out.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The largest finite `Float`, by an old name.
  public let HUGE: Float = .greatestFiniteMagnitude
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Infinity, as a `Double`.
  public let HUGE_VAL: Double = .infinity
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Infinity, as a `Float`.
  public let HUGE_VALF: Float = .infinity
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Infinity, as a `Float`.
  public let INFINITY: Float = .infinity
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What is no number.
  public let NAN: Float = .nan
#endif
