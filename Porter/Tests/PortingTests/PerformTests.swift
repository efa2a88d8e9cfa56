import Porting
import Testing

@Suite("Methods that Objective-C finds at run time") struct PerformTests {
  private static func port(_ body: String) -> PortedFile {
    Ported.file(
      "import UIKit\nclass A: UIView {\nvar target: AnyObject?\nvar action: Selector?; var views: [AnyObject] = []\n\(body)\n}\n"
    )
  }

  @Test(
    "are asked of an object of any class as of an NSObject",
    arguments: [
      (
        "let o = value as AnyObject\n  if o.responds(to: action) { _ = o.perform(action, with: self) }",
        "let o = value as AnyObject\n  if ((o as? any NSObjectProtocol)?.responds(to: action) == true) { _ = (o as? any NSObjectProtocol)?.perform(action, with: self) }"
      ),
      ("target?.perform(action)", "(target as? any NSObjectProtocol)?.perform(action)"),
      ("target!.perform(action)", "(target as? any NSObjectProtocol)?.perform(action)"),
      ("self.target?.perform(action)", "(self.target as? any NSObjectProtocol)?.perform(action)"),
      (
        "if !target!.responds(to: action) {}",
        "if !((target as? any NSObjectProtocol)?.responds(to: action) == true) {}"
      ),
      (
        "if let target = target { target.perform(action) }",
        "if let target = target { (target as? any NSObjectProtocol)?.perform(action) }"
      ),
      (
        "if let it = self.target { it.perform(action) }",
        "if let it = self.target { (it as? any NSObjectProtocol)?.perform(action) }"
      ),
      (
        "target?.only?(1, b: 2)\ntarget!.only(1, b: 2) }\nfunc only(_ a: Int, b: Int) {",
        "(target as? A)?.only(1, b: 2)\n(target as! A).only(1, b: 2) }\nfunc only(_ a: Int, b: Int) {"
      ),
      (
        "_ = target?.tag; target?.removeFromSuperview?(); for it in views { it.removeFromSuperview?() }",
        "_ = ((target as? UIView)?.tag ?? (target as? UIBarItem)?.tag); (target as? UIView)?.removeFromSuperview(); for it in views { (it as? UIView)?.removeFromSuperview() }"
      ),
      (
        "for it in views { if it.isKind(of: UIView.self) {} }",
        "for it in views { if ((it as? any NSObjectProtocol)?.isKind(of: UIView.self) == true) {} }"
      ),
      (
        "if let it = target, it.responds(to: action) {} }\nfunc b(it: UIView) {",
        "if let it = target, ((it as? any NSObjectProtocol)?.responds(to: action) == true) {} }\nfunc b(it: UIView) {"
      ),
      (
        "(value as AnyObject).perform(action, with: nil)",
        "((value as AnyObject) as? any NSObjectProtocol)?.perform(action, with: nil)"
      ),
    ]
  )
  func anyObject(old: String, new: String) {
    let ported = Self.port("func a(value: Any?) {\n  \(old)\n}")
    #expect(ported.text.contains("func a(value: Any?) {\n  \(new)\n}"))
  }

  @Test(
    "are asked of a conformer as of an NSObject, where its protocol is bound to AnyObject here",
    arguments: [
      (
        "if d?.responds(to: action) != nil {}",
        "if d.map({ object in (object as? any NSObjectProtocol)?.responds(to: action) == true }) != nil {}"
      ),
      (
        "if d!.isEqual(self) {}",
        "if ((d! as? any NSObjectProtocol)?.isEqual(self) == true) {}"
      ),
      (
        "if let it = d { it.perform(action) }",
        "if let it = d { (it as? any NSObjectProtocol)?.perform(action) }"
      ),
    ]
  )
  func conformer(old: String, new: String) {
    let text = "import UIKit\nprotocol D: NSObjectProtocol {}\nclass A: UIView {\nvar d: D?\n"
    let end = "func a(action: Selector) {\n  \(old)\n}\n}\n"
    let ported = Ported.file(text + end)
    #expect(ported.text.contains("  \(new)\n"))
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test(
    "a view's own property is no object of any class, where a parameter of another method has its name"
  )
  func ownProperty() {
    let ported = Self.port(
      "func b() { layer.cornerRadius = 1 }\nfunc c(layer: AnyObject) { layer.shine() }"
    )
    #expect(ported.lines(.cannot).map { $0.prefix(2) } == ["6:"])
  }

  @Test("values by keys of views and recognizers need a hand; those of layers don't")
  func keys() {
    let ported = Self.port(
      "func b(pan: UIPanGestureRecognizer) {\n  pan.setValue(3, forKey: \"state\")\n  layer.setValue(3, forKey: \"a\")\n  print(value(forKey: \"b\") as Any)\n}"
    )
    #expect(ported.lines(.cannot).count == 2)
    #expect(
      ported.lines(.cannot).first?.hasPrefix(
        "6: setValue of UIPanGestureRecognizer by the key \"state\""
      ) == true
    )
  }

  @Test(
    "initializers of a class that only the program knows need a hand",
    arguments: [
      "class B<T: UIView> {\ninit(_ c: T = T(frame: .zero)) {}\n}",
      "class B {\nvar type: UIView.Type?\nfunc a() -> UIView { return type!.init() }\n}",
      "class B {\nvar all: [String: UIView.Type] = [:]\nfunc a() -> UIView { return all[\"a\"]!.init() }\n}",
      "class B<T: UIView> {}\nextension B {\nfunc a() -> T { return T(frame: .zero) }\n}",
    ]
  )
  func unknownClass(text: String) {
    let ported = Ported.file("import UIKit\n\(text)\n")
    #expect(ported.lines(.cannot).count == 1)
    #expect(ported.lines(.cannot)[0].contains("UIKit's initializers aren't required here"))
  }

  @Test(
    "members that one class or two have name these classes",
    arguments: [
      (
        "(value as AnyObject).tag == 1",
        "((value as? UIView)?.tag ?? (value as! UIBarItem).tag) == 1"
      ),
      (
        "target.isSelected",
        "((target as? UIControl)?.isSelected ?? (target as! UIBarButtonItem).isSelected)"
      ),
      ("(value as AnyObject).isOn", "(value as! UISwitch).isOn"),
      ("(only() as AnyObject).tag", "(only() as AnyObject).tag"),
      (
        "(set.anyObject()! as AnyObject).location(in: self)",
        "(set.anyObject()! as! UITouch).location(in: self)"
      ),
      ("(value as AnyObject).location(in: self)", "(value as AnyObject).location(in: self)"),
      ("target?.tag", "((target as? UIView)?.tag ?? (target as? UIBarItem)?.tag)"),
      (
        "target?.tag.description",
        "((target as? UIView)?.tag ?? (target as? UIBarItem)?.tag)?.description"
      ),
    ]
  )
  func members(old: String, new: String) {
    let ported = Self.port("func a(value: Any, set: NSSet) {\n  print(\(old))\n}")
    #expect(ported.text.contains("  print(\(new))\n"))
    #expect(ported.lines(.cannot).isEmpty == (old != new))
  }

  @Test("of what has a class of its own stay")
  func others() {
    let text =
      "func a(b: UIView, target: UIView) {\n  b.perform(action)\n  target.perform(action)\n}"
    #expect(Self.port(text).text.contains(text))
  }

  @Test(
    "return what isn't known: taking it out is left out where it is dropped",
    arguments: [
      (
        "_ = b.perform(action!, with: self).takeUnretainedValue()",
        "_ = b.perform(action!, with: self)"
      ),
      ("b.perform(action)?.takeRetainedValue()", "b.perform(action)"),
      (
        "let c = b.perform(action).takeUnretainedValue()",
        "let c = b.perform(action).takeUnretainedValue()"
      ),
    ]
  )
  func value(old: String, new: String) {
    let ported = Self.port("func a(b: UIView) {\n  \(old)\n}")
    #expect(ported.text.contains("func a(b: UIView) {\n  \(new)\n}"))
  }

  @Test("return what isn't known: taking it out for use is warned of")
  func usedValue() {
    let ported = Self.port(
      "func a(b: UIView) {\nlet c = b.perform(action).takeUnretainedValue()\n}"
    )
    #expect(
      ported.lines(.warning) == [
        "6: takeUnretainedValue() traps: what perform(…) returns isn't known here"
      ]
    )
  }

  @Test("are no methods of a class: awakeFromNib() of one is left out")
  func classMethod() {
    let ported = Self.port(
      "override class func awakeFromNib() {\n  super.awakeFromNib()\n}\nlet b = 1"
    )
    #expect(ported.text.contains("var views: [AnyObject] = []\nlet b = 1"))
    #expect(
      ported.lines(.edit).contains("5: awakeFromNib() is left out: nothing calls it on a class")
    )
  }

  @Test(
    "functions of Swift 4 become members",
    arguments: [
      (
        "UIDeviceOrientationIsPortrait(UIDevice.current.orientation)",
        "UIDevice.current.orientation.isPortrait"
      ),
      ("UIInterfaceOrientationIsLandscape(a.b)", "a.b.isLandscape"),
      ("NSStringFromCGRect(frame)", "NSCoder.string(for: frame)"),
    ]
  )
  func functions(old: String, new: String) {
    #expect(Self.port("func c() { print(\(old)) }").text.contains("func c() { print(\(new)) }"))
  }
}
