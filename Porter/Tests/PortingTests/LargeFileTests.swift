import Porting
import Testing

@Suite("What large files and libraries wrote") struct LargeFileTests {
  private static func port(_ body: String, old: Bool = false) -> PortedFile {
    let call = old ? "func old(_ t: UITouch) { t.locationInView(nil) }\n" : ""
    return Ported.file("import UIKit\nclass A: UIView {\n\(call)\(body)\n}\n")
  }

  @Test(
    "is written as it is now",
    arguments: [
      (
        "let a = [NSValue(caTransform3D: b), NSValue(caTransform3D: CATransform3DIdentity)]",
        "let a = [b, CATransform3DIdentity]"
      ),
      (
        "func a() { b.values = c ? [NSValue(cgPoint: d)] : [NSValue(cgPoint: e)] }",
        "func a() { b.values = c ? [d] : [e] }"
      ),
      (
        "func a(_ b: NSValue, c: NSValue?) -> [NSValue] { return [NSValue(cgRect: d)] }",
        "func a(_ b: Any, c: Any?) -> [Any] { return [d] }"
      ),
      (
        "func a() { var b = [NSValue](); b.append(NSValue(cgSize: c)) }",
        "func a() { var b = [Any](); b.append(c) }"
      ),
      (
        "var a: [NSValue] = [NSValue(cgPoint: b)]\nvar c: [NSValue] = []\nfunc d(_ e: NSValue) { c.append(NSValue(range: e.rangeValue)) }",
        "var a: [Any] = [b]\nvar c: [NSValue] = []\nfunc d(_ e: NSValue) { c.append(NSValue(range: e.rangeValue)) }"
      ),
      ("let a = String(stringInterpolationSegment: b)", "let a = String(describing: b)"),
      (
        "let a = b.size(attributes: [NSFontAttributeName: c])",
        "let a = b.size(withAttributes: [NSAttributedString.Key.font: c])"
      ),
      ("private (set) var a = 1", "private(set) var a = 1"),
      ("public fileprivate  (set) var a = 1", "public fileprivate(set) var a = 1"),
    ]
  )
  func spellings(before: String, after: String) {
    let ported = Self.port(before)
    #expect(ported.text.contains("\n\(after)\n"))
    #expect(ported.lines(.cannot).isEmpty)
  }

  @Test("a class may have a name that begins small; a proxy that forwards messages is named")
  func smallNamesAndProxies() {
    let pager = Ported.file(
      "import UIKit\nclass pager: UIView {\n  func a() { b(self, #selector(pager.tapped(_:))) }\n  func tapped(_ c: Any) {}\n}\n"
    )
    #expect(pager.text.contains("Selector(pager.tapped(_:))"))
    #expect(pager.lines(.cannot).isEmpty)
    let proxy = Ported.file(
      "import UIKit\nclass Proxy: NSObject {\n  override func forwardingTarget(for a: Selector!) -> Any? { return nil }\n}\n"
    )
    #expect(
      proxy.text.contains("class Proxy: NSObject, MessageForwarding {\n  func forwardingTarget(")
    )
    #expect(proxy.lines(.cannot).isEmpty)
  }

  @Test(
    "is written as it is now, where it was Swift 1 or 2",
    arguments: [
      (
        "var a = UIViewAnimationOptions.CurveEaseIn | UIViewAnimationOptions.Repeat",
        "var a = [UIView.AnimationOptions.curveEaseIn, UIView.AnimationOptions.repeat] as UIView.AnimationOptions"
      ),
      (
        "var a: UIViewAnimationOptions = .CurveEaseIn | .Repeat",
        "var a: UIView.AnimationOptions = [.curveEaseIn, .repeat]"
      ),
      (
        "let a = CGPathCreateCopyByStrokingPath(b.path, nil, 2, kCGLineCapButt, kCGLineJoinMiter, 10)",
        "let a = b.path!.copy(strokingWithWidth: 2, lineCap: CGLineCap.butt, lineJoin: CGLineJoin.miter, miterLimit: 10)"
      ),
      ("init(coder c: NSCoder!) {}", "required init(coder c: NSCoder!) {}"),
      ("let a = b.sizeWithAttributes(c)", "let a = b.size(withAttributes: c)"),
      (
        "func a(b: CAKeyframeAnimation) { c(b.values[0]); d.setValue(1, forKeyPath: b.keyPath) }",
        "func a(_ b: CAKeyframeAnimation) { c(b.values![0]); d.setValue(1, forKeyPath: b.keyPath!) }"
      ),
      (
        "func a() { let b = c.copy() as CABasicAnimation; layer.addAnimation(b, forKey: b.keyPath) }",
        "func a() { let b = c.copy() as! CABasicAnimation; layer.add(b, forKey: b.keyPath) }"
      ),
      (
        "override func touchesMoved(touches: Set<UITouch>, withEvent e: UIEvent?) { let a: AnyObject = touches.first! }",
        "override func touchesMoved(_ touches: Set<UITouch>, with e: UIEvent?) { let a = touches.first! }"
      ),
      (
        "override func touchesMoved(touches: NSSet, withEvent e: UIEvent) { let a: AnyObject? = touches.anyObject() }",
        "override func touchesMoved(_ touches: Set<UITouch>, with e: UIEvent?) { let a = touches.first }"
      ),
    ]
  )
  func oldSpellings(before: String, after: String) {
    let ported = Self.port(before, old: true)
    #expect(ported.text.contains("\n\(after)\n"))
    #expect(ported.lines(.cannot).isEmpty)
  }

  @Test("names of layers and animations, which helpers took as strings, have types")
  func names() {
    let ported = Self.port(
      """
      let curve: String = kCAMediaTimingFunctionEaseIn
      var cap = "round"
      func a(_ path: String, timing: String = kCAMediaTimingFunctionLinear, fill b: String?) {
      let c = CABasicAnimation(keyPath: path)
      c.timingFunction = CAMediaTimingFunction(name: timing)
      c.fillMode = b
      d.lineCap = self.cap
      c.timingFunction = CAMediaTimingFunction(name: curve)
      }
      func e() { a("opacity", timing: "linear", fill: "both"); a("opacity", fill: kCAFillModeBoth) }
      """
    )
    #expect(
      ported.text.contains(
        """
        let curve: CAMediaTimingFunctionName = CAMediaTimingFunctionName.easeIn
        var cap = CAShapeLayerLineCap(rawValue: "round")
        func a(_ path: String, timing: CAMediaTimingFunctionName = CAMediaTimingFunctionName.linear, fill b: CAMediaTimingFillMode?) {
        """
      )
    )
    #expect(
      ported.text.contains(
        """
        func e() { a("opacity", timing: CAMediaTimingFunctionName(rawValue: "linear"), fill: CAMediaTimingFillMode(rawValue: "both")); a("opacity", fill: CAMediaTimingFillMode.both) }
        """
      )
    )
    #expect(ported.lines(.cannot).isEmpty)
  }

  @Test(
    "stays as it is",
    arguments: [
      "func a(_ b: NSValue) -> NSRange { return b.rangeValue }",
      "let a = [b.A | c.B]",
      "func a(fill: String) { d.fillStyle = fill; e(fill) }",
      "func a(_ b: [AnyObject]) -> Int { return b.count }",
      "func a(_ b: UIView) { b.tag = 1 }\nfunc c(_ b: AnyObject) {}",
    ]
  )
  func kept(body: String) {
    let ported = Self.port(body)
    #expect(ported.text.contains("\n\(body)\n"))
    #expect(ported.notes.isEmpty)
  }

  @Test(
    "a value that is taken out of an object is cast to its type",
    arguments: [
      ("let a = (b as! NSValue).cgPointValue", "let a = (b as! CGPoint)"),
      ("let a = (b as! NSValue).cgPointValue.x", "let a = (b as! CGPoint).x"),
      ("let a = (b?[.newKey] as? NSValue)?.cgSizeValue", "let a = (b?[.newKey] as? CGSize)"),
      (
        "let a = (b?[.c] as? NSValue)?.cgRectValue.width ?? 0",
        "let a = (b?[.c] as? CGRect)?.width ?? 0"
      ),
      (
        "func a() { if let c = (b as? NSValue)?.cgRectValue { d(c) } }",
        "func a() { if let c = (b as? CGRect) { d(c) } }"
      ),
      (
        "func a() { let c: NSValue = b as! NSValue; d(c.cgRectValue.height); e(NSValue(cgPoint: f)) }",
        "func a() { let c: CGRect = b as! CGRect; d(c.height); e(f) }"
      ),
      (
        "func a() { if let c = (b[d] as AnyObject).cgPointValue { e(c) } }",
        "func a() { if let c = (b[d] as? CGPoint) { e(c) } }"
      ),
      (
        "func a() { if let c = b as? NSValue, d { e(c.cgPointValue) } }",
        "func a() { if let c = b as? CGPoint, d { e(c) } }"
      ),
      (
        "let a: [NSValue] = [NSValue(cgPoint: b)]\nlet c = a.map { $0.cgPointValue }",
        "let a: [Any] = [b]\nlet c = a.map { ($0 as! CGPoint) }"
      ),
      (
        "func a() { if let c = b as? NSValue { d(c.cgPointValue) } else if let c = e as? NSValue { d(c.cgSizeValue) } }",
        "func a() { if let c = b as? CGPoint { d(c) } else if let c = e as? CGSize { d(c) } }"
      ),
      (
        "func a() { while let c = b() as? NSValue { d(c.cgRectValue); e { c in c.f() } }; c.g() }",
        "func a() { while let c = b() as? CGRect { d(c); e { c in c.f() } }; c.g() }"
      ),
      (
        "func a() { guard let c = b as? NSValue else { return }; do { let c = 1; d(c) }; d(c.cgPointValue) }",
        "func a() { guard let c = b as? CGPoint else { return }; do { let c = 1; d(c) }; d(c) }"
      ),
    ]
  )
  func casts(before: String, after: String) {
    let ported = Self.port(before)
    #expect(ported.text.contains("\n\(after)\n"))
    #expect(ported.lines(.cannot).isEmpty)
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test("a value that is taken out of an object of another type needs a hand")
  func readers() {
    // Of what is an object elsewhere too, no value may be asked: it would never be there.
    let used = Self.port(
      "func a() { if let c = b as? NSValue { d(c, c.cgPointValue) }; e(NSValue(cgPoint: f)) }"
    )
    #expect(used.lines(.cannot).map { $0.prefix(16) } == ["3: cgPointValue:"])
    let ported = Self.port("func a(_ b: C) -> CGPoint { return b.value.cgPointValue }")
    #expect(ported.text.contains("b.value.cgPointValue"))
    #expect(
      ported.lines(.cannot) == [
        "3: cgPointValue: values stand by themselves, without an NSValue around them; write as! CGPoint"
      ]
    )
  }

  @Test("members of any object, and Objective-C's own functions, need a hand")
  func objects() {
    let ported = Self.port(
      """
      func a(sender: AnyObject) -> CGRect {
      object_setClass(layer, CAShapeLayer.self)
      return sender.frame
      }
      """
    )
    #expect(
      ported.lines(.cannot) == [
        "4: object_setClass is Objective-C's; write a stored property or a method",
        "5: frame of an AnyObject: only Objective-C finds a member of any object; give sender its type",
      ]
    )
  }

  @Test(
    "cases of the client's own enums stay, in Swift 2 too",
    arguments: [
      "B.moveToPoint(c)", ".moveToPoint(c)", ".addLineToPoint(c)", "B.selected", ".hidden",
      ".enabled(true)",
    ]
  )
  func cases(use: String) {
    let ported = Self.port(
      """
      enum B { case moveToPoint(CGPoint), addLineToPoint(CGPoint), selected, hidden, enabled(Bool) }
      func d() { let e: B = \(use) }
      """,
      old: true
    )
    #expect(ported.text.contains("let e: B = \(use) }"))
  }

  @Test("a path's own methods are written as they are now beside such cases")
  func methodsBesideCases() {
    let ported = Self.port(
      "enum B { case moveToPoint(CGPoint), hidden }\nfunc d() { path.moveToPoint(c); view.hidden = true }",
      old: true
    )
    #expect(ported.text.contains("path.move(to: c); view.isHidden = true"))
  }

  @Test(
    "UIKit comes where a file uses what Foundation hasn't here",
    arguments: [
      "func a() { b(#selector(d)) }", "func a() -> Selector? { nil }",
      "func a() { objc_setAssociatedObject(self, &b, c, .OBJC_ASSOCIATION_RETAIN) }",
    ]
  )
  func imports(body: String) {
    let ported = Ported.file("import Foundation\nclass A {\n\(body)\nfunc d() {}\n}\n")
    #expect(ported.text.hasPrefix("import UIKit\nimport Foundation\n"))
  }

  @Test(
    "a selector may name its class by an object of it",
    arguments: ["type(of: self)", "self", "Self", "A", "A.self"]
  )
  func ownSelectors(base: String) {
    let ported = Ported.file(
      "import UIKit\nclass A: UIView {\nfunc a() { b(#selector(\(base).c(_:))) }\n@objc func c(_ d: UIButton) {}\n}\n"
    )
    #expect(ported.text.contains("b(Selector(A.c(_:)).named(\"c(_:)\"))"))
    #expect(ported.lines(.cannot).isEmpty)
  }

  @Test("a selector outside of any class is that of the only one that has the method")
  func selectorsOutside() {
    let ported = Ported.file(
      """
      import UIKit
      let a = Selector(("turn"))
      let b = Selector("press:")
      let c = Selector("hold")
      let d = Selector("lift")
      class A: NSObject {
        @objc func turn() {}
        @objc func hold() {}
      }
      class B: NSObject { @objc func hold() {} }
      class C<T>: NSObject { @objc func press(_ t: Int) {} }
      """
    )
    #expect(ported.text.contains("let a = Selector(A.turn).named(\"turn\")\n"))
    #expect(
      ported.lines(.cannot) == [
        "3: C is generic: make the selector where its types are known, as in Selector(C<…>.press(_:))",
        "4: 2 classes have a method of the selector \"hold\"; write Selector(Type.method)",
      ]
    )
    // A name alone is a selector that no object responds to.
    #expect(ported.text.contains("let d = Selector(\"lift\")\n"))
    #expect(
      ported.lines(.warning).contains { $0.hasPrefix("5: the method of the selector \"lift\"") }
    )
  }

  @Test("an initializer that a subclass's extension overrides needs a hand")
  func overriddenInExtension() {
    let ported = Ported.file(
      """
      import UIKit
      extension UIPanGestureRecognizer {
        convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) { self.init() }
        convenience init(count: Int) { self.init() }
      }
      extension UIScreenEdgePanGestureRecognizer {
        convenience init(handler: @escaping (UIScreenEdgePanGestureRecognizer) -> Void) { self.init() }
        convenience init(count: String) { self.init() }
      }
      extension UITapGestureRecognizer {
        convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) { self.init() }
      }
      """
    )
    #expect(
      ported.lines(.cannot) == [
        "7: init(handler:) overrides that of UIPanGestureRecognizer in an extension, which needs Objective-C;"
          + " give it other labels"
      ]
    )
  }

  @Test(
    "closures in parentheses, calls without the last label and casts to a subclass are those of Swift 1",
    arguments: [
      (
        "func a(b: (() -> ())) { c = b }", "func a(_ b: @escaping (() -> ())) { c = b }"
      ),
      ("func a(b: ((Int) -> ())?) {}", "func a(_ b: ((Int) -> ())?) {}"),
      (
        "func a() { UIView.animateWithDuration(1, animations: b, nil) }",
        "func a() { UIView.animate(withDuration: 1, animations: b, completion: nil) }"
      ),
      (
        "func a() { UIView.animateWithDuration(1, delay: 0, options: nil, animations: { c() }, d) }",
        "func a() { UIView.animate(withDuration: 1, delay: 0, options: [], animations: { c() }, completion: d) }"
      ),
      (
        "func a(b: UIView) { (b as UIScrollView).bounces = false }",
        "func a(_ b: UIView) { (b as! UIScrollView).bounces = false }"
      ),
      (
        "func a(b: AnyObject) { (b as UIScrollView).bounces = false }",
        "func a(_ b: AnyObject) { (b as! UIScrollView).bounces = false }"
      ),
      (
        "func a(b: UIScrollView) { c(b as UIView) }", "func a(_ b: UIScrollView) { c(b as UIView) }"
      ),
    ]
  )
  func firstSwift(before: String, after: String) {
    #expect(Self.port(before, old: true).text.contains("\n\(after)\n"))
  }
}
