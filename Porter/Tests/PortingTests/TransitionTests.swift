import Porting
import Testing

@Suite("Transitions, bars and logs") struct TransitionTests {
  /// The lines of a file of Swift 2, whose first function tells it, without the lines around them.
  private static func port(_ body: String, in type: String = "NSObject") -> PortedFile {
    Ported.file(
      "import UIKit\nclass A: \(type) {\nfunc old(_ t: UITouch) { t.locationInView(nil) }\n\(body)\n}\n"
    )
  }

  @Test(
    "of Swift 2 are spelled as now",
    arguments: [
      (
        "func transitionDuration(c: UIViewControllerContextTransitioning) -> NSTimeInterval { return 1 }",
        "func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { return 1 }"
      ),
      (
        "func animationControllerForPresentedController(a: B, presentingController presenting: B, sourceController s: B) {}",
        "func animationController(forPresented a: B, presenting: B, source s: B) {}"
      ),
      (
        "func a(context: C) { context.updateInteractiveTransition(1); driver.updateInteractiveTransition(1) }",
        "func a(_ context: C) { context.updateInteractiveTransition(1); driver.update(1) }"
      ),
      (
        "func a(c: C) { c.containerView()!.addSubview(b); c.containerView()?.addSubview(b) }",
        "func a(_ c: C) { c.containerView.addSubview(b); c.containerView.addSubview(b) }"
      ),
      (
        "func a(c: C) { let b = c.containerView(); b!.addSubview(d) }",
        "func a(_ c: C) { let b = Optional(c.containerView); b!.addSubview(d) }"
      ),
      (
        "func a(c: C?) { let b = c?.containerView(); d(b!) }",
        "func a(_ c: C?) { let b = c?.containerView; d(b!) }"
      ),
      (
        "func a() { let b = c as View!; let d = e as View!; let f = g ? b : d }",
        "func a() { let b: View! = c; let d: View! = e; let f: View! = g ? b : d }"
      ),
      (
        "func a() { let b = c as! View!; for d in [b] {} }",
        "func a() { let b = c as! View; for d in [b] {} }"
      ),
      ("func a() { b.reversed = true }", "func a() { b.isReversed = true }"),
      ("func a(c: C) { let b = c.view }", "func a(_ c: C) { let b: UIView! = c.view }"),
      ("func a() { b.c = .OverFullScreen }", "func a() { b.c = .overFullScreen }"),
    ]
  )
  func spellings(old: String, now: String) {
    #expect(Self.port(old).text.contains("\n\(now)\n"))
  }

  @Test("name the presenting controller by a shorter label, which may be nil")
  func presentation() {
    let ported = Self.port(
      "override init(presentedViewController: B, presentingViewController: B) {\nsuper.init(presentedViewController:"
        + " presentedViewController, presentingViewController: presentingViewController)\n}\noverride func"
        + " frameOfPresentedViewInContainerView() -> CGRect { return b }",
      in: "UIPresentationController"
    )
    #expect(
      ported.text.contains(
        "override init(presentedViewController: B, presenting presentingViewController: B?) {\nsuper.init("
          + "presentedViewController: presentedViewController, presenting: presentingViewController)\n}\noverride var"
          + " frameOfPresentedViewInContainerView: CGRect { return b }"
      )
    )
    #expect(ported.lines(.cannot) == [])
  }

  @Test("say their version by their labels: one of Swift 5 stays as it is")
  func version() {
    let text =
      "import UIKit\nclass A {\nfunc animateTransition(using c: any UIViewControllerContextTransitioning) {}\nfunc b(c: Int) {}\n}\n"
    #expect(Ported.file(text).text == text)
  }

  @Test("reach for bars that aren't here, which does nothing")
  func bars() {
    let ported = Ported.file(
      """
      import UIKit
      class A: UIViewController {
        func a(_ b: Int) {
          navigationItem.title = "A"
          navigationItem.searchController = d
          self.navigationController?.setNavigationBarHidden(true, animated: true)
          _ = navigationController?.popViewController(animated: true)
          splitViewController?.show(.primary)
          switch b {
          case 1: tabBarController?.tabBar.isHidden = true
          default: c(navigationController)
          }
        }
        var bar: UIView? { navigationController?.navigationBar.topItem() }
      }

      """
    )
    #expect(
      ported.text == """
        import UIKit
        class A: UIViewController {
          func a(_ b: Int) {
            navigationItem.title = "A"
            _ = navigationController?.popViewController(animated: true)
            switch b {
            case 1: break
            default: c(navigationController)
            }
          }
          var bar: UIView? { navigationController?.navigationBar.topItem() }
        }

        """
    )
    #expect(ported.lines(.warning).count == 5)
    #expect(ported.lines(.cannot) == [])
  }

  @Test(
    "of what is left out, what its arguments call stays",
    arguments: [
      (
        "navigationController?.setNavigationBarHidden(next(), animated: a())",
        "if navigationController != nil { _ = next(); _ = a() }"
      ),
      (
        "self?.navigationController?.setNavigationBarHidden(next(), animated: true)",
        "if self?.navigationController != nil { _ = next() }"
      ),
      ("navigationItem.searchController = make()", "_ = make()"),
      ("make().navigationBar.tintColor = .red", "_ = make()"),
      ("UIApplication.shared.applicationIconBadgeNumber = next()", "_ = next()"),
      (
        "navigationController?.navigationBar.items?.forEach { _ in count += 1 }",
        "navigationController?.navigationBar.items?.forEach { _ in count += 1 }"
      ),
      ("navigationController?.navigationBar.tintColor = UIColor.red.withAlphaComponent(0.5)", ""),
      ("navigationController?.navigationBar.items?.forEach { $0.title = nil }", ""),
      ("isToolbarHidden = true; isToolbarHidden = false; count = 1", "count = 1"),
      ("count = 1; isToolbarHidden = true; isToolbarHidden = false", "count = 1; "),
      ("navigationController?.navigationBar.subviews.forEach { $0.removeFromSuperview() }", ""),
      (
        "UIApplication.shared.applicationIconBadgeNumber = Store.shared.takeNext()",
        "_ = Store.shared.takeNext()"
      ),
      (
        "navigationController?.setNavigationBarHidden(next(), /* now */ animated: true)",
        "navigationController?.setNavigationBarHidden(next(), /* now */ animated: true)"
      ),
      (
        "self?.tabBarController!.tabBar.setItems(make(), animated: false)",
        "self?.tabBarController!.tabBar.setItems(make(), animated: false)"
      ),
      (
        "let c = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil); navigationController?.navigationBar.setItems([d(c)], animated: false)",
        "let c = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil); if navigationController != nil { _ = d(c) }"
      ),
      (
        "switch count { case 1: isToolbarHidden = true; isToolbarHidden = false; default: break }",
        "switch count { case 1: break default: break }"
      ),
    ]
  )
  func effects(old: String, new: String) {
    let head = "import UIKit\nclass B: UIViewController {\n  var count = 0\n  func b() {\n"
    let ported = Ported.file("\(head)    \(old)\n    count = 2\n  }\n}\n")
    let line = new.isEmpty ? "" : "    \(new)\n"
    #expect(ported.text == "\(head)\(line)    count = 2\n  }\n}\n")
    #expect(ported.lines(.cannot).isEmpty == (old != new))
  }

  @Test("of Swift 2 take values out of what a cast wraps, and have delegates of pages and pickers")
  func oldDelegates() {
    let ported = Ported.file(
      """
      import UIKit
      class A: UIViewController, UIPageViewControllerDataSource {
        func pageViewController(p: UIPageViewController, viewControllerBeforeViewController v: UIViewController) -> UIViewController? { return nil }
        override func didRotateFromInterfaceOrientation(from: UIInterfaceOrientation) {}
        func a(b: [NSObject: AnyObject], p: UIPickerView) {
          let c = (b["c"] as! NSValue).CGRectValue()
          let d = p.selectedRowInComponent(0)
          p.setContentHuggingPriority(UILayoutPriorityRequired, forAxis: .Horizontal)
          p.setContentHuggingPriority(900, forAxis: .Horizontal)
          p.addTarget(self, action: "e", forControlEvents: .ValueChanged)
        }
      }

      """
    )
    for text in [
      "pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController)",
      "didRotate(from: UI", "(b[\"c\"] as! CGRect)\n", "p.selectedRow(inComponent: 0)",
      "p.setContentHuggingPriority(UILayoutPriority.required, for: .horizontal)",
    ] {
      #expect(ported.text.contains(text), "\(text) in \(ported.text)")
    }
    #expect(!ported.text.contains("900"))
  }

  @Test("write to Apple's log, which is left out with its import")
  func logs() {
    let ported = Ported.file(
      "import OSLog\nimport UIKit\nclass A: UIView {\nlet log = Logger(subsystem: \"a\", category: \"b\")\n"
        + "func a() {\nlog.debug(\"a\")\nos_log(\"b\")\nc()\n}\n}\n"
    )
    #expect(ported.text == "import UIKit\nclass A: UIView {\nfunc a() {\nc()\n}\n}\n")
    let handed = Ported.file("import os\nclass A { func a() { b(Logger()) } }\n")
    #expect(
      handed.lines(.cannot) == ["1: os isn't part of Touchstone, and the file uses its Logger"]
    )
  }

  @Test("change what they read at the same time, in two steps; an object isn't in use meanwhile")
  func overlap() {
    let text =
      "func a(v: UIView?) {\nvar r = v?.frame\nr?.origin.x = 1 - r!.width\nv?.frame = v!.bounds\n}\n"
    #expect(
      Ported.file(text).text.contains(
        "if r != nil { r!.origin.x = 1 - r!.width }\nv?.frame = v!.bounds\n"
      )
    )
  }

  @Test("observe from the first value on, with a place in memory for a context")
  func context() {
    let text = """
      import UIKit
      class A: UIView {
        private var c = 0
        func a(_ s: UIScrollView) { s.addObserver(self, forKeyPath: "contentOffset", options: [.new, .initial], context: &c) }
        func b(_ d: UnsafeMutableRawPointer?) -> Bool { return d == &c }
      }

      """
    let ported = Ported.file(text).text
    #expect(
      ported.contains(
        "private let c = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)"
      )
    )
    #expect(ported.contains("context: c)") && ported.contains("d == c "))
    let later = text.replacing("[.new, .initial]", with: ".new")
    #expect(Ported.file(later).text.contains("private var c = 0"))
  }

  @Test("have members of their own, and override by names that Swift 2 wrote without labels")
  func own() {
    let ported = Self.port(
      "private var UIInited = false\nfunc a() { UIInited = true }\noverride func addSubview(view: UIView) {}\n"
        + "required init(coder c: NSCoder) { super.init(); a() }",
      in: "UIView"
    )
    #expect(ported.lines(.cannot) == [])
    #expect(ported.text.contains("{ super.init(frame: CGRect.zero); a() }"))
  }
}
