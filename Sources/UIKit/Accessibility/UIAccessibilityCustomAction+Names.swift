#if !hasFeature(Embedded)
  extension UIAccessibilityCustomAction {
    /// Creates an action that calls a closure.
    ///
    /// - Parameters:
    ///   - name: The action's name.
    ///   - image: Deviation: not shown, as assistive code here reads the names.
    ///   - actionHandler: Performs the action and returns whether it succeeded.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
      self.init(name: name, actionHandler: actionHandler)
    }

    /// Creates an action that calls a closure, with attributes for how its name is spoken; they aren't kept.
    public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
      self.init(name: attributedName.string, actionHandler: actionHandler)
    }

    /// Creates an action that calls a method, with attributes for how its name is spoken; they aren't kept.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
      self.init(name: attributedName.string, target: target, selector: selector)
    }
  }
#endif
