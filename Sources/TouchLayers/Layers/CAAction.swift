#if !hasFeature(Embedded)
  public import TouchGraphics

  /// What a layer does when one of its properties changes, in place of its own animation.
  ///
  /// An animation runs, `NSNull` does nothing.
  @preconcurrency @MainActor
  public protocol CAAction: AnyObject {
    /// Does what the action is for.
    ///
    /// - Parameters:
    ///   - event: The name of the property that changed.
    ///   - anObject: The layer.
    ///   - dict: Nothing.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  }

  extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
    {}
  }
#endif
