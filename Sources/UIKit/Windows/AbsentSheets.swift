// What clients write of sheets and popovers: there are none, and each name says so.

extension UIModalPresentationStyle {
  /// A sheet that covers most of the presenter.
  @available(*, unavailable, message: "there are no sheets; see Deviations")
  @_alwaysEmitIntoClient
  public static var pageSheet: UIModalPresentationStyle { fatalError() }

  /// A smaller sheet in the middle.
  @available(*, unavailable, message: "there are no sheets; see Deviations")
  @_alwaysEmitIntoClient
  public static var formSheet: UIModalPresentationStyle { fatalError() }

  /// A popover.
  @available(*, unavailable, message: "there are no popovers; see Deviations")
  @_alwaysEmitIntoClient
  public static var popover: UIModalPresentationStyle { fatalError() }
}

extension UIViewController {
  /// What manages the controller's sheet.
  @available(*, unavailable, message: "there are no sheets; see Deviations")
  @_alwaysEmitIntoClient
  public var sheetPresentationController: UISheetPresentationController? { nil }
}

/// Manages a sheet.
@available(*, unavailable, message: "there are no sheets; see Deviations")
public enum UISheetPresentationController {}
