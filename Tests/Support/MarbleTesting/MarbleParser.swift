public import TouchCore

/// Reads pictures of touches and callbacks.
///
/// ```
/// at    0         0.1             0.2
/// 1     b100,100  +15             e
/// pan             began           ended
/// V     b                c
/// ```
///
/// - The first line, `at`, is the time ruler: seconds, one column a moment. Another `at` line
///   further down continues with later moments.
/// - A line that starts with a number is a finger: `b` or `bX,Y` begins, `+DX`, `-DX,DY` moves by
///   points, `mX,Y` moves to a location, `e` ends and `c` is cancelled, also with a last move
///   (`e+5`, `e20,30`). `*F` after any of them is the force. A number with a `p` is a pencil, with
///   an `i` an indirect touch, with an `m` a pointer.
/// - The line `do` contains acts: `interrupt`, which cancels every finger, and the stage's own
///   words. A finger that was interrupted may go on, up to its end, or begin anew.
/// - Every other line is a lane of output: words in the expected order.
/// - Time runs from left to right, also within a column: what starts in one text column belongs
///   together (touches: one frame; outputs: any order), what starts farther right comes later.
/// - A word of `-` or `.` alone fills a gap. A line that starts with `#` is a comment.
public struct MarbleParser {
  /// The locations of the fingers that are down.
  private(set) var fingers: [Contact.ID: Point]
  /// The locations of the fingers that were interrupted, and are still on the glass.
  private var interrupted: [Contact.ID: Point] = [:]
  private let acts: Set<String>
  private var marble = Marble()
  /// The text columns at which the moments of the ruler start.
  private var starts: [Int] = []
  private var lanes: Set<String> = []
  /// The words of the lines since the last ruler, by moment and text column.
  private var pending: [Int: [Int: [Word]]] = [:]

  /// A word with its location.
  fileprivate struct Word {
    var text: String
    var lane: String
    var place: Place
  }

  /// A location in the picture.
  fileprivate struct Place {
    var line: Int
    var column: Int
    var excerpt: String
  }

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - fingers: The locations of the fingers that are down before the picture.
  ///   - acts: The words that the `do` line may contain.
  public init(fingers: [Contact.ID: Point] = [:], acts: Set<String> = ["interrupt"]) {
    self.fingers = fingers
    self.acts = acts
  }

  /// Reads one picture.
  public static func parse(
    _ picture: String,
    fingers: [Contact.ID: Point] = [:],
    acts: Set<String> = ["interrupt"]
  ) throws(MarbleError) -> Marble {
    var parser = MarbleParser(fingers: fingers, acts: acts)
    return try parser.parse(picture)
  }

  /// Reads one picture.
  public mutating func parse(_ picture: String) throws(MarbleError) -> Marble {
    var number = 0
    for line in picture.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      try read(String(line), number)
    }
    guard !marble.moments.isEmpty else {
      throw MarbleError(
        line: 1,
        column: 1,
        problem: "the picture has no time ruler.",
        remedy: "Begin with a line like `at  0  0.1  0.2`.",
        excerpt: picture.split(separator: "\n").first.map(String.init) ?? ""
      )
    }
    try resolve()
    return marble
  }

  // MARK: Lines

  private mutating func read(_ line: String, _ number: Int) throws(MarbleError) {
    let place = Place(line: number, column: 1, excerpt: line)
    if let tab = line.firstIndex(of: "\t") {
      throw place.at(line.distance(from: line.startIndex, to: tab)).error(
        "the width of a tab is ambiguous.",
        "Use spaces."
      )
    }
    let words = Self.words(in: line)
    guard let (name, nameColumn) = words.first, !name.hasPrefix("#") else { return }
    if name == "at" { return try readRuler(words.dropFirst(), place) }
    guard let first = starts.first else {
      throw place.at(nameColumn).error(
        "lane `\(name)` comes before the time ruler.",
        "Begin with a line like `at  0  0.1  0.2`."
      )
    }
    guard nameColumn + name.count < first || words.count == 1 else {
      throw place.at(nameColumn).error(
        "the name of lane `\(name)` reaches into the first column.",
        "Move all columns to the right, or shorten the name."
      )
    }
    guard lanes.insert(name).inserted else {
      throw place.at(nameColumn).error(
        "lane `\(name)` is drawn twice under one ruler.",
        "Join the two lines: left to right is the order in time."
      )
    }
    for (text, column) in words.dropFirst() {
      guard let moment = starts.lastIndex(where: { $0 <= column }) else {
        throw place.at(column).error(
          "`\(text)` stands before the first column.",
          "Start it at or after the ruler's first time."
        )
      }
      if text.allSatisfy({ $0 == "-" || $0 == "." }) { continue }
      let word = Word(text: text, lane: name, place: place.at(column))
      let index = marble.moments.count - starts.count + moment
      pending[index, default: [:]][column, default: []].append(word)
    }
  }

  private mutating func readRuler(
    _ words: ArraySlice<(String, Int)>,
    _ place: Place
  ) throws(MarbleError) {
    starts.removeAll()
    lanes.removeAll()
    for (text, column) in words {
      guard let seconds = Double(text), seconds.isFinite else {
        throw place.at(column).error(
          "`\(text)` is no time.",
          "Write seconds, as in `0.25`."
        )
      }
      let time = TouchTime.seconds(seconds)
      if let last = marble.moments.last, time <= last.time {
        throw place.at(column).error(
          "\(text) s is not later than the time before it.",
          "Times grow from left to right; things of one moment share its column."
        )
      }
      marble.moments.append(Marble.Moment(time: time))
      starts.append(column)
    }
    if starts.isEmpty {
      throw place.at(0).error("the ruler has no times.", "Write one for each column: `at  0  0.1`.")
    }
  }

  private static func words(in line: String) -> [(String, Int)] {
    var words: [(String, Int)] = []
    var column = 0
    var isInside = false
    for character in line {
      if character == " " {
        isInside = false
      } else if isInside {
        words[words.count - 1].0.append(character)
      } else {
        words.append((String(character), column))
        isInside = true
      }
      column += 1
    }
    return words
  }

  // MARK: Words

  /// Converts words to inputs and outputs, in order of time, because a finger's moves depend on its
  /// location.
  private mutating func resolve() throws(MarbleError) {
    for index in marble.moments.indices {
      let columns = pending[index] ?? [:]
      for column in columns.keys.sorted() {
        var acts: [Marble.Input] = []
        var touches: [Marble.Input] = []
        var outputs: [Marble.Output] = []
        for word in columns[column] ?? [] {
          if word.lane == "do" {
            acts.append(try act(word))
            if word.text == "interrupt" {
              interrupted.merge(fingers) { $1 }
              fingers.removeAll()
            }
          } else if let finger = Self.finger(word.lane) {
            touches.append(.touch(try contact(word, finger.id, finger.kind)))
          } else {
            outputs.append(Marble.Output(word.lane, word.text))
          }
        }
        if !acts.isEmpty || !touches.isEmpty { marble.moments[index].inputs.append(acts + touches) }
        if !outputs.isEmpty { marble.moments[index].outputs.append(outputs) }
      }
    }
  }

  private func act(_ word: Word) throws(MarbleError) -> Marble.Input {
    guard acts.contains(word.text) else {
      throw word.place.error(
        "the stage doesn't know how to do `\(word.text)`.",
        "Known are: \(acts.sorted().joined(separator: ", "))."
      )
    }
    return .act(word.text)
  }

  private static func finger(_ lane: String) -> (id: Contact.ID, kind: Contact.Kind)? {
    if let number = Int(lane) { return (Contact.ID(number), .direct) }
    guard let letter = lane.last, let kind = MarbleWord.kinds[letter],
      let number = Int(lane.dropLast())
    else { return nil }
    return (Contact.ID(number), kind)
  }

  private mutating func contact(
    _ word: Word,
    _ id: Contact.ID,
    _ kind: Contact.Kind
  ) throws(MarbleError) -> Contact {
    guard let read = MarbleWord(word.text) else {
      throw word.place.error(
        "`\(word.text)` is nothing that a finger can do.",
        "Write `b`, `b10,20`, `+5`, `-5,+2`, `m10,20`, `e` or `c`, with `*0.5` behind it for force."
      )
    }
    if read.phase == .began { interrupted[id] = nil }
    let before = fingers[id] ?? interrupted[id]
    if read.phase == .began, before != nil {
      throw word.place.error(
        "finger \(word.lane) begins though it is down.",
        "End it first with `e` or `c`, or use another number."
      )
    }
    if read.phase != .began, before == nil {
      throw word.place.error(
        "finger \(word.lane) is not down.",
        "Begin it in an earlier place, with `b` or `b10,20`."
      )
    }
    let home = Point(x: 100 * Double(id.rawValue), y: 100)
    let position = read.position(from: before ?? home)
    let now = read.phase == .ended || read.phase == .cancelled ? nil : position
    if interrupted[id] == nil { fingers[id] = now } else { interrupted[id] = now }
    return Contact(id: id, phase: read.phase, position: position, force: read.force, kind: kind)
  }
}

extension MarbleParser.Place {
  /// The same line at another column, counted from 0.
  fileprivate func at(_ column: Int) -> Self {
    Self(line: line, column: column + 1, excerpt: excerpt)
  }

  fileprivate func error(_ problem: String, _ remedy: String) -> MarbleError {
    MarbleError(line: line, column: column, problem: problem, remedy: remedy, excerpt: excerpt)
  }
}
