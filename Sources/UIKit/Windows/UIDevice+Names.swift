#if !hasFeature(Embedded)
  public import TouchGraphics

  extension UIDevice {
    /// Whether the battery is charged, and by what.
    public enum BatteryState: Int, Sendable {
      /// Not known.
      case unknown = 0
      /// The device runs on its battery.
      case unplugged = 1
      /// The battery is being charged.
      case charging = 2
      /// The battery is full.
      case full = 3
    }

    /// Whether the battery is watched; there is none, so that its state stays unknown.
    public var isBatteryMonitoringEnabled: Bool {
      get { false }
      set {}
    }
    /// -1: there is no battery, as where it isn't watched.
    public var batteryLevel: Float { -1 }
    /// Unknown: there is no battery.
    public var batteryState: BatteryState { .unknown }

    /// False, also when it is set, as on devices that can't tell what is near.
    public var isProximityMonitoringEnabled: Bool {
      get { false }
      set {}
    }
    /// False: nothing is near.
    public var proximityState: Bool { false }
    /// True.
    public var isMultitaskingSupported: Bool { true }

    /// What tells the device from others to one vendor's applications; another one each time the program starts.
    public var identifierForVendor: UUID? { Self.identifier }
    private static let identifier = UUID()

    /// Requests the click of a key, if an input view of the first responder wants it; the host is notified of it as of a sound.
    ///
    /// The view, or the responder's accessory view, adopts `UIInputViewAudioFeedback`.
    public func playInputClick() {
      let responder = UIApplication.shared.firstResponder.object
      let views = [responder?.inputView, responder?.inputAccessoryView]
      let wants = views.contains {
        ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true
      }
      if wants { FeedbackChannel.current?.listener?(.sound(1104)) }
    }

    /// Posted when `batteryLevel` changed; nothing posts it.
    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
      "UIDeviceBatteryLevelDidChangeNotification"
    )
    /// Posted when `batteryState` changed; nothing posts it.
    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
      "UIDeviceBatteryStateDidChangeNotification"
    )
    /// Posted when `proximityState` changed; nothing posts it.
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
      "UIDeviceProximityStateDidChangeNotification"
    )
  }

  /// An input view whose keys click.
  @preconcurrency @MainActor
  public protocol UIInputViewAudioFeedback: AnyObject {
    /// Whether `UIDevice.playInputClick()` is heard while the view takes input; false unless declared.
    var enableInputClicksWhenVisible: Bool { get }
  }

  extension UIInputViewAudioFeedback {
    /// False.
    public var enableInputClicksWhenVisible: Bool { false }
  }
#endif
