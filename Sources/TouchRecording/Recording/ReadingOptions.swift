public import TouchCore

/// What the user adds to what a recording says about itself.
public struct ReadingOptions: Hashable, Sendable {
  /// The screen, in points, that the recording is scaled to fit; nil keeps the device's own size.
  public var screen: ScreenSize?
  /// The path of a device's description, for recordings without one.
  ///
  /// That is evemu's `A:` lines, or the header that evtest, `getevent -p` or libinput record print.
  public var deviceDescription: String?
  /// The ranges of the position axes, for recordings without them.
  public var range: AxisRanges?
  /// Whether the recording is read once beforehand, so that its header has a report rate.
  ///
  /// A `.touches` file's header names its rate, or it has none.
  public var measuresRate: Bool
  /// Whether the recording is read once beforehand, so that its header has its duration.
  public var measuresDuration = false
  /// Whether the frames of a pipe or a device are wanted as they come.
  ///
  /// Where its ranges are known and its largest pressure isn't, its pressures are left out, rather than that all of it
  /// is read for them first. Without ranges all of it is read first, nevertheless.
  public var isLive = false
  /// Whether the recording is read as if its hardware measured no force.
  public var ignoresForce: Bool
  /// The part of the recording that is read, on the recording's own clock; nil for all of it.
  public var part: ClosedRange<TouchTime>?

  /// The last moment that a recording can have: `.touches` files hold no later one.
  package static let lastMoment = TouchTime(nanoseconds: 9_000_000_000 * 1_000_000_000)

  /// Creates options; without arguments the recording speaks for itself.
  public init(
    screen: ScreenSize? = nil,
    deviceDescription: String? = nil,
    range: AxisRanges? = nil,
    measuresRate: Bool = false,
    ignoresForce: Bool = false
  ) {
    self.screen = screen
    self.deviceDescription = deviceDescription
    self.range = range
    self.measuresRate = measuresRate
    self.ignoresForce = ignoresForce
  }
}

/// A screen's size in points.
public struct ScreenSize: Hashable, Sendable, CustomStringConvertible {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double

  /// The sides that a screen can have, in points.
  ///
  /// The largest are 16 m. Nothing that is computed of such a size overflows, or has no digit left.
  public static let sides = 1.0...100_000.0

  /// Creates a size.
  ///
  /// - Precondition: The size is possible.
  public init(width: Double, height: Double) {
    precondition(
      Self.isPossible(width: width, height: height),
      "A screen's sides are between 1 and 100,000 points, not \(width) and \(height)"
    )
    self.width = width
    self.height = height
  }

  /// Whether there can be such a screen: both sides lie within `sides`.
  ///
  /// Every screen is judged here: those of files, of devices and of users.
  public static func isPossible(width: Double, height: Double) -> Bool {
    sides.contains(width) && sides.contains(height)
  }

  /// The sides that a screen can have, for messages.
  static let sidesText = "a screen's sides are between 1 and 100000 points"

  /// The size on the grid of recordings.
  package var onGrid: ScreenSize {
    ScreenSize(width: rounded(width, places: 4), height: rounded(height, places: 4))
  }

  /// Reads a size as people write it: `390x844`; nil where the text is none, or is no possible screen.
  public init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]),
      Self.isPossible(width: width, height: height)
    else { return nil }
    self.init(width: width, height: height)
  }

  private static func side(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      !text.isEmpty
    else { return nil }
    return Double(text)
  }

  /// The size as people write it: `390x844`.
  public var description: String {
    "\(decimalText(width, places: 4))x\(decimalText(height, places: 4))"
  }
}

/// The ranges of a device's position axes, in the device's own units.
public struct AxisRanges: Hashable, Sendable, CustomStringConvertible {
  /// From the left edge to the right edge.
  public var x: ClosedRange<Int32>
  /// From the top edge to the bottom edge.
  public var y: ClosedRange<Int32>

  /// Creates ranges.
  ///
  /// - Precondition: Neither range is a single value.
  public init(x: ClosedRange<Int32>, y: ClosedRange<Int32>) {
    precondition(x.lowerBound < x.upperBound, "The x axis has no extent")
    precondition(y.lowerBound < y.upperBound, "The y axis has no extent")
    self.x = x
    self.y = y
  }

  /// Reads ranges as people write them: `XMIN:XMAX,YMIN:YMAX`; nil where the text is none.
  public init?(_ text: String) {
    let axes = text.split(separator: ",", omittingEmptySubsequences: false)
    guard axes.count == 2, let x = Self.axis(axes[0]), let y = Self.axis(axes[1]) else {
      return nil
    }
    self.init(x: x, y: y)
  }

  private static func axis(_ text: Substring) -> ClosedRange<Int32>? {
    let ends = text.split(separator: ":", omittingEmptySubsequences: false)
    guard ends.count == 2, let low = Int32(ends[0]), let high = Int32(ends[1]), low < high
    else { return nil }
    return low...high
  }

  /// The ranges as people write them: `XMIN:XMAX,YMIN:YMAX`.
  public var description: String {
    "\(x.lowerBound):\(x.upperBound),\(y.lowerBound):\(y.upperBound)"
  }
}
