import TouchCore

@testable import UIKit

/// A run as text: the tree, the client's deeds, and a picture with one column a frame.
///
/// Fingers: `b` began, `m` moved, `e` ended, `c` cancelled. Views: the same, for their callbacks.
/// Recognizers: lower case for their touches, upper case for their actions (`B` began, `C` changed,
/// `E` ended, `X` cancelled), `0` for a reset.
struct Picture: CustomStringConvertible {
  let script: RandomScript
  let outcome: RandomRun.Outcome

  var description: String {
    var lines: [String] = []
    if let violation = outcome.violation {
      lines.append("seed \(script.seed): \(violation.rule)")
      lines.append("  subject \(violation.subject), frame \(violation.frame)")
    }
    lines += tree
    for entry in outcome.deeds {
      let place = entry.occurrence
      lines.append(
        "  frame \(entry.frame): \(entry.deed) in \(place.occasion) of \(place.subject)"
          + " (\(place.ordinal))"
      )
    }
    return (lines + table).joined(separator: "\n")
  }

  private var tree: [String] {
    var lines: [String] = []
    for (index, view) in script.views.enumerated() {
      let flags =
        (view.takesManyTouches ? " multiple" : "") + (view.isExclusive ? " exclusive" : "")
      lines.append("  v\(index) in \(view.parent)\(flags)")
    }
    for (index, plan) in script.recognizers.enumerated() where plan.isPresent {
      var line = "  r\(index) \(plan.kind) on \(plan.place.map { "\($0)" } ?? "nothing")"
      if let delegate = plan.delegate { line += " delegate \(delegate)" }
      if !plan.requires.isEmpty { line += " requires \(plan.requires)" }
      if !plan.cancelsTouchesInView { line += " !cancels" }
      if plan.delaysTouchesBegan { line += " delaysBegan" }
      if !plan.delaysTouchesEnded { line += " !delaysEnded" }
      if plan.hasOwnAnswers { line += " ownAnswers" }
      if plan.forgets { line += " forgets" }
      lines.append(line)
    }
    return lines
  }

  // MARK: The table

  private var table: [String] {
    let columns = script.frames.count + 2
    var rows: [(name: String, cells: [String])] = [("time", times(columns))]
    rows += fingers(columns)
    for view in script.views.indices {
      rows.append(("v\(view)", cells(columns) { $0.kind == .viewTouch && $0.subject == view }))
    }
    for (index, plan) in script.recognizers.enumerated() where plan.isPresent {
      let cells = cells(columns) { $0.kind != .viewTouch && $0.subject == index }
      rows.append(("r\(index)", cells))
    }
    let nameWidth = rows.map { $0.name.count }.max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.cells[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row.cells, widths).map { cell, width in
        cell + String(repeating: "-", count: width - cell.count)
      }
      return "  " + row.name + String(repeating: " ", count: nameWidth - row.name.count) + " "
        + cells.joined(separator: "|")
    }
  }

  private func times(_ columns: Int) -> [String] {
    let times = script.frames.map { "\($0.time.nanoseconds / 1_000_000)" }
    return times + Array(repeating: "", count: columns - times.count)
  }

  private func fingers(_ columns: Int) -> [(name: String, cells: [String])] {
    var ids: [Int] = []
    for frame in script.frames {
      for contact in frame.contacts where !ids.contains(contact.id.rawValue) {
        ids.append(contact.id.rawValue)
      }
    }
    return ids.map { id in
      let cells = script.frames.map { frame in
        let letters = frame.contacts.filter { $0.id.rawValue == id }.map { contact in
          let place =
            contact.phase == .began
            ? "(\(contact.position.x),\(contact.position.y))" : ""
          return "\(contact.phase)".prefix(1) + place
        }
        return letters.joined() + (frame.isInterrupted ? "!" : "")
      }
      return ("f\(id)", cells + Array(repeating: "", count: columns - cells.count))
    }
  }

  private func cells(
    _ columns: Int,
    _ belongs: (RandomRun.Entry) -> Bool
  ) -> [String] {
    var cells = Array(repeating: "", count: columns)
    for entry in outcome.transcript where belongs(entry) && entry.frame < columns {
      cells[entry.frame] += letter(entry)
    }
    return cells
  }

  private func letter(_ entry: RandomRun.Entry) -> String {
    let phases = Array("bmsecxyz")
    switch entry.kind {
    case .action: return String(Array("PBCEXF")[entry.value])
    case .reset: return "0"
    case .taken: return String(phases[entry.value])
    case .viewTouch: return String(phases[entry.value % 8]) + "\(entry.value / 8)"
    }
  }
}
