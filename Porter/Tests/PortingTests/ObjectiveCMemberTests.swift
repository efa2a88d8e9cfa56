import Porting
import Testing

@Suite("What Objective-C alone gave objects and colours") struct ObjectiveCMemberTests {
  private static func text(_ body: String) -> String {
    Ported.file("import UIKit\nclass A: UIView {\n\(body)\n}\n").text
  }

  @Test(
    "an object's class for coding is its type",
    arguments: [
      (
        "func a() { b(Bundle(for: self.classForCoder)) }",
        "func a() { b(Bundle(for: type(of: self))) }"
      ),
      (
        "func a(b: UIView) { c(b.isKind(of: UIScrollView.classForCoder())) }",
        "{ c(b.isKind(of: UIScrollView.self)) }"
      ),
      ("func a() { b(Bundle(for: classForCoder)) }", "func a() { b(Bundle(for: type(of: self))) }"),
      ("func a(b: UIView) { c(b.superview!.classForCoder) }", "{ c(type(of: b.superview!)) }"),
      ("func a() { b(object_getClass(self)!) }", "func a() { b(type(of: self)) }"),
      ("func a() { b(object_getClass(self)) }", "func a() { b(type(of: self)) }"),
      (
        "func a() { b(NSStringFromClass(self.classForCoder)) }",
        "{ b(NSStringFromClass(type(of: self))) }"
      ),
      (
        "func a() { b(String(describing: self.classForCoder)) }",
        "{ b(String(describing: type(of: self))) }"
      ),
    ]
  )
  func classes(old: String, now: String) {
    let text = Self.text(old)
    #expect(text.contains(now))
  }

  @Test(
    "what a client calls so stays",
    arguments: [
      "let classForCoder = 1\nfunc a() { b(classForCoder) }",
      "func a(classForCoder: Int) { b(classForCoder) }",
      "func object_getClass(_ a: Int) -> Int { a }\nfunc a() { b(object_getClass(1)) }",
    ]
  )
  func clients(body: String) {
    #expect(Self.text(body).contains(body))
  }

  @Test(
    "the class that Objective-C gives of another object, or as an optional, needs a hand",
    arguments: [
      "return object_getClass(self) == object_getClass(b)", "return object_getClass(b!) == A.self",
      "return object_getClass(self)?.description() == nil",
      "if let c = object_getClass(self) { return c == A.self }; return false",
    ]
  )
  func otherClasses(body: String) {
    let ported = Ported.file(
      "import UIKit\nclass A: UIView {\nfunc a(b: Any?) -> Bool { \(body) }\n}\n"
    )
    #expect(
      ported.lines(.cannot) == [
        "3: object_getClass is Objective-C's; write type(of:) of an object whose class is known"
      ]
    )
  }

  @Test("a recognizer that is its own target without an action has none")
  func noAction() {
    let ported = Ported.file(
      "import UIKit\nclass A: UITapGestureRecognizer {\ninit() { super.init(target: self, action: nil) }\n}\n"
    )
    #expect(ported.text.contains("super.init(target: nil, action: nil)"))
  }

  @Test("an optional object's class needs a hand")
  func optional() {
    let ported = Ported.file(
      "import UIKit\nfunc a(b: UIView?) -> Bool { return b?.superview?.classForCoder == nil }\n"
    )
    #expect(
      ported.lines(.cannot) == [
        "2: classForCoder is Objective-C's; write type(of: …) of what isn't nil"
      ]
    )
  }

  @Test(
    "a colour that was a literal's is made of numbers",
    arguments: [
      (
        "let a = UIColor(colorLiteralRed: 100/255, green: 0.5, blue: -1, alpha: 1)",
        "let a = UIColor(red: 100/255, green: 0.5, blue: -1, alpha: 1)"
      ),
      (
        "let a = UIColor(colorLiteralRed: b, green: Float(c) / 255, blue: 1 / d, alpha: 1)",
        "UIColor(red: CGFloat(b), green: CGFloat(Float(c) / 255), blue: CGFloat(1 / d), alpha: 1)"
      ),
      (
        "let a: UIColor = .init(colorLiteralRed: 0, green: 0, blue: 0, alpha: 1)",
        "let a: UIColor = .init(red: 0, green: 0, blue: 0, alpha: 1)"
      ),
    ]
  )
  func colours(old: String, now: String) {
    #expect(Self.text(old).contains(now))
  }

  @Test("what assistive code is told was a function")
  func accessibility() {
    let ported = Ported.file(
      "import UIKit\nfunc a() { UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil) }\n"
    )
    #expect(
      ported.text.contains(
        "UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: nil)"
      )
    )
  }

  @Test(
    "what NSObject has on iOS is written by what there is",
    arguments: [
      ("let a = NSMutableAttributedString()", "NSMutableAttributedString(string: \"\")"),
      ("let a: NSAttributedString = .init()", ".init(string: \"\")"),
      ("let a = NSMutableString()", "NSMutableString(capacity: 0)"),
      (
        "let a = UIApplication.value(forKey: \"sharedApplication\") as? UIApplication",
        "(UIApplication.shared as Any?) as? UIApplication"
      ),
      (
        "@objc protocol P { func tap() }\nextension P { func a() { b(#selector(tap)) } }",
        "Selector(Self.tap)"
      ),
      (
        "class V: UIView {\n  func a() { let b: Selector = c ? \"d\" : \"e\" }\n  func d() {}\n  func e() {}\n}",
        "c ? Selector(V.d).named(\"d\") : Selector(V.e).named(\"e\")"
      ),
    ]
  )
  func inherited(old: String, now: String) {
    #expect(Ported.file("import UIKit\n\(old)\n").text.contains(now))
  }

  @Test("a selector of a class's own method is made of it")
  func classMethods() {
    let ported = Ported.file(
      """
      import UIKit
      extension Timer {
        static func every(_ t: Double) -> Timer {
          return scheduledTimer(timeInterval: t, target: self, selector: #selector(run(_:)), userInfo: 1, repeats: true)
        }
        static func both() {
          b(#selector(Timer.walk as () -> Void), #selector(Timer.rest))
        }
        @objc class func walk() {}
        @objc class func walk(_ timer: Timer) {}
        @objc class func rest(_ timer: Timer) -> Int { 1 }
        @objc static func run(_ timer: Timer) {}
      }

      """
    )
    #expect(
      ported.text.contains("selector: Selector(class: Timer.run(_:)).named(\"run(_:)\"), userInfo")
    )
    #expect(
      ported.text.contains(
        "b(Selector(class: { () -> Void in Timer.walk() }).named(\"walk\"), "
          + "Selector(class: { (sender: Timer) -> Void in _ = Timer.rest(sender) }).named(\"rest(_:)\"))"
      )
    )
  }

  @Test(
    "the view of a bar's item is its custom one",
    arguments: [
      ("b.value(forKey: \"view\") as? UIView", "b.customView as? UIView"),
      (
        "(navigationItem.rightBarButtonItem?.valueForKey(\"view\") as? UIView)?.frame",
        "(navigationItem.rightBarButtonItem?.customView as? UIView)?.frame"
      ),
    ]
  )
  func barItems(old: String, now: String) {
    let head =
      "import UIKit\nclass A: UIViewController {\n  func a(_ b: UIBarButtonItem) {\n    let c = "
    let ported = Ported.file(head + old + "\n  }\n}\n")
    #expect(ported.text == head + now + "\n  }\n}\n")
    #expect(ported.lines(.warning).contains { $0.contains("becomes its customView") })
    #expect(ported.lines(.cannot) == [])
  }

  @Test("where no class of items has a view of its own")
  func ownViews() {
    let ported = Ported.file(
      "import UIKit\nclass B: UIBarButtonItem { var view: UIView? }\nclass A {\n"
        + "  func a(b: B) { print(b.value(forKey: \"view\") as Any) }\n}\n"
    )
    #expect(ported.text.contains("b.value(forKey: \"view\")"))
    #expect(ported.lines(.cannot).count == 1)
  }

  @Test("and no other key finds a value of an item")
  func otherKeys() {
    let text =
      "import UIKit\nclass A {\n  func a(b: UIBarButtonItem, c: UITabBarItem) {\n    b.value(forKey: \"title\"); c.value(forKey: \"view\")\n  }\n}\n"
    let ported = Ported.file(text)
    #expect(ported.text == text)
    #expect(ported.lines(.cannot).count == 2)
  }
}
