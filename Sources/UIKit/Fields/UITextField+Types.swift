#if !hasFeature(Embedded)
  public import TouchGraphics

  extension UITextField {
    /// What is drawn around a field.
    public enum BorderStyle: Int, Sendable {
      /// Nothing.
      case none = 0
      /// A thin line.
      case line = 1
      /// A thicker line of a lighter colour.
      case bezel = 2
      /// A light line with round corners, on a ground of its own.
      case roundedRect = 3
    }

    /// When something in a field is shown.
    public enum ViewMode: Int, Sendable {
      /// Never.
      case never = 0
      /// While the field is edited.
      case whileEditing = 1
      /// While it isn't.
      case unlessEditing = 2
      /// Always.
      case always = 3
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
      /// The text counts.
      case committed = 0
      /// The text doesn't count; no field here ends so.
      case cancelled = 1
    }

    /// Posted when a field's editing began.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
      "UITextFieldTextDidBeginEditingNotification"
    )
    /// Posted when the user changed a field's text.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
      "UITextFieldTextDidChangeNotification"
    )
    /// Posted when a field's editing ended.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
      "UITextFieldTextDidEndEditingNotification"
    )
    /// The key of the `DidEndEditingReason`'s number in the last one's `userInfo`.
    public nonisolated static let didEndEditingReasonUserInfoKey =
      "UITextFieldDidEndEditingReasonKey"
  }
#endif
