import Porting
import Testing

@Suite("Numbers as objects") struct NumberNameTests {
  private static func port(_ statement: String) -> String {
    let head =
      "import UIKit\nclass Brick { var id: Int; var name: String; var mark: Int? }\nclass A: UIView {\n  let key = \"a\"\n"
      + "  let number: Int = 3\n  func a(_ c: UICollisionBehavior, i: Int, brick: Brick, path: UIBezierPath) {\n    "
    let ported = Ported.file(head + statement + "\n  }\n}\n").text
    #expect(Ported.file(ported).lines(.edit) == [])
    return ported
  }

  @Test(
    "name a boundary where they are known to be numbers",
    arguments: [
      ("c.addBoundary(withIdentifier: i, for: path)", "i"),
      ("c.addBoundary(withIdentifier: i as NSCopying, for: path)", "i"),
      ("c.addBoundary(withIdentifier: number, from: .zero, to: .zero)", "number"),
      ("c.removeBoundary(withIdentifier: self.number as any NSCopying)", "self.number"),
      ("_ = c.boundary(withIdentifier: brick.id)", "brick.id"),
      ("c.removeBoundary(withIdentifier: tag as NSCopying); let tag = 1", "tag"),
      ("c.removeBoundary(withIdentifier: subviews[0].tag)", "subviews[0].tag"),
      ("for n in 0..<10 { c.removeBoundary(withIdentifier: n) }", "n"),
      ("for n in 0...subviews.count - 1 { c.removeBoundary(withIdentifier: n) }", "n"),
      ("for (n, v) in subviews.enumerated() { c.removeBoundary(withIdentifier: n) }", "n"),
      ("let n = 4; c.removeBoundary(withIdentifier: n as NSCopying)", "n"),
    ]
  )
  func numbers(statement: String, value: String) {
    let now = statement.replacing(
      "withIdentifier: \(value)",
      with: "withIdentifier: NSNumber(value: \(value))"
    )
    let ported = Self.port(statement)
    #expect(ported.contains(now), "\(ported)")
  }

  @Test(
    "and stay where they are something else, or may be nil",
    arguments: [
      "c.addBoundary(withIdentifier: \"a\" as NSCopying, for: path)",
      "c.addBoundary(withIdentifier: key as NSCopying, for: path)",
      "c.removeBoundary(withIdentifier: brick.name as NSCopying)",
      "c.removeBoundary(withIdentifier: brick.mark)",
      "c.removeBoundary(withIdentifier: other)",
      "for v in subviews { c.removeBoundary(withIdentifier: v) }",
      "for (v, n) in pairs.enumerated() { c.removeBoundary(withIdentifier: n) }",
      "c.removeBoundary(withIdentifier: NSNumber(value: i))",
    ]
  )
  func others(statement: String) { #expect(Self.port(statement).contains("    \(statement)\n")) }

  @Test("in Swift 2 too, and not where the file has such a method itself")
  func versions() {
    let old = "class A {\nfunc a(c: B, i: Int) { c.addBoundaryWithIdentifier(i, forPath: p) }\n}\n"
    #expect(
      Ported.file(old).text.contains("c.addBoundary(withIdentifier: NSNumber(value: i), for: p)")
    )
    let own =
      "import UIKit\nfunc removeBoundary(withIdentifier i: Int) {}\nfunc a(i: Int) { removeBoundary(withIdentifier: i) }\n"
    #expect(Ported.file(own).text == own)
  }

  @Test(
    "a list that may be nil is cast element by element",
    arguments: [
      ("a as [NSNumber]?", "a?.map { NSNumber(value: $0) }"),
      ("b as [NSNumber]?", "b.map { NSNumber(value: $0) }"),
      ("c as [NSNumber]?", "c?.map { NSNumber(value: $0) }"),
      ("a?.map { $0 * 2 } as [NSNumber]?", "a?.map { $0 * 2 }.map { NSNumber(value: $0) }"),
      ("a! as [NSNumber]", "a!.map { NSNumber(value: $0) }"),
    ]
  )
  func lists(old: String, now: String) {
    let head =
      "import UIKit\nclass A: UIView {\n  var a: [CGFloat]?\n  var b: [CGFloat] = []\n  func d(_ l: CAGradientLayer) {\n"
      + "    let c = a ?? d?.map { $0 * 2 }\n    l.locations = "
    #expect(Ported.file(head + old + "\n  }\n}\n").text == head + now + "\n  }\n}\n")
  }
}
