// Ours, not Apple's: how a host gets what the application shows.

import TouchCore

extension UIApplication {
  /// What the screen shows now, as a display list.
  ///
  /// Pending layout runs first, as before every frame. The list shows animations at the current
  /// time, and omits what is invisible: hidden and clear layers, and those outside the screen or
  /// clipped away.
  ///
  /// - Returns: A picture of the screen's size.
  /// - Complexity: O(*n*) in the number of layers with visible ancestors.
  public func displayList() -> DisplayList {
    layOutWindows()
    animations.willPaint()
    var painter = LayerPainter(size: screen.bounds.size)
    let screen = painter.list.bounds
    for window in visibleWindowsFromFront.reversed() {
      painter.paint(window.layer, at: .zero, visible: screen)
    }
    return painter.list
  }
}

extension UIView {
  /// What the view and its subviews show now, as a display list.
  ///
  /// The picture is the part inside the view's bounds, with their origin at its top left; the
  /// view's own transform, opacity and location are ignored. Pending layout doesn't run.
  ///
  /// - Returns: A picture of the bounds' size.
  /// - Complexity: O(*n*) in the number of layers with visible ancestors.
  public func displayList() -> DisplayList {
    var painter = LayerPainter(size: bounds.size)
    painter.paintWhole(layer)
    return painter.list
  }
}
