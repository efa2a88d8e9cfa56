#if !hasFeature(Embedded)
  // What a keyboard would be told. There is none here, so that nothing asks a conformer; a host that shows one can.

  /// What a keyboard is to be like while an object takes text; a conformer declares what differs.
  @preconcurrency @MainActor
  public protocol UITextInputTraits: AnyObject {
    /// Which keys there are; `default` unless declared.
    var keyboardType: UIKeyboardType { get }
    /// Whether the keyboard is light or dark; `default` unless declared.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the return key says; `default` unless declared.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key waits for text; false unless declared.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden; false unless declared.
    var isSecureTextEntry: Bool { get }
    /// What is written with capital letters; `sentences` unless declared.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are corrected; `default` unless declared.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether words are checked; `default` unless declared.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether quotes get curled; `default` unless declared.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens become a dash; `default` unless declared.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces are added and left out around what is pasted; `default` unless declared.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// What the text is; nil unless declared.
    var textContentType: UITextContentType! { get }
  }

  extension UITextInputTraits {
    /// `default`.
    public var keyboardType: UIKeyboardType { .default }
    /// `default`.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// `default`.
    public var returnKeyType: UIReturnKeyType { .default }
    /// False.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// False.
    public var isSecureTextEntry: Bool { false }
    /// `sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// `default`.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// `default`.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// `default`.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// `default`.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// `default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// Nil.
    public var textContentType: UITextContentType! { nil }
  }

  /// Which keys a keyboard has.
  public enum UIKeyboardType: Int, Sendable {
    /// Those of the user's language.
    case `default` = 0
    /// Letters without accents.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What addresses of pages need.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// A telephone's keys.
    case phonePad = 5
    /// Names, and a telephone's keys.
    case namePhonePad = 6
    /// What addresses of mail need.
    case emailAddress = 7
    /// Digits and a decimal sign.
    case decimalPad = 8
    /// What short messages need.
    case twitter = 9
    /// What searches need.
    case webSearch = 10
    /// Digits without accents.
    case asciiCapableNumberPad = 11

    /// The same as `asciiCapable`, by its former name.
    public static let alphabet = UIKeyboardType.asciiCapable
  }

  /// Whether a keyboard is light or dark.
  public enum UIKeyboardAppearance: Int, Sendable {
    /// As the interface.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// The same as `dark`, by its former name.
    public static let alert = UIKeyboardAppearance.dark
  }

  /// What a return key says.
  public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
  }

  /// What is written with capital letters.
  public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Words.
    case words = 1
    /// Beginnings of sentences.
    case sentences = 2
    /// Everything.
    case allCharacters = 3
  }

  /// Whether words are corrected.
  public enum UITextAutocorrectionType: Int, Sendable {
    /// The system decides.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// Whether words are checked.
  public enum UITextSpellCheckingType: Int, Sendable {
    /// The system decides.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// Whether quotes get curled.
  public enum UITextSmartQuotesType: Int, Sendable {
    /// The system decides.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// Whether two hyphens become a dash.
  public enum UITextSmartDashesType: Int, Sendable {
    /// The system decides.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// Whether spaces are added and left out around what is pasted.
  public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system decides.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// What a text is, for what a keyboard offers.
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// A user's name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is sent.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A card's number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
  }
#endif
