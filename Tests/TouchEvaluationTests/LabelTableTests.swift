import Expectations
import Testing
import TouchCore
import TouchEvaluation

/// The corpus's table, row by row.
struct LabelTableTests {
  private func table(_ lines: String...) -> LabelTable {
    LabelTable(Array(lines.joined(separator: "\n").utf8), file: "labels.tsv")
  }

  @Test(
    "A row names a recording and a gesture; a count stands behind it, or in a column of its own"
  )
  func rows() {
    let table = table(
      "file\tlabel\tcount\tperson",
      "a.touches\ttap x20\t\tann",
      "b.touches\tpinchOpen",
      "",
      "# a remark",
      "c.touches\ttap\t9"
    )
    expectEqual(table.problems, [])
    expectEqual(table.rows.map(\.label.gesture), ["tap", "pinchOpen", "tap"])
    expectEqual(table.rows.map(\.label.count), [20, 1, 9])
    expectEqual(table.rows.map(\.label.line), [2, 3, 6])
    expectEqual(table.rows.map(\.person), ["ann", nil, nil])
  }

  @Test("Blanks at the ends of a field don't count")
  func blanks() {
    let table = table("file \t label", "  a.touches  \t tap x20 ")
    expectEqual(table.problems, [])
    expectEqual(table.rows.map(\.file), ["a.touches"])
    expectEqual(table.rows.map(\.label.gesture), ["tap"])
    expectEqual(table.rows.map(\.label.count), [20])
  }

  @Test(
    "Persons and devices that differ in capitals or blanks alone are noted once each, and both count"
  )
  func likeNames() {
    let table = table(
      "file\tlabel\tperson\tdevice",
      "a\ttap\tAnn\tPixel 4",
      "b\ttap\tann\tpixel4",
      "c\ttap\tann\tPixel 4",
      "d\ttap\tanna\tPixel 5"
    )
    expectEqual(table.rows.map(\.person), ["Ann", "ann", "ann", "anna"])
    expectEqual(
      table.problems.map(\.problem),
      [
        "the person ann is another one than Ann", "the device pixel4 is another one than Pixel 4",
      ]
    )
    #expect(table.problems.allSatisfy { $0.severity == .notice && $0.line == 3 })
  }

  @Test(
    "A row that can't be used is an error with its line, and the others are read",
    arguments: [
      ("a.touches", "the label is missing"), ("\ttap", "no file is named"),
      ("a\ttap x0", "tap x0 is no label"), ("a\tnone x2", "none has a count"),
      ("a\ttap\t2\t1", "the part ends before it begins"),
      ("a\ttap\t1\t1", "the part ends when it begins"), ("a\ttap\tx", "x is no moment"),
      ("a\ttap\t-1", "-1 is no moment"), ("a\ttap\t1:75", "1:75 is no moment"),
      ("a\ttap\t\t\t0", "0 is no count"), ("a\ttap x2\t\t\t3", "3 is no count"),
      ("a\ttap\t\t\t\tmaybe", "maybe is no status"),
      ("a\ttap\t\t\t\t\tmore", "the row has 7 columns, the table 6"),
    ]
  )
  func badRow(row: String, problem: String) {
    let table = table("file\tlabel\tfrom\tto\tcount\tstatus", row, "b\ttap\t0:01\t83.4")
    expectEqual(table.problems.map(\.problem), [problem])
    expectEqual(table.problems.first?.line, 2)
    expectEqual(table.rows.map(\.file), ["b"])
    expectEqual(table.rows.first?.label.from, .seconds(1))
    expectEqual(table.rows.first?.label.to, .seconds(83.4))
  }

  @Test("Two rows can't have the same part of a recording, or name different persons")
  func overlaps() {
    let table = table(
      "file\tlabel\tfrom\tto\tperson",
      "a\ttap\t0\t1\tann",
      "a\tpan\t0.5\t2\tann",
      "a\tpan\t1\t2\tbob",
      "a\tpan\t1\t2\tann"
    )
    expectEqual(table.problems.map(\.line), [3, 4])
    expectEqual(table.rows.map(\.label.line), [2, 5])
  }

  @Test(
    "Parts may stand in any order; each that runs into another one is refused, the first one named"
  )
  func manyParts() {
    let parts = [
      (0.0, 1.0), (4, 5), (2, 3), (2.5, 2.7), (1, 2), (3, 4), (0.5, 5.5), (4.9, 6), (5, 6), (7, 9),
      (6, 7.5),
    ]
    let rows = parts.map { "a\ttap\t\($0.0)\t\($0.1)" }
    let text = (["file\tlabel\tfrom\tto"] + rows + ["b\ttap", "b\tpan\t1\t2"])
    let table = LabelTable(Array(text.joined(separator: "\n").utf8), file: "labels.tsv")
    expectEqual(table.problems.map(\.line), [5, 8, 9, 12, 14])
    expectEqual(
      table.problems.map { $0.problem.split(separator: " ")[1] },
      ["4", "2", "3", "11", "13"]
    )
    expectEqual(table.rows.count, 8)
  }

  @Test("A table without the columns that it needs is an error of its first line")
  func header() {
    expectEqual(table("file,label", "a,tap").problems.map(\.problem), ["there is no column file"])
    expectEqual(table("").problems.map(\.problem), ["the table is empty"])
    expectEqual(
      table("file\tlabel\tlabel").problems.map(\.problem),
      ["the column label stands twice"]
    )
    let unknown = table("file\tlabel\tweather", "a\ttap\train")
    expectEqual(unknown.problems.map(\.severity), [.notice])
    expectEqual(unknown.rows.count, 1)
  }

  @Test("A recording whose path is written in several ways is one recording")
  func paths() {
    let table = table(
      "file\tlabel",
      "./a//x\ttap",
      "b/../a/x\ttap",
      "../c/./x\ttap",
      "../../x\ttap",
      "/d/../x/\ttap",
      "./#x\ttap"
    )
    expectEqual(table.rows.map(\.file), ["a/x", "../c/x", "../../x", "/x", "#x"])
    expectEqual(table.problems.map(\.line), [3])
  }
}
