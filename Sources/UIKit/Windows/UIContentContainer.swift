#if !hasFeature(Embedded)
  /// What contains the content of controllers: a controller, or what manages a presentation.
  @preconcurrency @MainActor
  public protocol UIContentContainer {
    /// The size that the content should have.
    var preferredContentSize: CGSize { get }

    /// Called when a child prefers another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child gets in a size of the container's.
    func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the container's traits change.
    func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    )

    /// Called before the container's size changes.
    func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    )
  }

  extension UIViewController: UIContentContainer {}
  extension UIPresentationController: UIContentContainer {}
#endif
