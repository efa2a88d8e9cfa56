import Porting
import Testing

@Suite("What only iOS has or does") struct TrapTests {
  private static func port(_ body: String, old: Bool = false) -> PortedFile {
    let call = old ? "func old(_ t: UITouch) { t.locationInView(nil) }\n" : ""
    return Ported.file("import UIKit\nclass A: UIView {\n\(call)\(body)\n}\n")
  }

  @Test(
    "ends the program here, and the port says so",
    arguments: [
      (
        "func a() { perform(#selector(b(_:)), with: nil, afterDelay: 1) }\n@objc func b(_ c: UIButton) { print(c.tag) }",
        "b(_:) gets nil for its UIButton, which ends the program here: hand one over, or declare the parameter as"
          + " UIButton?"
      ),
      (
        "let a = [UIImage(named: \"b\")!, UIImage(named: \"c\")!]\nlet d = UIImage(named: \"e\")!",
        "UIImage(named:) is nil here unless the host gives the picture, and ! ends the program, here and wherever else"
          + " it stands: set UIImage.namedPictures first"
      ),
      (
        "let a = #imageLiteral(resourceName: \"b\")",
        "UIImage(named:) is nil here unless the host gives the picture, and ! ends the program, here and wherever else"
          + " it stands: set UIImage.namedPictures first"
      ),
    ]
  )
  func traps(body: String, text: String) {
    #expect(Self.port(body).lines(.warning) == ["3: " + text])
  }

  @Test("ends nothing where the method doesn't use what is nil")
  func unused() {
    let ported = Self.port(
      "func a() { perform(#selector(b(_:)), with: nil); perform(#selector(b(_:)), with: nil) }\n@objc func b(_ c: UIButton) {}"
    )
    #expect(ported.text.contains("func b(_ c: UIButton?) {}") && ported.lines(.warning) == [])
  }

  @Test("unwraps what a list of Swift 2 holds where nothing else gives it a type")
  func elements() {
    let body = "var b: UIView!\nvar c: UIView?\nfunc a() { for d in [b, c!] { d.tag = 1 }; e([b]) }"
    #expect(Self.port(body, old: true).text.contains("for d in [b!, c!] { d.tag = 1 }; e([b])"))
    #expect(Self.port(body).text.contains("for d in [b, c!]"))
  }

  @Test("makes no object of a class that only the program knows, and the port says so")
  func generics() {
    let text = """
      import UIKit
      class Pool<T: UIView> { func a() -> T { T() } }
      func b<V>(_ type: V.Type) -> V where V: UIViewController { return type.init() }
      extension UIView { static func c() -> Self { self.init(frame: .zero) } }
      func d<L: CALayer>() -> L { L() }
      protocol Made { init() }
      func e<T: UIView & Made>() -> T { T() }
      func f<T: UIView>(_ t: T) { _ = UIView(); _ = T(coder: NSCoder()) }

      """
    let notes = Ported.file(text).lines(.cannot)
    #expect(notes.map { String($0.prefix { $0 != ":" }) } == ["2", "3", "4"], "\(notes)")
  }

  @Test(
    "is written as it is here",
    arguments: [
      (
        "func a() { b.locations = c as [NSNumber]; d.e = f as NSNumber }",
        "func a() { b.locations = c.map { NSNumber(value: $0) }; d.e = NSNumber(value: f) }"
      ),
      (
        "let c: [CGFloat] = [0, 1]\nfunc a() { b.locations = c }",
        "let c: [CGFloat] = [0, 1]\nfunc a() { b.locations = c.map { NSNumber(value: $0) } }"
      ),
      ("let a = (b as AnyObject).cgPointValue", "let a = (b as! CGPoint)"),
      ("let a = [0, 0.5] as [NSNumber]", "let a = [0, 0.5] as [NSNumber]"),
    ]
  )
  func values(before: String, after: String) {
    let ported = Self.port(before)
    #expect(ported.text.contains("\n\(after)\n"))
    #expect(ported.lines(.cannot) == [])
  }

  @Test(
    "compares optional numbers as Swift 2 did",
    arguments: [
      ("var a: Int?\nfunc b() { if a > 0 {} }", "if (a ?? Int.min) > 0 {}"),
      ("func b() { let a: CGFloat? = c(); if 0 < a && d {} }", "if 0 < (a ?? -.infinity) && d {}"),
      ("var a: Int?\nfunc b() { if let a = a { if a > 0 {} } }", "{ if a > 0 {} }"),
      (
        "func b() { if layer.animationKeys()?.count > 0 {} }",
        "if (layer.animationKeys()?.count ?? Int.min) > 0 {}"
      ),
    ]
  )
  func comparisons(before: String, after: String) {
    let ported = Self.port(before, old: true)
    #expect(ported.text.contains(after))
    #expect(ported.lines(.cannot) == [])
  }

  @Test("makes delegates of what overrode the end of an animation")
  func animations() {
    let ported = Self.port(
      "override func animationDidStop(anim: CAAnimation!, finished flag: Bool) {\n  super.animationDidStop(anim, finished: flag)\n  b()\n}",
      old: true
    )
    #expect(ported.text.contains("class A: UIView, CAAnimationDelegate {"))
    #expect(
      ported.text.contains(
        "\nfunc animationDidStop(_ anim: CAAnimation, finished flag: Bool) {\n  b()\n}"
      )
    )
    #expect(ported.lines(.cannot) == [])
  }

  @Test(
    "is spelled as it is now, in Swift 2's files",
    arguments: [
      (
        "func a(b: NSCoder) { c = b.decodeObjectForKey(\"c\") as? UIColor }",
        "func a(_ b: NSCoder) { c = b.decodeObject(forKey: \"c\") as? UIColor }"
      ),
      (
        "override func alignmentRectInsets() -> UIEdgeInsets { return a }",
        "override var alignmentRectInsets: UIEdgeInsets { return a }"
      ),
      (
        "func a(b: UIBlurEffectStyle) { c = UIVibrancyEffect(forBlurEffect: UIBlurEffect(style: .ExtraLight)) }",
        "func a(_ b: UIBlurEffect.Style) { c = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .extraLight)) }"
      ),
      ("func a() { b.lineCapStyle = .Round }", "func a() { b.lineCapStyle = .round }"),
      ("let a = CGColorGetComponents(b.CGColor)[0]", "let a = b.cgColor.components![0]"),
    ]
  )
  func spellings(before: String, after: String) {
    let ported = Self.port(before, old: true)
    #expect(ported.text.contains("\n\(after)\n"))
    #expect(ported.lines(.cannot) == [])
  }

  @Test(
    "is a member of the class itself, a value that stays in its object, or one that hides another"
  )
  func members() {
    let controller = Ported.file(
      "import UIKit\nclass A: UIViewController { func a() { _ = childViewControllers.count } }\n"
    )
    #expect(controller.text.contains("_ = children.count"))
    let kept =
      "func a() { objc_setAssociatedObject(self, &k, NSValue(cgPoint: b), .c) }\nlet d = (e as? NSValue)?.cgPointValue"
    #expect(Self.port(kept).text.contains("\n\(kept)\n"))
    let hidden = Ported.file("import UIKit\nextension UIColor { var red: CGFloat { return 0 } }\n")
    #expect(
      hidden.lines(.cannot) == [
        "2: red hides UIColor.red, as both are properties now; give this one another name"
      ]
    )
  }

  @Test("gives a property of colours another name in Swift 2, where UIKit's colour had another one")
  func colors() {
    let ported = Ported.file(
      "import UIKit\nextension UIColor {\n  var red: CGFloat { return CGColorGetAlpha(self.CGColor) }\n  var b: CGFloat { return red }\n}\nfunc c(d: UIView) { d.hidden = UIColor.redColor().red > 0 }\nfunc e(t: UITouch) { t.locationInView(nil) }\n"
    )
    #expect(ported.text.contains("  var ownRed: CGFloat {"))
    #expect(ported.text.contains("  var b: CGFloat { return ownRed }"))
    #expect(ported.text.contains("= UIColor.red.ownRed > 0"))
    #expect(ported.lines(.cannot) == [])
  }

  @Test("makes a delegate of what is handed to an animation, and overrides what Swift 2 declared")
  func delegates() {
    let ported = Ported.file(
      """
      import UIKit
      class A: UIView {
        func setup(b: UIView) { hidden = true }
      }
      class B: A {
        override func setup(b: UIView) {
          let c = CABasicAnimation(keyPath: "opacity")
          c.delegate = self
          b.layer.addAnimation(c, forKey: nil)
        }
      }

      """
    )
    #expect(ported.text.contains("class B: A, CAAnimationDelegate {"))
    #expect(ported.lines(.cannot) == [])
  }

  @Test("gives all objects what NSObject's extension gave them")
  func objects() {
    let ported = Ported.file(
      "import UIKit\nextension NSObject {\n  class var a: String { \"\" }\n  func b() {}\n}\nextension NSObject: C {}\n"
    )
    #expect(ported.text.contains("extension NSObjectProtocol {\n  static var a: String { \"\" }"))
    #expect(ported.text.contains("extension NSObject: C {}\nextension UIResponder: C {}\n"))
    #expect(ported.lines(.warning) == [])
    #expect(Ported.file(ported.text).text == ported.text)
    let nested = Ported.file(
      "import UIKit\nextension NSObject {\n  private struct Keys { static var a = 0 }\n  func b() { c(&Keys.a) }\n}\n"
    )
    #expect(
      nested.text
        == "import UIKit\nextension NSObjectProtocol {\n  }\nprivate struct Keys { static var a = 0 }\nextension NSObjectProtocol {\n  func b() { c(&Keys.a) }\n}\n"
    )
  }

  @Test("is of no concern where the compiler doesn't see it")
  func conditions() {
    let text = """
      import UIKit
      #if os(macOS)
      import AppKit
      @objc class A: NSView { override func draw(_ a: NSRect) { NSColor.red.setFill() } }
      #else
      class A: UIView {}
      #endif
      #if canImport(UIKit) && !targetEnvironment(simulator)
      #else
      let b = UIStackView()
      #endif

      """
    let ported = Ported.file(text)
    #expect(ported.text == text)
    #expect(ported.notes == [])
  }
}
