#if hasFeature(Embedded)
  // What clients write of sheets and popovers: Embedded Swift has none, and each name says so.

  extension UIModalPresentationStyle {
    /// A sheet that covers most of the presenter.
    @available(*, unavailable, message: "Embedded Swift has no sheets; see Deviations")
    @_alwaysEmitIntoClient
    public static var pageSheet: UIModalPresentationStyle { fatalError() }

    /// A smaller sheet in the middle.
    @available(*, unavailable, message: "Embedded Swift has no sheets; see Deviations")
    @_alwaysEmitIntoClient
    public static var formSheet: UIModalPresentationStyle { fatalError() }

    /// A popover.
    @available(*, unavailable, message: "Embedded Swift has no popovers; see Deviations")
    @_alwaysEmitIntoClient
    public static var popover: UIModalPresentationStyle { fatalError() }
  }
#endif
