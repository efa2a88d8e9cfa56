import Porting
import Testing

@Suite("Declarations of Swift 2") struct OldDeclarationTests {
  private static func port(_ body: String) -> PortedFile {
    Ported.file("import UIKit\nlet old = CGPointZero\n\(body)\n")
  }

  @Test(
    "are written as they are now, and stay so",
    arguments: [
      ("func f(inout a: Int, inout _ b: Int) {}", "func f(_ a: inout Int, _ b: inout Int) {}"),
      (
        "infix operator +| { associativity left precedence 140 }",
        "infix operator +|: AdditionPrecedence"
      ),
      ("infix operator ** { precedence 160 }", "infix operator **: BitwiseShiftPrecedence"),
      ("prefix operator √ {}", "prefix operator √"),
      ("var a: protocol<P, Q>?\nvar b: protocol<>", "var a: (P & Q)?\nvar b: Any"),
      ("protocol A { typealias B: C }", "protocol A { associatedtype B: C }"),
      ("func f(@autoclosure a: () -> Bool) {}", "func f(_ a: @autoclosure () -> Bool) {}"),
      ("func f() { do { g() } while a > 0 }", "func f() { repeat { g() } while a > 0 }"),
      ("struct A: OptionSetType {}", "struct A: OptionSet {}"),
      ("let k = UIKeyboardFrameEndUserInfoKey", "let k = UIResponder.keyboardFrameEndUserInfoKey"),
      (
        "class K: UIView, UIKeyInput { func hasText() -> Bool { return true }; func f() { if hasText() {} } }",
        "class K: UIView, UIKeyInput { var hasText: Bool { return true }; func f() { if hasText {} } }"
      ),
      (
        "class D: UITextFieldDelegate { func textField(t: UITextField, shouldChangeCharactersInRange r: NSRange, replacementString s: String) -> Bool { return true } }",
        "class D: UITextFieldDelegate { func textField(_ t: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool { return true } }"
      ),
      ("let m = UITextFieldViewMode.WhileEditing", "let m = UITextField.ViewMode.whileEditing"),
      (
        "class F: UITextField { override func textRectForBounds(bounds: CGRect) -> CGRect { return bounds } }",
        "class F: UITextField { override func textRect(forBounds bounds: CGRect) -> CGRect { return bounds } }"
      ),
      (
        "class A { private var a = 0 }\nfunc f(a: A) { a.a = 1 }",
        "class A { fileprivate var a = 0 }\nfunc f(_ a: A) { a.a = 1 }"
      ),
      (
        "let d = NSMutableDictionary()\nlet e: () = d.setObject(1, forKey: \"a\")",
        "let e: () = d.setObject(1, forKey: \"a\")"
      ),
      (
        "func f(n: NSNumber, s: NSString) -> Int { return n.unsignedCharValue + s.integerValue }",
        "func f(_ n: NSNumber, s: NSString) -> Int { return n.uint8Value + s.integerValue }"
      ),
      (
        "func f(a: NSArray) { a.enumerateObjectsUsingBlock { o, i, s in } }",
        "func f(_ a: NSArray) { a.enumerateObjects { o, i, s in } }"
      ),
      (
        "class A { private func g() {} }\nextension A { func f(a: A) { a.g() } }",
        "class A { private func g() {} }\nextension A { func f(_ a: A) { a.g() } }"
      ),
      (
        "class A { private var a = 0; func f() { self.a = 1 } }",
        "class A { private var a = 0; func f() { self.a = 1 } }"
      ),
    ]
  )
  func spellings(old: String, new: String) {
    let ported = Self.port(old)
    #expect(ported.text.contains("\n\(new)\n"), "\(ported.text)")
    #expect(ported.lines(.cannot) == [])
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test("with cases or members of UIKit's names leave UIKit's own cases to be found")
  func ownCases() {
    let ported = Self.port(
      """
      enum A { case Left, Right }
      struct B: OptionSetType { let rawValue: Int; static let All = B(rawValue: 1) }
      func f(s: UISwipeGestureRecognizer, a: A, b: B) -> Bool {
      s.direction = UISwipeGestureRecognizerDirection.Right
      return a == .Left && s.direction == .Left && b == .All
      }
      """
    )
    #expect(
      ported.text.contains(
        "s.direction = UISwipeGestureRecognizer.Direction.right\nreturn a == .Left && s.direction == .left && b == .All"
      ),
      "\(ported.text)"
    )
  }

  @Test("leave an operator alone that binds as no group does")
  func unknownOperator() {
    let ported = Self.port("infix operator +| { associativity right precedence 140 }")
    #expect(!ported.isValid)
    #expect(ported.lines(.cannot).count == 1)
  }

  @Test(
    "ask for an optional requirement by a string",
    arguments: ["\"dial:didTurn:\"", "Selector(\"dial:didTurn:\")"]
  )
  func question(selector: String) {
    let ported = Self.port(
      """
      @objc protocol D { optional func dial(d: Int, didTurn t: Int) }
      func f(d: D) -> Bool { return d.respondsToSelector(\(selector)) }
      """
    )
    #expect(ported.text.contains("{ return true }"), "\(ported.text)")
  }

  @Test("that answer for keys which a view hasn't are left out")
  func undefinedKey() {
    let ported = Self.port(
      "class A: UIView {\noverride func value(forUndefinedKey key: String) -> Any? { return nil }\n}"
    )
    #expect(!ported.text.contains("func value(forUndefinedKey"), "\(ported.text)")
    #expect(ported.lines(.warning).count == 1)
  }

  @Test("functions with several lists of parameters return functions")
  func curried() {
    let ported = Ported.file(
      "import UIKit\nfunc f(a: CGFloat)(_ b: CGFloat)(_ c: Int) -> CGFloat { return a + b }\nlet a = CGPointZero\n"
    )
    #expect(
      ported.text.contains(
        "func f(_ a: CGFloat) -> (CGFloat) -> (Int) -> CGFloat { return { (b: CGFloat) -> (Int) -> CGFloat in return { (c: Int) -> CGFloat in  return a + b } } }"
      )
    )
  }

  @Test("timers of Core Foundation, text as an object, and keys of associated objects")
  func library() {
    let ported = Ported.file(
      """
      import UIKit
      private var key: UnsafePointer<UIView> = nil
      class A: NSObject {
        let side: Int = 1
        init(side: Int) { self.side = side }
        func a(delay: NSTimeInterval, handler: NSTimer! -> Void) {
          let date = delay + CFAbsoluteTimeGetCurrent()
          let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, delay, 0, 0, handler)
          CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, kCFRunLoopCommonModes)
          b("top", text: "b")
          print(objc_getAssociatedObject(self, &key))
        }
        func b(a: AnyObject, text: String) { print(a.lowercaseString) }
      }
      """
    )
    #expect(ported.text.contains("var side: Int = 1"))
    let lines = [
      "private var key: UInt8 = 0",
      "Timer(timeInterval: delay, repeats: true, block: handler)",
      "RunLoop.current.add(timer, forMode: RunLoop.Mode.common)",
      "b(\"top\" as AnyObject, text: \"b\")", "print((a as! String).lowercased())",
    ]
    for line in lines { #expect(ported.text.contains(line)) }
  }

  @Test(
    "blanks before the parenthesis of an attribute are left out, in files of any version",
    arguments: [
      ("@available (*, unavailable)", "@available(*, unavailable)"),
      ("@available\t (iOS 9, *) @inline (__always)", "@available(iOS 9, *) @inline(__always)"),
    ]
  )
  func blanks(old: String, now: String) {
    let ported = Ported.file("import UIKit\n\(old)\npublic func a(_ b: Int) { b (1) }\n")
    #expect(ported.text == "import UIKit\n\(now)\npublic func a(_ b: Int) { b (1) }\n")
    #expect(ported.isValid)
    #expect(Ported.file(ported.text).notes == [])
  }

  @Test(
    "timers of Core Foundation are added to loops that names hold, and end",
    arguments: [
      ("let l = CFRunLoopGetCurrent()", "let l = RunLoop.current"),
      ("let l = CFRunLoopGetMain()", "let l = RunLoop.main"),
      (
        "CFRunLoopAddTimer(l, t, kCFRunLoopDefaultMode)",
        "l.add(t, forMode: RunLoop.Mode.default)"
      ),
      (
        "CFRunLoopAddTimer(CFRunLoopGetMain(), t, kCFRunLoopCommonModes)",
        "RunLoop.main.add(t, forMode: RunLoop.Mode.common)"
      ),
      (
        "CFRunLoopRemoveTimer(l, t, kCFRunLoopDefaultMode)\n  CFRunLoopTimerInvalidate(t)",
        "t.invalidate()"
      ),
      (
        "t = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + d, 0.0, 0, 0) { _ in b() }",
        "t = Timer(timeInterval: d, repeats: false) { _ in b() }"
      ),
    ]
  )
  func loops(old: String, now: String) {
    let ported = Ported.file("import UIKit\nfunc a(_ t: CFRunLoopTimer) {\n  \(old)\n}\n")
    #expect(ported.text == "import UIKit\nfunc a(_ t: Timer) {\n  \(now)\n}\n")
    #expect(ported.lines(.cannot) == [])
    #expect(Ported.file(ported.text).lines(.edit) == [])
  }

  @Test("a timer that is taken from a loop alone needs a hand")
  func removedTimer() {
    let ported = Ported.file("import UIKit\nfunc a() { CFRunLoopRemoveTimer(l, t, m) }\n")
    #expect(
      ported.lines(.cannot) == [
        "2: CFRunLoopRemoveTimer: a loop doesn't give up a timer here; write invalidate()"
      ]
    )
  }
}
