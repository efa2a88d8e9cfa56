/// All that a host's buttons report at one moment (rule 9.3).
public struct PressFrame: Hashable, Sendable {
  /// When the device measured this.
  public var time: TouchTime
  /// The buttons that changed, in the order in which the device reported them.
  public var presses: [Press]
  /// The keys that are held down, as bits; see `TouchFrame.modifiers`.
  public var modifiers: Int

  /// Creates a frame.
  public init(time: TouchTime, presses: [Press], modifiers: Int = 0) {
    self.time = time
    self.presses = presses
    self.modifiers = modifiers
  }
}
