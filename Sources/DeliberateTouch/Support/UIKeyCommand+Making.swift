package import UIKit

extension UIKeyCommand {
  /// Creates a command for a key.
  ///
  /// - Parameters:
  ///   - input: The characters that the key types without its modifiers, or one of UIKit's names of keys.
  ///   - modifierFlags: The keys that are held down besides.
  ///   - title: What lists of keys call the command; nil leaves it out of them.
  ///   - action: The method that is called, with the command as its sender.
  package convenience init(
    _ input: String,
    _ modifierFlags: UIKeyModifierFlags = [],
    title: String? = nil,
    action: Selector
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    discoverabilityTitle = title
  }
}
