import TouchCore

extension UIGestureRecognizer {
  /// The view that the recognizer is added to, whatever a subclass says of `view`.
  var watchedView: UIView? { viewReference?.takeUnretainedValue() }

  /// The alarm, uncounted, which the recognizer keeps.
  @inline(__always)
  final var alarmReference: Unmanaged<DeadlineQueue.Deadline>? {
    guard let alarm else { return nil }
    return Unmanaged.passUnretained(alarm)
  }

  /// Whether the recognizer's view is in a window.
  final var isInWindow: Bool { viewReference?.meets { $0.window != nil } ?? false }

  /// The gestures that this one takes part in: those of its attempt, of its view's window, or of the
  /// current application.
  var gestures: GestureSession {
    attempt.session ?? watchedView?.window?.gestures ?? UIApplication.shared.gestures
  }

  /// Makes this recognizer wait until another one has failed (rules 4.17 to 4.21).
  ///
  /// A requirement that would close a circle is refused with a line in the log (rule 4.23).
  final func requireFailure(of otherGestureRecognizer: UIGestureRecognizer) {
    if otherGestureRecognizer.requires(self) {
      gestures.log(
        "require(toFail:) refused: the two gestures would wait for each other for ever"
      )
      return
    }
    failureRequirements.removeAll { $0.object == nil || $0.object === otherGestureRecognizer }
    failureRequirements.append(Weak(otherGestureRecognizer))
    gestures.link(self, toWaitFor: otherGestureRecognizer)
  }

  /// Whether this recognizer waits for another, directly or through others, or is the same.
  private func requires(_ other: UIGestureRecognizer) -> Bool {
    // Visits each recognizer once, however many requirements lead there.
    var reached = [self]
    var next = 0
    while next < reached.count {
      let recognizer = reached[next]
      next += 1
      if recognizer === other { return true }
      for requirement in recognizer.failureRequirements {
        if let required = requirement.object, !reached.contains(where: { $0 === required }) {
          reached.append(required)
        }
      }
    }
    return false
  }

  /// Whether the recognizer was told, once and for all, to wait for another.
  func isTold(toWaitFor other: UIGestureRecognizer) -> Bool {
    failureRequirements.hasAny { $0.object === other }
  }
}
