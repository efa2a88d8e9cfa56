import Foundation
import TouchCore
public import TouchRecording
import TouchReport

/// Adds rows to a corpus's table; what is in it stays, byte for byte.
///
/// The table is replaced as a whole each time, so that it is never half written; if something else has changed it
/// meanwhile, nothing is written.
public final class TableWriter {
  /// A row to add.
  public struct Row: Hashable, Sendable {
    /// The recording's path, relative to the table's folder.
    public var file: String
    /// The label.
    public var label: StrokeLabel
    /// Who touched.
    public var person: String?
    /// What was touched.
    public var device: String?

    /// Creates a row.
    public init(file: String, label: StrokeLabel, person: String? = nil, device: String? = nil) {
      self.file = file
      self.label = label
      self.person = person
      self.device = device
    }

    fileprivate func field(_ column: String) -> String {
      switch column {
      // A line that begins with a number sign is a remark.
      case "file": file.hasPrefix("#") ? "./" + file : file
      case "from": label.from.map { NumberText.short($0.seconds, 6) } ?? ""
      case "to": label.to.map { NumberText.short($0.seconds, 6) } ?? ""
      case "label": label.count == 1 ? label.gesture : "\(label.gesture) x\(label.count)"
      case "person": person ?? ""
      case "device": device ?? ""
      case "status": label.isProposed ? LabelTable.proposed : ""
      case "note": label.note
      default: ""
      }
    }
  }

  /// The columns of a table that is new.
  static let columns = ["file", "from", "to", "label", "person", "device", "status", "note"]

  /// The table's path.
  public let path: String
  /// The rows that were added, and may be taken back.
  public private(set) var rows: [Row] = []
  /// The table as it was, with the columns that rows need.
  private let base: [UInt8]
  private let names: [String]
  /// The table as it was read or written last; nil where there was none.
  private var last: [UInt8]?

  /// Opens a table; there may be none yet.
  ///
  /// - Throws: An error where it can't be read, or has no line of names.
  public init(path: String) throws(RecordingError) {
    self.path = path
    guard statistics(of: path) != nil else {
      last = nil
      names = Self.columns
      base = Array((Self.columns.joined(separator: "\t") + "\n").utf8)
      return
    }
    let bytes = try Corpus.bytes(of: path)
    last = bytes
    let table = TextTable(
      bytes,
      file: path,
      known: LabelTable.columns,
      required: ["file", "label"]
    )
    if table.columns.isEmpty, let problem = table.problems.first {
      throw RecordingError(
        .malformed,
        file: path,
        location: .line(problem.line ?? 1),
        problem: problem.problem,
        remedy: problem.remedy
      )
    }
    // Rows have fields to their last column: new columns go behind the others.
    let missing = Self.columns.filter { !table.columns.contains($0) }
    names = table.columns + missing
    base = Self.adding(missing, to: bytes)
  }

  private static func adding(_ columns: [String], to bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    if result.last != 0x0A { result.append(0x0A) }
    if columns.isEmpty { return result }
    var start = bytes.starts(with: TextTable.mark) ? TextTable.mark.count : 0
    while let end = result[start...].firstIndex(of: 0x0A) {
      let lineEnd = end > start && result[end - 1] == 0x0D ? end - 1 : end
      let line = String(decoding: result[start..<lineEnd], as: UTF8.self)
      if !TextTable.isSkipped(line) {
        result.insert(contentsOf: columns.map { "\t\($0)" }.joined().utf8, at: lineEnd)
        return result
      }
      start = end + 1
    }
    return result
  }

  /// Adds a row and writes the table.
  ///
  /// - Throws: An error where the table can't be written, or the recording's name can't stand in it.
  public func add(_ row: Row) throws(RecordingError) {
    guard !row.file.contains(where: { $0.partsTable }) else {
      throw RecordingError(
        .unwritable,
        file: row.file,
        problem: "a tab or an end of line in a recording's name can't stand in a table",
        remedy: "rename the recording"
      )
    }
    // The table's fields are read without them.
    guard row.file.first != " ", row.file.last != " " else {
      throw RecordingError(
        .unwritable,
        file: row.file,
        problem: "a blank at an end of a recording's name can't stand in a table",
        remedy: "rename the recording"
      )
    }
    rows.append(row)
    do throws(RecordingError) {
      try write()
    } catch {
      rows.removeLast()
      throw error
    }
  }

  /// Takes the last row back and writes the table.
  public func removeLast() throws(RecordingError) {
    guard !rows.isEmpty else { return }
    rows.removeLast()
    try write()
  }

  /// A text as a table's field holds it, and as it is read again: without tabs, line ends, and blanks at its ends.
  public static func field(_ text: String) -> String {
    text.map { $0.partsTable ? " " : $0 }.map(String.init).joined().trimmed
  }

  private func write() throws(RecordingError) {
    let now = statistics(of: path) == nil ? nil : try Corpus.bytes(of: path)
    guard now == last else {
      throw RecordingError(
        .unwritable,
        file: path,
        problem: "something else has changed it meanwhile, so nothing is written",
        remedy: "run touchstone label again: it goes on with what isn't labelled"
      )
    }
    var bytes = base
    for row in rows {
      // Tabs and line ends stand between fields and rows.
      let fields = names.map { name in
        Self.field(row.field(name))
      }
      bytes += fields.joined(separator: "\t").systemBytes
      bytes.append(0x0A)
    }
    let file = try OutputFile(path: path)
    try file.write(bytes)
    try file.commit()
    last = bytes
  }
}

extension Character {
  /// Whether it stands between fields or rows of a table; the end of a line in Windows is one character.
  fileprivate var partsTable: Bool { ["\t", "\n", "\r", "\r\n"].contains(self) }
}
