import TouchCore

/// Input of a host that has not been worked through yet.
struct WaitingInput {
  /// What a host can tell.
  enum Content {
    /// What touches did, and the earlier samples that were folded into it.
    case touches(TouchFrame, history: [TouchFrame])
    /// Better values for earlier samples.
    case estimates([EstimateUpdate])
    /// What buttons did.
    case presses(PressFrame)
    /// What a wheel or a touchpad did.
    case scroll(ScrollInput)
  }

  /// When it happened, or the nearest moment that the clock can show.
  let time: TouchTime
  /// What happened.
  let content: Content

  init(time: TouchTime, content: Content) {
    self.time = time.onClock
    self.content = content
  }
}
