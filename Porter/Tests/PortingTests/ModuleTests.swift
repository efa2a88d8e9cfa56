import Porting
import Testing

@Suite("Files of one module") struct ModuleTests {
  private let timer = "import UIKit\nimport Foundation\nclass A { var timer: Timer? }\n"

  @Test("get the alias of Timer once, in the first that imports Foundation and uses it")
  func alias() {
    let files = Ported.module(["import UIKit\nvar a: Timer?\n", timer, timer])
    #expect(
      files.map { $0.text.contains("\ntypealias Timer = UIKit.Timer\n") } == [false, true, false]
    )
    // The last import is left out; the alias isn't.
    let text = timer.replacing("Foundation\n", with: "Foundation\nimport QuartzCore\n")
    #expect(Ported.file(text).text.contains("\ntypealias Timer = UIKit.Timer\n"))
  }

  @Test("get no alias where none imports Foundation, none uses Timer, or one has it")
  func noAlias() {
    let alias = "import UIKit\ntypealias Timer = UIKit.Timer\n"
    for texts in [
      ["import UIKit\nvar a: Timer?\n"], ["import Foundation\nimport UIKit\nvar a = 1\n"],
      [timer, alias],
    ] {
      #expect(Ported.module(texts).map(\.text) == texts)
    }
  }

  @Test("get a public alias where a public declaration has a Timer")
  func publicAlias() {
    let text = "import UIKit\nimport Foundation\npublic class A { public var timer: Timer? }\n"
    #expect(Ported.file(text).text.contains("\npublic typealias Timer = UIKit.Timer\n"))
  }

  @Test(
    "know each other's methods: what an action returns is dropped, and what has two labels is named"
  )
  func selectors() {
    let files = Ported.module([
      "import UIKit\nclass A: B {\n  func a() { tap(#selector(go)) }\n  func tap(_: Selector) {}\n}\n",
      "import UIKit\nclass B: UIView {\n  @objc func go(_ sender: UIButton) -> Bool { true }\n}\n",
    ])
    #expect(
      files[0].text.contains(
        "Selector({ (target: A) in { (sender: UIButton) -> Void in _ = target.go(sender) } })"
          + ".named(\"go(_:)\")"
      )
    )
  }

  @Test("tell each other which requirements may be left out")
  func optionals() {
    let files = Ported.module([
      "import UIKit\n@objc protocol P { @objc optional func did(_ a: Int) }\n",
      "import UIKit\nclass A { weak var p: P?\n  func a() { p?.did?(1) } }\n",
    ])
    #expect(files[0].text.contains("extension P {\n    func did(_ a: Int) {}\n}"))
    #expect(files[1].text.contains("p?.did(1)"))
  }

  @Test("answer with the literal that all calls fall back to")
  func fallbacks() {
    let files = Ported.module([
      "import UIKit\n@objc protocol P {\n  @objc optional func may() -> Bool\n  @objc optional func size() -> CGSize\n}\n",
      "import UIKit\nclass A { weak var p: P?\n  func a() -> Bool { p?.may?() == true && (p?.size?() ?? CGSize.zero).width > 0 }\n}\n",
    ])
    #expect(files[0].text.contains("func may() -> Bool { false }"))
    #expect(files[0].text.contains("func size() -> CGSize { CGSize.zero }"))
    #expect(files[1].text.contains("p?.may() == true && (p?.size() ?? CGSize.zero).width"))
    #expect(files.flatMap { $0.lines(.warning) + $0.lines(.cannot) } == [])
  }

  @Test("tell requirements of one base name apart by their labels, in Swift 2 too")
  func overloadedFallbacks() {
    let ported = Ported.file(
      """
      import UIKit
      @objc protocol P {
        optional func bar(bar: UIView, did index: Int)
        optional func bar(bar: UIView, may index: Int) -> Bool
      }
      class A: UIControl {
        weak var p: P?
        var found: Int? { return subviews.indexOf({ $0.hidden }) ?? subviews.indexOf { $0.hidden } }
        func a() {
          guard (p?.bar?(self, may: 1) ?? true) else { return }
          p?.bar?(self, did: 1)
          sendActionsForControlEvents(.ValueChanged)
        }
      }

      """
    )
    #expect(ported.lines(.cannot) == [])
    #expect(ported.text.contains("protocol P: AnyObject {"))
    #expect(ported.text.contains("extension P {\n    func bar(_ bar: UIView, did index: Int) {}"))
    #expect(ported.text.contains("    func bar(_ bar: UIView, may index: Int) -> Bool { true }"))
    #expect(ported.text.contains("guard (p?.bar(self, may: 1) ?? true) else"))
    #expect(ported.text.contains("firstIndex(where: { $0.isHidden }) ?? subviews.firstIndex { $0"))
    #expect(Ported.file(ported.text).notes == [])
  }

  @Test("stay class-bound without @objc, where they inherit from nothing")
  func classBound() {
    let text = "import UIKit\n@objc protocol P {}\n@objc protocol Q: P {}\nprotocol R {}\n"
    let ported = "import UIKit\nprotocol P: AnyObject {}\nprotocol Q: P {}\nprotocol R {}\n"
    #expect(Ported.file(text).text == ported)
  }

  @Test("move an override into the class in another file, with what it uses and its own edits")
  func farExtension() {
    let files = Ported.module([
      "import UIKit\nclass A: UIView {\n  let b = 1\n}\n",
      """
      import UIKit
      private let gap: CGFloat = 2
      #if os(iOS)
      public extension A {
        override func layoutSubviews() { c(gap) }
        private func c(_ d: CGFloat) { e(#selector(f)) }
        @objc func f() {}
        override func sizeToFit() { e(#selector(f)) }
      }
      #endif
      """,
    ])
    #expect(
      files[0].text == """
        import UIKit
        class A: UIView {
          let b = 1
          override public func layoutSubviews() { c(gap) }
          override public func sizeToFit() { e(Selector(A.f).named("f")) }
        }

        """
    )
    #expect(files[1].text.contains("\nlet gap: CGFloat = 2\n"))
    #expect(files[1].text.contains("\n  func c(_ d: CGFloat) {"))
    #expect(files[1].lines(.cannot) == [])
  }

  @Test(
    "keep an override in an extension whose class isn't given, or that uses another class's secret"
  )
  func keptExtensions() {
    let files = Ported.module([
      "import UIKit\nclass A: UIView {}\n",
      """
      import UIKit
      extension A { override func layoutSubviews() { B().c() } }
      class B { fileprivate func c() {} }
      extension D { override func layoutSubviews() {} }
      """,
    ])
    #expect(
      files[1].lines(.cannot) == [
        "2: layoutSubviews() overrides in an extension and uses c, which only this file sees; move it into the class",
        "4: layoutSubviews() overrides in an extension of D, whose class isn't in the given files; move it into the class",
      ]
    )
    #expect(files[0].text == "import UIKit\nclass A: UIView {}\n")
  }
}

@Suite("Imports") struct ImportTests {
  @Test(
    "of Apple's frameworks go where the file uses none of their names",
    arguments: [
      ("import AVFoundation\nimport UIKit\nvar v: UIView?\n", "import UIKit\nvar v: UIView?\n"),
      ("import QuartzCore\nvar v: CALayer?\n", "import UIKit\nvar v: CALayer?\n"),
      (
        "import SwiftUI\nimport UIKit.UIGestureRecognizerSubclass\n",
        "import UIKit.UIGestureRecognizerSubclass\n"
      ),
      (
        "// file\n\n/// A view.\n/// Two lines.\nvar v: UIView?\n",
        "// file\n\nimport UIKit\n\n/// A view.\n/// Two lines.\nvar v: UIView?\n"
      ),
      ("// a view\n\nvar v: UIView?\n", "// a view\n\nimport UIKit\n\nvar v: UIView?\n"),
      ("import Foundation\nvar v: UIView?\n", "import UIKit\nimport Foundation\nvar v: UIView?\n"),
      (
        "#if SWIFT_PACKAGE\nimport UIKit\n#endif\nvar v: UIView?\n",
        "import UIKit\n\n#if SWIFT_PACKAGE\nimport UIKit\n#endif\nvar v: UIView?\n"
      ),
    ]
  )
  func removed(before: String, after: String) {
    #expect(Ported.file(before).text == after)
  }

  @Test(
    "stay where the file uses one, or where the module is no framework of Apple's",
    arguments: [
      "import UIKit\nimport AVFoundation\nvar a: AVPlayer?\n",
      "import UIKit\nimport SnapKit\nvar v: UIView?\n",
      "import Foundation\nvar a = 1\n",
    ]
  )
  func kept(text: String) {
    #expect(Ported.file(text).text == text)
  }

  @Test("of a framework that is used are reported with what uses it")
  func reported() {
    let ported = Ported.file("import UIKit\nimport AVFoundation\nvar a: AVPlayer?\n")
    #expect(
      ported.lines(.cannot) == [
        "2: AVFoundation isn't part of Touchstone, and the file uses its AVPlayer"
      ]
    )
  }

  @Test(
    "give what the main queue calls later to a timer, where methods are on the main actor and no file names another queue",
    arguments: [
      (
        "DispatchQueue.main.asyncAfter(deadline: .now() + a / 2) { [weak self] in self?.b() }",
        "Timer.scheduledTimer(withTimeInterval: a / 2, repeats: false) { [weak self] _ in self?.b() }"
      ),
      (
        "DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.3, execute: { self.b() })",
        "Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false, block: { _ in self.b() })"
      ),
      (
        "DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(a)) { self.b() }",
        "Timer.scheduledTimer(withTimeInterval: Double(a) / 1000, repeats: false) { _ in self.b() }"
      ),
      (
        "DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { self.b() }",
        "Timer.scheduledTimer(withTimeInterval: Double(2), repeats: false) { _ in self.b() }"
      ),
      (
        "DispatchQueue.main.async { self.b() }",
        "Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in self.b() }"
      ),
      (
        "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, Int64(c)), dispatch_get_main_queue()) { self.b() }",
        "Timer.scheduledTimer(withTimeInterval: Double(Int64(c)) / 1_000_000_000, repeats: false) { _ in self.b() }"
      ),
      (
        "dispatch_async(dispatch_get_main_queue(), { self.b() })",
        "Timer.scheduledTimer(withTimeInterval: 0, repeats: false, block: { _ in self.b() })"
      ),
      (
        "DispatchQueue.main.asyncAfter(deadline: .now() + a, execute: e)",
        "Timer.scheduledTimer(withTimeInterval: a, repeats: false, block: { _ in e() })"
      ),
      (
        "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 5), dispatch_get_main_queue(), e)",
        "Timer.scheduledTimer(withTimeInterval: Double(5) / 1_000_000_000, repeats: false, block: { _ in e() })"
      ),
    ]
  )
  func mainQueue(before: String, after: String) {
    let method = "  func d(c e: @escaping () -> Void) {\n    \(before)\n  }\n"
    let view = "import UIKit\nclass A: UIView {\n\(method)}\n"
    #expect(Ported.file(view).text == view.replacing(before, with: after))
    let warnings = Ported.file(view).lines(.warning)
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.contains("on iOS, a scheduled Timer waits while a scroll view is dragged")
        == true
    )
    let foundation = Ported.file("import Foundation\n" + view)
    #expect(foundation.text.contains("UIKit." + after))
    for others in [
      ["import UIKit\nclass A: NSObject {\n\(method)}\n"],
      [view, "import Foundation\nlet e = DispatchQueue(label: \"\")\n"],
      [view.replacing("func d(", with: "nonisolated func d(")],
      [view.replacing("func d(", with: "nonisolated init(")],
      [view.replacing("func d(c e: @escaping () -> Void)", with: "nonisolated var e: Void")],
      [view.replacing("class A: UIView {", with: "class A: UIView {}\nnonisolated extension A {")],
      [view.replacing(before, with: "addObserver { _ in\n    \(before)\n    }")],
    ] {
      #expect(!Ported.module(others)[0].text.contains("scheduledTimer"), "\(others)")
    }
    // A closure that does nothing else returns nothing, as before.
    let alone = Ported.file(view.replacing(before, with: "let f = { \(before) }"))
    #expect(alone.text.contains("let f = { _ = \(after) }"))
  }
}
