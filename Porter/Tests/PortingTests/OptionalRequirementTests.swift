import Porting
import Testing

@Suite("Requirements that conformers may leave out") struct OptionalRequirementTests {
  private static let head = """
    import UIKit
    @objc protocol P {
      @objc optional func did(_ a: Int)
      @objc optional func start(_ a: Int) -> CGFloat
      @objc optional var title: String { get }
    }

    """

  @Test("return nil where calls fall back to no literal, and conformers return what may be nil")
  func results() {
    let ported = Ported.file(
      Self.head + """
        class C: P {
          func start(_ a: Int) -> CGFloat { 1 }
          var title: String { "c" }
        }
        class A {
          weak var p: P?
          func a() -> CGFloat {
            if let b = p?.start?(1) { return b }
            if let c = p?.start { return 2 * c(2) }
            return p!.start!(3) + CGFloat(p?.title.count ?? 0)
          }
        }

        """
    )
    let parts = [
      "func start(_ a: Int) -> CGFloat?\n", "var title: String? { get }\n",
      "    func start(_ a: Int) -> CGFloat? { nil }\n", "    var title: String? { nil }\n",
      "  func start(_ a: Int) -> CGFloat? { 1 }\n", "  var title: String? { \"c\" }\n",
      "if let b = p?.start(1) { return b }", "if let c = p?.start(2) { return 2 * c }",
      "return p!.start(3)! +",
    ]
    for part in parts { #expect(ported.text.contains(part), "\(part) in \(ported.text)") }
    #expect(ported.lines(.cannot) == [])
    #expect(ported.lines(.warning).count == 2)
    #expect(Ported.file(ported.text).notes == [])
  }

  @Test("lose their marks on lines of their own, and their answers have no comments")
  func lines() {
    let ported = Ported.file(
      """
      import UIKit
      @objc public protocol P {
        @objc
        optional
        func a() // one
        @objc optional
        func b(_ a: Int /* in */) // two
        // three
        @objc /* four */ optional
        func c()
        @objc optional var title: String /* five */ { get }
      }

      """
    )
    #expect(
      ported.text == """
        import UIKit
        public protocol P: AnyObject {
          func a() // one
          func b(_ a: Int /* in */) // two
          // three
          /* four */ func c()
          var title: String? /* five */ { get }
        }

        public extension P {
            func a() {}
            func b(_ a: Int /* in */) {}
            func c() {}
            var title: String? { nil }
        }

        """
    )
    #expect(Ported.file(ported.text).notes == [])
  }

  @Test("have calls with labels, also where a property has the requirement's name")
  func namesake() {
    let ported = Ported.file(
      """
      import UIKit
      @objc protocol P {
        @objc optional func pages(in a: Int) -> Int
      }
      class A {
        weak var p: P?
        var pages = 1
        func a() -> Int { p?.pages?(in: 2) ?? pages }
      }

      """
    )
    #expect(ported.text.contains("p?.pages(in: 2) ?? pages"))
  }

  @Test(
    "are there in all conformers when they are asked for, and the port says so",
    arguments: [
      (
        "if p?.responds(to: #selector(P.did(_:))) ?? false { b() }",
        "if p?.map { _ in true } ?? false { b() }"
      ),
      ("if p!.responds(to: #selector(P.did)) { b() }", "if true { b() }"),
      ("if p!.responds(to: #selector(p!.did(_:))) { b() }", "if true { b() }"),
    ]
  )
  func questions(before: String, after: String) {
    let ported = Ported.file(Self.head + "class A { weak var p: P?\nfunc a() { \(before) } }\n")
    #expect(ported.text.contains(after.replacing("p?.map", with: "p.map")))
    #expect(
      ported.lines(.warning).contains(
        "8: responds(to:) of did is true of all conformers: the requirement has a default answer"
      )
    )
    #expect(ported.lines(.cannot) == [])
  }

  @Test("need a hand where whether a result is there is asked for")
  func unanswered() {
    let ported = Ported.file(
      Self.head
        + "class A { weak var p: P?\nfunc a() { if p!.responds(to: #selector(P.start)) {} } }\n"
    )
    #expect(
      ported.lines(.cannot) == [
        "8: responds(to:) of start: the requirement is nil without an answer; ask whether its result is"
      ]
    )
  }

  @Test(
    "are called where responds(to:) asked for them, if their result is forced there",
    arguments: [
      (
        "let a = p!.responds(to: #selector(P.start)) ? p!.start!(self) : nil",
        "let a = (p!.start(self) ?? nil)"
      ),
      (
        "if b && p!.responds(to: #selector(P.start)) { print(p!.start!(self)) }",
        "if b, let answer = p!.start(self) { print(answer) }"
      ),
    ]
  )
  func forced(old: String, new: String) {
    let text =
      "import UIKit\n@objc protocol P {\n@objc optional func start(_ a: A) -> CGFloat\n}\n"
    let ported = Ported.file(
      text + "class A: NSObject { weak var p: P?\nfunc a(b: Bool) {\n\(old)\n}\n}\n"
    )
    #expect(ported.text.contains("\n\(new)\n"))
    #expect(ported.lines(.cannot).isEmpty)
  }

  @Test(
    "of the application's delegate is a window without a second mark",
    arguments: [
      ("delegate?.window??.bounds", "delegate?.window?.bounds"),
      ("delegate!.window!!.bounds", "delegate!.window!.bounds"),
      ("delegate!.window!.bounds", "delegate!.window!.bounds"),
      ("delegate?.window!", "delegate?.window"),
      ("delegate?.window?!.bounds", "delegate?.window!.bounds"),
    ]
  )
  func window(old: String, now: String) {
    let ported = Ported.file("import UIKit\nlet a = UIApplication.shared.\(old)\n")
    #expect(ported.text == "import UIKit\nlet a = UIApplication.shared.\(now)\n")
  }
}
