import Porting
import Testing

@Suite("What Objective-C forwards") struct ForwardingTests {
  @Test("a proxy of a scroll view's delegate calls the methods that it doesn't have itself")
  func proxies() {
    let ported = Ported.file(
      """
      import UIKit
      class Proxy: NSObject, UIScrollViewDelegate {
        weak var user: UIScrollViewDelegate?
        override func responds(to s: Selector!) -> Bool { return super.responds(to: s) || user?.responds(to: s) == true }
        override func forwardingTarget(for s: Selector!) -> Any? {
          if let user = user, user.responds(to: s) { return user }
          return super.forwardingTarget(for: s)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { user?.scrollViewDidScroll?(scrollView) }
      }
      """
    )
    #expect(ported.lines(.cannot) == [])
    #expect(!ported.text.contains("forwardingTarget") && !ported.text.contains("responds"))
    #expect(
      ported.text.contains(
        "\n  func scrollViewDidEndDragging(_ value0: UIScrollView, willDecelerate value1: Bool) {"
          + " user?.scrollViewDidEndDragging(value0, willDecelerate: value1) }\n"
      )
    )
    #expect(
      ported.text.contains("{ user?.scrollViewShouldScrollToTop(value0) ?? true }")
    )
    #expect(ported.text.matches(of: /func scrollViewDidScroll\(/).count == 1)
  }

  @Test("a proxy whose protocol refines the delegate's says what it hands on no longer")
  func refined() {
    let ported = Ported.file(
      """
      import UIKit
      @objc protocol Turning: UIScrollViewDelegate { optional func turned(a: UIScrollView) }
      class Proxy: NSObject, Turning {
        weak var user: Turning?
        override func respondsToSelector(s: Selector) -> Bool { return user?.respondsToSelector(s) == true }
        override func forwardingTargetForSelector(s: Selector) -> AnyObject? { return user }
      }
      class Holder: NSObject {
        weak var target: NSObject?
        override func forwardingTargetForSelector(s: Selector) -> AnyObject? { return target }
        override func respondsToSelector(s: Selector) -> Bool { return true }
      }
      func old(t: UITouch) { t.locationInView(nil) }

      """
    )
    #expect(
      ported.lines(.cannot) == [
        "6: turned(_:) of Turning is no longer handed on: write it, and call the target's"
      ]
    )
    #expect(ported.text.contains("(user as? any UIScrollViewDelegate)?.scrollViewDidZoom(value0)"))
    #expect(
      ported.text.contains(
        "class Holder: NSObject, MessageForwarding {\n  weak var target: NSObject?\n"
          + "  func forwardingTarget(for s: Selector!) -> Any? { return target }\n}"
      )
    )
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test(
    "an object that forwards asks no NSObject above it, and tells a file of Swift 2",
    arguments: [
      (
        "override func forwardingTargetForSelector(s: Selector) -> AnyObject? { return t ?? super.forwardingTargetForSelector(s) }",
        "override func respondsToSelector(s: Selector) -> Bool { return t!.respondsToSelector(s) }"
      ),
      (
        "override func forwardingTarget(for s: Selector!) -> Any? { return t ?? super.forwardingTarget(for: s) }",
        "override func responds(to s: Selector!) -> Bool { return t!.responds(to: s) }"
      ),
    ]
  )
  func above(forwarding: String, asking: String) {
    let ported = Ported.file(
      "import UIKit\nclass A: NSObject {\n  weak var t: NSObject?\n  \(asking)\n  \(forwarding)\n}\n"
        + "class B: A {\n  \(forwarding)\n}\n"
    )
    #expect(
      ported.text == """
        import UIKit
        class A: NSObject, MessageForwarding {
          weak var t: NSObject?
          func forwardingTarget(for s: Selector!) -> Any? { return t ?? nil }
        }
        class B: A {
          override func forwardingTarget(for s: Selector!) -> Any? { return t ?? super.forwardingTarget(for: s) }
        }

        """
    )
    #expect(ported.lines(.cannot) == [])
    #expect(Ported.file(ported.text).text == ported.text)
  }

  @Test("a selector names the overload that its text or a cast means")
  func overloads() {
    let ported = Ported.file(
      """
      import UIKit
      class A: UIView {
        func hide(_ animated: Bool) {}
        func hide() {}
        func a(b: UIButton) {
          b.addTarget(self, action: #selector(hide as () -> Void), for: .touchUpInside)
          b.addTarget(self, action: Selector("hide"), for: .touchUpInside)
        }
      }
      """
    )
    let call =
      "action: Selector({ (target: A) in { () -> Void in _ = target.hide() } }).named(\"hide\")"
    #expect(ported.text.split(separator: call).count == 3)
  }

  @Test(
    "what only the system hears is left out",
    arguments: [
      "UIApplication.shared.isNetworkActivityIndicatorVisible = true",
      "UIDevice.current.setValue(1, forKey: \"orientation\")",
      "UIApplication.shared.open(url, options: [:], completionHandler: nil)",
    ]
  )
  func messages(line: String) {
    let ported = Ported.file("import UIKit\nfunc a(url: URL) {\n  \(line)\n  b()\n}\n")
    #expect(ported.text.contains("{\n  b()\n}"))
    #expect(ported.lines(.warning).count == 1)
  }

  @Test(
    "overrides that nothing calls here are left out",
    arguments: [
      "override class var requiresConstraintBasedLayout: Bool { true }",
      "override func updateConstraints() { super.updateConstraints() }",
    ]
  )
  func overrides(line: String) {
    let ported = Ported.file("import UIKit\nclass A: UIView {\n  \(line)\n  let b = 1\n}\n")
    #expect(ported.text.contains("UIView {\n  let b = 1\n}"))
    #expect(ported.lines(.cannot) == [])
  }

  @Test("any NSObject is what UIKit's classes conform to, and a preview is left out")
  func bounds() {
    let ported = Ported.file(
      "import UIKit\nextension Array where Element: NSObject {}\nfunc a<T: NSObject>(_ t: T) {}\n#Preview { UIView() }\n"
    )
    #expect(
      ported.text.hasSuffix(
        "extension Array where Element: NSObjectProtocol & Hashable {}\nfunc a<T: NSObjectProtocol & Hashable>(_ t: T) {}\n"
      )
    )
  }
}
