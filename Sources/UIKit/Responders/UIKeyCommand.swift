import TouchCore

/// A key, and the method that is called when it is pressed with certain others.
///
/// A responder lists its commands in `keyCommands`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIKeyCommand: PlainObject, Hashable {
  /// The arrow that points up, as `input`.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow that points down, as `input`.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow that points to the left, as `input`.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow that points to the right, as `input`.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key, as `input`.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key that turns a page up, as `input`.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key that turns a page down, as `input`.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the beginning, as `input`.
  public static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end, as `input`.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forwards, as `input`.
  public static let inputDelete = "UIKeyInputDelete"

  /// The characters that the key types without its modifiers, or one of the names above.
  public let input: String?
  /// The keys that are held down besides: these, and of the four that count no others.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that is called, with the command as its sender.
  public let action: Selector
  /// The command's title; empty by default.
  open var title = ""
  /// What a list of the commands calls it; nil leaves it out.
  open var discoverabilityTitle: String?
  /// Whether the command goes before what the system does with the key; false by default.
  ///
  /// Nothing here does anything with a key before.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - input: The characters that the key types without its modifiers, or one of the names above.
  ///   - modifierFlags: The keys that are held down besides.
  ///   - action: The method, without a parameter or with the command as its parameter.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  /// The modifiers that tell one command from another.
  private static let telling: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  /// Whether a key that goes down is the command's.
  ///
  /// A character that needs Shift is found without naming Shift.
  func matches(_ key: Press.Key, modifiers: UIKeyModifierFlags) -> Bool {
    guard let input else { return false }
    let (pressed, wanted) = (
      modifiers.intersection(Self.telling), modifierFlags.intersection(Self.telling)
    )
    if let name = Self.name(of: key) { return input == name && pressed == wanted }
    if pressed == wanted, input.lowercased() == key.charactersIgnoringModifiers.lowercased() {
      return !input.isEmpty
    }
    // Shift is named by the character that it makes, but for letters.
    let plain = key.charactersIgnoringModifiers
    return !input.isEmpty && input == key.characters && input != plain
      && input != plain.uppercased() && pressed.subtracting(.shift) == wanted
  }

  /// The name of a key that types nothing.
  private static func name(of key: Press.Key) -> String? {
    switch UIKeyboardHIDUsage(rawValue: key.code) {
    case .keyboardUpArrow: inputUpArrow
    case .keyboardDownArrow: inputDownArrow
    case .keyboardLeftArrow: inputLeftArrow
    case .keyboardRightArrow: inputRightArrow
    case .keyboardEscape: inputEscape
    case .keyboardPageUp: inputPageUp
    case .keyboardPageDown: inputPageDown
    case .keyboardHome: inputHome
    case .keyboardEnd: inputEnd
    case .keyboardDeleteForward: inputDelete
    default: nil
    }
  }
}

extension UIResponder {
  /// Calls the first command, from this responder up, that a key stands for.
  ///
  /// The method is sent to the first responder in the chain that has it.
  func performKeyCommand(_ key: Press.Key, modifiers: UIKeyModifierFlags) -> Bool {
    var candidate: UIResponder? = self
    while let responder = candidate {
      for command in responder.keyCommands ?? [] where command.matches(key, modifiers: modifiers) {
        var target: UIResponder? = self
        while let current = target {
          if command.action.isImplemented(by: current) {
            return command.action.perform(on: current, sender: command)
          }
          target = current.next
        }
      }
      candidate = responder.next
    }
    return false
  }
}
