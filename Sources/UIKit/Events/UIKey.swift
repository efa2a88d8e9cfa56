import TouchCore

/// The key of a keyboard that a press is of.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIKey: PlainObject, Hashable {
  private let key: Press.Key
  /// The keys that were held down as it went down.
  public let modifierFlags: UIKeyModifierFlags

  init(_ key: Press.Key, modifiers: UIKeyModifierFlags) {
    self.key = key
    modifierFlags = modifiers
  }

  /// What the key types with the modifiers.
  open var characters: String { key.characters }
  /// What it types without them, but for Shift.
  open var charactersIgnoringModifiers: String { key.charactersIgnoringModifiers }
  /// Which key of the keyboard this is.
  open var keyCode: UIKeyboardHIDUsage {
    UIKeyboardHIDUsage(rawValue: key.code) ?? .keyboardErrorUndefined
  }
}
