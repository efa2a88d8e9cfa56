import Porting
import Testing

@Suite("A file's bytes") struct FileTests {
  private static let code = "import UIKit\nclass A: UIView {\n  @objc func go() {}\n}\n"

  @Test("stay where lines end with CR and LF, begin with tabs, or the last one doesn't end")
  func endings() {
    let text = "import UIKit\r\nclass A: UIView {\r\n\t@objc\r\n\tfunc go() {}\t// é\r\n}"
    #expect(
      Ported.file(text).text == "import UIKit\r\nclass A: UIView {\r\n\tfunc go() {}\t// é\r\n}"
    )
  }

  @Test("stay behind a byte order mark")
  func mark() {
    let ported = Ported.bytes([0xef, 0xbb, 0xbf] + Self.code.utf8)
    #expect(ported.isValid)
    #expect(Array(ported.bytes.prefix(3)) == [0xef, 0xbb, 0xbf])
    #expect(ported.lines(.edit) == ["3: @objc is left out"])
  }

  @Test("stay as they are where the file isn't valid Swift, and the report names the line")
  func invalid() {
    let text = "import UIKit\nclass A: UIView {\n  @objc func go( {}\n}\n"
    let ported = Ported.file(text)
    #expect(!ported.isValid)
    #expect(ported.text == text)
    #expect(ported.notes.count == 1)
    #expect(ported.notes[0].line == 3)
    #expect(ported.notes[0].text.hasSuffix("it stays as it is"))
  }

  @Test(
    "become valid where Swift 2 wrote conditions otherwise, and nothing else of the line changes",
    arguments: [
      (
        "if let b = a where b > 1, b < 3 {} // where", "if let b = a, b > 1, b < 3 {} // where",
        "where becomes a comma"
      ),
      (
        "if let b = a, c = a  { print(b, c) }", "if let b = a, let c = a  { print(b, c) }",
        "let is added"
      ),
      (
        "guard let b = a where b > 1 else { return }", "guard let b = a, b > 1 else { return }",
        "where becomes a comma"
      ),
    ]
  )
  func conditions(old: String, now: String, note: String) {
    let ported = Ported.file("func f(_ a: Int?) {\n  \(old)\n}\n")
    #expect(ported.text == "func f(_ a: Int?) {\n  \(now)\n}\n")
    #expect(ported.lines(.edit) == ["2: \(note)"])
    #expect(Ported.file(ported.text).notes == [])
  }

  @Test("stay as they are where a type of a module has a name that a property had in Swift 2")
  func qualified() {
    let text =
      "import UIKit\nfunc f(_ a: [Int]) { var b = a; b.reverse(); print(CoreGraphics.CGColor.self, b) }\n"
    #expect(Ported.file(text).text == text)
  }

  @Test("become valid where Swift 2 wrote let once for several bindings")
  func bindings() {
    let old =
      "func f(_ a: Int?) {\n  guard let b = a, c = a, d = a else { return }\n}\n"
    let ported = Ported.file(old)
    #expect(
      ported.text == old.replacing(", c", with: ", let c").replacing(", d = a", with: ", let d = a")
    )
    #expect(ported.lines(.edit) == ["2: let is added", "2: let is added"])
    #expect(Ported.file(ported.text).notes == [])
  }

  @Test("have the types of a recognizer's initializer and of touches that later versions take")
  func types() {
    let text = """
      import UIKit
      class A: UIPinchGestureRecognizer {
        override init(target: AnyObject?, action: Selector) { super.init(target: target, action: action) }
        func take(_ touches: Set<NSObject>, _ others: Set<NSObject>) {}
      }
      """
    let now = text.replacing("AnyObject?, action: Selector)", with: "Any?, action: Selector?)")
      .replacing("touches: Set<NSObject>", with: "touches: Set<UITouch>")
    #expect(Ported.file(text).text == now)
    #expect(Ported.file(now).lines(.edit) == [])
  }

  @Test(
    "stay where a step gives a value or a comment stands between a queue and a time, and say so"
  )
  func noGuesses() {
    let text = """
      import UIKit
      func next(i: Int) -> Int {
        var k = i
        dispatch_async(/* soon */ queue) { println("") }
        return k++
      }

      """
    let ported = Ported.file(text)
    #expect(ported.text.contains("return k++"))
    #expect(ported.text.contains("dispatch_async(/* soon */ queue) { print(\"\") }"))
    #expect(ported.lines(.cannot).map { $0.prefix(2) } == ["4:", "5:"])
  }

  @Test("do the step of a loop with three parts after continue, and keep its variable inside")
  func loops() {
    let ported = Ported.file(
      "import UIKit\nlet n = 3\nfor (var i = 0, j = 1; i < f({ n }); i += j) { if i == 1 { continue } }\n"
        + "var k = 0\nfor ; k < 2; { k += 1 }\n"
    )
    #expect(
      ported.text.contains(
        "do { var i = 0, j = 1; while i < f({ n }) { defer { i += j }; if i == 1 { continue } } }"
      )
    )
    #expect(ported.text.contains("do { while k < 2 { k += 1 } }"))
  }

  @Test(
    "lose what sets the mask, alone, in a closure or before another statement, and nothing beside it"
  )
  func defaults() {
    let name = "translatesAutoresizingMaskIntoConstraints"
    let ported = Ported.file(
      "import UIKit\nfunc a(_ v: UIView) {\n  v.\(name) = true  // kept\n  v.tag = 1\n"
        + "  [v].forEach { $0.\(name) = true }\n  v.\(name) = true; v.tag = 2\n}\n"
    )
    #expect(
      ported.text == "import UIKit\nfunc a(_ v: UIView) {\n  // kept\n  v.tag = 1\n"
        + "  [v].forEach { _ = $0 }\n  v.tag = 2\n}\n"
    )
    #expect(ported.lines(.edit).map { $0.prefix(2) } == ["3:", "5:", "6:"])
    #expect(ported.lines(.cannot) == [])
  }

  @Test("keep a loop's label at the loop, its lines, and the loops inside it")
  func labelledLoops() {
    let ported = Ported.file(
      "import UIKit\nfunc f(n: Int) {\n  outer: for (var i = 0; i < n; i++)\n  {\n"
        + "    for var j = 0; j < n; j++ { continue outer }\n  }\n  for var i = 0; i < n; i++ {}\n}\n"
    )
    #expect(
      ported.text
        == "import UIKit\nfunc f(_ n: Int) {\n  do { var i = 0; outer: while i < n { defer { i += 1 }\n\n"
        + "    do { var j = 0; while j < n { defer { j += 1 }; continue outer } }\n  } }\n"
        + "  do { var i = 0; while i < n { defer { i += 1 };} }\n}\n"
    )
    #expect(
      ported.lines(.edit).filter { $0.hasSuffix("becomes while") }.map { $0.prefix(2) } == [
        "3:", "5:", "7:",
      ]
    )
  }

  @Test("stay as they are where a comment stands before the body of a loop with three parts")
  func loopComments() {
    let text = "import UIKit\nfor (var i = 0; i < 3; i++) // thrice\n{}\n"
    #expect(Ported.file(text).text == text)
  }

  @Test("stay as they are where a loop has two steps, which can't be told apart from one")
  func twoSteps() {
    let text = "import UIKit\nfor var i = 0, j = 0; i < 3; i++, j++ {}\n"
    #expect(Ported.file(text).text == text)
  }

  @Test("of Swift 2 are told by the others of their module, unless they say otherwise")
  func versions() {
    let old = "import UIKit\nlet p = CGPointMake(1, turn(2, by: 3))\n"
    let silent = "import UIKit\nfunc turn(a: CGFloat, by b: CGFloat) -> CGFloat { return a }\n"
    let later = "import UIKit\nfileprivate func move(a: CGFloat) {}\n"
    let ported = Ported.module([old, silent, later]).map(\.text)
    #expect(ported[1].contains("func turn(_ a: CGFloat"))
    #expect(ported[2] == later)
    #expect(Ported.module([later, silent]).map(\.text) == [later, silent])
    // A requirement whose first label is written out.
    let animator = "import UIKit\nfunc transitionDuration(using a: Int) -> Double { 1 }\n"
    #expect(Ported.module([animator, silent]).map(\.text) == [animator, silent])
    // A function of the module's own, in Swift 3 or later.
    let maker = "import UIKit\nfunc CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { .zero }\n"
    #expect(Ported.module([maker, old, silent]).map(\.text) == [maker, old, silent])
  }

  @Test("stay as they are where such a condition isn't the only fault")
  func otherFaults() {
    let text = "func f(_ a: Int?) {\n  if let b = a where b > 1 {}\n  let = 3\n}\n"
    let ported = Ported.file(text)
    #expect(!ported.isValid && ported.text == text)
  }

  @Test("stay as they are where they are no UTF-8 text")
  func binary() {
    let bytes: [UInt8] = Array("import UIKit\n@objc class A {} // ".utf8) + [0xff, 0xfe, 10]
    let ported = Ported.bytes(bytes)
    #expect(!ported.isValid)
    #expect(ported.bytes == bytes)
    #expect(ported.lines(.cannot) == ["2: the file isn't UTF-8 text; it stays as it is"])
  }

  @Test("stay where strings and comments look like code")
  func lookalikes() {
    let text = """
      // @objc #selector(go) Timer UIEdgeInsetsMake(1, 2, 3, 4)
      /* @objc /* #keyPath(a.b) */ */
      let a = "@objc #selector(go) \\(1)"
      let b = \"\"\"
        @IBOutlet #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
        \"\"\"
      let c = #"UIGestureRecognizerState.Began"#

      """
    let ported = Ported.file(text)
    #expect(ported.text == text)
    #expect(ported.notes == [])
  }

  @Test("stay where a file is empty, or has comments alone", arguments: ["", "\n", "// a", "\t"])
  func nothing(text: String) {
    let ported = Ported.file(text)
    #expect(ported.isValid)
    #expect(ported.text == text)
    #expect(ported.notes == [])
  }

  @Test("change in every branch of #if that is compiled here")
  func conditions() {
    let text = """
      import UIKit
      #if os(iOS)
      class A: UIView { @objc func go() {} }
      #elseif os(macOS)
      class A { @objc func go() {} }
      #endif
      #if !os(iOS) || DEBUG
      @objc class B: UIView {}
      #endif

      """
    #expect(
      Ported.file(text).text == """
        import UIKit
        #if os(iOS) || os(Linux)
        class A: UIView { func go() {} }
        #elseif os(macOS)
        class A { @objc func go() {} }
        #endif
        #if !(os(iOS) || os(Linux)) || DEBUG
        class B: UIView {}
        #endif

        """
    )
  }

  @Test("change nowhere where the author has thought of Linux")
  func linux() {
    let text = "import UIKit\n#if os(iOS) || os(Linux)\nclass A: UIView {}\n#endif\n"
    #expect(Ported.file(text).text == text)
  }
}

@Suite("Names that are the client's own") struct OwnNameTests {
  @Test(
    "stay as they are",
    arguments: [
      "import UIKit\nfunc CGRectMake(_ a: Int) {}\nlet a = CGRectMake(1)\n",
      "import UIKit\nclass Timer {}\nimport Foundation\nvar t: Timer?\n",
      "import UIKit\nextension UIColor { static func brandColor() -> UIColor { .red } }\nlet a = UIColor.brandColor()\n",
      "import UIKit\nenum Mode { case Normal }\nlet a: Mode = .Normal\n",
      "import UIKit\nfunc log(action: String) {}\nclass A: UIView { func tapped() { log(action: \"tapped\") } }\n",
      "import UIKit\nclass A { var scrollViewDidScroll: ((UIScrollView) -> Void)?\n  func a(_ s: UIScrollView) { self.scrollViewDidScroll?(s) } }\n",
      "import UIKit\nextension UIView { func locationInView(_ v: UIView) {} }\nfunc a(_ v: UIView) { v.locationInView(v) }\n",
    ]
  )
  func own(text: String) {
    let ported = Ported.file(text)
    #expect(ported.text == text)
    #expect(ported.lines(.edit) == [])
  }

  @Test("of a comment inside what is replaced: the comment stays")
  func comments() {
    let text =
      "import UIKit\nclass A: UIView {\n  func a() { b(#selector(/* the action */ go)) }\n  func b(_: Selector) {}\n  @objc func go() {}\n}\n"
    #expect(Ported.file(text).text.contains("b(/* the action */ Selector(A.go).named(\"go\"))"))
  }

  @Test("of imports on one line: what is left is valid")
  func semicolons() {
    #expect(
      Ported.file("import CoreGraphics; import UIKit\nvar v: UIView?\n").text
        == "import UIKit\nvar v: UIView?\n"
    )
    #expect(
      Ported.file("import UIKit; import CoreGraphics\nvar v: UIView?\n").text
        == "import UIKit;\nvar v: UIView?\n"
    )
  }
}
