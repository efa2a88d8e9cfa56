#if !hasFeature(Embedded)
  public import TouchGraphics

  /// How far in front an interface is.
  public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// At the bottom.
    case base = 0
    /// In front of another.
    case elevated = 1
  }

  /// How much contrast the user wants.
  public enum UIAccessibilityContrast: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// As usual.
    case normal = 0
    /// More.
    case high = 1
  }

  /// How heavy the user wants letters.
  public enum UILegibilityWeight: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// As usual.
    case regular = 0
    /// Bold.
    case bold = 1
  }

  /// The colours that a screen can show.
  public enum UIDisplayGamut: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of sRGB.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of Display P3.
    case P3 = 1
  }

  extension UITraitCollection {
    /// How far in front the interface is: at the bottom, as colours here look the same in sheets.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// The colours that the screen shows: those of sRGB.
    public var displayGamut: UIDisplayGamut { .SRGB }
    /// How much contrast the user wants, whatever the traits were made of.
    @MainActor public var accessibilityContrast: UIAccessibilityContrast {
      UIAccessibility.isDarkerSystemColorsEnabled ? .high : .normal
    }
    /// How heavy the user wants letters, whatever the traits were made of.
    @MainActor public var legibilityWeight: UILegibilityWeight {
      UIAccessibility.isBoldTextEnabled ? .bold : .regular
    }
  }

  extension UIStatusBarManager {
    /// The style that the key window's controller wants for the status bar.
    public var statusBarStyle: UIStatusBarStyle {
      var controller = UIApplication.shared.keyWindow?.rootViewController
      while let child = controller?.childForStatusBarStyle { controller = child }
      return controller?.preferredStatusBarStyle ?? .default
    }
  }

  extension UIDevice {
    /// Turns the device, with the value `UIInterfaceOrientation.rawValue` under the key `orientation`.
    ///
    /// Many applications hold the device so that one controller is shown across. The interface turns where the frontmost
    /// controller of the key window supports that orientation and lets it rotate.
    ///
    /// - Precondition: The key is `orientation`: only Objective-C finds other properties by their names.
    public func setValue(_ value: Any?, forKey key: String) {
      precondition(
        key == "orientation",
        "A device has no value under the key \(key) that can be set."
      )
      let number = (value as? Int) ?? (value as? NSNumber)?.intValue
      guard let number, let turned = UIInterfaceOrientation(rawValue: number) else { return }
      let application = UIApplication.shared
      var controller = application.keyWindow?.rootViewController
      while let front = controller?.presentedViewController { controller = front }
      if let controller {
        let allowed = controller.supportedInterfaceOrientations
        guard controller.shouldAutorotate,
          allowed.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(number)))
        else { return }
      }
      let size = application.screen.bounds.size
      let (short, long) = (min(size.width, size.height), max(size.width, size.height))
      let isAcross = turned == .landscapeLeft || turned == .landscapeRight
      let wanted =
        isAcross ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
      if wanted != size { application.rotate(to: wanted) }
    }
  }

  extension UIApplication {
    /// Asks for the events of a headset; none come here.
    public func beginReceivingRemoteControlEvents() {}
    /// Asks for the events of a headset no more.
    public func endReceivingRemoteControlEvents() {}
  }

  #if !canImport(ObjectiveC)
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
