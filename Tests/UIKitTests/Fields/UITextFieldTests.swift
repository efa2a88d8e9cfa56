import Expectations
import Testing
import TouchCore
import UIKit

/// A window with two text fields, and keys that type.
@MainActor
private final class Typing: UITextFieldDelegate {
  let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
  let other = UITextField(frame: CGRect(x: 100, y: 200, width: 200, height: 40))
  var log: [String] = []
  /// The questions that are answered with false.
  var refused: Set<String> = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ first: UITextField? = nil) {
    for (view, mark) in [(first ?? field, "1"), (other, "2")] {
      view.frame = mark == "1" ? CGRect(x: 100, y: 100, width: 200, height: 40) : view.frame
      view.delegate = self
      view.placeholder = mark
      window.addSubview(view)
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      ]
      for (event, name) in events {
        let note = UIAction { [weak self] _ in self?.log.append("\(mark) \(name)") }
        view.addAction(note, for: event)
      }
    }
    window.makeKeyAndVisible()
    for (name, word) in [
      (UITextField.textDidBeginEditingNotification, "posts begin"),
      (UITextField.textDidChangeNotification, "posts changed"),
      (UITextField.textDidEndEditingNotification, "posts end"),
    ] {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        nonisolated(unsafe) let sender = notification.object
        MainActor.assumeIsolated {
          guard let self, let field = sender as? UITextField, field.window === self.window else {
            return
          }
          self.log.append("\(field.placeholder ?? "") \(word)")
        }
      }
      tokens.append(token)
    }
  }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token as Any) } }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func press(_ key: Press.Key, _ modifiers: UIKeyModifierFlags = []) {
    for phase in [Press.Phase.began, .ended] {
      application.receive(
        PressFrame(
          time: application.now,
          presses: [Press(key, phase)],
          modifiers: modifiers.rawValue
        )
      )
    }
  }

  func type(_ text: String) {
    for character in text {
      press(Press.Key.typing(character) ?? Press.Key(code: 3, characters: String(character)))
    }
  }

  static let delete = Press.Key(code: 42)

  private func ask(_ question: String, _ field: UITextField) -> Bool {
    log.append("\(field.placeholder ?? "") \(question)?")
    return !refused.contains(question)
  }

  private func note(_ words: String, _ field: UITextField) {
    log.append("\(field.placeholder ?? "") \(words)")
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("did begin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end", textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { note("did end", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return", textField) }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("\(range.location)+\(range.length) \"\(string)\"", textField)
    return !refused.contains("change")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let range = textField.selectedTextRange else { return note("no selection", textField) }
    let start = textField.offset(from: textField.beginningOfDocument, to: range.start)
    let end = textField.offset(from: textField.beginningOfDocument, to: range.end)
    note("at \(start)" + (start == end ? "" : "-\(end)"), textField)
  }
}

/// A field of a pass code, which wants to hear of deleting where there is nothing to delete.
private final class CodeField: UITextField {
  var deletions = 0
  override func deleteBackward() {
    deletions += 1
    super.deleteBackward()
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func drawPlaceholder(in rect: CGRect) {}
}

@MainActor struct UITextFieldTests {
  /// Apple's page of the delegate: before the field becomes the first responder, `textFieldShouldBeginEditing` is
  /// called; after that `textFieldDidBeginEditing`, and the notification is posted; each change of the text is asked for
  /// and posted; before it resigns comes `textFieldShouldEndEditing`, and `textFieldDidEndEditing` after that.
  @Test("editing asks and tells in Apple's order, from one field to the next")
  func order() {
    let typing = Typing()
    #expect(!typing.field.isEditing && typing.field.selectedTextRange == nil)
    #expect(typing.field.becomeFirstResponder() && typing.field.isEditing)
    expectEqual(typing.take(), ["1 begin?", "1 did begin", "1 begin", "1 posts begin"])
    typing.type("a")
    expectEqual(typing.field.text, "a")
    expectEqual(typing.take(), ["1 0+0 \"a\"", "1 at 1", "1 changed", "1 posts changed"])
    // A new field is asked before the old one.
    #expect(typing.other.becomeFirstResponder())
    expectEqual(
      typing.take(),
      [
        "2 begin?", "1 end?", "1 did end", "1 end", "1 posts end", "2 did begin", "2 begin",
        "2 posts begin",
      ]
    )
    typing.stop()
  }

  /// Apple's words on `textFieldDidEndEditing`: it may be called although `textFieldShouldEndEditing` returned false, as
  /// where the view is removed from its window or `endEditing(true)` is called.
  @Test("a delegate that refuses keeps a field from beginning and from ending, unless it is forced")
  func refusals() {
    let typing = Typing()
    typing.refused = ["begin"]
    #expect(!typing.field.becomeFirstResponder() && !typing.field.isFirstResponder)
    typing.refused = ["end"]
    #expect(typing.field.becomeFirstResponder() && !typing.field.resignFirstResponder())
    #expect(!typing.other.becomeFirstResponder() && !typing.window.endEditing(false))
    _ = typing.take()
    #expect(typing.window.endEditing(true) && !typing.field.isEditing)
    expectEqual(typing.take(), ["1 end?", "1 did end", "1 end", "1 posts end"])
    #expect(typing.field.becomeFirstResponder())
    typing.field.removeFromSuperview()
    #expect(!typing.field.isEditing && !typing.field.isFirstResponder)
    typing.field.isEnabled = false
    typing.window.addSubview(typing.field)
    #expect(!typing.field.becomeFirstResponder())
    typing.stop()
  }

  @Test("keys ask before they change the text, and what a client inserts doesn't")
  func changes() {
    let typing = Typing()
    typing.field.text = "pin👍🏽"
    typing.field.becomeFirstResponder()
    _ = typing.take()
    typing.refused = ["change"]
    typing.type("x")
    typing.press(Typing.delete)
    expectEqual(typing.field.text, "pin👍🏽")
    expectEqual(typing.take(), ["1 7+0 \"x\"", "1 3+4 \"\""])
    typing.field.insertText("7")
    expectEqual(typing.take(), ["1 at 8", "1 changed", "1 posts changed"])
    typing.refused = []
    for _ in 0..<2 { typing.press(Typing.delete) }
    expectEqual(typing.field.text, "pin")
    typing.press(.leftArrow)
    typing.press(.leftArrow, .shift)
    expectEqual(typing.field.text(in: typing.field.selectedTextRange ?? UITextRange()), "i")
    typing.press(.leftArrow, .shift)
    typing.press(.rightArrow, .shift)
    typing.type("a")
    expectEqual(typing.field.text, "pan")
    // A text that a client sets sends nothing but where the caret is.
    _ = typing.take()
    typing.field.text = "panel"
    expectEqual(typing.take(), ["1 at 5"])
    typing.field.clearsOnInsertion = true
    typing.type("b")
    expectEqual(typing.field.text, "b")
    typing.stop()
  }

  @Test("a subclass hears of each press of the delete key, also where there is no text")
  func deleting() {
    let field = CodeField()
    let typing = Typing(field)
    field.becomeFirstResponder()
    typing.type("1")
    _ = typing.take()
    for _ in 0..<2 { typing.press(Typing.delete) }
    expectEqual(field.deletions, 2)
    expectEqual(typing.take(), ["1 0+1 \"\"", "1 at 0", "1 changed", "1 posts changed"])
    typing.stop()
  }

  /// Apple's words on `textFieldShouldReturn`: true where the field does what it does by default for the return key.
  @Test("the return key asks, sends its events, and ends editing where a target waits for that")
  func returning() {
    let typing = Typing()
    typing.field.becomeFirstResponder()
    _ = typing.take()
    typing.press(.return)
    #expect(typing.take() == ["1 return?"] && typing.field.isEditing)
    let note = UIAction { [weak typing] _ in typing?.log.append("1 exit") }
    typing.field.addAction(note, for: .editingDidEndOnExit)
    typing.refused = ["return"]
    typing.press(.return)
    #expect(typing.take() == ["1 return?"] && typing.field.isEditing)
    typing.refused = []
    typing.press(.return)
    expectEqual(
      typing.take(),
      ["1 return?", "1 exit", "1 end?", "1 did end", "1 end", "1 posts end"]
    )
    typing.stop()
  }

  /// Apple's words on `clearsOnBeginEditing`: the text is removed when editing begins; the delegate can return false from
  /// `textFieldShouldClear`.
  @Test("the text is cleared at the beginning and by the button, if the delegate lets it")
  func clearing() {
    let typing = Typing()
    typing.field.text = "old"
    typing.field.clearsOnBeginEditing = true
    typing.refused = ["clear"]
    typing.field.becomeFirstResponder()
    expectEqual(typing.field.text, "old")
    typing.field.resignFirstResponder()
    typing.refused = []
    typing.field.becomeFirstResponder()
    expectEqual(typing.field.text, "")
    typing.field.clearButtonMode = .whileEditing
    expectEqual(typing.field.subviews.count, 0)
    typing.type("a")
    let button = typing.field.subviews.first as? UIButton
    typing.window.layoutIfNeeded()
    expectEqual(button?.frame, typing.field.clearButtonRect(forBounds: typing.field.bounds))
    _ = typing.take()
    button?.sendActions(for: .touchUpInside)
    expectEqual(typing.take(), ["1 clear?", "1 at 0", "1 changed", "1 posts changed"])
    #expect(typing.field.subviews.isEmpty && !typing.field.hasText)
    typing.stop()
  }

  @Test("a subclass's rectangles count, and views beside the text take their room")
  func rectangles() {
    let typing = Typing()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    expectEqual(typing.field.textRect(forBounds: bounds), bounds)
    typing.field.borderStyle = .roundedRect
    expectEqual(typing.field.textRect(forBounds: bounds), bounds.insetBy(dx: 7, dy: 0))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    typing.field.leftView = icon
    #expect(icon.superview == nil)
    typing.field.leftViewMode = .unlessEditing
    #expect(icon.superview === typing.field)
    expectEqual(typing.field.textRect(forBounds: bounds).minX, 30)
    typing.window.layoutIfNeeded()
    expectEqual(icon.frame, CGRect(x: 0, y: 10, width: 30, height: 20))
    typing.field.becomeFirstResponder()
    #expect(icon.superview == nil)
    let field = CodeField(frame: bounds)
    field.text = "12"
    // One that doesn't call `super` shows no placeholder.
    let empty = CodeField(frame: bounds)
    empty.placeholder = "code"
    empty.layoutIfNeeded()
    expectEqual(empty.displayList().texts, [])
    let start = field.firstRect(
      for: field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        ?? UITextRange()
    )
    expectEqual(start.minX, 30)
    expectEqual(field.placeholderRect(forBounds: bounds).minX, 30)
    typing.stop()
  }

  @Test("the picture has the text, the placeholder, dots and the caret")
  func pictures() {
    let typing = Typing()
    func texts() -> [String] {
      typing.field.layoutIfNeeded()
      return typing.field.displayList().texts
    }
    typing.other.removeFromSuperview()
    expectEqual(texts(), ["1"])
    typing.field.text = "abc"
    expectEqual(texts(), ["abc"])
    typing.field.isSecureTextEntry = true
    expectEqual(texts(), ["•••"])
    let still = typing.field.displayList()
    typing.field.becomeFirstResponder()
    #expect(texts() == ["•••"] && typing.field.displayList() != still)
    let caret = typing.field.caretRect(for: typing.field.endOfDocument)
    #expect(caret.minX > 10 && caret.width == 2 && caret.height > 17)
    // A long text is scrolled to where it is edited.
    typing.field.isSecureTextEntry = false
    typing.field.text = String(repeating: "w", count: 60)
    typing.field.layoutIfNeeded()
    expectEqual(typing.field.caretRect(for: typing.field.endOfDocument).maxX, 200)
    expectEqual(typing.field.accessibilityValue?.count, 60)
    typing.field.text = nil
    expectEqual(typing.field.accessibilityValue, "1")
    typing.stop()
  }
}

extension DisplayList {
  /// The texts that are painted, in order.
  fileprivate var texts: [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let text): [text.text]
      case .list(let inner): inner.texts
      default: []
      }
    }
  }
}
