#if !hasFeature(Embedded)
  public import TouchCore
  public import UIKit

  /// The keys of a keyboard on a stage, which type into its first responder.
  ///
  /// ```swift
  /// let stage = TouchStage(showing: form)
  /// try Fingers(on: stage).tap(at: form.code)
  /// let keys = Keys(on: stage)
  /// try keys.type("1234")
  /// try keys.press(.deleteOrBackspace)
  /// #expect(form.code.text == "123")
  /// ```
  ///
  /// Each key goes down and comes up at the stage's time, which stays where it is. A key that is some responder's
  /// command calls it, as on a device with a keyboard of keys.
  @MainActor
  public final class Keys {
    /// The stage.
    public let stage: TouchStage

    /// Creates a keyboard.
    public init(on stage: TouchStage) { self.stage = stage }

    /// Presses the keys of a text, one after the other: a line break is the return key.
    ///
    /// - Throws: `KeyError`, where the first responder takes no text when a key's turn has come; the keys before it were
    ///   pressed.
    public func type(_ text: String) throws(KeyError) {
      for character in text {
        let words = "\"\(character)\""
        try checkActive(words)
        guard let first = stage.application.respondsFirst else {
          throw .noFirstResponder(key: words)
        }
        guard first.takesKeys else {
          throw .takesNoText(key: words, responder: Self.name(of: first))
        }
        press(Press.Key(typed: character), character.isUppercase ? .shift : [])
      }
    }

    /// Presses a key and lets it go, whatever the first responder is.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The keys that are held down besides.
    /// - Throws: `KeyError.notActive`.
    public func press(_ key: Press.Key, modifiers: UIKeyModifierFlags = []) throws(KeyError) {
      try checkActive("key \(key.code)")
      press(key, modifiers)
    }

    private func press(_ key: Press.Key, _ modifiers: UIKeyModifierFlags) {
      stage.press(key, modifiers: modifiers)
      // Lays out, and settles what gestures want by now.
      stage.wait(.zero)
    }

    private func checkActive(_ key: String) throws(KeyError) {
      if stage.application.applicationState != .active { throw .notActive(key: key) }
    }

    private static func name(of responder: UIResponder) -> String {
      (responder as? UIView).map { ViewName($0).text } ?? "the \(Swift.type(of: responder))"
    }
  }

  extension Press.Key {
    /// The key that deletes the character before the caret.
    public static let deleteOrBackspace = Press.Key(code: 42)
    /// The key that deletes the character behind the caret.
    public static let deleteForward = Press.Key(code: 76)
    /// The key that moves the caret to the beginning.
    public static let home = Press.Key(code: 74)
    /// The key that moves the caret to the end.
    public static let end = Press.Key(code: 77)

    /// The key that types a character; one that isn't on a plain keyboard has no number of its own.
    init(typed character: Character) {
      switch character {
      case "\n", "\r", "\r\n": self = .return
      case "\t": self = .tab
      case " ": self = .space
      default:
        self =
          .typing(character)
          ?? Press.Key(
            code: UIKeyboardHIDUsage.keyboardErrorUndefined.rawValue,
            characters: String(character)
          )
      }
    }
  }
#endif
