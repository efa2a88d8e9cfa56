#if !hasFeature(Embedded)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of what a layer does when it becomes a sublayer, for `actions` that switch it off: there is none.
  public let kCAOnOrderIn = "onOrderIn"

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of what a layer does when it leaves its superlayer, as `kCAOnOrderIn`.
  public let kCAOnOrderOut = "onOrderOut"

  extension CAAnimation: CAAction {
    /// Adds the animation to a layer, under the name of the property that changed.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
    {
      (anObject as? CALayer)?.add(self, forKey: event)
    }
  }
#endif
