#if !hasFeature(Embedded)
  public import TouchGraphics

  /// What a text field asks before it edits, and tells.
  ///
  /// Every call has a default. By Swift's rules, a subclass of the class that declares the conformance doesn't override
  /// a default by declaring the method; the class itself has to declare it.
  @preconcurrency @MainActor
  public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin; asked before the field becomes the first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field became the first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end; asked before the field resigns.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// The field resigned as first responder; not called where a class has the method with a reason.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The field resigned as first responder.
    func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    )
    /// Whether what the user typed, or deleted, may take the place of a part of the text.
    ///
    /// - Parameters:
    ///   - textField: The field, with the text as it was.
    ///   - range: The part, in UTF-16 code units; empty where text is only added.
    ///   - string: What comes in its place; empty where text is deleted.
    /// - Returns: Whether the text changes so.
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool
    /// The selection, or the caret, is elsewhere.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button, or the beginning of editing, may remove the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it does by default: sends `editingDidEndOnExit`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }

  extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) {
      textFieldDidEndEditing(textField)
    }
    /// True.
    public func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }
#endif
