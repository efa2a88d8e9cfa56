public import TouchCore
import TouchStage

extension GestureReason {
  /// The reason in words, without a subject and a full stop: "moved 46.2 pt, limit 45: 1.2 pt too far".
  ///
  /// Where a limit was kept, what there was to spare stands instead.
  ///
  /// - Parameter other: The name of the recognizer that the reason is about, where there is one.
  /// - Returns: The sentence.
  public func sentence(other: String? = nil) -> String {
    if let measured { return measured }
    let other = other ?? "another gesture"
    return switch self {
    case .following: "follows its fingers"
    case .lifted: "its last finger was lifted"
    case .touchesCancelled: "its fingers were taken away"
    case .hovering: "a pointer is over the view"
    case .left: "the pointer left the view"
    case .finished: "was over before"
    case .prevented: "\(other) was recognized and excludes it"
    case .requirementRecognized: "waits for \(other) to fail, but \(other) was recognized"
    case .refused(.view): "a view said no to its beginning (gestureRecognizerShouldBegin)"
    case .refused(.delegate): "its delegate said no to its beginning (gestureRecognizerShouldBegin)"
    case .disabled: "was switched off (isEnabled)"
    case .removed: "it, or its view, was removed"
    case .ownDoing: "its own code decided so, and gave no reason"
    case .own(let text, _): text.description
    default: ""
    }
  }

  /// The limit that was reached, without what there was to spare; nil for fingers, taps and what is no
  /// limit.
  var crossing: String? {
    guard let measure, measure.unit != .count, let verb else { return nil }
    if case .inwards(let inwards, let along) = self {
      let text = MeasureText(.points)
      return "went \(text.amount(inwards)) inwards and \(text.amount(along)) along the edge"
    }
    return "\(verb) \(MeasureText(measure.unit).amount(measure.value)), \(measure.limitText)"
  }

  /// The sentence of a reason that is a threshold.
  private var measured: String? {
    guard let measure, let verb else { return nil }
    switch self {
    case .tooFewTouches(let count, _), .tooManyTouches(let count, _):
      let fingers = count == 1 ? "1 finger" : "\(count) fingers"
      return "had \(fingers), \(measure.limitText): \(measure.margin(words))"
    case .taps(let count, let needed):
      return "got \(count == 1 ? "1 tap" : "\(count) taps") of \(needed)"
    case .inwards(let inwards, let along):
      let text = MeasureText(.points)
      return "went \(text.amount(inwards)) inwards and \(text.amount(along)) along the edge: "
        + (inwards > along
          ? measure.margin(words) : "\(text.difference(inwards - along)) too little inwards")
    default: return "\(verb) \(measure.text(words))"
    }
  }

  /// What was done so much.
  private var verb: String? {
    switch self {
    case .tooFewTouches, .tooManyTouches: "had"
    case .taps: "got"
    case .moved: "moved"
    case .travelled: "travelled"
    case .apart: "was away from the tap before by"
    case .near: "was away from the finger that triggers it by"
    case .spread: "changed the distance of its fingers by"
    case .strayed: "strayed from its line by"
    case .backwards: "went behind its start by"
    case .awayFromEdge: "began away from the edge by"
    case .inwards: "went"
    case .turned: "turned"
    case .tooSlow: "took"
    case .held: "was held"
    case .gap: "waited for the next tap for"
    case .tooSoon: "came after the finger before by"
    case .pressed: "pressed with"
    case .speed: "went at"
    case .own(let text, let measure): measure == nil ? nil : "\(text):"
    case .following, .lifted, .touchesCancelled, .hovering, .left, .finished, .prevented,
      .requirementRecognized, .refused, .disabled, .removed, .ownDoing:
      nil
    }
  }

  /// What missing the limit is called.
  var words: MeasureWords {
    switch self {
    case .tooFewTouches, .tooManyTouches: MeasureWords(more: "too many", less: "too few")
    case .moved, .apart, .strayed, .backwards, .awayFromEdge:
      MeasureWords(more: "too far", less: "too near")
    case .near: MeasureWords(more: "too far", less: "too near")
    case .tooSlow, .held: MeasureWords(more: "too long", less: "too short")
    case .gap: MeasureWords(more: "too late", less: "too early")
    case .tooSoon: MeasureWords(more: "too late", less: "too soon")
    case .speed: MeasureWords(more: "too fast", less: "too slow")
    default: MeasureWords(more: "too much", less: "too little")
    }
  }
}
