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
    /// The screen has another size.
    case rotation(CGSize)
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

extension WaitingInput.Content {
  /// What an application that isn't active takes of it: no touch, press or scroll begins or goes on, but all
  /// that are under way are cancelled (rule 3.10).
  var whileInactive: WaitingInput.Content? {
    switch self {
    case .touches(let frame, _):
      guard let interruption = frame.interruption else { return nil }
      let end = TouchFrame(time: frame.time, contacts: [], interruption: interruption)
      return .touches(end, history: [])
    case .presses, .scroll: return nil
    case .estimates, .rotation: return self
    }
  }
}
