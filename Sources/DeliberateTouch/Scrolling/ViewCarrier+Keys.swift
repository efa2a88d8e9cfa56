public import UIKit

// Carrying by keys. A carrier is in no responder chain: the view, or what is around it, lists the commands as its
// own, with a method of its own, and passes each one that is pressed to the carrier.
extension ViewCarrier {
  /// What a key does with a view.
  private enum KeyMove {
    case pickUp
    case drop(into: UIView, number: Int)
    case putBack
  }

  /// The keys that carry a view now, for the `keyCommands` of the view or of another responder in the chain.
  ///
  /// ```swift
  /// override var keyCommands: [UIKeyCommand]? {
  ///   (super.keyCommands ?? []) + carrier.keyCommands(for: self, action: #selector(carryKeyPressed(_:)))
  /// }
  ///
  /// @objc private func carryKeyPressed(_ command: UIKeyCommand) { carrier.perform(command, on: self) }
  /// ```
  ///
  /// Space and Return pick the view up. While it is carried the digits drop it, each into the container of that
  /// number in `containers` as long as that one is seen, and Escape puts it back to where it was picked up. They
  /// have the titles of the accessibility actions.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - action: The responder's method, with the command as its parameter. Each class names its own, because UIKit
  ///     calls the first responder in the chain that has such a method.
  /// - Returns: The commands; none for a view that isn't carried by this carrier, or that a finger presses or
  ///   carries.
  public func keyCommands(for view: UIView, action: Selector) -> [UIKeyCommand] {
    keyMoves(of: view).map { input, move in
      UIKeyCommand(input, title: input == "\r" ? nil : title(of: move), action: action)
    }
  }

  /// Does what one of the view's key commands is for.
  ///
  /// - Parameters:
  ///   - command: The command that was pressed, of any responder.
  ///   - view: The view.
  /// - Returns: Whether the view was picked up or dropped; false if the key isn't one of the view's at present, or
  ///   if the delegate refuses.
  @discardableResult
  public func perform(_ command: UIKeyCommand, on view: UIView) -> Bool {
    guard command.modifierFlags == [],
      let move = keyMoves(of: view).first(where: { $0.input == command.input })?.move
    else { return false }
    switch move {
    case .pickUp: return pickUp(view)
    case .drop(let container, _): return drop(view, into: container)
    case .putBack: return drop(view, into: nil)
    }
  }

  /// The view's keys at present, with what they do.
  private func keyMoves(of view: UIView) -> [(input: String, move: KeyMove)] {
    guard let index = index(of: view), loads[index].press.numberOfTouches == 0 else { return [] }
    guard loads[index].origin != nil else { return [(" ", .pickUp), ("\r", .pickUp)] }
    // There are nine digits.
    var moves: [(input: String, move: KeyMove)] = []
    for (index, container) in containers.prefix(9).enumerated() where isSeen(container) {
      moves.append(("\(index + 1)", .drop(into: container, number: index + 1)))
    }
    return moves + [(UIKeyCommand.inputEscape, .putBack)]
  }

  private func title(of move: KeyMove) -> String {
    switch move {
    case .pickUp: pickUpTitle
    case .drop(let container, let number): dropTitle(container, number)
    case .putBack: putBackTitle
    }
  }
}
