import TouchCore

// A layer's own time: `(t - beginTime) * speed + timeOffset`, where t is its superlayer's, or the clock's.

extension CALayer {
  /// How much faster time runs in the layer, and in those in it, than in its superlayer: 0 stands still.
  ///
  /// Animations that run come to their end as much earlier or later, and none while time stands; one whose time runs
  /// backwards never ends by itself.
  public var speed: Float {
    get { Float(extras?.timing.speed ?? 1) }
    set { retime { $0.speed = Double(newValue) } }
  }

  /// What the layer's time shows at `beginTime`, in seconds.
  public var timeOffset: CFTimeInterval {
    get { extras?.timing.timeOffset ?? 0 }
    set { retime { $0.timeOffset = newValue } }
  }

  /// The moment of the superlayer's time at which the layer's shows `timeOffset`, in seconds.
  public var beginTime: CFTimeInterval {
    get { extras?.timing.beginTime ?? 0 }
    set { retime { $0.beginTime = newValue } }
  }

  /// What this layer's time shows when another layer's shows a given time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; nil is the time of `CACurrentMediaTime()`. Where its time stands, the present moment counts.
  /// - Returns: This layer's time, in seconds.
  /// - Complexity: O(*n*) in the number of layers above both.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    time(at: l?.moment(showing: t) ?? t)
  }

  /// What another layer's time shows when this layer's shows a given time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds. Where the layer's time stands, the present moment counts.
  ///   - l: The other layer; nil is the time of `CACurrentMediaTime()`.
  /// - Returns: The other layer's time, in seconds.
  /// - Complexity: O(*n*) in the number of layers above both.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let moment = moment(showing: t)
    return l?.time(at: moment) ?? moment
  }

  private func retime(_ change: (inout LayerTiming) -> Void) {
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
