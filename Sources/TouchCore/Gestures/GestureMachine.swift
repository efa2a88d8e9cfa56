/// The logic of one gesture: an input goes in, the state to enter and the reason come out.
///
/// A machine is a value. It reads no clock and calls nothing: every input carries its time, and the
/// recognizer around it submits the answer to the arbiter. Each input names only the contacts that it
/// is about; the machine stores the others. Locations are in points of the window.
public protocol GestureMachine: Sendable {
  /// Where the other contacts of a frame are, told before its beginnings, and before its moves where
  /// contacts leave with it: all locations of a frame are of one moment (rule 6.11).
  ///
  /// `leaving` are those that are lifted or taken in the frame, where they are by then. What the frame did to
  /// each of them is told afterwards by the methods below.
  mutating func located(
    _ contacts: [ContactSample],
    leaving: [ContactSample],
    at time: TouchTime
  )
  /// The recognizer's own code began the gesture before the machine did: it is under way from where the
  /// contacts are, without a slop (rule 4.3). Where it is under way already, or over, nothing changes.
  ///
  /// - Parameters:
  ///   - contacts: The contacts that the recognizer tracks, also those that the machine was told of.
  ///   - time: The moment of the beginning.
  /// - Returns: False for a machine of a gesture that is recognized at once, which can't follow.
  mutating func begin(with contacts: [ContactSample], at time: TouchTime) -> Bool
  /// Contacts touched down.
  mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer
  /// Contacts moved (or changed their force where they are).
  mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer
  /// Contacts were lifted.
  mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer
  /// Contacts were taken away.
  mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer
  /// The time of `deadline` has come.
  ///
  /// - Precondition: The machine is one that sets deadlines.
  mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer
  /// When the machine asks for `deadlinePassed(at:)` to be called; nil where it waits for touches only.
  var deadline: TouchTime? { get }
  /// Whether a contact that began takes no part (rules 4.25, 6.7).
  func ignores(_ id: Contact.ID) -> Bool
  /// The other limits that a recognized gesture kept, beside its reason; computed on request.
  var satisfiedLimits: [GestureReason] { get }
  /// What else was measured of a gesture that failed, beside its reason; computed on request.
  var otherMeasurements: [GestureReason] { get }
  /// Discards the attempt; the configuration stays.
  mutating func reset()
}

// What a machine needs not say.
extension GestureMachine {
  /// Measures nothing between its contacts.
  public mutating func located(
    _ contacts: [ContactSample],
    leaving: [ContactSample],
    at time: TouchTime
  ) {}

  /// Can't follow: the gesture is recognized at once.
  public mutating func begin(with contacts: [ContactSample], at time: TouchTime) -> Bool { false }

  /// None: the machine waits for touches only.
  public var deadline: TouchTime? { nil }

  /// Traps: a machine without deadlines has none that could pass.
  public mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer {
    preconditionFailure("a deadline passed for a gesture that sets none")
  }

  /// Takes every contact.
  public func ignores(_ id: Contact.ID) -> Bool { false }

  /// None beside the reason.
  public var satisfiedLimits: [GestureReason] { [] }

  /// Nothing beside the reason.
  public var otherMeasurements: [GestureReason] { [] }
}
