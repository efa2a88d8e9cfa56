import Porting
import Testing

@Suite("Properties that the betas of Swift 3 called") struct CalledPropertyTests {
  /// Ports the body of a class; the file isn't one of Swift 2.
  private static func port(_ body: String, in type: String = "UIView") -> String {
    let ported = Ported.file("import UIKit\nopen class A: \(type) {\n\(body)\n}\n")
    #expect(Ported.file(ported.text).lines(.edit) == [])
    return ported.text
  }

  @Test(
    "lose their parentheses",
    arguments: [
      ("a = UIColor.white()", "a = UIColor.white"),
      ("a = UIColor.clear().cgColor", "a = UIColor.clear.cgColor"),
      ("a(UIColor.lightGray(), .red())", "a(UIColor.lightGray, .red)"),
      ("a = UIApplication.shared().statusBarFrame", "a = UIApplication.shared.statusBarFrame"),
      ("a = UIScreen.main().bounds", "a = UIScreen.main.bounds"),
      ("a = UIDevice.current().name", "a = UIDevice.current.name"),
      ("NotificationCenter.default().post(b)", "NotificationCenter.default.post(b)"),
      ("UserDefaults.standard().set(1, forKey: c)", "UserDefaults.standard.set(1, forKey: c)"),
      ("NSUserDefaults.standard().set(1, forKey: c)", "UserDefaults.standard.set(1, forKey: c)"),
      ("a = UIColor.red(); b = c.numberOfTouches()", "a = UIColor.red; b = c.numberOfTouches"),
      ("if isFirstResponder() { b() }", "if isFirstResponder { b() }"),
    ]
  )
  func calls(old: String, now: String) {
    let text = Self.port("func b() { \(old) }")
    #expect(text.contains("func b() { \(now) }\n"), "\(text)")
  }

  @Test(
    "stay where they are a client's own, or no such property is called for sure",
    arguments: [
      "a = UIColor.brand(); b = .red(); c = d.numberOfTouches()",
      "a = UIColor.white(1); b = UIColor.white { 1 }; c = Pen.white()",
      "a = UIColor.white; b = UIScreen.main; c = UIColor.self.init()",
    ]
  )
  func others(body: String) {
    #expect(Self.port("func b() { \(body) }").contains("func b() { \(body) }\n"))
  }

  @Test(
    "stay where an extension declares a function of that name",
    arguments: [
      "extension UIColor { static func white() -> UIColor { .white } }",
      "extension UIColor { class func white(alpha: CGFloat = 1) -> UIColor { b } }",
      "extension UIColor { static var white: () -> UIColor = { b } }",
      "class UIColor { }",
    ]
  )
  func own(declaration: String) {
    let ported = Ported.module([
      "import UIKit\n\(declaration)\n", "import UIKit\nlet a = UIColor.white()\n",
    ])
    #expect(ported[1].text.contains("let a = UIColor.white()\n"))
  }

  @Test("are overridden as properties, where nothing above has such a method")
  func overrides() {
    let text = Self.port(
      "override func prefersStatusBarHidden() -> Bool { return super.prefersStatusBarHidden() }",
      in: "UIViewController"
    )
    #expect(
      text.contains(
        "override var prefersStatusBarHidden: Bool { return super.prefersStatusBarHidden }"
      )
    )
    let own =
      "import UIKit\nopen class A: Base {\noverride func hasText() -> Bool { return true }\n}\n"
    #expect(Ported.file(own).text == own)
    let base = "open class B: UIView { func shouldAutorotate() -> Bool { true } }\n"
    let below = base + "class C: B { override func shouldAutorotate() -> Bool { false } }\n"
    #expect(Ported.file("import UIKit\n" + below).text.contains(below))
  }

  @Test(
    "and the queues of the betas wait as they do now",
    arguments: [
      (
        "func a() { DispatchQueue.main.after(when: .now() + 1) { b() } }",
        "func a() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in b() } }"
      ),
      (
        "func a() { DispatchQueue.main.after(when: time) { b() } }",
        "func a() { DispatchQueue.main.asyncAfter(deadline: time) { b() } }"
      ),
      (
        "func a() { clock.after(when: time) { b() } }",
        "func a() { clock.after(when: time) { b() } }"
      ),
    ]
  )
  func queues(old: String, now: String) {
    let text = Self.port(old)
    #expect(text.contains("\n\(now)\n"), "\(text)")
  }
}
