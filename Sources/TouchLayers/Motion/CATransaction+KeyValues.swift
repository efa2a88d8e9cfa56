#if !hasFeature(Embedded)
  import TouchGraphics

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of `CATransaction.animationDuration()`: a number of seconds.
  public let kCATransactionAnimationDuration = "animationDuration"

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of `CATransaction.disableActions()`: a Boolean.
  public let kCATransactionDisableActions = "disableActions"

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of `CATransaction.animationTimingFunction()`: a `CAMediaTimingFunction`.
  public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of what `CATransaction.setCompletionBlock(_:)` sets: a closure.
  public let kCATransactionCompletionBlock = "completionBlock"

  extension CATransaction {
    /// What holds just now under a key, as the methods of these names tell it; nil for any other key, and for the
    /// completion.
    public class func value(forKey key: String) -> Any? {
      switch key {
      case kCATransactionAnimationDuration: animationDuration()
      case kCATransactionDisableActions: disableActions()
      case kCATransactionAnimationTimingFunction: animationTimingFunction()
      default: nil
      }
    }

    /// Sets what holds from here on, as the methods of these names do; another key or kind of value changes nothing.
    public class func setValue(_ anObject: Any?, forKey key: String) {
      switch key {
      case kCATransactionAnimationDuration:
        if let seconds = number(anObject) { setAnimationDuration(seconds) }
      case kCATransactionDisableActions:
        if let flag = anObject as? Bool ?? number(anObject).map({ $0 != 0 }) {
          setDisableActions(flag)
        }
      case kCATransactionAnimationTimingFunction:
        setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
      case kCATransactionCompletionBlock: setCompletionBlock(anObject as? UIViewAnimation)
      default: break
      }
    }

    /// Keeps other threads out until `unlock()`: layers are the main actor's, so that there is none to keep out.
    public class func lock() {}

    /// Ends what `lock()` began.
    public class func unlock() {}

    private static func number(_ value: Any?) -> Double? {
      switch value {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }
  }
#endif
