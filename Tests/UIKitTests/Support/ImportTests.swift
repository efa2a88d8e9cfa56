import Expectations
import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A client's imports.
@MainActor
struct ImportTests {
  @Test("one file can import Testing, UIKit and its submodule for recognizers")
  func imports() {
    let view: UIView = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(view.frame.maxX, 4)
  }
}
