import Foundation
import TouchRecording

extension Corpus {
  /// What a corpus lacks as a whole: recordings without a row, persons, touches that must do nothing.
  public var overview: [TableProblem] {
    var problems: [TableProblem] = []
    func note(_ problem: String, _ remedy: String) {
      problems.append(TableProblem(.notice, file: table, problem: problem, remedy: remedy))
    }
    for file in unlabelled {
      problems.append(
        TableProblem(
          .notice,
          file: Self.path(file, in: folder),
          problem: "no row is about it",
          remedy: "label it with touchstone label"
        )
      )
    }
    let persons = Set(tasks.compactMap(\.person))
    let unnamed = tasks.count { $0.person == nil }
    if unnamed > 0, !tasks.isEmpty {
      note(
        "\(unnamed) of \(tasks.count) recordings name no person",
        "fill the column person: without it nothing can be said of others"
      )
    } else if persons.count == 1 {
      note("all recordings are of one person", "record others: one hand says nothing of others")
    }
    if !tasks.isEmpty,
      !tasks.contains(where: { $0.labels.contains { $0.gesture == StrokeLabel.none } })
    {
      note(
        "no row is labelled \(StrokeLabel.none)",
        "record touches that must do nothing: without them false alarms are counted in strokes alone"
      )
    }
    return problems
  }

  /// The recordings in the folder that no row is about, in the order of their names.
  private var unlabelled: [String] {
    guard !folder.isEmpty, let walk = FileManager.default.enumerator(atPath: folder) else {
      return []
    }
    let known = Set(tasks.map(\.file))
    var found: [String] = []
    for case let file as String in walk where !known.contains(file) {
      if file.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      let path = Self.path(file, in: folder)
      guard statistics(of: path)?.kind == S_IFREG, Self.isRecording(path) else { continue }
      found.append(file)
    }
    return found.sorted()
  }

  /// Whether a file has a recording's format, and is no mere description of a device.
  static func isRecording(_ path: String) -> Bool {
    guard let source = try? ByteSource(path: path),
      (try? FormatSniffer.format(of: source)) != nil
    else { return false }
    return !DescriptionFinder.isDescription(path)
  }
}
