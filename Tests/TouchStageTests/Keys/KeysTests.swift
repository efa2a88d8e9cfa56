import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// A form of two fields, and a view with a pass code.
private final class SignUp: UIViewController {
  let name = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  let city = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
  let code = CodeView(frame: CGRect(x: 20, y: 220, width: 300, height: 40))
  var shortcuts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [name, city, code] { view.addSubview(part) }
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(SignUp.dismissKeyboard(_:)))
    )
  }

  private func dismissKeyboard(_ tap: UITapGestureRecognizer) { view.endEditing(true) }
  private func save(_ command: UIKeyCommand) { shortcuts += 1 }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(SignUp.save(_:)))]
  }
}

/// Takes digits one by one.
private final class CodeView: UIView, UIKeyInput {
  var digits = ""
  /// Whether it keeps its presses to itself.
  var keepsPresses = false
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !digits.isEmpty }
  var keyboardType: UIKeyboardType { .numberPad }
  func insertText(_ text: String) { digits += text }
  func deleteBackward() { if hasText { digits.removeLast() } }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !keepsPresses { super.pressesBegan(presses, with: event) }
  }
}

@MainActor struct KeysTests {
  private let form = SignUp()

  private func stage() -> TouchStage {
    TouchStage(scene: form, size: CGSize(width: 390, height: 844))
  }

  @Test("a tap begins editing, keys type there, and a tap beside it ends that")
  func typing() throws {
    let stage = stage()
    let (fingers, keys) = (Fingers(on: stage), Keys(on: stage))
    try fingers.tap(at: form.name)
    #expect(form.name.isEditing)
    try keys.type("Ada L.")
    expectEqual(form.name.text, "Ada L.")
    try keys.press(.deleteOrBackspace)
    try keys.press(.home)
    try keys.type("»")
    try keys.press(.deleteForward)
    expectEqual(form.name.text, "»da L")
    // The field's own tap is nearer than that of the view, which would end editing.
    try fingers.tap(at: form.city)
    #expect(form.city.isEditing && !form.name.isEditing)
    try fingers.tap(at: .point(200, 700))
    #expect(!form.city.isEditing)
  }

  @Test("a tap moves the caret to the nearer end of a word")
  func caret() throws {
    let stage = stage()
    let (fingers, keys) = (Fingers(on: stage), Keys(on: stage))
    form.name.text = "one hundred two"
    let middle = form.name.caretRect(
      for: form.name.position(from: form.name.beginningOfDocument, offset: 6) ?? UITextPosition()
    )
    try fingers.tap(at: .point(20 + Double(middle.minX), 120))
    try keys.type("a")
    expectEqual(form.name.text, "one ahundred two")
  }

  @Test("keys go to whatever takes text, unless a command or a responder keeps them")
  func takers() throws {
    let stage = stage()
    let keys = Keys(on: stage)
    form.code.becomeFirstResponder()
    try keys.type("12\n3")
    expectEqual(form.code.digits, "12\n3")
    try keys.press(.deleteOrBackspace)
    try keys.press(.typing("s") ?? .space, modifiers: .command)
    #expect(form.code.digits == "12\n" && form.shortcuts == 1)
    form.code.keepsPresses = true
    try keys.type("4")
    expectEqual(form.code.digits, "12\n")
  }

  @Test("an alert's first text field is edited when the alert is shown, and read by its action")
  func alert() throws {
    let stage = stage()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Ada" }
    var name: String?
    let action = UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
      name = alert?.textFields?.first?.text
    }
    alert.addAction(action)
    form.present(alert, animated: true)
    stage.wait(.seconds(1))
    try Keys(on: stage).type("Eve")
    let button = try #require(
      stage.accessibilityElements.first { $0.accessibilityLabel == "OK" } as? UIButton
    )
    try Fingers(on: stage).tap(at: button)
    stage.wait(.seconds(1))
    #expect(name == "Eve" && stage.accessibilityElements.contains(form.name))
  }

  @Test("a key that has nothing to type into is an error that says so")
  func errors() {
    let stage = stage()
    let keys = Keys(on: stage)
    func error(_ text: String) -> String? {
      do { try keys.type(text) } catch { return "\(error)" }
      return nil
    }
    expectEqual(
      error("1"),
      "\"1\" can't be typed: there is no first responder; tap a text field before"
    )
    form.becomeFirstResponder()
    form.city.becomeFirstResponder()
    stage.application.enter(.inactive)
    expectEqual(
      error("1"),
      "\"1\" can't be pressed: the application isn't active, and takes no key until it is"
    )
  }
}
