#if !canImport(ObjectiveC)

  import Expectations
  import Testing
  import UIKit

  /// A view that observes its button as code from before closures did.
  private final class Tag: UIView {
    let button = UIButton(type: .custom)
    var log: [String] = []

    func watch(_ keys: [String], _ options: NSKeyValueObservingOptions = [.new, .old]) {
      for key in keys {
        button.addObserver(self, forKeyPath: key, options: options, context: nil)
      }
    }

    override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      #expect(object as? UIButton === button)
      let old = (change?[.oldKey] as? Bool).map { "\($0)" } ?? "-"
      let new = (change?[.newKey] as? Bool).map { "\($0)" } ?? "-"
      log.append("\(keyPath ?? "?") \(old) \(new)")
    }
  }

  /// A button that looks at its state itself.
  private final class Glowing: UIButton {
    var glow = 0

    override var isHighlighted: Bool {
      didSet { glow += 1 }
    }
  }

  /// Observers of a control's `isHighlighted`, `isSelected` and `isEnabled`.
  @MainActor
  struct ControlObservingTests {
    @Test("an object is told what a finger and the client set")
    func object() {
      let bench = Bench()
      let tag = Tag(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      tag.button.frame = tag.bounds
      tag.addSubview(tag.button)
      bench.v.addSubview(tag)
      tag.watch(["highlighted", "selected", "enabled"])
      bench.down(1, 50, 50, at: 0)
      expectEqual(tag.log, ["highlighted false true"])
      bench.up(1, at: 0.1)
      expectEqual(tag.log.dropFirst(), ["highlighted true false"])
      tag.log = []
      tag.button.isSelected = true
      tag.button.isSelected = true
      tag.button.isEnabled = false
      expectEqual(tag.log, ["selected false true", "selected true true", "enabled true false"])
    }

    @Test(
      "the getters' names are keys whose first value is told, and no change, as no setter has that name on iOS"
    )
    func names() {
      let tag = Tag()
      tag.button.isSelected = true
      tag.watch(["isHighlighted", "isSelected", "isEnabled"], [.initial, .new])
      expectEqual(tag.log, ["isHighlighted - false", "isSelected - true", "isEnabled - true"])
      tag.log = []
      tag.button.isHighlighted = true
      tag.button.isSelected = false
      tag.button.isEnabled = false
      expectEqual(tag.log, [])
    }

    @Test("nothing is told after the removal, and one that goes needs none")
    func removal() {
      let tag = Tag()
      tag.watch(["highlighted", "selected"])
      tag.button.removeObserver(tag, forKeyPath: "highlighted")
      tag.button.isHighlighted = true
      tag.button.isSelected = true
      expectEqual(tag.log, ["selected false true"])
      let button = UIButton(type: .custom)
      do {
        let gone = Tag()
        button.addObserver(gone, forKeyPath: "selected", context: nil)
      }
      button.isSelected = true
    }

    @Test("a closure observes by a key path, of a subclass as well")
    func closure() {
      let (button, glowing) = (UIButton(type: .custom), Glowing(type: .custom))
      var log: [String] = []
      var watches = [
        button.observe(\.isHighlighted, options: [.old, .new]) {
          log.append("\($0 === button) \($1.oldValue!) \($1.newValue!)")
        },
        glowing.observe(\.isHighlighted) { button, _ in log.append("glow \(button.glow)") },
        glowing.observe(\UIControl.isSelected, options: .new) {
          log.append("\($0.glow) \($1.newValue!)")
        },
        UISwitch().observe(\.isEnabled, options: [.initial, .new]) {
          log.append("on \($1.newValue!)")
        },
      ]
      expectEqual(log, ["on true"])
      log = []
      button.isHighlighted = true
      glowing.isHighlighted = true
      glowing.isSelected = true
      expectEqual(log, ["true false true", "glow 0", "1 true"])
      watches = []
      button.isHighlighted = false
      #expect(log.count == 3 && watches.isEmpty)
    }

    @Test("a view tells what is set of its geometry, by its client or its superview")
    func geometry() {
      let (view, inner) = (UIView(), UIView())
      let control = Tag().button
      var log: [String] = []
      inner.autoresizingMask = .flexibleWidth
      view.addSubview(inner)
      var watches = [
        view.observe(\.frame, options: [.old, .new]) {
          log.append("frame \($1.oldValue!.width) \($1.newValue!.width)")
        },
        view.observe(\.bounds) { view, _ in log.append("bounds \(view.bounds.width)") },
        view.observe(\UIView.center) { view, _ in log.append("center \(view.center.x)") },
        inner.observe(\.frame) { inner, _ in log.append("inner \(inner.frame.width)") },
        control.observe(\.isHidden, options: .new) { log.append("hidden \($1.newValue!)") },
        control.observe(\UIButton.alpha) { button, _ in log.append("alpha \(button.alpha)") },
      ]
      view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      expectEqual(log, ["inner 8.0", "frame 0.0 8.0", "bounds 8.0", "center 4.0"])
      log = []
      view.center.x = 9
      view.bounds.size.width = 6
      control.isHidden = true
      control.alpha = 0.5
      expectEqual(log, ["center 9.0", "inner 6.0", "bounds 6.0", "hidden true", "alpha 0.5"])
      watches = []
      view.frame = .zero
      #expect(log.count == 5 && watches.isEmpty)
      let (tag, scroll) = (Scrolled(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      scroll.addObserver(tag, forKeyPath: "bounds", options: .new, context: nil)
      scroll.contentOffset.y = 3
      expectEqual(tag.log, [3])
    }
  }

  /// A view that observes where a scroll view is.
  private final class Scrolled: UIView {
    var log: [CGFloat] = []

    override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if let bounds = change?[.newKey] as? CGRect { log.append(bounds.minY) }
    }
  }

#endif
