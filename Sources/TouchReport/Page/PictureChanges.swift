public import TouchCore
public import TouchGraphics

/// What a scene showed from moment to moment, as changes only.
///
/// A picture that looks like the one before costs nothing; one in which a view moved costs a command or
/// two. Every command is kept once, however many pictures it is in.
public struct PictureChanges: Sendable {
  /// The screen's width in points.
  public let width: Double
  /// The screen's height in points.
  public let height: Double

  /// One picture: the one before it with a run of commands exchanged.
  struct Frame: Hashable, Sendable {
    /// From when on it is seen.
    var time: TouchTime
    /// Where the run begins.
    var start: Int
    /// How many commands of the picture before are gone.
    var removed: Int
    /// The commands in their order, as indices in `commands`.
    var inserted: [Int]
  }

  /// The pictures, in the order of time.
  private(set) var frames: [Frame] = []
  /// Every command that is in a picture, in the order in which they came.
  private(set) var commands: [PaintCommand] = []
  /// How many commands there are, in pictures and by themselves.
  private(set) var count = 0
  private var indices: [PaintCommand: Int] = [:]
  private var shown: [Int] = []

  /// Creates changes without pictures.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// When the last picture was seen first; nil without pictures.
  public var lastChange: TouchTime? { frames.last?.time }

  /// Adds what is seen from a moment on, not before the last one.
  ///
  /// - Complexity: O(*n*) in the number of the picture's commands.
  public mutating func add(_ picture: DisplayList, at time: TouchTime) {
    let list = picture.commands.map { index(of: $0) }
    if let last = frames.last, last.time == time { takeBack(last) }
    if !frames.isEmpty, list == shown { return }
    let start = zip(list, shown).prefix { $0 == $1 }.count
    let most = min(list.count, shown.count) - start
    let end = zip(list.reversed(), shown.reversed()).prefix(most, while: ==)
    frames.append(
      Frame(
        time: time,
        start: start,
        removed: shown.count - start - end,
        inserted: Array(list[start..<(list.count - end)])
      )
    )
    count += list.count - start - end + 1
    replaced = Array(shown[start..<(shown.count - end)])
    shown = list
  }

  /// What the last picture took away, to be put back where another one is seen at the same moment.
  private var replaced: [Int] = []

  private mutating func takeBack(_ frame: Frame) {
    shown.replaceSubrange(frame.start..<(frame.start + frame.inserted.count), with: replaced)
    frames.removeLast()
  }

  /// A command's index in `commands`; a new one where it has none.
  mutating func index(of command: PaintCommand) -> Int {
    if let index = indices[command] { return index }
    indices[command] = commands.count
    commands.append(command)
    count += 1
    return commands.count - 1
  }
}

extension Sequence {
  /// How many elements of the first so many fulfil a condition, up to the first that doesn't.
  fileprivate func prefix(_ most: Int, while isMeant: (Element) -> Bool) -> Int {
    var count = 0
    for element in self {
      guard count < most, isMeant(element) else { break }
      count += 1
    }
    return count
  }
}
