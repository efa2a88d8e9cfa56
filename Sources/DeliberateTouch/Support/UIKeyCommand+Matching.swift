package import UIKit

extension UIKeyCommand {
  /// Whether the command has the key and the modifiers of one of some commands.
  ///
  /// UIKit sends a command to the first responder in the chain that has its method, which need not be the one
  /// that listed it: an object answers to its own commands alone.
  package func isAmong(_ commands: [UIKeyCommand]) -> Bool {
    commands.contains { $0.input == input && $0.modifierFlags == modifierFlags }
  }
}
