import TouchCore
public import UIKit

// Notification centres are Foundation's, and UIKit hands them on where that exists. Where it doesn't,
// as in Embedded Swift, `onGesture` is the one way to hear of swipes.
#if canImport(Foundation)

  extension Notification.Name {
    /// A window saw a swipe to the left: `swipe left`.
    public static let swipeLeft = Notification.Name("swipe left")
    /// A window saw a swipe to the right: `swipe right`.
    public static let swipeRight = Notification.Name("swipe right")
    /// A window saw a swipe upwards: `swipe up`.
    public static let swipeUp = Notification.Name("swipe up")
    /// A window saw a swipe downwards: `swipe down`.
    public static let swipeDown = Notification.Name("swipe down")
  }

  extension SwipeWindow {
    /// Under which a notification's `userInfo` has the view first touched: `view`.
    nonisolated public static let viewKey = "view"

    /// Where swipes are posted; the default centre by default, nil for nowhere.
    ///
    /// The window is the notification's object.
    public var notificationCenter: NotificationCenter? {
      get { postbox.center }
      set { postbox.center = newValue }
    }
  }

  /// Where a window posts its swipes.
  struct Postbox {
    /// The centre; nil where nothing is to be posted.
    var center: NotificationCenter? = .default

    /// Posts a swipe.
    func post(_ direction: SwipeDirection, of view: UIView, from window: SwipeWindow) {
      let name: Notification.Name =
        switch direction {
        case .left: .swipeLeft
        case .right: .swipeRight
        case .up: .swipeUp
        case .down: .swipeDown
        }
      center?.post(name: name, object: window, userInfo: [SwipeWindow.viewKey: view])
    }
  }

#else

  /// There is nowhere to post swipes to.
  struct Postbox {
    func post(_ direction: SwipeDirection, of view: UIView, from window: SwipeWindow) {}
  }

#endif
