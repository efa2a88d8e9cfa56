import TouchCore

// Sending: an event goes to its windows, and then the inputs that are over go.
//
// Methods of the session, not of the pipelines: for speed, because a pipeline's reference to the session would
// be counted at each use.
extension GestureSession {
  /// Completes an event over the inputs that are live, and sends it if something happened to any of them.
  func send<Input>(_ pipeline: Pipeline<Input>) {
    let event = pipeline.event
    event.serial = nextEventSerial()
    event.isComplete = true
    if isObserved { pipeline.reportChanges() }
    pipeline.news = pipeline.roster.phases()
    if !pipeline.news.changed.isEmpty {
      // For speed: where no client can have overridden the methods on the way, they are not called.
      if isApplicationPlain, let window = pipeline.roster.onlyWindow, window.meets({ $0.isPlain }) {
        window.use { if isNews(event, in: $0) { runPass(pipeline, in: $0) } }
      } else {
        application.sendEvent(event)
      }
    }
    finish(pipeline)
  }

  /// After an event went to all its windows: lets go of the inputs that are over.
  @inline(__always)
  func finish<Input>(_ pipeline: Pipeline<Input>) {
    let finished = pipeline.news.ended.union(pipeline.news.cancelled)
    if !finished.isEmpty { release(of: finished, in: pipeline) }
    if needsFlush { flush() }
  }

  private func release<Input>(of finished: InputMask, in pipeline: Pipeline<Input>) {
    pipeline.news.ended = []
    pipeline.news.cancelled = []
    receivers.walk { recognizer in
      if !Input[of: recognizer].mask.isDisjoint(with: finished) {
        Input[of: recognizer].removeFinished(finished)
      }
    }
    pipeline.roster.each { input in
      if input.tracking.phase.isFinal, input.tracking.isAwaited { pipeline.waiting.append(input) }
    }
    if !pipeline.waiting.isEmpty { pipeline.releaseOldest() }
    inputsFinished()
    pipeline.roster.removeFinished()
    if Input.keepsWindow {
      receivers.walk { if !$0.isInWindow { mayHaveLostViews = true } }
    }
    // What an end waited for may have been settled in the pass of another window.
    if !pipeline.waiting.isEmpty || Input.endsTogether { showResponders() }
  }
}
