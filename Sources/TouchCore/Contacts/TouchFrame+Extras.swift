// What a recording of a device can say beside contacts: few frames have it.
extension TouchFrame {
  /// A size in points.
  public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// What a frame keeps out of line, so that frames without it cost nothing more.
  final class Extras: Hashable, Sendable {
    let history: [TouchFrame]
    let updates: [EstimateUpdate]
    let screen: Size?

    /// Creates extras; nil where there is nothing to keep.
    init?(history: [TouchFrame], updates: [EstimateUpdate], screen: Size?) {
      if history.isEmpty, updates.isEmpty, screen == nil { return nil }
      self.history = history
      self.updates = updates
      self.screen = screen
    }

    static func == (lhs: Extras, rhs: Extras) -> Bool {
      lhs.history == rhs.history && lhs.updates == rhs.updates && lhs.screen == rhs.screen
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(history)
      hasher.combine(updates)
      hasher.combine(screen)
    }
  }

  /// Earlier samples of the frame's contacts that the system folded into it, oldest first (rule 1.16).
  public var history: [TouchFrame] {
    get { extras?.history ?? [] }
    set { extras = Extras(history: newValue, updates: updates, screen: screen) }
  }

  /// Better values for estimates of earlier frames (rule 1.15); they come before the contacts.
  public var updates: [EstimateUpdate] {
    get { extras?.updates ?? [] }
    set { extras = Extras(history: history, updates: newValue, screen: screen) }
  }

  /// The screen's size from this frame on, in points, as after a rotation; nil where it stays.
  ///
  /// The frame's contacts are on the new screen.
  public var screen: Size? {
    get { extras?.screen }
    set { extras = Extras(history: history, updates: updates, screen: newValue) }
  }

  /// Whether the frame has any of these.
  public var hasExtras: Bool { extras != nil }

  /// Whether the frame says nothing of contacts, and something else.
  public var hasOnlyExtras: Bool {
    contacts.isEmpty && interruption == nil && extras != nil
  }
}
