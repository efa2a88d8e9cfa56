#if !hasFeature(Embedded)
  public import TouchGraphics

  /// What a keyboard on the screen is told by.
  ///
  /// There is none here, as on a device with a keyboard of keys: the engine posts none of these. A host that shows a
  /// keyboard posts them itself, with what the keys below name.
  extension UIResponder {
    /// Posted before the keyboard is shown.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
      "UIKeyboardWillShowNotification"
    )
    /// Posted after the keyboard was shown.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
      "UIKeyboardDidShowNotification"
    )
    /// Posted before the keyboard goes.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
      "UIKeyboardWillHideNotification"
    )
    /// Posted after the keyboard went.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
      "UIKeyboardDidHideNotification"
    )
    /// Posted before the keyboard's frame changes.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
      "UIKeyboardWillChangeFrameNotification"
    )
    /// Posted after the keyboard's frame changed.
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
      "UIKeyboardDidChangeFrameNotification"
    )

    /// The key of the frame before, in the screen's coordinates.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after, in the screen's coordinates.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of how long the keyboard's animation takes, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
      "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve, as its raw value.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
      "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard belongs to this application.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  }
#endif
