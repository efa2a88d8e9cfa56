#if !hasFeature(Embedded)
  extension UIViewController: PresentationManagerMaking {
    final func makeManager(for style: UIModalPresentationStyle) -> UIPresentationController? {
      switch style {
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      case .popover:
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      default: nil
      }
    }
  }

  extension UIViewController {
    /// What manages the sheet in which this controller or one of its ancestors is presented, or will be: nil in a style
    /// that isn't a sheet's.
    ///
    /// A controller in the style `automatic` that is asked for it becomes a sheet.
    public var sheetPresentationController: UISheetPresentationController? {
      let manager = presentationController
      if let sheet = manager as? UISheetPresentationController { return sheet }
      let outermost = nearest { $0.parent == nil } ?? self
      guard manager == nil || manager?.isShown == false, outermost.presenter == nil,
        outermost.modalPresentationStyle == .automatic
      else { return nil }
      let sheet = UISheetPresentationController(
        presentedViewController: outermost,
        presenting: nil
      )
      _ = outermost.adopt(sheet)
      return sheet
    }

    /// What manages the popover in which this controller or one of its ancestors is presented, or will be: nil in
    /// another style than `popover`.
    public var popoverPresentationController: UIPopoverPresentationController? {
      if let popover = presentationController as? UIPopoverPresentationController { return popover }
      // A popover that became a sheet keeps what manages that.
      let presented = nearest { $0.presenter != nil }
      guard presented?.modalPresentationStyle == .popover else { return nil }
      return presented?.extras?.manager as? UIPopoverPresentationController
    }
  }
#endif
