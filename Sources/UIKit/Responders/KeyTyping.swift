#if !hasFeature(Embedded)
  import TouchCore

  /// A key input that asks its delegate before it changes the text, and has a caret.
  @MainActor
  protocol KeyTyping: AnyObject {
    /// The keys of characters, as they would be inserted.
    func typeKeys(_ text: String)
    /// The return key.
    func typeReturn()
    /// The key that deletes backwards.
    func typeDelete()
    /// Any other key; a key that does nothing here is ignored.
    func typeKey(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags)
  }

  extension UIResponder {
    /// Whether the keys of a keyboard type into the responder while it is the first one.
    package final var takesKeys: Bool { self is any UIKeyInput }

    /// Does what keys that went down stand for, if the responder takes text.
    ///
    /// A key that is held down with Command or Control types nothing.
    final func takeKeys(of presses: Set<UIPress>) {
      guard takesKeys else { return }
      for press in presses.ordered(by: { $0.serial < $1.serial }) where press.phase == .began {
        // What a key does may make another object the first responder.
        guard isFirstResponder else { return }
        if let key = press.key { take(key) }
      }
    }

    private func take(_ key: UIKey) {
      let typing = self as? any KeyTyping
      let input = self as? any UIKeyInput
      switch key.keyCode {
      case .keyboardReturnOrEnter:
        if let typing { typing.typeReturn() } else { input?.insertText("\n") }
      case .keyboardDeleteOrBackspace:
        if let typing { typing.typeDelete() } else { input?.deleteBackward() }
      default:
        let isShortcut = !key.modifierFlags.isDisjoint(with: [.command, .control])
        if !isShortcut, Self.isText(key.characters), typing == nil || key.keyCode != .keyboardTab {
          if let typing {
            typing.typeKeys(key.characters)
          } else {
            input?.insertText(key.characters)
          }
        } else {
          typing?.typeKey(key.keyCode, modifiers: key.modifierFlags)
        }
      }
    }

    /// Whether what a key types is to be read, or a tab.
    private static func isText(_ characters: String) -> Bool {
      !characters.isEmpty
        && characters.unicodeScalars.allSatisfy {
          $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7F
        }
    }
  }
#endif
