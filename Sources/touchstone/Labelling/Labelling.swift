import Foundation
import SceneStage
import Scenes
import TouchCore
import TouchEvaluation
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// Asks what was meant in one recording, and writes the answers into a table.
@MainActor
struct Labelling {
  private let arguments: Arguments
  private let staging: Staging
  private let reading: ReadingOptions
  private let file: String
  private let person: String?
  private let device: String?

  /// Checks what the user typed.
  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    staging = try arguments.staging
    reading = try arguments.reading
    file = arguments.operands[0]
    if file == "-" {
      throw UsageError(
        problem: "standard input has the answers, so it can't be the recording",
        remedy: "save the recording to a file first"
      )
    }
    if arguments[.table] == "-" {
      throw UsageError(
        problem: "--table needs a file, as each answer is written at once",
        remedy: "write --table LABELS.tsv"
      )
    }
    person = try Self.name(arguments, .person)
    device = try Self.name(arguments, .device)
  }

  /// A person's or device's name as the table holds it, so that a later call finds its own rows.
  private static func name(_ arguments: Arguments, _ option: Option) throws(UsageError) -> String? {
    guard let typed = arguments[option] else { return nil }
    let name = TableWriter.field(typed)
    if !name.isEmpty { return name }
    throw UsageError(
      problem: "\(option.flag) names nothing",
      remedy: "write \(option.flag) \(option.value ?? ""), or leave it out"
    )
  }

  func run() -> ExitCode {
    do throws(RecordingError) {
      try arguments.checkDescription()
      // Without the recording there is no folder for its table.
      if statistics(of: file) == nil { throw RecordingError.missing(file) }
      let table = arguments[.table] ?? Self.path(LabelTable.fileName, beside: file)
      try Self.check(table)
      let name = Self.name(of: file, seenFrom: table)
      let (candidates, failure) = try candidates
      let writer = try TableWriter(path: table)
      let rows = try Self.rows(of: name, in: table)
      let person = self.person ?? rows.first?.person
      let device = self.device ?? rows.first?.device
      if let first = rows.first, first.person != person || first.device != device {
        throw RecordingError(
          .malformed,
          file: table,
          location: .line(first.label.line),
          problem: "the row names another person or device for \(name), or none",
          remedy: "name the same, or correct the row: a recording is of one hand on one device"
        )
      }
      let session = LabelSession(
        file: name,
        candidates: candidates,
        labelled: rows.map(\.label),
        writer: writer,
        person: person,
        device: device,
        known: try known(beside: table)
      )
      let code = arguments.has(.propose) ? try session.propose() : try session.ask()
      return failure == nil ? code : code.combined(with: .data)
    } catch {
      return Output.complain(error)
    }
  }

  /// Refuses a table that can't be written, before anything is asked.
  private static func check(_ table: String) throws(RecordingError) {
    if statistics(of: table)?.kind == S_IFDIR {
      throw RecordingError(
        .unreadable,
        file: table,
        problem: "it is a directory, and no table",
        remedy:
          "name the table in it, as \(table.hasSuffix("/") ? table : table + "/")\(LabelTable.fileName)"
      )
    }
    let folder = table.lastIndex(of: "/").map { String(table[...$0]) } ?? "."
    if statistics(of: folder)?.kind != S_IFDIR {
      throw RecordingError(
        .unwritable,
        file: table,
        problem: "there is no such folder",
        remedy: "make it first, or name another table"
      )
    }
  }

  /// What can be labelled of the recording, and what ended it early.
  private var candidates: ([LabelCandidate], RecordingError?) {
    get throws(RecordingError) {
      let reader = try RecordingReader(path: file, options: reading)
      if let notice = UncertainScale(reader.header.mapping)?.notice {
        Output.complain("\(file): note: \(notice.problem); \(notice.remedy)")
      }
      let stage = staging.stage(for: reader.header)
      var candidates = LabelCandidates(limits: stage.strokeLimits)
      let logger = stage.startLogging(longestPart: GestureLogger.usualPart) { candidates.add($0) }
      let play = StagePlay(reader, on: stage)
      play.run()
      logger.finish()
      if candidates.all.isEmpty { try play.checkFailure() }
      if let failure = play.failure { Output.complain(failure.description) }
      return (candidates.all, play.failure)
    }
  }

  /// The labels that something satisfies: those of the scene, of the aliases, and of the table's own aliases.
  private func known(beside table: String) throws(RecordingError) -> [String] {
    let path = Self.path(AliasTable.fileName, beside: table)
    var aliases = AliasTable()
    if statistics(of: path) != nil { try Self.complain(aliases.read(path: path)) }
    let scene = staging.scene
    return [StrokeLabel.none, StrokeLabel.odd] + scene.recognizerNames + scene.controlNames
      + aliases.labels
  }

  /// The rows that are about a recording already.
  private static func rows(
    of name: String,
    in table: String
  ) throws(RecordingError) -> [LabelTable.Row] {
    guard statistics(of: table) != nil else { return [] }
    let labels = try LabelTable(path: table)
    complain(labels.problems)
    return labels.rows.filter { $0.file == name }
  }

  /// Says which rows of a table can't be used: their touches have no label, and their names no meaning.
  private static func complain(_ problems: [TableProblem]) {
    for problem in problems where problem.severity == .error {
      Output.complain(problem.description)
    }
  }

  /// The path of a file that lies in the same folder as another one.
  static func path(_ name: String, beside file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return name }
    return String(file[...slash]) + name
  }

  /// A recording's path as a table names it: relative to the table's folder where it lies there.
  private static func name(of file: String, seenFrom table: String) -> String {
    let folder = table.lastIndex(of: "/").map { String(table[..<$0]) } ?? "."
    guard let whole = real(file), let root = real(folder.isEmpty ? "/" : folder) else {
      return file
    }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : whole
  }

  private static func real(_ path: String) -> String? {
    guard let found = path.withSystemPath({ realpath($0, nil) }) else { return nil }
    defer { free(found) }
    let bytes = UnsafeBufferPointer(start: found, count: strlen(found)).map {
      UInt8(bitPattern: $0)
    }
    return String(systemBytes: bytes)
  }
}

extension TouchStage {
  /// What its recognizers ask of a stroke as a whole, by their names.
  fileprivate var strokeLimits: [String: StrokeLimits] {
    var limits: [String: StrokeLimits] = [:]
    for recognizer in recognizers {
      guard let name = recognizer.name else { continue }
      func value(_ property: String) -> Double? {
        Staging.properties.lazy.filter { $0.name == property }
          .compactMap { $0.value(of: recognizer) }.first
      }
      limits[name] = StrokeLimits(
        leastDuration: value("minimumPressDuration"),
        mostDuration: value("maximumDuration"),
        mostTravel: value("allowableMovement")
      )
    }
    return limits
  }
}
