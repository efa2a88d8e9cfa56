import Porting
import Testing

@Suite("Functions of Void") struct VoidTests {
  @Test(
    "have no parameter, as Swift 3 meant it",
    arguments: [
      ("typealias A = (Void) -> Void", "typealias A = () -> Void"),
      ("var a: ((Void) -> (Int))?", "var a: (() -> (Int))?"),
      ("func a(b: @escaping (_: Void) -> Void) {}", "func a(b: @escaping () -> Void) {}"),
      ("let a: (()) -> Void = {}", "let a: () -> Void = {}"),
    ]
  )
  func emptied(before: String, after: String) {
    #expect(Ported.file(before).text == after)
  }

  @Test(
    "stay where they have others, or are called with their own",
    arguments: [
      "var a: (Bool) -> Void", "var a: (Void, Int) -> Void", "func a() -> Void {}",
      "let a: (Void) -> Void = b\na(())", "let a: (Void) -> Void = b\na(Void())",
    ]
  )
  func kept(text: String) { #expect(Ported.file(text).text == text) }

  @Test(
    "closures lose a parameter that they don't have, and keep their results",
    arguments: [
      (
        "UIView.animate(withDuration: 1, animations: { _ -> Void in b() })",
        "UIView.animate(withDuration: 1, animations: { () -> Void in b() })"
      ),
      (
        "self.dismiss(animated: true, completion: { _ in b() })",
        "self.dismiss(animated: true, completion: { b() })"
      ),
      (
        "player.backgroundColor = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)",
        "player.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)"
      ),
      ("c.present { _ in b() }", "c.present { b() }"),
      ("b.fade(animations: { _ in c() })", "b.fade(animations: { _ in c() })"),
    ]
  )
  func closures(before: String, after: String) {
    let head = "import UIKit\nclass A: UIViewController {\n  func a() { "
    #expect(Ported.file(head + before + " }\n}\n").text == head + after + " }\n}\n")
  }

  @Test("truth as Core Foundation wraps it is a literal")
  func truth() {
    let ported = Ported.file(
      "import UIKit\nfunc a() { CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions) }"
    )
    #expect(ported.text.contains("setValue(true, forKey: kCATransactionDisableActions)"))
  }

  @Test("what Swift 2 asked a layer for its actions has its present name")
  func actions() {
    let before = """
      class Dial: CALayer {
        override func actionForKey(event: String) -> CAAction? {
          let fade = CABasicAnimation(keyPath: event)
          fade.fromValue = presentationLayer()!.valueForKey(event)
          return UIColor.redColor() == fade ? super.actionForKey(event) : nil
        }
      }
      """
    let after = Ported.file(before).text
    #expect(after.contains("override func action(forKey event: String) -> CAAction? {"))
    #expect(after.contains("presentation()!.value(forKey: event)"))
    #expect(after.contains("super.action(forKey: event)"))
  }

  @Test("keep a comment that stands beside the parameter")
  func comment() {
    let text = Ported.file("var a: (/* none */ Void) -> Void").text
    #expect(text.contains("/* none */"), "\(text)")
  }

  @Test("numbers that Swift 2 named by their type are values; presses' buttons have small letters")
  func numbers() {
    let ported = Ported.file(
      "let a = [NSNumber(integer: UIPressType.Menu.rawValue), NSNumber(double: 2), NSNumber(value: 3)]"
    )
    #expect(
      ported.text.hasSuffix(
        "let a = [NSNumber(value: UIPress.PressType.menu.rawValue), NSNumber(value: 2), NSNumber(value: 3)]"
      ),
      "\(ported.text)"
    )
  }

  @Test("whole numbers of Objective-C are those of Swift")
  func wholeNumbers() {
    let ported = Ported.file(
      "import UIKit\nlet a: NSInteger = NSIntegerMax, b: NSUInteger = 1, c = NSIntegerMin\n"
    )
    #expect(ported.text == "import UIKit\nlet a: Int = Int.max, b: UInt = 1, c = Int.min\n")
    let own = "import UIKit\ntypealias NSInteger = Int\nlet a: NSInteger = 1\n"
    #expect(Ported.file(own).text == own)
  }

  @Test("a value's object that is made by its initializer's name is the value, too")
  func wrapped() {
    let ported = Ported.file(
      "import UIKit\nlet a: [NSValue] = [NSValue.init(cgPoint: .zero), NSValue(cgPoint: .zero)]\n"
    )
    let now = "import UIKit\nlet a: [Any] = [CGPoint.zero, CGPoint.zero]\n"
    #expect(ported.text == now, "\(ported.text)")
  }

  @Test(
    "the remainder of a part of a view's geometry is a method's",
    arguments: [
      ("a.contentOffset.x % 3", "a.contentOffset.x.truncatingRemainder(dividingBy: 3)"),
      ("frame.size.width % 3", "frame.size.width.truncatingRemainder(dividingBy: 3)"),
      ("a.bounds.midX % b", "a.bounds.midX.truncatingRemainder(dividingBy: b)"),
      ("grid.x % 3", "grid.x % 3"), ("grid.size.width % 3", "grid.size.width % 3"),
      ("(a * M_PI / 180) % 360", "(a * M_PI / 180).truncatingRemainder(dividingBy: 360)"),
      ("a % (2 * CGFloat.pi)", "a.truncatingRemainder(dividingBy: (2 * CGFloat.pi))"),
      ("(a * b) % 360", "(a * b) % 360"), ("(1.5 > b ? 1 : 2) % 3", "(1.5 > b ? 1 : 2) % 3"),
    ]
  )
  func remainder(before: String, after: String) {
    let head = "import UIKit\nlet old: NSTimer? = nil\nlet c = "
    #expect(Ported.file(head + before).text.hasSuffix(" c = " + after))
  }

  @Test("what is static and open is public, as it can't be overridden")
  func openStatic() {
    let ported = Ported.file(
      "import UIKit\nopen class A {\n  open static let a = A()\n  open func b() {}\n}\n"
    )
    #expect(ported.text.contains("  public static let a = A()\n  open func b() {}\n"))
    #expect(ported.lines(.edit) == ["3: open becomes public: what is static can't be overridden"])
  }
}
