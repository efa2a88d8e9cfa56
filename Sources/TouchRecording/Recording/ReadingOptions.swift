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
  /// Whether the recording is read as if its hardware measured no force.
  public var ignoresForce: Bool

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
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size.
  ///
  /// - Precondition: Both sides are finite and positive.
  public init(width: Double, height: Double) {
    precondition(
      width > 0 && height > 0 && width.isFinite && height.isFinite,
      "A screen's sides must be positive, not \(width) and \(height)"
    )
    self.width = width
    self.height = height
  }

  /// Reads a size as people write it: `390x844`; nil where the text is none.
  public init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1])
    else { return nil }
    self.init(width: width, height: height)
  }

  private static func side(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let side = Double(text), side > 0, side <= 1_000_000
    else { return nil }
    return side
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
