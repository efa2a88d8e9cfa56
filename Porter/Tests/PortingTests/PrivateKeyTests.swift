import Porting
import Testing

@Suite("Values that Apple's classes keep to themselves") struct PrivateKeyTests {
  /// What is said of the call of a function, which has the parameters `r`, `p`, `f` and `v`.
  private static func said(of call: String) -> [String] {
    Ported.file(
      "import UIKit\nclass A: UIView {\n"
        + "func a(r: UIPanGestureRecognizer, p: UIPageControl, f: UITextField, v: UIView) { \(call) }\n}\n"
    ).lines(.cannot)
  }

  @Test(
    "can't be had by their keys, and the report says what to write",
    arguments: [
      (
        "p.setValue(b, forKey: \"_pageImage\")", "write preferredIndicatorImage, with an image that"
      ),
      (
        "p.setValue(b, forKey: \"currentPageImage\")",
        "write preferredCurrentPageIndicatorImage, with"
      ),
      (
        "b = r.value(forKey: \"targets\")", "call addTarget(_:action:) with a method of your own"
      ),
      (
        "f.setValue(b, forKeyPath: \"_placeholderLabel.textColor\")", "write attributedPlaceholder"
      ),
      ("b = v.value(forKey: \"_viewDelegate\")", "leave the line out"),
    ]
  )
  func hidden(call: String, advice: String) {
    let said = Self.said(of: call)
    #expect(said.count == 1)
    let reason = "Apple's class keeps this value to itself, and only Objective-C finds it; "
    #expect(said.first?.contains(reason + advice) == true, "\(said)")
  }

  @Test("need their property where they have one, or a key that is known")
  func others() {
    let reason =
      "only Objective-C finds a property by its name; use the property, or leave the line out"
    #expect(
      Self.said(of: "v.setValue(b, forKey: \"alpha\")") == [
        "3: setValue of UIView by the key \"alpha\": \(reason)"
      ]
    )
    #expect(
      Self.said(of: "v.setValue(b, forKey: key)") == [
        "3: setValue of UIView by the key key: \(reason)"
      ]
    )
  }
}
