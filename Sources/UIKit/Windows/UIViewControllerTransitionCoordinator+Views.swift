// Animations of views that aren't in a transition's container.
extension UIViewControllerTransitionCoordinator {
  /// Runs an animation alongside the transition's, of a view that may be outside the container.
  ///
  /// - Parameters:
  ///   - view: The view that contains what is animated; any, as all views animate alike here.
  ///   - animation: Changes views.
  ///   - completion: Called when the transition is over.
  /// - Returns: Whether the animation will run.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}
