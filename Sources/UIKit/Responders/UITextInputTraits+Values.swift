#if !hasFeature(Embedded)
  // What a keyboard on the screen is asked for; there is none here, and the values are kept.

  /// Which keys a keyboard has.
  public enum UIKeyboardType: Int, Sendable {
    /// Those of the language.
    case `default` = 0
    /// Those of ASCII.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of addresses in the Web.
    case URL = 3
    /// Digits, for a pass code.
    case numberPad = 4
    /// Those of a telephone.
    case phonePad = 5
    /// Those for a name or a telephone number.
    case namePhonePad = 6
    /// Those of mail addresses.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// Letters with `@` and `#`.
    case twitter = 9
    /// Those for a search in the Web.
    case webSearch = 10
    /// The digits of ASCII.
    case asciiCapableNumberPad = 11

    /// The name of `asciiCapable` in the first versions.
    public static var alphabet: UIKeyboardType { .asciiCapable }
  }

  /// How a keyboard looks.
  public enum UIKeyboardAppearance: Int, Sendable {
    /// As the system has it.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// The name of `dark` in earlier versions.
    public static var alert: UIKeyboardAppearance { .dark }
  }

  /// What the return key says.
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
    /// Emergency Call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
  }

  /// Which letters begin large.
  public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words = 1
    /// The first of each sentence.
    case sentences = 2
    /// All.
    case allCharacters = 3
  }

  /// Whether mistakes are corrected.
  public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// Whether mistakes are marked.
  public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// Whether plain quotation marks become typographic ones.
  public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// Whether hyphens become dashes.
  public enum UITextSmartDashesType: Int, Sendable {
    /// As the system has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// Whether spaces around words are mended.
  public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// What a text means, so that the system can offer some.
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The meaning's name.
    public let rawValue: String
    /// Creates a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What follows a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location.
    public static let location = UITextContentType(rawValue: "location")
    /// A street with its number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address in the Web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that counts once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  }
#endif
