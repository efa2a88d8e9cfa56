import Expectations
import Foundation
import Testing

/// The package follows the rules of the house.
struct HouseTests {
  /// The maximum number of lines of a source file.
  static let longestFile = 400

  @Test("The package's root is found")
  func found() {
    #expect(House.modules.contains("TouchCore"))
    #expect(House.sources.count > 100)
    #expect(House.sources.flatMap { SourceText(text: $0.text).imports }.count > 50)
  }

  @Test("No import points up the table")
  func imports() {
    for problem in House.sources.flatMap(Layering.problems(in:)) {
      Issue.record("\(problem)")
    }
  }

  @Test("The manifest's dependencies agree with the table, and the imports with the manifest")
  func manifest() {
    let manifest = Manifest(House.manifest)
    #expect(manifest.targets.count >= House.modules.count)
    for problem in Layering.problems(in: manifest, modules: House.modules) {
      Issue.record("\(problem)")
    }
    for problem in House.sources.flatMap({ Layering.undeclared(in: $0, manifest) }) {
      Issue.record("\(problem)")
    }
  }

  @Test("Every file that CONTRIBUTING.md names is there")
  func namedFiles() {
    let guide = House.text(of: "CONTRIBUTING.md")
    let named = guide.matches(of: #/`((?:Sources|Tests|Documentation|Benchmarks|\.ci)\/[^`\s]+)`/#)
      .map { String($0.output.1) }
    #expect(named.count > 10)
    for path in named {
      let url = House.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path), "CONTRIBUTING.md names \(path)")
    }
  }

  @Test("No source file has more than 400 lines")
  func lengths() {
    for file in House.sources {
      let count = SourceText(text: file.text).lineCount
      #expect(count <= Self.longestFile, "\(file.path) has \(count) lines")
    }
  }

  @Test("No number with a fraction becomes a whole one without a stated range")
  func conversions() {
    // The type can't be told from the text; these are signs of a Double.
    let signs = [
      ".rounded", "squareRoot", "Double(", ".seconds", ".width", ".height", ".x ", ".y ", ".x)",
      ".y)",
    ]
    for file in House.sources {
      for match in file.text.matches(of: #/\bU?Int(?:8|16|32|64)?\(/#) {
        var depth = 1
        let argument = file.text[match.range.upperBound...].prefix { character in
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          return depth > 0
        }
        guard !["within:", "bitPattern:", "littleEndian:"].contains(where: argument.contains)
        else { continue }
        for sign in signs where (argument + ")").contains(sign) {
          Issue.record("\(file.path): Int(\(argument)) can trap; write Int(…, within: range)")
        }
      }
    }
  }

  @Test("Embedded Swift is tested for only in the files listed here, and in no gesture")
  func embedded() {
    let asking = House.sources.filter { !SourceText(text: $0.text).embeddedConditions.isEmpty }
    let unlisted = asking.map(\.path).filter { !Self.embeddedFiles.contains($0) }
    expectEqual(unlisted, [])
    expectEqual(Self.embeddedFiles.subtracting(asking.map(\.path)), [], "these ask no longer")
    for path in Self.embeddedFiles {
      #expect(!path.hasPrefix("Sources/TouchCore/"), "\(path)")
      #expect(!path.hasPrefix("Sources/UIKit/Recognizers/"), "\(path)")
    }
  }

  @Test("No file contains an absolute path of the machine that it was written on")
  func machines() {
    let files = House.files(in: "")
    #expect(files.contains { $0.path == "Package.swift" })
    for file in files {
      for line in MachinePaths.lines(in: file.text) {
        Issue.record("\(file.path):\(line): a path of one machine alone")
      }
    }
  }
}
