#if !hasFeature(Embedded)
  /// Why a key of a keyboard can't do what a test asks.
  ///
  /// Views are named as `FingerError` names them.
  public enum KeyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A key is to type, and there is no first responder.
    case noFirstResponder(key: String)
    /// A key is to type, and the first responder takes no text.
    case takesNoText(key: String, responder: String)
    /// The application isn't active, and takes no input.
    case notActive(key: String)

    /// What is wrong, in one line.
    public var description: String {
      switch self {
      case .noFirstResponder(let key):
        "\(key) can't be typed: there is no first responder; tap a text field before"
      case .takesNoText(let key, let responder):
        "\(key) can't be typed: \(responder), the first responder, takes no text (UIKeyInput)"
      case .notActive(let key):
        "\(key) can't be pressed: the application isn't active, and takes no key until it is"
      }
    }
  }
#endif
