import TouchCore

/// The samples of a pencil whose better values are still to come (rule 1.15).
#if !hasFeature(Embedded)
  @MainActor
#endif
final class LateEstimates {
  /// A sample whose better values are still to come.
  private struct Pending {
    let index: Int
    let touch: UITouch
    var sample: TouchSample
    /// The recognizers that tracked the touch when the sample came.
    let recognizers: [Weak<UIGestureRecognizer>]
    /// Whether the touch is over, so that the wait ends before long.
    var isEnding = false
  }

  private typealias News = (touch: UITouch, pending: Pending)

  @exclusivity(unchecked) private var pending: [Pending] = []

  /// How many samples wait for better values at most; the oldest give way.
  private static var limit: Int { 1024 }

  var isEmpty: Bool { pending.isEmpty }

  /// Stores the samples of the event under way for which better values are to come.
  func remember(in window: UIWindow, of session: GestureSession) {
    let event = session.touches.event
    let hasHistory = !event.history.isEmpty
    for touch in session.touches.live
    where touch.tracking.phase != .stationary && (hasHistory || touch.current.updateIndex != nil) {
      guard touch.ownWindow === window, let contact = touch.contact else { continue }
      for frame in event.history {
        for earlier in frame.contacts where earlier.id == contact {
          if let sample = touch.sample(of: earlier, at: frame.time) {
            remember(sample, of: touch, session)
          }
        }
      }
      remember(touch.current, of: touch, session)
    }
  }

  private func remember(_ sample: TouchSample, of touch: UITouch, _ session: GestureSession) {
    guard let index = sample.updateIndex, !sample.expected.isEmpty else { return }
    if pending.count == Self.limit { pending.removeFirst() }
    pending.append(
      Pending(
        index: index,
        touch: touch,
        sample: sample,
        recognizers: session.recognizers(touch.tracking.trackers).map { Weak($0) }
      )
    )
  }

  /// Ends the wait for better values of touches that are over.
  func limit(in session: GestureSession) {
    guard pending.hasAny(where: { $0.touch.tracking.phase.isFinal && !$0.isEnding }) else {
      return
    }
    for index in pending.indices where pending[index].touch.tracking.phase.isFinal {
      pending[index].isEnding = true
    }
    let last = session.touches.event.time
    let application = session.application
    application.deadlines.schedule(at: last + application.constants.estimatePatience) {
      self.pending.removeAll { $0.isEnding && $0.touch.current.time <= last }
    }
  }

  /// Runs one pass for better values: recognizers first, then views (rule 3.4).
  func deliver(_ updates: [EstimateUpdate], in session: GestureSession) {
    guard session.stage == .idle else { return }
    var news: [News] = []
    for update in updates {
      guard let index = pending.firstIndex(where: { $0.index == update.index }) else { continue }
      pending[index].sample.improve(by: update, in: pending[index].touch.ownWindow)
      let improved = pending[index]
      news.append((improvedTouch(improved), improved))
      if improved.sample.expected.isEmpty { pending.remove(at: index) }
    }
    if news.isEmpty { return }
    session.stage = .delivering
    tellRecognizers(news)
    session.settleAndShow { tellViews(news) }
    session.flush()
  }

  private func tellRecognizers(_ news: [News]) {
    var told: [UIGestureRecognizer] = []
    for item in news {
      for case let recognizer? in item.pending.recognizers.map({ $0.object })
      where !told.contains(recognizer) && recognizer.isEnabled && recognizer.watchedView != nil {
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

  private func tellViews(_ news: [News]) {
    var told: [UIView] = []
    for item in news where item.pending.touch.tracking.wasDelivered {
      guard let view = item.touch.ownView, !told.contains(view) else { continue }
      told.append(view)
      let touches = news.filter {
        $0.touch.ownView === view && $0.pending.touch.tracking.wasDelivered
      }
      view.touchesEstimatedPropertiesUpdated(Set(touches.map { $0.touch }))
    }
  }

  /// The touch itself where this is its latest sample, otherwise a copy with the sample's values.
  private func improvedTouch(_ pending: Pending) -> UITouch {
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

#if !hasFeature(Embedded)
  @MainActor
#endif
extension TouchSample {
  /// Takes in better values, which are no longer estimates.
  fileprivate mutating func improve(by update: EstimateUpdate, in window: UIWindow?) {
    var known: UITouch.Properties = []
    if let position = update.position {
      let point = CGPoint(x: CGFloat(position.x), y: CGFloat(position.y))
      location = window?.windowPoint(fromScreen: point) ?? point
      known.insert(.location)
    }
    if let better = update.force {
      force = better
      known.insert(.force)
    }
    if let better = update.altitude {
      altitude = better
      known.insert(.altitude)
    }
    if let better = update.azimuth {
      azimuth = window?.windowAngle(fromScreen: better) ?? better
      known.insert(.azimuth)
    }
    estimated.subtract(known)
    expected.subtract(known)
  }
}
