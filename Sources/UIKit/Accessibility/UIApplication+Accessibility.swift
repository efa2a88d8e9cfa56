// Ours, not Apple's: there, the system reads the screen, and the user changes the settings.

extension UIApplication {
  /// Called with what the application tells assistive code; nil ignores it.
  ///
  /// Ours, not Apple's.
  public var onAccessibilityNotification: ((AccessibilityNotice) -> Void)? {
    get { noticeListener }
    set { noticeListener = newValue }
  }

  /// What assistive code reads, in its order, without the groups that it is in.
  ///
  /// Ours, not Apple's. See `accessibilityTree`.
  public var accessibilityOrder: [UIResponder] { accessibilityTree.flatMap { $0.flattened } }

  /// What assistive code reads, in its order: the frontmost window first, and in each from top to bottom.
  ///
  /// Ours, not Apple's. What begins at the same height is read in the direction of the language. What is
  /// hidden is left out, as is what lies beside a modal view, and a text without a word. What a scroll view
  /// holds is read together, also what is scrolled out of sight.
  public var accessibilityTree: [AccessibilityNode] {
    let windows = visibleWindowsFromFront
    for window in windows { window.layoutIfNeeded() }
    let read = windows.first { $0.accessibilityViewIsModal }.map { [$0] } ?? windows
    return read.flatMap { AccessibilityNode.nodes(of: $0) }
  }
}

#if !hasFeature(Embedded)

  extension UIApplication {
    /// Tells the application that assistive code moved to an element, or to none; ours, not Apple's.
    ///
    /// The element that it was at is told first, then the one that it comes to, then the default notification centre.
    public func moveAccessibilityFocus(to element: UIResponder?) {
      let before = readElement.object
      guard before !== element else { return }
      readElement = Weak(element)
      before?.accessibilityElementDidLoseFocus()
      element?.accessibilityElementDidBecomeFocused()
      var keys: [String: Any] = [:]
      keys[UIAccessibility.focusedElementUserInfoKey] = element
      keys[UIAccessibility.unfocusedElementUserInfoKey] = before
      NotificationCenter.default.post(
        name: UIAccessibility.elementFocusedNotification,
        object: element,
        userInfo: keys
      )
    }

    /// Tells the application that an announcement was read, or was cut short; ours, not Apple's.
    public func finishAnnouncement(_ text: String, wasRead: Bool) {
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification,
        object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: wasRead,
        ]
      )
    }
  }
#endif
