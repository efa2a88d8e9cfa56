import TouchCore
public import TouchRecording

/// A corpus's table, read row by row.
public struct LabelTable: Hashable, Sendable {
  /// The name of the file in a corpus's folder.
  public static let fileName = "labels.tsv"
  /// The columns that there can be.
  public static let columns = [
    "file", "from", "to", "label", "count", "person", "device", "status", "note",
  ]
  /// What `status` says of a row that a program proposed.
  public static let proposed = "proposed"

  /// A row: a label, and the recording that it is about.
  public struct Row: Hashable, Sendable {
    /// The recording's path, relative to the folder.
    public var file: String
    /// The label.
    public var label: StrokeLabel
    /// Who touched; nil where the table doesn't say.
    public var person: String?
    /// What was touched; nil where the table doesn't say.
    public var device: String?
  }

  /// The rows that can be used, in their order.
  public private(set) var rows: [Row] = []
  /// What is wrong, in the order of lines.
  public private(set) var problems: [TableProblem]

  /// Reads a table's file.
  public init(path: String) throws(RecordingError) {
    self.init(try Corpus.bytes(of: path), file: path)
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: The table's content.
  ///   - file: What problems call it.
  public init(_ bytes: [UInt8], file: String) {
    let table = TextTable(bytes, file: file, known: Self.columns, required: ["file", "label"])
    problems = table.problems
    for row in table.rows {
      switch Self.row(row) {
      case .success(let row): rows.append(row)
      case .failure(let wrong):
        problems.append(
          TableProblem(file: file, line: row.line, problem: wrong.problem, remedy: wrong.remedy)
        )
      }
    }
    refuseOverlaps(file)
    noteLikeNames(file)
    problems.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private struct Wrong: Error {
    let problem: String
    let remedy: String
  }

  private static func row(_ row: TextTable.Row) -> Result<Row, Wrong> {
    if row["file"].isEmpty {
      return .failure(Wrong(problem: "no file is named", remedy: "name a recording"))
    }
    guard let parsed = StrokeLabel.parse(row["label"]) else {
      return .failure(
        Wrong(
          problem: row["label"].isEmpty ? "the label is missing" : "\(row["label"]) is no label",
          remedy: "write a gesture's name, as tap or tap x20, or none for touches that do nothing"
        )
      )
    }
    var count = parsed.count
    if !row["count"].isEmpty {
      guard let number = Int(row["count"]), (1...StrokeLabel.mostStrokes).contains(number),
        parsed.count == 1
      else {
        return .failure(
          Wrong(
            problem: "\(row["count"]) is no count",
            remedy: "write how often the gesture was done, once: 20 here, or x20 behind the label"
          )
        )
      }
      count = number
    }
    if count > 1, [StrokeLabel.none, StrokeLabel.odd].contains(parsed.gesture) {
      return .failure(
        Wrong(
          problem: "\(parsed.gesture) has a count",
          remedy: "leave it out: such a row is about all its touches"
        )
      )
    }
    var times: [TouchTime?] = []
    for column in ["from", "to"] {
      let time = Self.time(row[column])
      if time == nil, !row[column].isEmpty {
        return .failure(
          Wrong(
            problem: "\(row[column]) is no moment",
            remedy: "write seconds from the recording's start, as 83.4 or 1:23.4, or nothing"
          )
        )
      }
      times.append(time)
    }
    if let from = times[0], let to = times[1], to <= from {
      return .failure(
        to == from
          ? Wrong(problem: "the part ends when it begins", remedy: "name a later moment as to")
          : Wrong(problem: "the part ends before it begins", remedy: "exchange from and to")
      )
    }
    guard ["", proposed].contains(row["status"]) else {
      return .failure(
        Wrong(
          problem: "\(row["status"]) is no status",
          remedy: "write \(proposed), or nothing for a row that a person confirmed"
        )
      )
    }
    let label = StrokeLabel(
      line: row.line,
      gesture: parsed.gesture,
      count: count,
      from: times[0],
      to: times[1],
      note: row["note"],
      isProposed: row["status"] == proposed
    )
    return .success(
      Row(
        file: Self.plainPath(row["file"]),
        label: label,
        person: row["person"].isEmpty ? nil : row["person"],
        device: row["device"].isEmpty ? nil : row["device"]
      )
    )
  }

  /// A path as short as it can be written: `a/x` for `./a/x` and for `a/b/../x`, so that one recording has one name.
  static func plainPath(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// A time as people write it: `83.4`, `1:23.4` or `0:01:23.4`.
  static func time(_ text: String) -> TouchTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var total = 0.0
    for (index, part) in parts.enumerated() {
      guard !part.isEmpty, part.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
        let value = Double(part), index == 0 || value < 60
      else { return nil }
      total = total * 60 + value
    }
    return total <= 315_360_000 ? .seconds(total) : nil
  }

  /// Refuses rows whose touches another row has, and rows that name another person than the one before.
  private mutating func refuseOverlaps(_ file: String) {
    // Parts that are kept don't overlap: in the order of time only neighbours can.
    var kept: [String: [Row]] = [:]
    let all = rows
    rows = all.filter { row in
      let part = row.label.part
      var (low, high) = (0, kept[row.file]?.count ?? 0)
      while low < high {
        let middle = (low + high) / 2
        let isBefore = kept[row.file].map { $0[middle].label.part.upperBound <= part.lowerBound }
        if isBefore ?? false { low = middle + 1 } else { high = middle }
      }
      let next = kept[row.file].flatMap { low < $0.count ? $0[low] : nil }
      let other = kept[row.file]?.first ?? row
      if let next, next.label.part.lowerBound < part.upperBound {
        refuse(
          row,
          file,
          "line \(next.label.line) is about the same part of \(row.file)",
          "give each row a part of its own with from and to"
        )
        return false
      }
      if other.person != row.person || other.device != row.device {
        refuse(
          row,
          file,
          "line \(other.label.line) names another person or device for \(row.file)",
          "name the same: a recording is of one hand on one device"
        )
        return false
      }
      kept[row.file, default: []].insert(row, at: low)
      return true
    }
  }

  /// Notes persons and devices whose names differ in capitals and blanks alone: they count as different ones.
  private mutating func noteLikeNames(_ file: String) {
    for (what, column) in [("person", \Row.person), ("device", \Row.device)] {
      var first: [String: String] = [:]
      var noted: Set<String> = []
      for row in rows {
        guard let name = row[keyPath: column] else { continue }
        let plain = String(name.lowercased().filter { !$0.isWhitespace })
        let other = first[plain, default: name]
        first[plain] = other
        if other == name || !noted.insert(name).inserted { continue }
        problems.append(
          TableProblem(
            .notice,
            file: file,
            line: row.label.line,
            problem: "the \(what) \(name) is another one than \(other)",
            remedy: "write them alike if they are the same"
          )
        )
      }
    }
  }

  private mutating func refuse(_ row: Row, _ file: String, _ problem: String, _ remedy: String) {
    problems.append(
      TableProblem(file: file, line: row.label.line, problem: problem, remedy: remedy)
    )
  }
}
