import TouchCore
public import UIKit

// `NotificationCenter` is Foundation's. Without Foundation, as in Embedded Swift, `onGesture` is
// the only way to receive swipes.
#if canImport(Foundation)

  extension SwipeWindow {
    /// A window recognized a swipe to the left: `swipe left`.
    nonisolated public static let swipeLeftNotification = Notification.Name("swipe left")
    /// A window recognized a swipe to the right: `swipe right`.
    nonisolated public static let swipeRightNotification = Notification.Name("swipe right")
    /// A window recognized a swipe upwards: `swipe up`.
    nonisolated public static let swipeUpNotification = Notification.Name("swipe up")
    /// A window recognized a swipe downwards: `swipe down`.
    nonisolated public static let swipeDownNotification = Notification.Name("swipe down")

    /// The `userInfo` key of the view first touched: `view`.
    nonisolated public static let viewKey = "view"

    /// The centre to which swipes are posted; the default one by default, nil for none.
    ///
    /// The window is the notification's object.
    public var notificationCenter: NotificationCenter? {
      get { postbox.center }
      set { postbox.center = newValue }
    }
  }

  /// Posts a window's swipes.
  struct Postbox {
    /// The centre; nil posts nothing.
    var center: NotificationCenter? = .default

    /// Posts a swipe.
    func post(_ direction: SwipeDirection, of view: UIView, from window: SwipeWindow) {
      let name: Notification.Name =
        switch direction {
        case .left: SwipeWindow.swipeLeftNotification
        case .right: SwipeWindow.swipeRightNotification
        case .up: SwipeWindow.swipeUpNotification
        case .down: SwipeWindow.swipeDownNotification
        }
      center?.post(name: name, object: window, userInfo: [SwipeWindow.viewKey: view])
    }
  }

#else

  /// Posts nothing: there are no notification centres.
  struct Postbox {
    func post(_ direction: SwipeDirection, of view: UIView, from window: SwipeWindow) {}
  }

#endif
