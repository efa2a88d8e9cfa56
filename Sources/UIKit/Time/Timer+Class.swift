#if !hasFeature(Embedded)
  public import TouchGraphics

  extension Timer {
    /// Creates a timer that calls a method of a class, which `Selector(class:)` names.
    public convenience init(
      timeInterval interval: TimeInterval,
      target aTarget: AnyClass,
      selector aSelector: Selector,
      userInfo: TimerUserInfo?,
      repeats yesOrNo: Bool
    ) {
      self.init(
        timeInterval: interval,
        target: ClassTarget(),
        selector: aSelector,
        userInfo: userInfo,
        repeats: yesOrNo
      )
    }

    /// Creates a timer that calls a method of a class, which `Selector(class:)` names, and starts it.
    @discardableResult
    public static func scheduledTimer(
      timeInterval interval: TimeInterval,
      target aTarget: AnyClass,
      selector aSelector: Selector,
      userInfo: TimerUserInfo?,
      repeats yesOrNo: Bool
    ) -> Timer {
      scheduledTimer(
        timeInterval: interval,
        target: ClassTarget(),
        selector: aSelector,
        userInfo: userInfo,
        repeats: yesOrNo
      )
    }
  }
#endif
