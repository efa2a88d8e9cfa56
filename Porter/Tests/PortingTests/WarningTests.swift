import Porting
import Testing

@Suite("Warnings") struct WarningTests {
  private func warnings(_ body: String, _ kind: Note.Kind = .warning) -> [String] {
    Ported.file("import UIKit\nclass A: UIView {\n\(body)\n}\n").notes
      .filter { $0.kind == kind }.map(\.text)
  }

  @Test(
    "name what behaves otherwise, and its reason",
    arguments: [
      ("func a() { DispatchQueue.main.asyncAfter(deadline: b) {} }", "asyncAfter waits"),
      (
        "func a() { DispatchQueue.global().async { DispatchQueue.main.async {} } }",
        "DispatchQueue.main.async runs in real time"
      ),
      ("let a = DispatchQueue(label: \"b\", target: .main)", "a queue whose target is the main"),
      (
        "override func awakeFromNib() { super.awakeFromNib(); b() }", "awakeFromNib() is not called"
      ),
      ("func a() { print(Date()) }", "Date() is real time"),
      ("func a() async { try? await Task.sleep(nanoseconds: 1) }", "Task.sleep waits"),
      ("func a() { print(Date.now) }", "Date.now is real time"),
      (
        "func a(_ target: Any?) { keep((target as? NSObject)!) }",
        "as? NSObject: UIKit's classes don't inherit from it here, so that the cast fails for a view or a controller;"
          + " write as? any NSObjectProtocol"
      ),
      (
        "func a() { print(Date.timeIntervalSinceReferenceDate) }",
        "Date.timeIntervalSinceReferenceDate is real time"
      ),
      ("@IBOutlet private weak var label: UILabel!", "the private outlet label stays nil"),
      (
        "required init?(coder: NSCoder) { super.init(coder: coder) }",
        "A can only be made by init(coder:)"
      ),
      (
        "func a(_ b: UIButton) { b.removeTarget(self, action: Selector(A.go), for: .touchUpInside) }\nfunc go() {}",
        "removeTarget with a selector"
      ),
    ]
  )
  func warned(body: String, text: String) {
    #expect(warnings(body).contains { $0.hasPrefix(text) }, "\(warnings(body))")
  }

  @Test(
    "name a recognizer's method that iOS doesn't call as the file is written",
    arguments: [
      ("import UIKit", "func reset() {}", true),
      ("import UIKit\nimport UIKit.UIGestureRecognizerSubclass", "func reset() {}", false),
      ("import UIKit", "@objc func reset() {}", false),
      ("import UIKit", "override func reset() {}", false),
    ]
  )
  func hidden(imports: String, method: String, isWarned: Bool) {
    let port = Ported.file("\(imports)\nclass A: UIPanGestureRecognizer {\n\(method)\n}\n")
    #expect(port.lines(.warning).count == (isWarned ? 1 : 0), "\(port.lines(.warning))")
  }

  @Test(
    "stay away where nothing is wrong",
    arguments: [
      "func draw(_ text: String) {}",
      "func a() { DispatchQueue.global().async {} }",
      "override func awakeFromNib() { super.awakeFromNib() }",
      "#if canImport(UIKit)\n#endif",
      "func a() { print(Date(timeIntervalSince1970: 0)) }",
      "@IBOutlet weak var label: UILabel!",
      "override init(frame: CGRect) { super.init(frame: frame) }\nrequired init?(coder: NSCoder) { super.init(coder: coder) }",
      "func a(_ b: UIButton) { b.removeTarget(self, action: nil, for: .touchUpInside) }",
      "func a(_ b: UIButton) { b.removeTarget(self, action: #selector(go), for: .touchUpInside) }\n@objc func go() {}",
      "override var intrinsicContentSize: CGSize { .zero }",
      "func a() { perform(#selector(go), with: nil, afterDelay: 1) }\n@objc func go() {}",
      "func a() -> Bool { responds(to: #selector(go)) }\n@objc func go() {}",
      "func a() { objc_setAssociatedObject(self, &b, 1, .OBJC_ASSOCIATION_RETAIN) }\nvar b = 0",
      "let pages = UIPageControl()",
      "let sparks = CAEmitterLayer()",
      "func a(b: UIViewController) { b.transitioningDelegate = nil }",
      "func a(storyboard: Int) -> Int { storyboard }",
      "func a(layoutMargins: Int) -> Int { layoutMargins }",
      "var contentsRect = 3\nfunc a(b: A) -> Int { b.contentsRect }",
      "func a() { let type = CoreGraphics.CGColor.self; print(type) }",
      "func a() { NotificationCenter.default.addObserver(self, selector: #selector(go), name: nil, object: nil) }\n@objc func go() {}",
      "func a() -> Double { CFAbsoluteTimeGetCurrent() }",
      "func a(b: UITouch) -> Bool { return 3 < (superview?.frame.width ?? 1) && b.locationInView(self).x > 1 }",
    ]
  )
  func unwarned(body: String) {
    #expect(warnings(body) == [])
    #expect(warnings(body, .cannot) == [])
  }

  @Test(
    "say what can't be done, and why",
    arguments: [
      (
        "func a() { print(#selector(getter: UIView.isHidden)) }",
        "#selector(getter: …) names a property"
      ),
      ("var table: UITableView?", "UITableView isn't part of Touchstone"),
      ("let space = CATiledLayer()", "CATiledLayer isn't part of Touchstone: it draws"),
      (
        "func a(b: UIViewController) -> Bool { b.navigationController!.hidesBarsOnTap }",
        "hidesBarsOnTap isn't part of Touchstone"
      ),
      (
        "func a() { layer.backgroundFilters = b }",
        "backgroundFilters isn't part of Touchstone"
      ),
      ("func a() { backgroundFilters = b }", "backgroundFilters isn't part of Touchstone"),
      (
        "override func setValue(_ value: Any?, forKey key: String) {}",
        "UIView has no setValue(_:forKey:) to override"
      ),
      (
        "}\nclass C: UIViewController { override func willAnimateFirstHalfOfRotation(to a: Int, duration: Double) {}",
        "UIViewController has no willAnimateFirstHalfOfRotation(to:duration:) to override"
      ),
      (
        "func a(b: NSDictionary) { print(b.keysSortedByValue(using: #selector(NSNumber.compare(_:)))) }",
        "keysSortedByValue(using:) needs Objective-C; write sorted(by:)"
      ),
      ("var anchorPoint: Int?", "UIView has anchorPoint too; give this one another name"),
      (
        "func a() { print(Thread(target: self, selector: #selector(layoutSubviews), object: nil)) }",
        "Thread(target:selector:object:) needs Objective-C; write a Timer"
      ),
      (
        "func a() { layer.addObserver(self, forKeyPath: \"position\", options: [], context: nil) }",
        "position: of key-value observing there are a view's frame, bounds"
      ),
      (
        "func a() { layer.removeObserver(self, forKeyPath: \"position\") }",
        "position: of key-value observing there are a view's frame, bounds"
      ),
      (
        "@objc func go(_ a: Int, _ b: Int, _ c: Int) {}\nfunc a() { print(#selector(go)) }",
        "#selector(go): an action takes at most two"
      ),
      (
        "func a(b: UIView) { CGPathAddCurveToPoint(c, nil, max(1, 2), 0, 1, 0, 3, 4); b.exclusiveTouch = true }",
        "CGPathAddCurveToPoint: the arguments are in another order"
      ),
      (
        "func a(b: UIView) { var t = b.transform; CGPathAddRect(c, &t, bounds); b.exclusiveTouch = true }",
        "CGPathAddRect with a transform; write ….addRect(…)"
      ),
      (
        "func a(b: UITouch) -> Bool { return 3 < superview?.layer.zPosition && b.locationInView(self).x > 1 }",
        "Swift 2 compared optionals"
      ),
      (
        "private func sizeThatFits(_ size: CGSize) -> CGSize { size }",
        "UIView has sizeThatFits(_:) too"
      ),
    ]
  )
  func impossible(body: String, text: String) {
    #expect(warnings(body, .cannot).contains { $0.hasPrefix(text) }, "\(warnings(body, .cannot))")
  }
}
