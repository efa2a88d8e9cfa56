import TouchCore

// Values of a pencil that come late (rule 1.15).
extension GestureEnvironment {
  /// Remembers the samples of this event for which better values are to come.
  func rememberEstimates(in window: UIWindow) {
    let hasHistory = !event.history.isEmpty
    for touch in roster.touches
    where touch.phase != .stationary && (hasHistory || touch.current.updateIndex != nil) {
      guard touch.window === window, let contact = touch.contact else { continue }
      for frame in event.history {
        for earlier in frame.contacts where earlier.id == contact {
          remember(TouchSample(earlier, at: frame.time, origin: touch.windowOrigin), of: touch)
        }
      }
      remember(touch.current, of: touch)
    }
  }

  /// How many samples wait for better values at most; the oldest give way.
  private static var estimateLimit: Int { 1024 }

  private func remember(_ sample: TouchSample, of touch: UITouch) {
    guard let index = sample.updateIndex, !sample.expected.isEmpty else { return }
    if estimates.count == Self.estimateLimit { estimates.removeFirst() }
    estimates.append(
      PendingEstimate(
        index: index,
        touch: touch,
        sample: sample,
        recognizers: recognizers(touch.trackers).map { Weak($0) }
      )
    )
  }

  /// Puts an end to the waiting for better values of touches that are over (rule 1.15).
  func limitEstimates() {
    guard estimates.contains(where: { $0.touch.phase.isFinal && !$0.isEnding }) else { return }
    for place in estimates.indices where estimates[place].touch.phase.isFinal {
      estimates[place].isEnding = true
    }
    let last = event.time
    application.deadlines.schedule(at: last + application.constants.estimatePatience) {
      self.estimates.removeAll { $0.isEnding && $0.touch.current.time <= last }
    }
  }

  /// Runs one pass for better values: recognizers first, then views (rule 3.4).
  func deliver(_ updates: [EstimateUpdate]) {
    guard stage == .idle else { return }
    var news: [(touch: UITouch, pending: PendingEstimate)] = []
    for update in updates {
      guard let place = estimates.firstIndex(where: { $0.index == update.index }) else { continue }
      estimates[place].sample.improve(by: update, origin: estimates[place].touch.windowOrigin)
      let pending = estimates[place]
      news.append((improvedTouch(pending), pending))
      if pending.sample.expected.isEmpty { estimates.remove(at: place) }
    }
    if news.isEmpty { return }
    stage = .delivering
    tellRecognizers(news)
    settle()
    stage = .showing
    showViews(event, nil)
    tellViews(news)
    stage = .idle
    flush()
  }

  private func tellRecognizers(_ news: [(touch: UITouch, pending: PendingEstimate)]) {
    var told: [UIGestureRecognizer] = []
    for item in news {
      for case let recognizer? in item.pending.recognizers.map({ $0.object })
      where !told.contains(recognizer) && recognizer.isEnabled && recognizer.view != nil {
        told.append(recognizer)
        let touches = news.filter { other in
          other.pending.recognizers.contains { $0.object === recognizer }
        }
        recognizer.attempt.callbacks += 1
        recognizer.touchesEstimatedPropertiesUpdated(Set(touches.map { $0.touch }))
        recognizer.attempt.callbacks -= 1
      }
    }
  }

  private func tellViews(_ news: [(touch: UITouch, pending: PendingEstimate)]) {
    var told: [UIView] = []
    for item in news where item.pending.touch.wasShown {
      guard let view = item.touch.view, !told.contains(view) else { continue }
      told.append(view)
      let touches = news.filter { $0.touch.view === view && $0.pending.touch.wasShown }
      view.touchesEstimatedPropertiesUpdated(Set(touches.map { $0.touch }))
    }
  }

  /// The touch itself where this is its latest sample, otherwise a copy with the sample's values.
  private func improvedTouch(_ pending: PendingEstimate) -> UITouch {
    let (touch, sample) = (pending.touch, pending.sample)
    if touch.previous.updateIndex == pending.index { touch.previous = sample }
    if touch.original.updateIndex == pending.index { touch.original = sample }
    guard touch.current.updateIndex == pending.index else {
      return touch.snapshot(of: sample, after: sample)
    }
    touch.current = sample
    return touch
  }
}
