extension UIWindow {
  /// The controller whose view fills the window once the window is shown.
  public var rootViewController: UIViewController? {
    get { (rootOwner as AnyObject?) as? UIViewController }
    set { rootOwner = newValue }
  }
}
