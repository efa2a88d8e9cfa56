import Porting
import Testing

@Suite("What libraries of Swift 1 and 2 wrote") struct OldLibraryTests {
  /// A file of Swift 2: the call tells it.
  private static func port(_ body: String, in type: String = "UIView") -> PortedFile {
    Ported.file(
      "import UIKit\nclass A: \(type) {\nfunc old(_ t: UITouch) { t.locationInView(nil) }\n\(body)\n}\n"
    )
  }

  @Test(
    "is spelled as it is now",
    arguments: [
      ("var a: CGImageRef?", "var a: CGImage?"),
      ("func a(_ b: CGMutablePathRef) {}", "func a(_ b: CGMutablePath) {}"),
      ("let a = CGImageGetWidth(b)", "let a = b.width"),
      ("let a = UIWindowLevelStatusBar", "let a = UIWindow.Level.statusBar"),
      ("let a = CGRectEdge.MinXEdge", "let a = CGRectEdge.minXEdge"),
      ("let a = UIRectEdge.None", "let a = [] as UIRectEdge"),
      ("let a: UIRectEdge = UIRectEdge.None", "let a: UIRectEdge = []"),
      (
        "func a() { b.addObject(1); b.removeObjectAtIndex(0) }",
        "func a() { b.add(1); b.removeObject(at: 0) }"
      ),
      (
        "func a() -> Any { return b.objectAtIndex(0) }",
        "func a() -> Any { return b.object(at: 0) }"
      ),
      (
        "let a = [Int](count: 3 * b, repeatedValue: 0)", "let a = [Int](repeating: 0, count: 3 * b)"
      ),
      ("func a() { b(c[0] as UIView) }", "func a() { b(c[0] as! UIView) }"),
      ("let a = b(self.dynamicType.c)", "let a = b(type(of: self).c)"),
      ("let a = b.uppercaseString + c.lowercaseString", "let a = b.uppercased() + c.lowercased()"),
      (
        "func a() { b.c.intersectInPlace(d); b.offsetInPlace(dx: 1, dy: 2); b.makeIntegralInPlace() }",
        "func a() { b.c = b.c.intersection(d); b = b.offsetBy(dx: 1, dy: 2); b = b.integral }"
      ),
      (
        "func a() { CGRectDivide(view.bounds, &b.c, &d, e.width, .MinXEdge) }",
        "func a() { (b.c, d) = view.bounds.divided(atDistance: e.width, from: .minXEdge) }"
      ),
      (
        "func a() { CGRectDivide(b, &c, &d, 1, /* left */ e) }",
        "func a() { (c, d) = b.divided(atDistance: 1, /* left */ from: e) }"
      ),
      (
        "func a(dispatch_async: (Int, Int) -> Int) { dispatch_async(1, 2) }",
        "func a(_ dispatch_async: @escaping (Int, Int) -> Int) { dispatch_async(1, 2) }"
      ),
      (
        "func a(b: UIWindow) { c(b.keyWindow, view.window!.keyWindow) }",
        "func a(_ b: UIWindow) { c(b.isKeyWindow, view.window!.isKeyWindow) }"
      ),
      (
        "func a() { b = UIApplication.sharedApplication().keyWindow }",
        "func a() { b = UIApplication.shared.keyWindow }"
      ),
      (
        "func a() { super.willRotateToInterfaceOrientation(b, duration: c) }",
        "func a() { super.willRotate(to: b, duration: c) }"
      ),
      ("func a() { b().unionInPlace(c) }", "func a() { b().formUnion(c) }"),
      (
        "override func copy(sender: AnyObject?) {}\nfunc a(b: Selector) -> Bool { return b == \"copy:\" }",
        "override func copy(_ sender: Any?) {}\n"
          + "func a(_ b: Selector) -> Bool { return b == Selector(A.copy(_:)).named(\"copy(_:)\") }"
      ),
      (
        "func a(touches: Set<UITouch>) { if let b: AnyObject = touches.first { c(b) } }",
        "func a(_ touches: Set<UITouch>) { if let b = touches.first { c(b) } }"
      ),
      (
        "func a(touches: Set<UITouch>) { if let b: AnyObject = touches.first { c(b.previousLocationInView(nil)) } }",
        "func a(_ touches: Set<UITouch>) { if let b = touches.first { c(b.previousLocation(in: nil)) } }"
      ),
      (
        "var a: [(button: UIButton, selected: Bool)] = []\nfunc b() { a[0].selected = !a[0].selected }",
        "var a: [(button: UIButton, selected: Bool)] = []\nfunc b() { a[0].selected = !a[0].selected }"
      ),
      (
        "func a() { b(UISnapBehavior(item: c, snapToPoint: d)); e.setTargetOffsetFromCenter(f, forItem: c) }",
        "func a() { b(UISnapBehavior(item: c, snapTo: d)); e.setTargetOffsetFromCenter(f, for: c) }"
      ),
      (
        "func a() -> Bool { return b as NSObject == c && d != e as NSObject }",
        "func a() -> Bool { return b == c && d != e }"
      ),
      ("let a = b.substringFromIndex(c)", "let a = b.substring(from: c)"),
      (
        "func a() { b.setTitle(c, forSegmentAtIndex: 0); b.setIncrementImage(c, forState: .Normal) }",
        "func a() { b.setTitle(c, forSegmentAt: 0); b.setIncrementImage(c, for: .normal) }"
      ),
      ("let a = b.backgroundImageForState(.Normal)", "let a = b.backgroundImage(for: .normal)"),
      (
        "func a() { dispatch_once(&B.c) { d() }; dispatch_once(&e, { f() }) }",
        "func a() { if B.c == 0 { B.c = -1; ({ d() })() }; if e == 0 { e = -1; ({ f() })() } }"
      ),
      (
        "func a() { for i in 0.stride(to: 9, by: 3) { b[i] = i.successor() } }",
        "func a() { for i in stride(from: 0, to: 9, by: 3) { b[i] = i.advanced(by: 1) } }"
      ),
      ("let a = b[0]?.CGPointValue().x", "let a = (b[0] as? CGPoint)?.x"),
      ("let a = b.sort { $0 < $1 }", "let a = b.sorted { $0 < $1 }"),
      ("let a = b.uppercaseString", "let a = b.uppercased()"),
      (
        "func a() { objc_setAssociatedObject(b, c, d, UInt(OBJC_ASSOCIATION_RETAIN)); e() }",
        "func a() { objc_setAssociatedObject(b, c, d, .OBJC_ASSOCIATION_RETAIN); e() }"
      ),
      (
        "func a() { b = 1\nwillChangeValueForKey(\"c\")\nself.didChangeValueForKey(\"c\")\n}",
        "func a() { b = 1\n}"
      ),
      (
        "override func observeValueForKeyPath(a: String, ofObject b: AnyObject, change c: [NSObject: AnyObject], context d: UnsafeMutablePointer<Void>) {\nf(c[e]?.CGPointValue())\n}",
        "override func observeValue(forKeyPath a: String?, of b: Any?, change c: [NSKeyValueChangeKey: Any]?, context d: UnsafeMutableRawPointer?) {\nf((c?[e] as? CGPoint))\n}"
      ),
      (
        "override func observeValueForKeyPath(a: String?, ofObject b: AnyObject?, change c: [String: AnyObject]?, context d: UnsafeMutablePointer<Void>) {\nif b === self {}\n}",
        "override func observeValue(forKeyPath a: String?, of b: Any?, change c: [NSKeyValueChangeKey: Any]?, context d: UnsafeMutableRawPointer?) {\nif (b as AnyObject?) === self {}\n}"
      ),
      (
        "static let a = UnsafeMutablePointer<Void>.alloc(1), b = NSStringFromSelector(\"c\")",
        "static let a = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1), b = \"c\""
      ),
      (
        "func a() { b.edgesForExtendedLayout = .None }",
        "func a() { b.edgesForExtendedLayout = [] }"
      ),
      (
        "func a() { b.memory = c.reduce(0, combine: +) }", "func a() { b.pointee = c.reduce(0, +) }"
      ),
      (
        "func a() { b.addTarget(self, action: c ? \"d\" : \"e\", forControlEvents: .TouchDown) }; func d() {}; func e() {}",
        "func a() { b.addTarget(self, action: c ? Selector(A.d).named(\"d\") : Selector(A.e).named(\"e\"), for: .touchDown) }; func d() {}; func e() {}"
      ),
      ("func a() { let b: Range<Int> = -2...2 }", "func a() { let b: Range<Int> = -2..<3 }"),
      (
        "func a(b: Range<Int>) { a(0...c.count); a(0..<3); d(1...2) }",
        "func a(_ b: Range<Int>) { a(0..<c.count + 1); a(0..<3); d(1...2) }"
      ),
      (
        "func a(_ b: Selector) { a(\"c\"); let d: Selector = \"c\" }; func c() {}",
        "func a(_ b: Selector) { a(Selector(A.c).named(\"c\")); let d: Selector = Selector(A.c).named(\"c\") }; func c() {}"
      ),
      (
        "func a() { b.accessibilityTraits |= UIAccessibilityTraitButton; accessibilityTraits = c | d }",
        "func a() { b.accessibilityTraits.insert(UIAccessibilityTraits.button); accessibilityTraits = [c, d] }"
      ),
      (
        "func a() { if case .Some(let b) = c {}; d.startIndex.advancedBy(1) }",
        "func a() { if case .some(let b) = c {}; d.index(d.startIndex, offsetBy: 1) }"
      ),
      (
        "let a = NSBundle(forClass: B.self).pathForResource(c, ofType: d)",
        "let a = Bundle(for: B.self).path(forResource: c, ofType: d)"
      ),
      (
        "func a() { dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_HIGH, 0)) { b() } }",
        "func a() { DispatchQueue.global(qos: .userInitiated).async { b() } }"
      ),
      (
        "func a() { b.fromValue = NSValue(CGPoint: .zero) }",
        "func a() { b.fromValue = CGPoint.zero }"
      ),
      (
        "let a = map(b) { $0 } + filter(sorted(c, <)) { $0 > 1 }\nlet d = reduce(b, 0) { $0 + $1 }",
        "let a = b.map { $0 } + c.sorted(by: <).filter { $0 > 1 }\nlet d = b.reduce(0) { $0 + $1 }"
      ),
      (
        "let a = join(\",\", b) + c.substringFromIndex(advance(c.startIndex, 1)).toInt()",
        "let a = b.joined(separator: \",\") + Int(c.substring(from: c.index(c.startIndex, offsetBy: 1)))"
      ),
      (
        "let a = maxElement(b) + d([2, 1].sort()) + String(self.dynamicType)",
        "let a = b.max()! + d([2, 1].sorted()) + String(describing: type(of: self))"
      ),
      (
        "func a(c: UIButton) { let b = UIButton.buttonWithType(.Custom) as UIButton; a(b) }",
        "func a(_ c: UIButton) { let b = UIButton(type: .custom) as UIButton; a(b) }"
      ),
      (
        "func a(b: NSArray) { for c in b { (c as UIView).hidden = true } }",
        "func a(_ b: NSArray) { for c in b { (c as! UIView).isHidden = true } }"
      ),
      (
        "let a = dispatch_queue_create(\"a\", DISPATCH_QUEUE_CONCURRENT)",
        "let a = DispatchQueue(label: \"a\", attributes: .concurrent)"
      ),
      (
        "func a() { dispatch_sync(b) { c() }; dispatch_group_notify(d, b) { c() }; dispatch_group_enter(d) }",
        "func a() { b.sync { c() }; d.notify(queue: b) { c() }; d.enter() }"
      ),
      (
        "func a(b: NSNumberFormatter) { b.numberStyle = .DecimalStyle; c(b.stringFromNumber(1)) }",
        "func a(_ b: NumberFormatter) { b.numberStyle = .decimal; c(b.string(from: 1)) }"
      ),
    ]
  )
  func spellings(old: String, now: String) {
    #expect(Self.port(old).text.contains("\n\(now)\n"))
  }

  @Test("names a method of a protocol, which any object may adopt, and one of three arguments")
  func requiredMethods() {
    let text =
      "import UIKit\nprotocol B: AnyObject { func tapped(_ c: UIView) }\nclass A: UIView {\nweak var d: B?\n"
      + "func go() { e.addTarget(d, action: #selector(B.tapped(_:)), for: .touchDown) }\n"
      + "func i() { UIView.setAnimationDidStop(#selector(g(_:h:i:))) }\n"
      + "@objc func g(_ a: String, h: Bool, i: Int?) {}\n}\n"
    let ported = Ported.file(text)
    #expect(
      ported.text.contains(
        "e.addTarget(d, action: Selector({ (target: AnyObject) in { (sender: UIView) -> Void in _ = (target as! B).tapped(sender) } }).named(\"tapped(_:)\")"
      )
    )
    #expect(
      ported.text.contains(
        "UIView.setAnimationDidStop(Selector(A.g(_:h:i:)).named(\"g(_:h:i:)\"))"
      )
    )
    #expect(ported.lines(.cannot).isEmpty)
  }

  @Test("has names of its own, which stay")
  func own() {
    let text = "class B { func addObject(_ c: Int) {} }\nfunc d(_ b: B) { b.addObject(1) }"
    #expect(Self.port(text).text.contains(text))
    let cast = "func a() { b(c[0] as Int); b(c[0] as CALayer) }"
    #expect(Self.port(cast).text.contains(cast))
  }

  @Test("asks one of the engine's classes for what the file's class has by the same name")
  func engineMembers() {
    let text =
      "var pagingEnabled = false { didSet { scroller.pagingEnabled = pagingEnabled } }\nlet scroller = UIScrollView()"
    let now = text.replacing("scroller.pagingEnabled", with: "scroller.isPagingEnabled")
    #expect(Self.port(text).text.contains(now))
  }

  @Test("changes parameters, which are copied first")
  func parameters() {
    let ported = Self.port(
      "override func touchesBegan(var touches: Set<UITouch>, withEvent event: UIEvent?) {\ntouches.popFirst()\n}"
    )
    #expect(
      ported.text.contains(
        "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { var touches = touches\ntouches.popFirst()\n}"
      )
    )
    #expect(ported.lines(.cannot).isEmpty)
    #expect(ported.lines(.edit).contains("4: var touches becomes a parameter that doesn't change"))
    let short = Self.port("func f(var a: Int, let b: Int) -> Int { a += b; return a }")
    #expect(short.text.contains("func f(_ a: Int, b: Int) -> Int { var a = a; a += b; return a }"))
  }

  @Test(
    "overrides what an extension of UIKit's class declares: the extension's method calls the override"
  )
  func extensions() {
    let text =
      "import UIKit\nclass A: UIView {\noverride func go() {}\noverride func layoutSubviews() {}\n}\nextension UIView {\nfunc go() { stop() }\n}\n"
    let ported = Ported.file(text)
    #expect(ported.text.contains("class A: UIView {\nfunc go() {}\n"))
    #expect(
      ported.text.contains(
        "extension NSObjectProtocol where Self: UIView {\n    @preconcurrency @MainActor func go() { if let own = self as? A { return own.go() }; stop() }\n}\nextension UIView {"
      )
    )
    #expect(Ported.file(ported.text).text == ported.text)
    let calling = text.replacing("override func go() {}", with: "override func go() { super.go() }")
    #expect(Ported.file(calling).lines(.cannot).contains { $0.hasPrefix("3: super.go calls") })
  }

  @Test("takes out of archives, and asks for constraints")
  func absent() {
    let text =
      "import UIKit\nclass A: UIView {\nfunc go(_ d: Data) {\nlet c = try? NSKeyedUnarchiver.unarchivedObject(ofClass: CAShapeLayer.self, from: d)\nif constraints.isEmpty { print(c!) }\n}\n}\n"
    #expect(
      Ported.file(text).lines(.cannot) == [
        "4: CAShapeLayer: there are no archives of UIKit's and Core Animation's classes; take what you need of it by itself",
        "5: constraints: Auto Layout is not part of Touchstone; set frames in layoutSubviews()",
      ]
    )
    let own =
      "import UIKit\nclass A {\nvar constraints: [Int] = []\nfunc go() -> Bool { constraints.isEmpty }\n}\n"
    #expect(Ported.file(own).lines(.cannot).isEmpty)
    let local =
      "import UIKit\nclass A: UIView {\nfunc go(_ constraints: [Int]) -> Bool { constraints.isEmpty }\n}\n"
    #expect(Ported.file(local).notes.isEmpty)
  }

  @Test("compares an object with text")
  func equality() {
    let old =
      "func f(_ a: Any, _ b: AnyObject, _ c: Double) { g((a as AnyObject).isEqual(\"x\") || b.isEqual(2), c.isEqual(to: 1)) }"
    let ported = Ported.file(old)
    #expect(
      ported.text
        == "func f(_ a: Any, _ b: AnyObject, _ c: Double) { g((((a as AnyObject) as? String) == \"x\") || ((b as? Int) == 2), c.isEqual(to: 1)) }"
    )
    #expect(ported.lines(.edit).count == 2)
  }

  @Test("writes a view into an archive, which is left out; other classes write themselves")
  func archives() {
    let old =
      "import UIKit\nclass A: UISlider {\n  open override func encode(with aCoder: NSCoder) {\n    super.encode(with: aCoder)\n  }\n}\n"
    let ported = Ported.file(old)
    #expect(ported.text == "import UIKit\nclass A: UISlider {\n}\n")
    #expect(ported.notes.map(\.text) == ["encode(with:) is left out: there are no archives"])
    let own = old.replacing("UISlider", with: "Formatter")
    #expect(Ported.file(own).text == own)
    #expect(Self.port("override func encodeWithCoder(coder: NSCoder) {}").lines(.cannot).isEmpty)
  }
}
