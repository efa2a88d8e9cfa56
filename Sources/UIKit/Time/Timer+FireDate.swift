#if !hasFeature(Embedded)
  import TouchCore
  public import TouchGraphics

  // When a timer fires, as a date.
  extension Timer {
    /// Creates a timer that fires at a date, and then at its interval if it repeats; it starts when it is added to the
    /// run loop.
    public convenience init(
      fire date: Date,
      interval: TimeInterval,
      repeats: Bool,
      block: @escaping TimerBlock
    ) {
      self.init(timeInterval: interval, repeats: repeats, block: block)
      fireDate = date
    }

    /// Creates a timer that calls a method at a date, and then at its interval if it repeats; it starts when it is
    /// added to the run loop.
    public convenience init(
      fireAt date: Date,
      interval ti: TimeInterval,
      target t: AnyObject,
      selector s: Selector,
      userInfo ui: TimerUserInfo?,
      repeats rep: Bool
    ) {
      self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
      fireDate = date
    }

    /// When the timer fires next; for an invalid one, a date that is past.
    ///
    /// A date is on the machine's clock, the timer on the application's: what counts is how far the date is from now,
    /// in whole hundredths of a second. `Date.distantFuture` pauses the timer, and a date that isn't in the future makes
    /// it fire after a ten-thousandth of a second; a timer that repeats goes on from there, at its interval. A timer that
    /// isn't started yet waits that long when it is.
    public var fireDate: Date {
      get { isValid ? Date(timeIntervalSinceNow: wait.seconds) : .distantPast }
      set {
        let hundredths = (newValue.timeIntervalSinceNow * 100).rounded()
        wait = TouchTime(seconds: max(hundredths / 100, Timer.shortestInterval))
      }
    }
  }
#endif
