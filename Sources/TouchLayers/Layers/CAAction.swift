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

  extension CAAnimation: CAAction {
    /// Adds the animation to a layer, under the name of the property that changed.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
    {
      (anObject as? CALayer)?.add(self, forKey: event)
    }
  }

  extension CALayer {
    /// What the layer does when a property of a name changes, in place of its own animation; nil unless set.
    ///
    /// Deviation: what isn't a property, such as `onOrderIn`, is never looked for.
    public var actions: [String: any CAAction]? {
      get { extras?.actions }
      set {
        if newValue == nil, extras == nil { return }
        ownExtras.actions = newValue
      }
    }
  }
#endif
