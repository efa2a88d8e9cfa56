import Porting
import Testing

@Suite("What stays away") struct AbsentTests {
  private static func port(_ body: String, in type: String = "class A: UIView") -> PortedFile {
    Ported.file("import UIKit\n\(type) {\n\(body)\n}\n")
  }

  @Test(
    "is what can't be done, with what to write instead",
    arguments: [
      (
        "override func draw(_ rect: CGRect) { UIColor.red.setFill() }",
        "draw(_:): drawing by hand is not part of Touchstone; show a CAShapeLayer with the path, or leave it out"
      ),
      (
        "func a() { let b = UIBezierPath(); b.stroke() }",
        "stroke(): drawing by hand is not part of Touchstone; show a CAShapeLayer with the path, or leave it out"
      ),
      (
        "override func updateConstraints() {}",
        "updateConstraints(): Auto Layout is not part of Touchstone; set frames in layoutSubviews()"
      ),
      (
        "func a(_ v: UIView) { _ = v.topAnchor }",
        "topAnchor: Auto Layout is not part of Touchstone; set frames in layoutSubviews()"
      ),
      (
        "func a(_ v: UIView) { v.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true }",
        "topAnchor: Auto Layout is not part of Touchstone; set frames in layoutSubviews()"
      ),
      (
        "func a(_ v: UIView) { _ = v.safeAreaLayoutGuide.topAnchor }",
        "safeAreaLayoutGuide: Auto Layout is not part of Touchstone; set frames in layoutSubviews(), from safeAreaInsets"
      ),
      (
        "var c: NSLayoutConstraint?",
        "NSLayoutConstraint: Auto Layout is not part of Touchstone; set frames in layoutSubviews()"
      ),
      (
        "func a(_ v: UIView) { _ = v.updateConstraintsIfNeeded() }",
        "updateConstraintsIfNeeded: Auto Layout is not part of Touchstone; leave it out"
      ),
      (
        "func a(b: Data) { _ = NSKeyedUnarchiver.unarchiveObject(with: b) as? UIView }",
        "UIView: there are no archives of UIKit's and Core Animation's classes, so that none copies one; make another"
          + " one, or show snapshotView(afterScreenUpdates:)"
      ),
      (
        "func a() { addSubview(UITextView(frame: bounds)) }",
        "UITextView: none can be made, as text views are not part of Touchstone"
      ),
      (
        "func a(_ on: Bool) { translatesAutoresizingMaskIntoConstraints = on }",
        "translatesAutoresizingMaskIntoConstraints: Auto Layout is not part of Touchstone; leave it out"
      ),
    ]
  )
  func named(body: String, text: String) {
    let port = Self.port(body)
    #expect(port.lines(.cannot) == ["3: \(text)"])
    #expect(port.lines(.warning) == [])
    #expect(port.lines(.edit) == [])
  }

  @Test("of a layer and its view is what they never call here")
  func layers() {
    let layer = Self.port(
      "override func display() {}\noverride class func needsDisplay(forKey key: String) -> Bool { return true }",
      in: "class A: CALayer"
    )
    #expect(layer.notes.filter { $0.kind == .cannot }.map(\.line) == [3, 4])
    #expect(Self.port("override func display() {}", in: "class A: B").lines(.cannot) == [])
    let view = Self.port(
      "override func action(for layer: CALayer, forKey event: String) -> CAAction? { return nil }"
    )
    #expect(view.lines(.cannot).first?.hasPrefix("3: action(for:forKey:): a view's own") == true)
  }

  @Test("is named once a line")
  func lines() {
    let port = Self.port(
      """
      func a(_ v: UIView) {
        NSLayoutConstraint.activate([
          v.leftAnchor.constraint(equalTo: leftAnchor), v.topAnchor.constraint(equalTo: topAnchor),
          v.widthAnchor.constraint(equalToConstant: 40),
        ])
      }
      """
    )
    #expect(
      port.notes.filter { $0.kind == .cannot }.map(\.line) == [4, 5, 6],
      "\(port.lines(.cannot))"
    )
  }

  @Test("names a controller's method where a controller lays out")
  func controllers() {
    let port = Self.port(
      "func a() { _ = view.topAnchor }",
      in: "class MenuViewController: UIViewController"
    )
    #expect(port.lines(.cannot).first?.hasSuffix("set frames in viewDidLayoutSubviews()") == true)
  }

  @Test("the frame of the safe area needs no Auto Layout")
  func safeArea() {
    let port = Self.port("func a() { frame = safeAreaLayoutGuide.layoutFrame }")
    #expect(port.lines(.cannot) == [])
    #expect(port.lines(.edit).count == 1)
  }

  @Test("a stack view and its axis need no constraint")
  func stack() {
    let port = Self.port("var axis = NSLayoutConstraint.Axis.vertical\n  let stack = UIStackView()")
    #expect(port.notes.isEmpty)
  }

  @Test("a type that the module declares itself is its own")
  func own() {
    let port = Ported.file(
      "import UIKit\nclass UILayoutGuide: UIView {}\nclass A: UIView { var stack: UILayoutGuide? }\n"
    )
    #expect(port.lines(.cannot) == [])
  }

  @Test(
    "translatesAutoresizingMaskIntoConstraints is left out where it is set",
    arguments: [
      (
        "func a(_ v: UIView) {\n  v.translatesAutoresizingMaskIntoConstraints = false\n  addSubview(v)\n}",
        "func a(_ v: UIView) {\n  addSubview(v)\n}"
      ),
      ("func a() {\n  translatesAutoresizingMaskIntoConstraints = true\n}", "func a() {\n}"),
      (
        "func a() { subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false } }",
        "func a() { subviews.forEach { _ = $0 } }"
      ),
      (
        "func a() {\n  switch tag {\n  case 1: translatesAutoresizingMaskIntoConstraints = false\n  default: break\n  }\n}",
        "func a() {\n  switch tag {\n  case 1: break\n  default: break\n  }\n}"
      ),
    ]
  )
  func mask(body: String, ported: String) { isLeftOut(body: body, ported: ported) }

  @Test(
    "calls that only hint at something to Auto Layout are left out",
    arguments: [
      (
        "func a(_ v: UIView?) {\n  v?.setContentHuggingPriority(251, for: .vertical)\n  addSubview(self)\n}",
        "func a(_ v: UIView?) {\n  addSubview(self)\n}"
      ),
      ("func a() {\n  setNeedsUpdateConstraints()\n}", "func a() {\n}"),
      (
        "func a() { subviews.forEach { $0.updateConstraintsIfNeeded() } }",
        "func a() { subviews.forEach { _ = $0 } }"
      ),
      (
        "let knob = {\n  $0.setContentCompressionResistancePriority(500.5, for: .horizontal)\n  return $0\n}(UIView())",
        "let knob = {\n  return $0\n}(UIView())"
      ),
    ]
  )
  func hints(body: String, ported: String) { isLeftOut(body: body, ported: ported) }

  private func isLeftOut(body: String, ported: String) {
    let port = Self.port(body)
    #expect(port.text == "import UIKit\nclass A: UIView {\n\(ported)\n}\n")
    #expect(port.lines(.cannot) == [])
    #expect(port.lines(.edit).count == 1)
    #expect(Ported.file(port.text).notes == [])
  }

  @Test("Foundation's calls that need Objective-C's names, and libraries of constraints, say so")
  func foundation() {
    let ported = Ported.file(
      """
      import UIKit
      import SnapKit
      class A: NSObject {
        override func responds(to s: Selector!) -> Bool { return true }
        func a(_ b: NSMutableArray) {
          b.filter(using: NSPredicate(format: "c > 1"))
          UIView().performSelector(inBackground: d, with: nil)
          e(NSStringFromSelector(#selector(getter: UIView.alpha)))
        }
      }

      """
    )
    #expect(ported.text.contains("e(\"alpha\")"))
    #expect(
      ported.lines(.cannot).map { String($0.prefix { $0 != "(" }) } == [
        "2: SnapKit isn't part of Touchstone: it makes constraints; set frames in layoutSubviews",
        "4: responds", "6: NSPredicate", "7: performSelector",
      ]
    )
  }

  @Test("a font of Core Text by its name becomes UIKit's, and nothing else of Core Text")
  func fonts() {
    let ported = Ported.file(
      "import UIKit\nimport CoreText\nlet a = CTFontCreateWithName(\"Helvetica\" as CFString, 12, nil)\n"
    )
    #expect(ported.lines(.cannot).isEmpty && !ported.text.contains("CoreText"))
    #expect(ported.text.contains("let a = UIFont(name: \"Helvetica\", size: 12)!"))
    #expect(
      !Ported.file("import UIKit\nlet a = CTFontCreateWithName(b, 12, &c)\n").lines(.cannot).isEmpty
    )
  }
}
