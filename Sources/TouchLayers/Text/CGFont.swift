/// A string of Core Foundation, which is Swift's own here.
public typealias CFString = String

/// Any object of Core Foundation, as a text layer's font is handed over: `font as CFTypeRef`.
public typealias CFTypeRef = AnyObject

/// A font by its name, which a text layer takes: `CGFont("Helvetica-Bold" as CFString)`.
///
/// There is one family: of the name only the weight counts, which stands after the hyphen. The size is
/// the layer's `fontSize`.
public final class CGFont: Hashable, Sendable {
  /// The weights by their names.
  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  /// The weight that the name says; regular if it says none.
  let weight: UIFont.Weight

  /// Creates a font by its PostScript name; nil for an empty one.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    let style = name.split(separator: "-").last.map { String($0) } ?? ""
    weight = CGFont.weights.first { $0.name == style }?.weight ?? .regular
  }

  /// Creates a font of a weight.
  init(weight: UIFont.Weight) { self.weight = weight }

  /// The PostScript name: Helvetica, the family that Apple's text layers show unless told otherwise, and
  /// the weight.
  public var postScriptName: CFString? {
    guard weight != .regular else { return "Helvetica" }
    return CGFont.weights.first { $0.weight == weight }.map { "Helvetica-\($0.name)" }
  }

  /// Whether two fonts have the same weight.
  public static func == (one: CGFont, other: CGFont) -> Bool { one.weight == other.weight }

  /// Hashes the weight.
  public func hash(into hasher: inout Hasher) { hasher.combine(weight.rawValue) }
}
