// Ours, not Apple's: how a host gets to see the application.

import TouchCore

extension UIApplication {
  /// What the screen shows at this moment, as a list of things to paint.
  ///
  /// Views that asked for layout are laid out first, as before every frame. The list holds what
  /// animations show at the moment of the clock, and nothing that can't be seen: hidden and clear
  /// layers, and those that lie outside of the screen or of a layer that cuts them off.
  ///
  /// - Returns: A picture of the screen's size.
  /// - Complexity: O(*n*) in the number of layers that aren't in one that is out of sight.
  public func displayList() -> DisplayList {
    layOutWindows()
    var painter = LayerPainter(size: screen.bounds.size)
    let screen = painter.list.bounds
    for window in visibleWindowsFromFront.reversed() {
      painter.paint(window.layer, at: .zero, visible: screen)
    }
    return painter.list
  }
}

extension UIView {
  /// What the view and its subviews show at this moment, as a list of things to paint.
  ///
  /// The picture is the part inside of the view's bounds, with their origin at its top left, whatever the
  /// view's own transform, opacity and place in its superview are. Nothing is laid out first.
  ///
  /// - Returns: A picture of the bounds' size.
  /// - Complexity: O(*n*) in the number of layers that aren't in one that is out of sight.
  public func displayList() -> DisplayList {
    var painter = LayerPainter(size: bounds.size)
    painter.paintWhole(layer)
    return painter.list
  }
}
