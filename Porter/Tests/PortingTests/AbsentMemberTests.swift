import Foundation
import Testing

@testable import Porting

@Suite("Members that aren't here") struct AbsentMemberTests {
  @Test("the engine declares none of the members that port says are absent")
  func absent() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let names = AbsentFeature.controllerMembers.union(AbsentFeature.otherMembers)
    let pattern = try Regex("\\b(?:var|let|func) ([A-Za-z]+)")
    var declared: Set<String> = []
    for module in ["TouchGraphics", "TouchLayers", "UIKit"] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for path in paths where path.hasSuffix(".swift") {
        let file = folder.appendingPathComponent(path)
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where line.contains("public ") || line.contains("open ") {
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
