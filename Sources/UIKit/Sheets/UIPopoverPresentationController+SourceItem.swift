#if !hasFeature(Embedded)
  /// What a popover may point at: a view.
  @preconcurrency @MainActor
  public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

  extension UIView: UIPopoverPresentationControllerSourceItem {}

  extension UIPopoverPresentationController {
    /// What the popover points at: a view, which is `sourceView`.
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
      get { sourceView }
      set { sourceView = newValue as? UIView }
    }
  }
#endif
