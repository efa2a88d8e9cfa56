public import TouchCore

/// A row of a corpus's table: what a hand meant in a recording, or in a part of it.
public struct StrokeLabel: Hashable, Sendable {
  /// The label of touches that must do nothing.
  public static let none = "none"
  /// The label of touches without an agreed answer: nothing is counted in them.
  public static let odd = "odd"
  /// The most strokes that a row can stand for (our own choice).
  public static let mostStrokes = 100_000

  /// The row's line in the table; the first is 1.
  public var line: Int
  /// The gesture that was meant, `none` or `odd`.
  public var gesture: String
  /// How many times in a row.
  public var count: Int
  /// Where the part begins, on the recording's clock; nil for its start.
  public var from: TouchTime?
  /// Where the part ends; nil for the recording's end.
  public var to: TouchTime?
  /// What else there is to know.
  public var note: String
  /// Whether a program proposed the row and no person has confirmed it.
  public var isProposed: Bool

  /// Creates a label.
  public init(
    line: Int = 0,
    gesture: String,
    count: Int = 1,
    from: TouchTime? = nil,
    to: TouchTime? = nil,
    note: String = "",
    isProposed: Bool = false
  ) {
    self.line = line
    self.gesture = gesture
    self.count = count
    self.from = from
    self.to = to
    self.note = note
    self.isProposed = isProposed
  }

  /// Creates a label as people type it: `tap`, `tap x20`; nil where that is malformed.
  public init?(typed text: String) {
    guard let parsed = Self.parse(text) else { return nil }
    self.init(gesture: parsed.gesture, count: parsed.count)
  }

  /// The part of the recording that the label is about.
  var part: ClosedRange<TouchTime> {
    let lower = from ?? TouchTime(nanoseconds: .min)
    return lower...max(lower, to ?? .distantFuture)
  }

  /// Reads a label's text: a gesture's name, and a count behind it where it was done several times (`tap x20`).
  ///
  /// - Returns: The gesture and the count; nil where the text is malformed.
  static func parse(_ text: String) -> (gesture: String, count: Int)? {
    var name = text[...]
    var count = 1
    if let space = text.lastIndex(of: " "), text[space...].hasPrefix(" x"),
      let number = Int(text[space...].dropFirst(2)), (1...mostStrokes).contains(number)
    {
      count = number
      name = text[..<space]
    }
    let isName =
      !name.isEmpty
      && name.allSatisfy { $0.isLetter || $0.isNumber || "-_.+".contains($0) }
    return isName ? (String(name), count) : nil
  }
}

extension ClosedRange<TouchTime> {
  /// How far a moment lies outside of the range.
  func distance(to time: TouchTime) -> TouchTime {
    if time < lowerBound { return lowerBound - time }
    return time > upperBound ? time - upperBound : .zero
  }
}
