import TouchLayers

/// A generator may be an interaction of a view, which changes nothing here: the host has one place for all feedback.
extension UIFeedbackGenerator: UIInteraction {
  /// Creates a generator that is an interaction of a view.
  ///
  /// - Parameter view: The view, which keeps it alive.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// The view whose interaction it is; nil for none.
  public var view: UIView? { Weak<UIView>(anchor: viewAnchor).object }
  /// Does nothing.
  public func willMove(to view: UIView?) {}
  /// Notes the view.
  public func didMove(to view: UIView?) { viewAnchor = view?.anchor }
}

extension UIImpactFeedbackGenerator {
  /// Creates a generator for a style that is an interaction of a view.
  ///
  /// - Parameters:
  ///   - style: The mass or the stiffness of the colliding objects.
  ///   - view: The view, which keeps it alive.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }
}
