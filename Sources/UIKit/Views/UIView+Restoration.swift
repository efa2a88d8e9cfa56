#if !hasFeature(Embedded)
  extension UIView {
    /// A name for what restores the interface, which nothing here does; nil by default.
    public var restorationIdentifier: String? {
      get { traitLook.extras?.restorationIdentifier }
      set { ownExtras.restorationIdentifier = newValue }
    }
  }
#endif
