#if !hasFeature(Embedded)
  /// What takes text character by character, as a key pad's target does.
  ///
  /// There is no system keyboard here: what a conformer gets, an application's own keys send.
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
