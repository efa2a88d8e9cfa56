import Porting
import Testing

@Suite("Sets of touches in Swift 1") struct TouchSetTests {
  private static func port(_ body: String) -> String {
    let ported = Ported.file(
      "import UIKit\nclass A: UIView {\nfunc old(t: UITouch) { t.locationInView(nil) }\n\(body)\n}\n"
    ).text
    #expect(Ported.file(ported).lines(.edit) == [])
    return ported
  }

  @Test(
    "are sets of touches in types of functions and in casts",
    arguments: [
      (
        "var b: ((touches: NSSet, event: UIEvent) -> ())?",
        "var b: ((_ touches: Set<UITouch>, _ event: UIEvent) -> ())?"
      ),
      ("var b: ((Set<NSObject>, NSSet) -> ())?", "var b: ((Set<NSObject>, NSSet) -> ())?"),
      (
        "var b: ((touches: NSSet) -> ())!; func a() { b = { (touches: NSSet, others: NSSet) in touches.anyObject() } }",
        "var b: ((_ touches: Set<UITouch>) -> ())!; func a() { b = { (touches: Set<UITouch>, others: NSSet) in touches.first } }"
      ),
      (
        "func a() { b = { (touches: NSSet) in c } }", "func a() { b = { (touches: NSSet) in c } }"
      ),
      (
        "func a(touches: Set<NSObject>) { b(touches as Set<NSObject>); c(d as Set<NSObject>) }",
        "func a(_ touches: Set<UITouch>) { b(touches); c(d as Set<NSObject>) }"
      ),
      (
        "func a(touches: Set<UITouch>) { super.b(touches as! Set<NSObject>, d: 1) }",
        "func a(_ touches: Set<UITouch>) { super.b(touches, d: 1) }"
      ),
      (
        "func a(touches: NSSet) { b = touches.allObjects; c = d.allObjects }",
        "func a(_ touches: Set<UITouch>) { b = Array(touches); c = d.allObjects }"
      ),
    ]
  )
  func types(old: String, now: String) {
    let ported = Self.port(old)
    #expect(ported.contains("\n\(now)\n"), "\(ported)")
  }

  @Test("stay in later versions where they are an NSSet")
  func later() {
    let text =
      "import UIKit\nvar a: ((_ touches: NSSet) -> Void)?\nlet b = { (touches: NSSet) in touches.allObjects }\n"
    #expect(Ported.file(text).text == text)
  }
}
