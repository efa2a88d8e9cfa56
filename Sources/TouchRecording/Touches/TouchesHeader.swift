/// The first line of a `.touches` file (recording formats 5).
public struct TouchesHeader: Hashable, Sendable {
  /// The version of the format that is read and written.
  public static let version = 1

  /// What was recorded; nil where it isn't known.
  public var source: String?
  /// The screen that the positions are on.
  public var screen: ScreenSize
  /// Frames per second while something touches; nil where it wasn't measured.
  public var rate: Double?
  /// The largest force that the hardware measures; nil where it measures none.
  public var maximumForce: Double?

  /// Creates a header.
  public init(
    source: String? = nil,
    screen: ScreenSize,
    rate: Double? = nil,
    maximumForce: Double? = nil
  ) {
    self.source = source
    self.screen = screen
    self.rate = rate
    self.maximumForce = maximumForce
  }

  /// The header that a recording has in this format.
  public init(_ header: RecordingHeader) {
    self.init(
      source: header.deviceName,
      screen: header.screen,
      rate: header.rate,
      maximumForce: header.hasForce ? header.maximumForce : nil
    )
  }

  /// Reads the line; throws where it isn't a header of this version.
  init(_ line: Line) throws(LineProblem) {
    var scanner = JSONScanner(line)
    var version: Int?
    var versionOffset = 0
    var screen: ScreenSize?
    var source: String?
    var rate: Double?
    var force: Double?
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "touches":
        versionOffset = scanner.index
        version = try scanner.integer()
        guard version == Self.version else {
          throw LineProblem(
            kind: .unsupportedVersion,
            offset: versionOffset,
            problem: "version \(version ?? 0) of the format is unknown",
            remedy: "write it as version \(Self.version), or use a newer Touchstone"
          )
        }
      case "source": source = try scanner.string()
      case "screen": screen = try Self.screen(&scanner)
      case "rate": rate = try Self.positive(&scanner, places: 4)
      case "maximumForce": force = try Self.positive(&scanner, places: 3)
      default: try scanner.skipValue()
      }
    }
    try scanner.end()
    guard version != nil else {
      throw LineProblem(
        kind: .unknownFormat,
        offset: 0,
        problem: "the first line names no version",
        remedy: "begin it with {\"touches\":1"
      )
    }
    guard let screen else {
      throw LineProblem(
        offset: 0,
        problem: "the header names no screen",
        remedy: "add \"screen\":{\"width\":390,\"height\":844}"
      )
    }
    self.init(source: source, screen: screen, rate: rate, maximumForce: force)
  }

  /// Reads a screen's size; throws where it is impossible.
  static func screen(_ scanner: inout JSONScanner) throws(LineProblem) -> ScreenSize {
    let start = scanner.index
    var width: Double?
    var height: Double?
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "width": width = try scanner.number()
      case "height": height = try scanner.number()
      default: try scanner.skipValue()
      }
    }
    guard let width, let height else {
      throw scanner.problem(
        "the screen has no width or no height",
        at: start,
        remedy: "name both in points"
      )
    }
    guard ScreenSize.isPossible(width: width, height: height) else {
      throw scanner.problem(
        "the screen of \(width) by \(height) points is impossible",
        at: start,
        remedy: "name another: \(ScreenSize.sidesText)"
      )
    }
    return ScreenSize(width: width, height: height)
  }

  /// Reads a positive number with at most so many decimals; a number below the smallest becomes that.
  private static func positive(
    _ scanner: inout JSONScanner,
    places: Int
  ) throws(LineProblem) -> Double {
    let start = scanner.index
    let value = try scanner.number()
    guard value > 0, value <= 1e9 else {
      throw scanner.problem("the number is not above 0, or is above 1e9", at: start)
    }
    return max(rounded(value, places: places), places == 3 ? 0.001 : 0.0001)
  }
}
