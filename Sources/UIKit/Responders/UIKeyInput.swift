#if !hasFeature(Embedded)
  /// What takes text character by character, as a text field does, or a view with a pass code.
  ///
  /// While a conformer is the first responder, the keys of a keyboard type into it, unless one of them is some
  /// responder's command, or a `pressesBegan(_:with:)` in the chain keeps it from the application. There is no keyboard
  /// on the screen here; what an application's own keys send comes by these methods, too.
  @preconcurrency @MainActor
  public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }
    /// Adds text, which may be a line break.
    func insertText(_ text: String)
    /// Removes the last character.
    func deleteBackward()
  }
#endif
