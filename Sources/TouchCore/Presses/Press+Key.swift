extension Press {
  /// A key of a keyboard.
  public struct Key: Hashable, Sendable {
    /// The key's number in the USB HID usage tables, page 7.
    public var code: Int
    /// What it types with the modifiers that are held down; empty for a key that types nothing.
    public var characters: String
    /// What it types without them, but for Shift.
    public var charactersIgnoringModifiers: String

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - code: The key's number in the USB HID usage tables, page 7.
    ///   - characters: What it types with the modifiers that are held down.
    ///   - charactersIgnoringModifiers: What it types without them; the same unless given.
    public init(
      code: Int,
      characters: String = "",
      charactersIgnoringModifiers: String? = nil
    ) {
      self.code = code
      self.characters = characters
      self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    }

    /// The escape key.
    public static let escape = Key(code: 41)
    /// The return key.
    public static let `return` = Key(code: 40, characters: "\r")
    /// The tab key.
    public static let tab = Key(code: 43, characters: "\t")
    /// The space bar.
    public static let space = Key(code: 44, characters: " ")
    /// The arrow that points to the right.
    public static let rightArrow = Key(code: 79)
    /// The arrow that points to the left.
    public static let leftArrow = Key(code: 80)
    /// The arrow that points down.
    public static let downArrow = Key(code: 81)
    /// The arrow that points up.
    public static let upArrow = Key(code: 82)

    /// A letter from a to z, or a digit; nil for anything else.
    public static func typing(_ character: Character) -> Key? {
      guard let byte = character.asciiValue else { return nil }
      let small = byte | 0x20
      let code: Int
      switch byte {
      case 0x31...0x39: code = 30 + Int(byte - 0x31)
      case 0x30: code = 39
      case _ where (0x61...0x7A).contains(small): code = 4 + Int(small - 0x61)
      default: return nil
      }
      return Key(code: code, characters: String(character))
    }
  }

  /// Creates a press of a key of a keyboard.
  public init(_ key: Key, _ phase: Phase) {
    self.init(.keyboard, phase)
    self.key = key
  }
}
