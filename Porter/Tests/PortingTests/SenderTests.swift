import Porting
import Testing

@Suite("Senders that Objective-C doesn't check") struct SenderTests {
  private static func perform(_ body: String, type: String = "UIControl") -> String {
    "import UIKit\nclass A: UIView {\n  func a() { perform(#selector(b(_:)), with: nil, afterDelay: 1) }\n"
      + "  @objc func b(_ sender: \(type)) {\n    \(body)\n  }\n}\n"
  }

  @Test(
    "get question marks where nil leaves a statement without an effect",
    arguments: [
      ("sender.isEnabled = false", "sender?.isEnabled = false"),
      (
        "if frame.width > 1 { sender.layer.cornerRadius = bounds.height / 2 }",
        "if frame.width > 1 { sender?.layer.cornerRadius = bounds.height / 2 }"
      ),
      ("sender.backgroundColor = UIColor(white: 1, alpha: 1)", nil),
      ("sender.sendActions(for: .valueChanged)", "sender?.sendActions(for: .valueChanged)"),
      ("c(sender: 1); _ = d.sender", "c(sender: 1); _ = d.sender"),
    ] as [(String, String?)]
  )
  func chains(before: String, after: String?) {
    let ported = Ported.file(Self.perform(before))
    let body = after ?? before.replacing("sender.", with: "sender?.")
    #expect(ported.text.contains("func b(_ sender: UIControl?) {\n    \(body)\n"))
    #expect(Ported.file(ported.text).text == ported.text)
    #expect(ported.lines(.warning) == [])
    #expect(
      ported.lines(.edit).contains {
        $0.hasSuffix("parameter of b(_:) becomes UIControl?, as it gets nil")
      }
    )
  }

  @Test(
    "are warned of where nil would do something else",
    arguments: [
      "print(sender)", "if sender.isEnabled { c() }", "let d = sender.tag",
      "sender.isSelected = !sender.isSelected", "sender.tag = next()", "sender.tag += 1",
      "UIView.animate(withDuration: 1) { sender.alpha = 0 }", "sender.tag = d[0]",
      "sender.addTarget(c(), action: nil, for: .touchDown)", "sender.own = 1",
      "let sender = 1; print(sender)", "sender.alpha = e!",
    ]
  )
  func kept(body: String) {
    let own = "extension UIControl { var own: Int { get { 1 } set {} } }\n"
    let text = Self.perform(body) + own
    let ported = Ported.file(text)
    #expect(ported.text.contains("func b(_ sender: UIControl) {\n    \(body)\n"))
    #expect(ported.lines(.warning).count == 1)
    #expect(ported.lines(.warning).first?.contains("b(_:) gets nil for its UIControl") == true)
  }

  @Test(
    "keep their types where a subclass, a protocol or a closure has to know them, or the class is the file's",
    arguments: [
      (
        "UIControl",
        "class B: A {\n  override func b(_ sender: UIControl) { sender.isEnabled = true }\n}\n"
      ),
      ("UIControl", "protocol P { func b(_ sender: UIControl) }\n"),
      ("UIControl", "extension A { func b(_ other: UIControl, c: Int) {} }\n"),
      ("Own", "class Own: UIControl {}\n"),
    ]
  )
  func bound(type: String, more: String) {
    let ported = Ported.file(Self.perform("sender.isEnabled = false", type: type) + more)
    #expect(ported.text.contains("  func b(_ sender: \(type)) {\n    sender.isEnabled = false\n"))
    #expect(ported.lines(.warning).contains { $0.contains("b(_:) gets nil for its \(type)") })
  }

  @Test("are mended in Swift 2, too")
  func old() {
    let text = """
      import UIKit
      class A: UISlider {
        func a(touch: UITouch) {
          touch.locationInView(nil)
          addTarget(self, action: "c:", forControlEvents: .TouchUpInside)
        }
        func b(sender: UIControl) {
          sender.enabled = false
          performSelector("b:", withObject: nil, afterDelay: 1)
        }
        func c(sender: UIButton!) {}
      }

      """
    let ported = Ported.file(text).text
    #expect(ported.contains("func b(_ sender: UIControl?) {\n    sender?.isEnabled = false\n"))
    #expect(ported.contains("func c(_ sender: UIControl!) {}"))
    #expect(Ported.file(ported).text == ported)
  }

  private static func target(_ body: String, _ method: String, of type: String = "UIStepper")
    -> String
  {
    "import UIKit\nclass A: \(type) {\n  var button = UIButton()\n  func a(c: UISlider) {\n    \(body)\n  }\n"
      + "  @objc \(method)\n}\n"
  }

  @Test(
    "become what both classes are, where they aren't read and the control is of another class",
    arguments: [
      (
        "addTarget(self, action: #selector(b), for: .touchUpInside)",
        "b(sender: UIButton) {}", "b(sender: UIControl) {}"
      ),
      (
        "self.addTarget(self, action: #selector(b(_:)), for: .touchUpInside)",
        "b(_ c: UITapGestureRecognizer?) {}", "b(_ c: AnyObject?) {}"
      ),
      (
        "c.addTarget(self, action: #selector(A.b(_:with:)), for: .valueChanged)",
        "b(_: UIButton, with d: UIEvent?) { e() }", "b(_: UIControl, with d: UIEvent?) { e() }"
      ),
      (
        "let d = UISwitch()\n    d.addTarget(self, action: #selector(b), for: .valueChanged)",
        "b(_ d: UILabel) {}", "b(_ d: UIView) {}"
      ),
    ]
  )
  func senders(call: String, before: String, after: String) {
    let ported = Ported.file(Self.target(call, "func \(before)"))
    #expect(ported.text.contains("  func \(after)\n"), "\(ported.text)")
    #expect(ported.lines(.warning) == [])
    #expect(ported.lines(.edit).contains { $0.contains("the unused sender of b(") })
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test(
    "keep their types where the control may be of the class, or its class isn't plain",
    arguments: [
      ("addTarget(self, action: #selector(b), for: .touchUpInside)", "b(c: UIStepper) {}"),
      ("addTarget(self, action: #selector(b), for: .touchUpInside)", "b(c: UIControl) {}"),
      ("addTarget(self, action: #selector(b), for: .touchUpInside)", "b(c: SubStepper) {}"),
      ("addTarget(self, action: #selector(b), for: .touchUpInside)", "b(c: Any) {}"),
      ("addTarget(self, action: #selector(b), for: .touchUpInside)", "b(c: Unknown) {}"),
      (
        "[c].forEach { button in button.addTarget(self, action: #selector(b), for: .touchDown) }",
        "b(c: UISlider) {}"
      ),
      ("made().addTarget(self, action: #selector(b), for: .touchUpInside)", "b(c: UISlider) {}"),
      ("button.addTarget(nil, action: #selector(b), for: .touchUpInside)", "b(c: UISlider) {}"),
      ("button.addTarget(other, action: #selector(b), for: .touchUpInside)", "b(c: UISlider) {}"),
    ]
  )
  func plain(call: String, method: String) {
    let own = "class SubStepper: A {}\n"
    let ported = Ported.file(Self.target(call, "func \(method)") + own)
    #expect(ported.text.contains("  func \(method)\n"))
    #expect(ported.lines(.warning) == [])
  }

  @Test(
    "are warned of where they are read, or others have to know their types",
    arguments: [
      ("func b(c: UIButton) { c.tag = 1 }", "", " and reads it"),
      ("func b(c: UIButton) {}", "protocol P { func b(c: UIButton) }\n", ""),
      ("func b(c: UIButton) {}", "class B: A { override func b(c: UIButton) {} }\n", ""),
      ("func b(c: UIButton) -> Bool { true }", "", ""),
    ]
  )
  func warned(method: String, more: String, reading: String) {
    let call = "addTarget(self, action: #selector(b), for: .touchUpInside)"
    let ported = Ported.file(Self.target(call, method) + more)
    #expect(ported.text.contains("  \(method)\n"))
    let warning =
      "5: b(c:) takes UIButton\(reading), but A calls it, which ends the program here: declare the parameter as"
      + " UIControl"
    #expect(ported.lines(.warning) == [warning])
  }
}
