import TouchCore

// A layer's own time: `(t - beginTime) * speed + timeOffset`, where t is its superlayer's, or the clock's.

extension CALayer {

  /// What this layer's time shows when another layer's shows a given time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; nil is the time of `CACurrentMediaTime()`. Where its time stands, the present moment counts.
  /// - Returns: This layer's time, in seconds.
  /// - Complexity: O(*n*) in the number of layers above both.
  func convertedTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    time(at: l?.moment(showing: t) ?? t)
  }

  /// What another layer's time shows when this layer's shows a given time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds. Where the layer's time stands, the present moment counts.
  ///   - l: The other layer; nil is the time of `CACurrentMediaTime()`.
  /// - Returns: The other layer's time, in seconds.
  /// - Complexity: O(*n*) in the number of layers above both.
  func convertedTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let moment = moment(showing: t)
    return l?.time(at: moment) ?? moment
  }

  func retime(_ change: (inout LayerTiming) -> Void) {
    #if !hasFeature(Embedded)
      extras?.emission?.willRetime(self)
    #endif
    change(&ownExtras.timing)
    AnimationEnvironment.current.retime(self)
  }

  /// The moment of the clock at which the layer's time shows a given one, in seconds; now, where it stands.
  private func moment(showing time: CFTimeInterval) -> CFTimeInterval {
    let own = ownTime
    return own.rate == 0 ? AnimationEnvironment.current.now.seconds : (time - own.start) / own.rate
  }

  /// What the layer's time shows at a moment of the clock, in seconds.
  private func time(at moment: CFTimeInterval) -> CFTimeInterval {
    moment * ownTime.rate + ownTime.start
  }
}
