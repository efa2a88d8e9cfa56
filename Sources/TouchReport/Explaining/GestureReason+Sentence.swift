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
    let other = other ?? "another gesture"
    return switch self {
    case .measured(let kind, let value, let limit): kind.sentence(value, limit)
    case .following: "follows its fingers"
    case .lifted: "its last finger was lifted"
    case .touchesCancelled: "its fingers were taken away"
    case .hovering: "a pointer is over the view"
    case .pointerLeft: "the pointer left the view"
    case .finished: "was over before"
    case .prevented: "\(other) was recognized and excludes it"
    case .requirementRecognized: "waits for \(other) to fail, but \(other) was recognized"
    case .refused(.view): "a view said no to its beginning (gestureRecognizerShouldBegin)"
    case .refused(.delegate): "its delegate said no to its beginning (gestureRecognizerShouldBegin)"
    case .disabled: "was switched off (isEnabled)"
    case .removed: "it, or its view, was removed"
    case .decided(let callback, let touches):
      "its own code decided so in \(callback.name), with \(Self.touches(touches))"
    case .unexplained: "its own code decided so, and gave no reason"
    case .explained(let text, let measure?): "\(text): \(measure.text(.much))"
    case .explained(let text, nil): text.description
    }
  }

  /// The same with the moment at which a recognizer failed for it: "… at 0.31 s".
  func failure(at moment: String, other: String? = nil) -> String {
    switch self {
    case .decided(let callback, let touches):
      "its own code failed it in \(callback.name) at \(moment), with \(Self.touches(touches))"
    case .unexplained: "its own code failed it at \(moment), and gave no reason"
    default: "\(sentence(other: other)) at \(moment)"
    }
  }

  private static func touches(_ count: Int) -> String {
    count == 1 ? "1 touch" : "\(count) touches"
  }

  /// The limit that was reached, without what there was to spare; nil for fingers, taps and what is no
  /// limit.
  var crossing: String? {
    guard let measure, measure.unit != .count else { return nil }
    let amount = "\(measure.valueText), \(measure.limitText)"
    return switch self {
    case .measured(.inwards, _, _): measure.parts
    case .measured(let kind, _, _): "\(kind.verb) \(amount)"
    case .explained(let text, _): "\(text): \(amount)"
    default: nil
    }
  }

  /// What missing the limit is called.
  var words: MeasureWords {
    if case .measured(let kind, _, _) = self { return kind.words }
    return .much
  }
}

extension GestureCallback {
  /// What the method is called in the source.
  var name: String {
    switch self {
    case .touchesBegan: "touchesBegan"
    case .touchesMoved: "touchesMoved"
    case .touchesEnded: "touchesEnded"
    case .touchesCancelled: "touchesCancelled"
    case .presses: "a callback with presses"
    }
  }
}

extension MeasureKind {
  /// The sentence of a value that was held against a limit.
  fileprivate func sentence(_ value: Double, _ limit: Double) -> String {
    let measure = GestureMeasure(value, bound, limit, unit)
    switch self {
    case .tooFewTouches, .tooManyTouches:
      let fingers = value == 1 ? "1 finger" : "\(whole(value)) fingers"
      return "\(verb) \(fingers), \(measure.limitText): \(measure.margin(words))"
    case .taps:
      return "\(verb) \(value == 1 ? "1 tap" : "\(whole(value)) taps") of \(whole(limit))"
    case .inwards:
      let margin = measure.margin(words)
      return "\(measure.parts): " + (measure.slack < 0 ? margin + " inwards" : margin)
    default: return "\(verb) \(measure.text(words))"
    }
  }

  private func whole(_ count: Double) -> Int { Int(count, within: 0...Int.max) }
}

extension GestureMeasure {
  /// The two parts of a travel: the value leads inwards, the limit along the edge.
  fileprivate var parts: String {
    let amounts = MeasureText(unit).amounts(value, limit)
    return "went \(amounts.value) inwards and \(amounts.limit) along the edge"
  }
}
