import Foundation

/// A small corpus: taps of six persons that wander more or less, double taps, swipes, presses and drags,
/// some of them labelled wrongly; and one beside it whose table has mistakes.
struct LabelledTaps {
  private var lines: [String] = []

  /// Writes the folders `taps` and `wrong`.
  func write(to folder: URL) throws {
    let taps = folder.appendingPathComponent("taps")
    let wrong = folder.appendingPathComponent("wrong")
    for place in [taps, wrong] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    var table = "file\tfrom\tto\tlabel\tcount\tperson\tdevice\tstatus\tnote\n"
    for person in 1...6 {
      let wander = [4, 30, 44, 47 + person, 60]
      try recording { file in
        for (place, travel) in wander.enumerated() {
          file.stroke(at: 1 + Double(place), travel, for: 0.08)
        }
      }.write(to: taps.appendingPathComponent("\(person).touches"))
      try recording { $0.stroke(at: 1, 72, for: 0.08) }
        .write(to: taps.appendingPathComponent("drag\(person).touches"))
      let device = person < 4 ? "pad" : "phone"
      table += "\(person).touches\t\t\ttap\t5\tperson \(person)\t\(device)\t\t\n"
      table += "drag\(person).touches\t\t\tnone\t1\tperson \(person)\t\(device)\t\t\n"
    }
    try recording { file in
      for time in [1, 1.2, 3, 3.2, 5, 5.45] { file.stroke(at: time, 2, for: 0.06) }
      file.stroke(at: 7, 180, for: 0.15)
      file.stroke(at: 8, 120, for: 1)
      file.stroke(at: 10, 3, for: 0.9)
      file.stroke(at: 12, 3, for: 0.42)
    }.write(to: taps.appendingPathComponent("0.touches"))
    table += """
      0.touches\t0.5\t2\tdoubleTap\t\tann\tpad\t\t
      0.touches\t2.5\t4\tdoubleTap\t\tann\tpad\t\ttwice
      0.touches\t4.5\t6\tdoubleTap\t\tann\tpad\t\ttoo slow
      0.touches\t6.5\t7.5\tswipeRight\t\tann\tpad\t\t
      0.touches\t7.5\t9.5\tpan\t\tann\tpad\t\t
      0.touches\t9.5\t11.5\tlongPress\t\tann\tpad\t\t
      0.touches\t11.5\t13\tlongPress\t\tann\tpad\tproposed\t

      """
    try Data(table.utf8).write(to: taps.appendingPathComponent("labels.tsv"))
    let mistakes = """
      file\tlabel\tfrom\tto\tcount\tperson
      ../taps/1.touches\ttpa\t\t\t\t
      ../taps/1.touches\ttap\tx\t\t\t
      ../taps/1.touches\ttap\t3\t2\t\t
      ../taps/1.touches\ttap\t0\t2\t0\t
      ../taps/1.touches\ttap\t0.5\t1.5\t1\tann
      ../taps/1.touches\ttap\t1\t2.5\t2\tann
      ../taps/2.touches\ttap\t0.5\t1.5\t1\tann
      ../taps/2.touches\ttap\t1.6\t2.5\t1\tbob
      absent.touches\ttap\t\t\t\t

      """
    try Data(mistakes.utf8).write(to: wrong.appendingPathComponent("labels.tsv"))
    try Data(Self.turned.utf8).write(to: folder.appendingPathComponent("turned.touches"))
    let names = "label\trecognizers\tbeside\ntap\ttap, pan\tswipeRight\npan\t-\t\n"
    try Data(names.utf8).write(to: folder.appendingPathComponent("named.tsv"))
  }

  /// A recording whose screen is turned twice, between touches and while one is down.
  private static let turned = """
    {"touches":1,"screen":{"width":390,"height":844}}
    {"t":0.5,"contacts":[{"id":1,"phase":"began","x":100,"y":700}]}
    {"t":0.56,"contacts":[{"id":1,"phase":"ended","x":100,"y":700}]}
    {"t":2,"screen":{"width":844,"height":390}}
    {"t":2.5,"contacts":[{"id":2,"phase":"began","x":700,"y":100}]}
    {"t":2.6,"contacts":[{"id":2,"phase":"moved","x":740,"y":100}]}
    {"t":2.7,"contacts":[{"id":2,"phase":"moved","x":780,"y":100}]}
    {"t":2.8,"screen":{"width":390,"height":844}}
    {"t":2.9,"contacts":[{"id":2,"phase":"moved","x":380,"y":130}]}
    {"t":3,"contacts":[{"id":2,"phase":"ended","x":380,"y":130}]}

    """

  private func recording(_ strokes: (inout LabelledTaps) -> Void) -> Data {
    var file = LabelledTaps()
    file.lines = [#"{"touches":1,"screen":{"width":390,"height":844}}"#]
    strokes(&file)
    return Data((file.lines.joined(separator: "\n") + "\n").utf8)
  }

  /// A finger that moves to the right in three steps.
  private mutating func stroke(at time: Double, _ travel: Int, for duration: Double) {
    for step in 0...4 {
      let phase = step == 0 ? "began" : step == 4 ? "ended" : "moved"
      let moment = String(format: "%.4f", time + duration * Double(step) / 4)
      let x = 100 + Double(travel * min(step, 3)) / 3
      lines.append(
        #"{"t":\#(moment),"contacts":[{"id":1,"phase":"\#(phase)","x":\#(x),"y":100}]}"#
      )
    }
  }
}
