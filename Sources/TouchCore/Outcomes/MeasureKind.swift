/// What was measured: a row of the table of reasons.
///
/// A row holds all there is to know of a kind: its name in JSON, its unit, its bound and its words. A
/// module adds rows as this file does:
///
///     extension MeasureKind {
///       static let depth = MeasureKind("depth", .points, .atMost, "went down by", .far)
///     }
public struct MeasureKind: Hashable, Sendable {
  private final class Row: Sendable {
    let name: StaticString
    let unit: GestureMeasure.Unit
    let bound: GestureMeasure.Bound
    let verb: StaticString
    let words: MeasureWords

    init(
      _ name: StaticString,
      _ unit: GestureMeasure.Unit,
      _ bound: GestureMeasure.Bound,
      _ verb: StaticString,
      _ words: MeasureWords
    ) {
      self.name = name
      self.unit = unit
      self.bound = bound
      self.verb = verb
      self.words = words
    }
  }

  /// The row, which is never freed: uncounted, a reason is copied as plain bytes.
  private let row: Unmanaged<Row>

  /// Creates a row; make it once, as a static constant.
  ///
  /// - Parameters:
  ///   - name: The kind's name in JSON.
  ///   - unit: What values and limits are measured in.
  ///   - bound: On which side of the limit a value has to be.
  ///   - verb: What comes before the value in a sentence, as in "moved 46.2 pt".
  ///   - words: What missing the limit is called.
  public init(
    _ name: StaticString,
    _ unit: GestureMeasure.Unit,
    _ bound: GestureMeasure.Bound,
    _ verb: StaticString,
    _ words: MeasureWords = .much
  ) {
    row = Unmanaged.passRetained(Row(name, unit, bound, verb, words))
  }

  /// The kind's name, for programs.
  public var name: StaticString { row.takeUnretainedValue().name }
  /// What values and limits are measured in.
  public var unit: GestureMeasure.Unit { row.takeUnretainedValue().unit }
  /// On which side of the limit a value has to be.
  public var bound: GestureMeasure.Bound { row.takeUnretainedValue().bound }
  /// What comes before the value in a sentence.
  public var verb: StaticString { row.takeUnretainedValue().verb }
  /// What missing the limit is called.
  public var words: MeasureWords { row.takeUnretainedValue().words }

  /// Whether both are the same row.
  public static func == (one: MeasureKind, other: MeasureKind) -> Bool {
    one.row.toOpaque() == other.row.toOpaque()
  }

  /// Feeds the row's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(row.toOpaque()) }
}

/// What missing a limit is called.
public struct MeasureWords: Sendable {
  /// For a value above its limit.
  public let more: StaticString
  /// For a value below its limit.
  public let less: StaticString

  /// Creates words, as "too far" and "too near".
  public init(_ more: StaticString, _ less: StaticString) {
    self.more = more
    self.less = less
  }

  /// For what has no words of its own.
  public static let much = MeasureWords("too much", "too little")
  /// For numbers.
  public static let many = MeasureWords("too many", "too few")
  /// For distances.
  public static let far = MeasureWords("too far", "too near")
  /// For durations.
  public static let long = MeasureWords("too long", "too short")
  /// For times after another event.
  public static let late = MeasureWords("too late", "too early")
}

// The rows of the gestures that UIKit has.
extension MeasureKind {
  // MARK: Numbers

  /// Fewer fingers than the gesture needs.
  public static let tooFewTouches = MeasureKind("tooFewTouches", .count, .atLeast, "had", .many)
  /// More fingers than the gesture allows.
  public static let tooManyTouches = MeasureKind("tooManyTouches", .count, .atMost, "had", .many)
  /// The taps so far, towards the number needed.
  public static let taps = MeasureKind("taps", .count, .atLeast, "got")

  // MARK: Distances

  /// How far a finger moved from its start, where it has to stay near.
  public static let moved = MeasureKind("moved", .points, .atMost, "moved", .far)
  /// How far a finger travelled from its start, where it has to go far.
  public static let travelled = MeasureKind("travelled", .points, .atLeast, "travelled")
  /// A tap's distance from the tap before it.
  public static let tapDistance =
    MeasureKind("apart", .points, .atMost, "was away from the tap before by", .far)
  /// The change of the distance between two fingers.
  public static let spread =
    MeasureKind("spread", .points, .atLeast, "changed the distance of its fingers by")
  /// A swipe's departure from its line.
  public static let strayed = MeasureKind(
    "strayed",
    .points,
    .atMost,
    "strayed from its line by",
    .far
  )
  /// A swipe's travel behind its start.
  public static let backwards =
    MeasureKind("backwards", .points, .atMost, "went behind its start by", .far)
  /// The distance of a touch from the screen's edge.
  public static let awayFromEdge =
    MeasureKind("awayFromEdge", .points, .atMost, "began away from the edge by", .far)
  /// The part of a travel that leads inwards from the edge; the limit is the part along the edge.
  public static let inwards = MeasureKind("inwards", .points, .moreThan, "went")

  // MARK: Angles

  /// The turn of the line between two fingers.
  public static let turned = MeasureKind("turned", .radians, .atLeast, "turned")

  // MARK: Times

  /// How long a finger stayed down, where it has to lift soon.
  public static let tooSlow = MeasureKind("tooSlow", .seconds, .atMost, "took", .long)
  /// How long a finger stayed down, where it has to stay.
  public static let pressDuration = MeasureKind("held", .seconds, .atLeast, "was held", .long)
  /// The time since the tap before.
  public static let gap = MeasureKind(
    "gap",
    .seconds,
    .atMost,
    "waited for the next tap for",
    .late
  )
}
