import Foundation
public import TouchRecording

/// A folder of recordings, and a table that says what was meant in them.
public struct Corpus: Sendable {
  /// What outputs call the corpus.
  public var name: String
  /// The folder's path.
  public var folder: String
  /// The recordings that rows are about, in the order of their first rows.
  public var tasks: [RecordingTask]
  /// The table's path.
  public var table: String
  /// The path of the file with the user's aliases; nil where there is none.
  public private(set) var aliasFile: String?
  /// Which recognizers satisfy which labels.
  public var aliases: AliasTable
  /// What is wrong with the tables, in the order of lines.
  public var problems: [TableProblem]
  /// Whether its hands are synthetic: then it is no evidence of what people do.
  public var isSynthetic = false

  /// Creates a corpus.
  public init(name: String, tasks: [RecordingTask], isSynthetic: Bool) {
    self.name = name
    folder = ""
    table = name
    self.tasks = tasks
    aliases = AliasTable()
    problems = []
    self.isSynthetic = isSynthetic
  }

  /// Reads a corpus's tables; its recordings are opened later.
  ///
  /// - Parameters:
  ///   - path: The folder, or the table in it.
  ///   - withProposals: Whether rows that a program proposed count, too.
  /// - Throws: An error where there is no table, or it can't be read.
  public init(path: String, withProposals: Bool = false) throws(RecordingError) {
    let isFolder = statistics(of: path)?.kind == S_IFDIR
    table = isFolder ? Self.path(LabelTable.fileName, in: path) : path
    folder = isFolder ? path : Self.folder(of: path)
    name = path
    if isFolder, statistics(of: table) == nil {
      throw RecordingError(
        .noSuchFile,
        file: table,
        problem: "the corpus has no table",
        remedy: "make one with touchstone label, or write it: Documentation/Evaluation.md"
      )
    }
    let labels = LabelTable(try Self.bytes(of: table), file: table)
    if !isFolder, labels.rows.isEmpty, Self.isRecording(table) {
      throw RecordingError(
        .malformed,
        file: table,
        problem: "it is a recording, and no table of labels",
        remedy: "name its folder, or the table that its labels are in"
      )
    }
    aliases = AliasTable()
    problems = labels.problems
    tasks = []
    let path = Self.path(AliasTable.fileName, in: folder)
    if statistics(of: path) != nil { try readAliases(path) }
    var indices: [String: Int] = [:]
    for row in labels.rows where withProposals || !row.label.isProposed {
      if let index = indices[row.file] {
        tasks[index].labels.append(row.label)
        continue
      }
      indices[row.file] = tasks.count
      tasks.append(
        RecordingTask(
          number: tasks.count + 1,
          file: row.file,
          path: Self.path(row.file, in: folder),
          person: row.person,
          device: row.device,
          labels: [row.label]
        )
      )
    }
    if labels.rows.isEmpty, labels.problems.allSatisfy({ $0.severity == .notice }) {
      problems.append(
        TableProblem(
          file: table,
          problem: "no row names a recording",
          remedy: "label one with touchstone label"
        )
      )
    } else if tasks.isEmpty, !labels.rows.isEmpty {
      problems.append(
        TableProblem(
          file: table,
          problem: "all rows are proposed",
          remedy: "remove the status of those that are right, or count them with --proposals"
        )
      )
    }
  }

  /// The gestures that rows are labelled with, in the order of their names.
  public var labels: [String] {
    Set(tasks.flatMap { $0.labels.map(\.gesture) })
      .subtracting([StrokeLabel.none, StrokeLabel.odd]).sorted()
  }

  /// Reads the user's aliases, in place of those beside the table.
  public mutating func readAliases(_ path: String) throws(RecordingError) {
    problems.removeAll { $0.file == aliasFile }
    aliases = AliasTable()
    aliasFile = path
    problems += aliases.read(try Self.bytes(of: path), file: path)
  }

  /// The path of a file that a table names.
  static func path(_ file: String, in folder: String) -> String {
    if file.hasPrefix("/") || folder.isEmpty { return file }
    return folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The content of a table.
  static func bytes(of path: String) throws(RecordingError) -> [UInt8] {
    try FileContent.read(path)
  }
}
