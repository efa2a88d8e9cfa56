/// One movement of a mouse's wheel, or of fingers that scroll on a touchpad (rule 6.9).
public struct ScrollInput: Hashable, Sendable {
  /// What happened.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// Fingers on a touchpad began to scroll.
    case began
    /// They scrolled on.
    case changed
    /// They left the touchpad.
    case ended
    /// The scrolling was taken away: the device is gone, or the system took over.
    case cancelled
    /// A wheel turned by a step. Steps have no beginning and no end of their own.
    case step
  }

  /// When the device measured this.
  public var time: TouchTime
  /// What happened.
  public var phase: Phase
  /// Where the pointer is, in points of the screen.
  public var position: Point
  /// How far to scroll since the input before, in points of the screen: as far as a finger would
  /// drag the content.
  public var delta: Vector
  /// The keys that are held down, as bits; see `TouchFrame.modifiers`.
  public var modifiers: Int

  /// Creates an input.
  public init(
    time: TouchTime,
    phase: Phase,
    position: Point,
    delta: Vector = .zero,
    modifiers: Int = 0
  ) {
    self.time = time
    self.phase = phase
    self.position = position
    self.delta = delta
    self.modifiers = modifiers
  }
}
