import Foundation
import Testing

@testable import Porting

@Suite("Members that aren't here") struct AbsentMemberTests {
  /// What the engine declares without saying that it is unavailable is there, and the list that names it is old.
  @Test("the engine declares none of the names that port says are absent")
  func absent() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let overrides = AbsentFeature.drawingMembers.union(AbsentFeature.layoutMembers)
      .map { String($0.prefix { $0 != "(" }) }
    let names = AbsentFeature.controllerMembers.union(AbsentFeature.otherMembers)
      .union(AbsentFeature.layoutNames).union(AbsentFeature.drawingNames).union(overrides)
    let pattern = try Regex("\\b(?:var|let|func|class|struct|protocol|typealias) ([A-Za-z]+)")
    var declared: Set<String> = []
    for module in ["TouchGraphics", "TouchLayers", "UIKit"] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for path in paths where path.hasSuffix(".swift") {
        let file = folder.appendingPathComponent(path)
        var isAbsent = false
        var isAbsentType = false
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          if line == "}" { isAbsentType = false }
          if line.contains("@available(*, unavailable") { isAbsent = true }
          if isAbsent, line.first != " ", line.hasSuffix("{") { isAbsentType = true }
          guard line.contains("public ") || line.contains("open ") else { continue }
          defer { isAbsent = false }
          if isAbsent || isAbsentType { continue }
          for match in line.matches(of: pattern) {
            if let name = match.output[1].substring { declared.insert(String(name)) }
          }
        }
      }
    }
    #expect(declared.contains("layoutSubviews") && declared.contains("isDoubleSided"))
    #expect(names.intersection(declared) == [])
  }
}
