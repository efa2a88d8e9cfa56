import Porting
import Testing

@Suite("Members that Swift 1 unwrapped by itself") struct UnwrappedMemberTests {
  /// A class in a file of Swift 2, whose first function tells it.
  private static func port(_ body: String, in type: String) -> PortedFile {
    let ported = Ported.file(
      "import UIKit\nclass A: \(type) {\nfunc old(t: UITouch) { t.locationInView(nil) }\n\(body)\n}\n"
    )
    #expect(Ported.file(ported.text).lines(.edit) == [])
    return ported
  }

  @Test(
    "are unwrapped where a presentation controller asks its views for a member",
    arguments: [
      (
        "func a() { containerView.addSubview(b); self.containerView.alpha = 0 }",
        "func a() { containerView!.addSubview(b); self.containerView!.alpha = 0 }"
      ),
      (
        "func a() { presentedView().frame = containerView.bounds; super.presentedView().alpha = 1 }",
        "func a() { presentedView!.frame = containerView!.bounds; super.presentedView!.alpha = 1 }"
      ),
      (
        "func a() { let c = self.containerView; c.alpha = 0 }",
        "func a() { let c: UIView! = self.containerView; c.alpha = 0 }"
      ),
    ]
  )
  func presentation(old: String, now: String) {
    let ported = Self.port(old, in: "UIPresentationController")
    #expect(ported.text.contains("\n\(now)\n"), "\(ported.text)")
    #expect(ported.lines(.cannot) == [])
  }

  @Test(
    "stay where they are used as optionals, or are the class's own",
    arguments: [
      "func a() { containerView?.alpha = 0; containerView!.alpha = 0; containerView.map { $0.alpha } }",
      "func a() { let c = containerView; c?.alpha = 0; print(c.map { $0.alpha }) }",
      "func a() { let c = containerView; print(c) }",
      "func a() { if let c = containerView { c.alpha = 0 } }",
      "func a(_ containerView: UIView) { containerView.alpha = 0; B().containerView.alpha = 0 }",
      "override var containerView: UIView { return b }\nfunc a() { containerView.alpha = 0 }",
    ]
  )
  func others(body: String) {
    #expect(Self.port(body, in: "UIPresentationController").text.contains("\n\(body)\n"))
  }

  @Test("stay in later versions and in other classes")
  func later() {
    let body = "func a() { containerView.alpha = 0 }"
    #expect(Self.port(body, in: "UIView").text.contains("\n\(body)\n"))
    let text = "import UIKit\nclass A: UIPresentationController {\n\(body)\n}\n"
    #expect(Ported.file(text).text == text)
    let own = Self.port(
      "override func presentedView() -> UIView { return b }\nfunc a() { presentedView().alpha = 0 }",
      in: "UIPresentationController"
    )
    #expect(own.text.contains("func a() { presentedView.alpha = 0 }"))
  }

  @Test("a presentation controller that is made without its controllers needs a hand")
  func initializer() {
    let body =
      "override init(presentedViewController: B, presentingViewController: B) { super.init() }"
    #expect(
      Self.port(body, in: "UIPresentationController").lines(.cannot) == [
        "4: super.init() of UIPresentationController: write super.init(presentedViewController: …, presenting: …)"
      ]
    )
    #expect(Self.port("init(b: Int) { super.init() }", in: "NSObject").lines(.cannot) == [])
  }

  @Test(
    "an object that was just made is unwrapped where UIKit's method takes it",
    arguments: [
      ("p = UIPushBehavior(); d.addBehavior(p)", "d.addBehavior(p!)"),
      (
        "p = UISnapBehavior(item: v, snapToPoint: c); v.tag = 1; d!.addBehavior(self.p)",
        "d!.addBehavior(self.p!)"
      ),
      ("self.v = UIView(); addSubview(v)", "addSubview(v!)"),
      ("v = UIView(); other.addSubview(v)", "other.addSubview(v!)"),
    ]
  )
  func handed(old: String, now: String) {
    let ported = Self.port(Self.properties + "func a() { \(old) }", in: "UIView").text
    #expect(ported.contains("; \(now) }\n"), "\(ported)")
  }

  private static let properties =
    "weak var w: UIView?\nvar other: UIView!\n"
    + "var d: UIDynamicAnimator!\nvar p: UIDynamicBehavior?\nvar v: UIView?\nvar e: UIEvent?\nfunc own() {}\n"

  @Test(
    "nil is removed from an animator without an effect",
    arguments: [
      ("d.removeBehavior(p)", "if let p = p { d.removeBehavior(p) }"),
      ("d?.removeBehavior(self.p)", "if let p = self.p { d?.removeBehavior(p) }"),
      ("let b = d.removeBehavior(p)", "let b = d.removeBehavior(p)"),
      ("e.removeBehavior(p)", "e.removeBehavior(p)"),
      ("d.removeBehavior(p!)", "d.removeBehavior(p!)"),
    ]
  )
  func removed(old: String, now: String) {
    let ported = Self.port(Self.properties + "func a() { \(old) }", in: "UIView").text
    #expect(ported.contains("func a() { \(now) }\n"), "\(ported)")
  }

  @Test(
    "and not where it may be nil, or the method takes nil",
    arguments: [
      "d.addBehavior(p)", "p = UIDynamicBehavior(); p = nil; d.addBehavior(p)",
      "p = UIDynamicBehavior(); own(); d.addBehavior(p)",
      "p = make(); d.addBehavior(p)", "if b { p = UIDynamicBehavior() }; d.addBehavior(p)",
      "for other in a { v = UIView(); other.addSubview(v) }", "w = UIView(); addSubview(w)",
      "v = UIView(); hitTest(c, withEvent: e)",
      "v = UIView(); addSubview(v!)", "v = UIView(coder: b); addSubview(v)",
      "p = UIDynamicBehavior(); d.addBehavior(p as Any)", "v = UIImageView(); list.append(v)",
    ]
  )
  func mayBeNil(old: String) {
    let ported = Self.port(Self.properties + "func a() { \(old) }", in: "UIView").text
    let now = old.replacing("withEvent:", with: "with:")
    #expect(ported.contains("func a() { \(now) }\n"), "\(ported)")
  }

  @Test(
    "a local that is made of an object's member gets its type, unless it is used as an optional"
  )
  func locals() {
    let head = "struct Edges { var left: CGFloat!; var right: CGFloat? }\nvar edges: Edges!\n"
    let ported = Self.port(
      head + "func a() { let l = edges.left; let r = edges.right; let m = edges?.left; b(l + 1) }\n"
        + "func b(e: Edges) { let l = e.left; if l != nil { c() } }\n"
        + "func c() { for edges in list { let l = edges.left; d(l + 1) } }",
      in: "UIView"
    ).text
    #expect(
      ported.contains(
        "{ let l: CGFloat! = edges.left; let r = edges.right; let m = edges?.left; b(l + 1) }"
      )
    )
    #expect(ported.contains("{ let l = e.left; if l != nil { c() } }"))
    #expect(ported.contains("{ let l = edges.left; d(l + 1) }"))
  }

  @Test("what a coder gives is cast by force, and a view's convenience overrides nothing")
  func archives() {
    let ported = Self.port(
      "convenience override init() { self.init(frame: CGRectZero) }\n"
        + "func a(c: NSCoder) { b = c.decodeObjectForKey(\"b\") as [Float]; d = c.decodeObjectForKey(\"d\") as [Int]? }",
      in: "UISlider"
    ).text
    #expect(ported.contains("\nconvenience init() { self.init(frame: CGRect.zero) }\n"))
    #expect(ported.contains("as! [Float]; ") && ported.contains("as [Int]?"))
    let below = Ported.module([
      "import UIKit\nclass B: UIView {\nfunc old(t: UITouch) { t.locationInView(nil) }\ninit() { super.init(frame: CGRectZero) }\n}\n",
      "import UIKit\nclass C: B {\noverride convenience init() { self.init() }\n}\n",
    ])
    #expect(below[1].text.contains("override convenience init() {"))
  }

  @Test("what is any object of a protocol is cast to a class by force, and to a protocol as it was")
  func protocols() {
    let ported = Self.port(
      "func a(item: UIDynamicItem!, b: UIView) { c = item as UIView; d = b as UIDynamicItem; e = b as UIView }",
      in: "UIView"
    ).text
    #expect(ported.contains("{ c = item as! UIView; d = b as UIDynamicItem; e = b as UIView }"))
  }

  @Test(
    "what the screen shows of a layer is unwrapped where it was used as what isn't nil",
    arguments: [
      ("a = layer.presentationLayer().frame", "a = layer.presentation()!.frame"),
      ("a = b?.layer.presentationLayer().frame", "a = b?.layer.presentation()!.frame"),
      (
        "let p = layer.presentationLayer(); a(p.frame)",
        "let p: CALayer! = layer.presentation(); a(p.frame)"
      ),
      ("let p = layer.presentationLayer() as CALayer", "let p = layer.presentation() as! CALayer"),
      (
        "let p = layer.presentationLayer(); a(p?.frame)",
        "let p = layer.presentation(); a(p?.frame)"
      ),
      ("a = layer.presentationLayer()!.frame", "a = layer.presentation()!.frame"),
      ("a = layer.presentationLayer()?.frame", "a = layer.presentation()?.frame"),
      (
        "a = layer.presentationLayer().map { $0.frame }",
        "a = layer.presentation().map { $0.frame }"
      ),
    ]
  )
  func shown(old: String, now: String) {
    let text = Self.port("func a() { \(old) }", in: "UIView").text
    #expect(text.contains("\nfunc a() { \(now) }\n"), "\(text)")
  }
}
