/// The logic of one gesture: inputs go in, the state to enter and its reason come out.
///
/// A machine is a value. It reads no clock and asks nobody: every input carries its time, and the
/// recognizer around it puts the wish to the arbiter. Each input names only the contacts that it is
/// about; the machine remembers the others. Locations are in points of the window.
public protocol GestureMachine: Sendable {
  /// Contacts touched down.
  mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer
  /// Contacts moved (or changed their force where they are).
  mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer
  /// Contacts were lifted.
  mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer
  /// Contacts were taken away.
  mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer
  /// The moment that `deadline` named has come.
  mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer
  /// When the machine wants `deadlinePassed(at:)` to be called; nil where it waits for touches only.
  var deadline: TouchTime? { get }
  /// Whether a contact that began takes no part (rules 4.25, 6.7).
  func ignores(_ id: Contact.ID) -> Bool
  /// What the gesture was held against and passed, beside the reason that it gave when it was recognized;
  /// made for whoever asks, and empty until then.
  var passed: [GestureReason] { get }
  /// How the gesture stood against its other limits when it failed, beside the reason that it gave; made
  /// for whoever asks, and empty until then.
  var besides: [GestureReason] { get }
  /// Back to the beginning, ready for the next attempt; the configuration stays.
  mutating func reset()
}

extension GestureMachine {
  /// Takes every contact.
  public func ignores(_ id: Contact.ID) -> Bool { false }

  /// Nothing but the reason.
  public var passed: [GestureReason] { [] }

  /// Nothing but the reason.
  public var besides: [GestureReason] { [] }
}

/// A machine's answer to one input: what it wants, and why.
public struct GestureAnswer: Hashable, Sendable {
  /// The state that the gesture should enter; nil where it stays in the one it is in.
  public var wish: GestureState?
  /// Why, with the measured value and its limit.
  public var reason: GestureReason

  /// Creates an answer.
  public init(_ wish: GestureState?, _ reason: GestureReason) {
    self.wish = wish
    self.reason = reason
  }
}
