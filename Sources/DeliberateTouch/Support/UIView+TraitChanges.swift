package import UIKit

extension UIView {
  /// Has the view laid out again when look, text size or direction change; call it once, when the view is made.
  ///
  /// The engine lays views out by itself when their traits change, and so does iOS 18 for traits that a layout
  /// read. iOS 17 does it for those that ask.
  package func layOutWhenTraitsChange() {
    #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
      registerForTraitChanges(
        [
          UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
          UITraitLayoutDirection.self,
        ],
        action: #selector(UIView.setNeedsLayout)
      )
    #endif
  }
}
