extension UIApplication {
  /// Settles what happened outside of an event: what gestures want by now, then the layout.
  func flush() {
    gestures.flush()
    endTurn()
  }

  /// Ends a turn, that of a timer, of an event or of a client's own code: lays out what asked for it.
  ///
  /// - Complexity: O(1) where nothing did.
  func endTurn() {
    layOutWindows()
    animations.endTurn()
  }
}

extension UIApplication {
  /// Lays out what asked for it in the visible windows, superviews first.
  ///
  /// - Complexity: O(1) where nothing did. Scroll views whose content moved cost what is in them, however
  ///   many views there are beside them.
  @inline(__always)
  func layOutWindows() {
    if needsLayout { layOutNow() }
  }

  private func layOutNow() {
    var rounds = 0
    while rounds < Self.mostDisplayRounds {
      if windowsNeedLayout || !scrolledViews.isEmpty { layOutWhatAsked() }
      if animations.layersNeedLayout { animations.layOutLayers() }
      if viewsToDisplay.isEmpty { return }
      displayWhatAsked()
      rounds += 1
    }
  }

  /// How often one turn draws and lays out again where `draw(_:)` asks for layout.
  private static var mostDisplayRounds: Int { 4 }

  /// Whether a view or a layer asked for layout since windows were laid out last.
  var needsLayout: Bool {
    windowsNeedLayout || !scrolledViews.isEmpty || animations.layersNeedLayout
  }

  private func layOutWhatAsked() {
    var scrolled: [Weak<UIView>] = []
    swap(&scrolled, &scrolledViews)
    // Marked alone, without the views above: those may have a thousand others to look after.
    for view in scrolled { view.object?.markScrolled() }
    if windowsNeedLayout {
      windowsNeedLayout = false
      for window in visibleWindowsFromFront.reversed() where window.subtreeNeedsLayout {
        window.layoutIfNeeded()
      }
    }
    // Those that the windows' layout didn't come by.
    for view in scrolled {
      if let view = view.object, view.subtreeNeedsLayout { view.layOutTree() }
    }
    // The list's memory is kept for the next turn.
    guard scrolledViews.isEmpty else { return }
    scrolled.removeAll(keepingCapacity: true)
    swap(&scrolled, &scrolledViews)
  }
}
