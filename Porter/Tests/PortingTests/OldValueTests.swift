import Porting
import Testing

@Suite("What Swift 1 and 2 gave and took otherwise") struct OldValueTests {
  /// A file of Swift 2: the call tells it.
  private static func port(_ body: String, in type: String = "UIView") -> PortedFile {
    let ported = Ported.file(
      "import UIKit\nclass A: \(type) {\nfunc old(t: UITouch) { t.locationInView(nil) }\n\(body)\n}\n"
    )
    #expect(Ported.file(ported.text).lines(.edit) == [])
    return ported
  }

  @Test(
    "is the position of a pair of enumerate() where a pair is known to be one",
    arguments: [
      (
        "func a() { for p in b.enumerate() { c(p.index, p.element.index) } }",
        "func a() { for p in b.enumerated() { c(p.offset, p.element.index) } }"
      ),
      (
        "func a() { for p in enumerate(b) { c(p.index) } }",
        "func a() { for p in b.enumerated() { c(p.offset) } }"
      ),
      (
        "func a() { b.enumerate().reverse().forEach { c($0.index) } }",
        "func a() { b.enumerated().reversed().forEach { c($0.offset) } }"
      ),
      (
        "func a() { b.enumerate().map { p in p.index } }",
        "func a() { b.enumerated().map { p in p.offset } }"
      ),
      (
        "func a() { b.enumerate().reduce(0) { $0.index + $1.index } }",
        "func a() { b.enumerated().reduce(0) { $0.index + $1.offset } }"
      ),
      (
        "func a() { for p in b { c(p.index) }; b.forEach { c($0.index) } }",
        "func a() { for p in b { c(p.index) }; b.forEach { c($0.index) } }"
      ),
      (
        "func a() { for p in b.enumerate() { c { p in p.index } } }",
        "func a() { for p in b.enumerated() { c { p in p.index } } }"
      ),
    ]
  )
  func pairs(old: String, now: String) {
    let ported = Self.port(old)
    #expect(ported.text.contains("\n\(now)\n"), "\(ported.text)")
  }

  @Test(
    "is less than all where a list's position is compared and there is none",
    arguments: [
      (
        "func a() { let i = find(b, c); if i > 0 { d() } }",
        "func a() { let i = b.firstIndex(of: c); if (i ?? Int.min) > 0 { d() } }"
      ),
      (
        "func a() { if b.indexOf(c) <= 2 { d() } }",
        "func a() { if (b.firstIndex(of: c) ?? Int.min) <= 2 { d() } }"
      ),
      (
        "func a() { let i = b.indexOf(c); if i == 2 { d(i! + 1) } }",
        "func a() { let i = b.firstIndex(of: c); if i == 2 { d(i! + 1) } }"
      ),
      (
        "func a() { let i = b.characters.indexOf(c); if i > d { e() } }",
        "func a() { let i = b.firstIndex(of: c); if i > d { e() } }"
      ),
    ]
  )
  func positions(old: String, now: String) {
    let ported = Self.port(old)
    #expect(ported.text.contains("\n\(now)\n"), "\(ported.text)")
  }

  @Test(
    "takes anything as a target, and the body has the object that it was",
    arguments: [
      (
        "override func addTarget(target: AnyObject, action: Selector) { super.addTarget(target, action: action) }",
        "override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }"
      ),
      (
        "override func addTarget(target: AnyObject, action: Selector) {\n  t = target\n}",
        "override func addTarget(_ target: Any, action: Selector) {\n  let target = target as AnyObject\n  t = target\n}"
      ),
      (
        "override func removeTarget(target: AnyObject?, action: Selector) { t = target }",
        "override func removeTarget(_ target: Any?, action: Selector?) { let target = target as AnyObject?; t = target }"
      ),
      (
        "func addTarget(target: AnyObject, action: Int) { t = target }",
        "func addTarget(_ target: AnyObject, action: Int) { t = target }"
      ),
    ]
  )
  func targets(old: String, now: String) {
    let ported = Self.port(old, in: "UIPanGestureRecognizer")
    #expect(ported.text.contains("\n\(now)\n"), "\(ported.text)")
  }

  @Test(
    "is called as it is now where a touch, a control or a view is asked",
    arguments: [
      ("t.preciseLocationInView(b)", "t.preciseLocation(in: b)"),
      ("t.precisePreviousLocationInView(b)", "t.precisePreviousLocation(in: b)"),
      ("t.azimuthAngleInView(b)", "t.azimuthAngle(in: b)"),
      ("t.azimuthUnitVectorInView(b)", "t.azimuthUnitVector(in: b)"),
      ("c.insertArrangedSubview(b, atIndex: 0)", "c.insertArrangedSubview(b, at: 0)"),
      ("c.thumbImageForState(.Normal)", "c.thumbImage(for: .normal)"),
      ("c.getControlPointAtIndex(1, values: &b)", "c.getControlPoint(at: 1, values: &b)"),
      ("c.accessibilityElementAtIndex(1)", "c.accessibilityElement(at: 1)"),
      ("c.appendString(b); c.insertString(b, atIndex: 0)", "c.append(b); c.insert(b, at: 0)"),
      ("c.deleteCharactersInRange(b)", "c.deleteCharacters(in: b)"),
      ("c = NSUndoManager()", "c = UndoManager()"),
    ]
  )
  func names(old: String, now: String) {
    #expect(Self.port("func a() { \(old) }").text.contains("func a() { \(now) }\n"))
  }
}
