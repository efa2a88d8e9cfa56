/// All that a touch surface reports at one moment.
///
/// Frames come in the order of their times. A contact that did not change is left out.
public struct TouchFrame: Hashable, Sendable {
  /// Why live contacts were taken away without a lift.
  public enum Interruption: Hashable, Sendable, CaseIterable {
    /// The system took over: a call, an alert, a gesture of its own (rule 3.9).
    case system
  }

  /// When the surface measured this.
  public var time: TouchTime
  /// The contacts that changed, in the order in which the surface reported them.
  public var contacts: [Contact]
  /// Set where all live contacts are cancelled at this moment.
  public var interruption: Interruption?

  /// The pointer's buttons that are down: bit 0 is the primary one, bit 1 the secondary (rule 9.4).
  public var buttons: Int
  /// The keys that are held down, as bits: 16 caps lock, 17 shift, 18 control, 19 option, 20 command,
  /// 21 the number pad.
  public var modifiers: Int
  /// What few frames have; nil otherwise.
  var extras: Extras?

  /// Creates a frame.
  public init(
    time: TouchTime,
    contacts: [Contact],
    interruption: Interruption? = nil,
    buttons: Int = 0,
    modifiers: Int = 0
  ) {
    self.time = time
    self.contacts = contacts
    self.interruption = interruption
    self.buttons = buttons
    self.modifiers = modifiers
  }
}
