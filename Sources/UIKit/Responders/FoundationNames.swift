#if !hasFeature(Embedded)
  public import TouchGraphics

  extension NSObjectProtocol {
    /// Calls a method with an argument, now or in the next turn.
    ///
    /// - Parameters:
    ///   - aSelector: The method, which takes nothing or the argument.
    ///   - arg: The argument.
    ///   - wait: Whether it is called before this returns.
    /// - Precondition: The object has the method.
    @preconcurrency @MainActor
    public func performSelector(
      onMainThread aSelector: Selector,
      with arg: Any?,
      waitUntilDone wait: Bool
    ) {
      if wait {
        perform(aSelector, with: arg)
      } else {
        perform(aSelector, with: arg, afterDelay: 0)
      }
    }
  }

  extension Selector: CustomStringConvertible {
    /// The method's name, or where the selector was made.
    public var description: String { label }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The method's name, or where the selector was made.
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.label }

  #if !canImport(ObjectiveC)
    extension NSMutableString {
      /// Appends a text that is made of a format and what stands in it.
      public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
        append(String(format: format, arguments: arguments))
      }
    }

    /// Calls a closure; objects are freed as soon as nothing holds them, without a pool.
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
      try body()
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Foundation's version, later than all that have names.
    public let NSFoundationVersionNumber = 2000.0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Foundation's version in iOS 7.0.
    public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Foundation's version in iOS 7.1.
    public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Foundation's version in iOS 8.0.
    public let NSFoundationVersionNumber_iOS_8_0 = 1140.11

    extension RunLoop.Mode {
      /// While a finger is tracked; every timer runs in it (rule 10.2).
      public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
    }

    extension NSNotification.Name {
      // swift-format-ignore: AlwaysUseLowerCamelCase
      /// Low Power Mode was switched; nothing posts it, as there is no battery to save.
      public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification"
      )
    }

    extension UserDefaults {
      /// Keeps a value under a key, as `set(_:forKey:)` does; nil removes what is there.
      public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
      /// The value under a key, as `object(forKey:)` finds it; nil where there is none.
      public func value(forKey key: String) -> Any? { object(forKey: key) }
    }

    extension NSMutableDictionary {
      /// Keeps a value under a key, as `setObject(_:forKey:)` does; nil removes what is there.
      public func setValue(_ value: Any?, forKey key: String) { self[key] = value }
    }

    extension NSCoder {
      /// The point under a key, which `encode(_:forKey:)` wrote; zero where there is none.
      public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
      /// The size under a key, which `encode(_:forKey:)` wrote; zero where there is none.
      public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
      /// The rectangle under a key, which `encode(_:forKey:)` wrote; zero where there is none.
      public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
    }

    extension NSNumber {
      /// The number as an `Int`, under its name in Objective-C and Swift 2.
      public var integerValue: Int { intValue }
    }

    extension NSValue {
      /// Keeps a point.
      public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
      /// Keeps a size.
      public convenience init(cgSize size: CGSize) { self.init(size: size) }
      /// Keeps a rectangle.
      public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
      /// Keeps insets.
      public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
          edgeInsets: NSEdgeInsets(
            top: insets.top,
            left: insets.left,
            bottom: insets.bottom,
            right: insets.right
          )
        )
      }
      /// The insets that it keeps.
      public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(
          top: insets.top,
          left: insets.left,
          bottom: insets.bottom,
          right: insets.right
        )
      }
      /// The point that it keeps.
      public var cgPointValue: CGPoint { pointValue }
      /// The size that it keeps.
      public var cgSizeValue: CGSize { sizeValue }
      /// The rectangle that it keeps.
      public var cgRectValue: CGRect { rectValue }
    }

    extension ProcessInfo {
      /// Whether the device saves its battery: there is none.
      public var isLowPowerModeEnabled: Bool { false }
    }

    extension NSValue {
      /// Keeps an object's identity, without retaining the object, for a key of a dictionary.
      public convenience init(nonretainedObject anObject: Any?) {
        var bits =
          anObject.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
          ?? 0
        self.init(bytes: &bits, objCType: "Q")
      }

      /// The object that it was made of, which has to be there still.
      public var nonretainedObjectValue: Any? {
        var bits: UInt = 0
        getValue(&bits)
        return UnsafeRawPointer(bitPattern: bits).map {
          Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
        }
      }
    }
  #endif
#endif
