// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite `Float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
