import Foundation

/// The values that SciPy and NumPy computed; Reference/values.py wrote them.
enum ReferenceTable {
  /// One of them.
  struct Row: Sendable {
    let name: String
    let arguments: [Double]
    let values: [Double]
    let precision: Double
  }

  static let rows: [Row] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Reference/values.tsv")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t")
      return Row(
        name: String(cells[0]),
        arguments: cells[1].split(separator: " ").compactMap { Double($0) },
        values: cells[2].split(separator: " ").compactMap { Double($0) },
        precision: Double(cells[3]) ?? 0
      )
    }
  }()
}
