import DeliberateTouch
import Foundation
import UIKit

/// Turns pages at swipes to the left that any window posts.
@MainActor
func observeSwipes(turning book: Book) -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(
    forName: SwipeWindow.swipeLeftNotification,
    object: nil,
    queue: nil
  ) { notification in
    let view = notification.userInfo?[SwipeWindow.viewKey] as? UIView
    // A window posts on the main thread.
    MainActor.assumeIsolated { if view?.window != nil { book.page += 1 } }
  }
}
