#if !hasFeature(Embedded)
  import TouchGraphics

  // Editing begins and ends, and the user changes the text. The delegate hears first, then the targets of control
  // events, then the observers of notifications; Apple documents that the delegate and the notification follow the change
  // of the first responder, and no order beyond that.
  extension UITextField {
    /// The field became the first responder.
    func beganEditing() {
      var before = content.selection
      // The delegate may have shortened the text since the tap.
      let caret = min(tappedOffset ?? content.length, content.length)
      tappedOffset = nil
      content.selection = caret..<caret
      partsChanged()
      if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
        setText("", attributed: nil)
        before = content.selection
      }
      // The delegate may have ended editing where it was asked.
      guard isEditing else { return }
      delegate?.textFieldDidBeginEditing(self)
      send(.editingDidBegin, with: nil)
      post(UITextField.textDidBeginEditingNotification)
      if isEditing { tellSelection(before: before) }
    }

    /// The field isn't the first responder any more.
    func endedEditing() {
      content.scrolled = 0
      partsChanged()
      let reason = DidEndEditingReason.committed
      delegate?.textFieldDidEndEditing(self, reason: reason)
      send(.editingDidEnd, with: nil)
      post(
        UITextField.textDidEndEditingNotification,
        [UITextField.didEndEditingReasonUserInfoKey: reason.rawValue]
      )
    }

    /// The user, or `insertText(_:)` and its kin, changed the text.
    private func textWasEdited(before: Range<Int>) {
      contentSizeMayHaveChanged()
      partsChanged()
      tellSelection(before: before)
      send(.editingChanged, with: nil)
      post(UITextField.textDidChangeNotification)
    }

    private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil) {
      NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    /// Tells the delegate of a selection that is another one than before, while the field is edited.
    func tellSelection(before: Range<Int>) {
      setNeedsLayout()
      if isEditing, content.selection != before { delegate?.textFieldDidChangeSelection(self) }
    }

    // MARK: Changes

    /// Puts a text in the place of what is selected, or at the caret.
    func replaceSelection(by text: String) {
      let before = content.selection
      content.replace(insertionRange, by: text)
      clearsOnInsertion = false
      textWasEdited(before: before)
    }

    /// What a typed text takes the place of.
    private var insertionRange: Range<Int> {
      clearsOnInsertion ? 0..<content.length : content.selection
    }

    /// Removes what deleting backwards does; does nothing where that is nothing.
    func deleteAtCaret() { remove(content.deletedBackwards) }

    private func remove(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      let before = content.selection
      content.replace(range, by: "")
      textWasEdited(before: before)
    }

    /// Puts a text in the place of a part.
    func replace(_ range: Range<Int>, _ text: String) {
      let before = content.selection
      content.replace(range, by: text)
      contentSizeMayHaveChanged()
      partsChanged()
      tellSelection(before: before)
    }

    /// Selects a part of the text.
    func select(_ range: Range<Int>) {
      let before = content.selection
      content.selection = content.clamped(range)
      tellSelection(before: before)
    }

    /// Selects the word at the caret, if there is one.
    func selectWord() {
      let word = content.word(at: content.selection.lowerBound)
      if !word.isEmpty { select(word) }
    }

    /// Whether a command of those for text has something to do.
    func takes(_ command: Selector) -> Bool {
      switch command.label {
      case "cut(_:)", "copy(_:)": !content.isSecure && !content.selection.isEmpty
      case "delete(_:)": !content.selection.isEmpty
      case "paste(_:)": UIPasteboard.general.hasStrings
      case "select(_:)": hasText && content.selection.isEmpty
      case "selectAll(_:)": hasText && content.selection.count < content.length
      default: false
      }
    }

    /// Copies the selected text, unless it is hidden.
    func copySelection() {
      guard !content.isSecure, !content.selection.isEmpty else { return }
      UIPasteboard.general.string = content.part(content.selection)
    }

    /// Copies the selected text and removes it, unless it is hidden.
    func cutSelection() {
      guard !content.isSecure, !content.selection.isEmpty else { return }
      copySelection()
      typeDelete()
    }

    /// Removes the text, as the clear button does, and the field is edited then.
    func clear() {
      guard delegate?.textFieldShouldClear(self) ?? true else { return }
      remove(0..<content.length)
      becomeFirstResponder()
    }

    private func mayReplace(_ range: Range<Int>, by text: String) -> Bool {
      delegate?.textField(
        self,
        shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
        replacementString: text
      ) ?? true
    }
  }

  extension UITextField: KeyTyping {
    /// Asks the delegate, and inserts what was typed.
    func typeKeys(_ text: String) {
      if mayReplace(insertionRange, by: text) { insertText(text) }
    }

    /// Asks the delegate what the key does, and does it: sends the events, and ends editing if a target waits for that.
    func typeReturn() {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
      send(.editingDidEndOnExit, with: nil)
      send(.primaryActionTriggered, with: nil)
      if endsEditing { resignFirstResponder() }
    }

    /// Asks the delegate, if there is something to remove, and deletes; a subclass hears of it in any case.
    func typeDelete() {
      let range = content.deletedBackwards
      if range.isEmpty || mayReplace(range, by: "") { deleteBackward() }
    }

    /// Moves the caret, or deletes forwards.
    func typeKey(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) {
      let (start, end) = (content.selection.lowerBound, content.selection.upperBound)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      switch key {
      case .keyboardDeleteForward:
        let range = content.deletedForwards
        if !range.isEmpty, mayReplace(range, by: "") { remove(range) }
      case .keyboardUpArrow, .keyboardHome: moveCaret(to: 0)
      case .keyboardDownArrow, .keyboardEnd: moveCaret(to: content.length)
      case .keyboardLeftArrow, .keyboardRightArrow:
        let isBackwards = (key == .keyboardLeftArrow) != isRightToLeft
        let moving = modifiers.contains(.shift) && content.movesStart || start == end ? start : end
        let next =
          isBackwards ? content.offset(before: moving) : content.offset(behind: moving)
        if modifiers.contains(.shift) {
          select(from: moving == start && start < end ? end : start, to: next)
        } else if start < end {
          moveCaret(to: isBackwards ? start : end)
        } else {
          moveCaret(to: next)
        }
      default: break
      }
    }

    private func moveCaret(to offset: Int) { select(from: offset, to: offset) }

    /// Selects the text between the end that stays and the one that moved.
    private func select(from anchor: Int, to moved: Int) {
      content.movesStart = moved < anchor
      select(min(anchor, moved)..<max(anchor, moved))
    }
  }
#endif
