#if !hasFeature(Embedded)
  /// What something that takes text asks of the keyboard on the screen.
  ///
  /// There is no such keyboard here, so that but for `isSecureTextEntry`, which hides a text field's letters, the values
  /// are kept and change nothing. All have defaults.
  @preconcurrency @MainActor
  public protocol UITextInputTraits: AnyObject {
    /// Which keys the keyboard has.
    var keyboardType: UIKeyboardType { get }
    /// Whether the keyboard is light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key can't be tapped while there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Which letters begin large.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether mistakes are corrected.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether mistakes are marked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether plain quotation marks become typographic ones.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces around words are mended.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Whether the text is hidden, as a password.
    var isSecureTextEntry: Bool { get }
    /// What the text means, so that the system can offer some.
    var textContentType: UITextContentType! { get }
  }

  extension UITextInputTraits {
    /// The usual keys.
    public var keyboardType: UIKeyboardType { .default }
    /// The usual look.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// The usual word.
    public var returnKeyType: UIReturnKeyType { .default }
    /// False.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// The first letters of sentences.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// As the system has it.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// As the system has it.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// As the system has it.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// As the system has it.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// As the system has it.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// False.
    public var isSecureTextEntry: Bool { false }
    /// Nil: nothing in particular.
    public var textContentType: UITextContentType! { nil }
  }
#endif
