#if !canImport(ObjectiveC)

  import Expectations
  import Testing
  import TouchCore
  import UIKit

  /// A view that observes as code from before closures did.
  private final class Header: UIView {
    var log: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = (change?[.oldKey] as? Int).flatMap { UIGestureRecognizer.State(rawValue: $0) }
      let new = (change?[.newKey] as? Int).flatMap { UIGestureRecognizer.State(rawValue: $0) }
      let pan = (object as? UIScrollView)?.panGestureRecognizer ?? object as? UIGestureRecognizer
      expectEqual(pan?.state, new)
      log.append("\(keyPath ?? "?") \(old?.rawValue ?? -1) \(new?.rawValue ?? -1)")
    }
  }

  /// A pan that looks at its state itself.
  private final class OwnPan: UIPanGestureRecognizer {
    override var state: UIGestureRecognizer.State { didSet {} }
  }

  /// Observers of a recognizer's `state`, as pull-to-refresh libraries have them.
  @MainActor
  struct RecognizerObservingTests {
    @Test("4.31 a closure is told each state that is set, before the action, until it is let go")
    func closure() {
      let bench = Bench()
      let pan = bench.add(UIPanGestureRecognizer(), "pan")
      var observation: NSKeyValueObservation? = pan.observe(\.state, options: [.old, .new]) {
        #expect($0 === pan && $0.state == $1.newValue)
        bench.note("\($1.oldValue!.rawValue) to \($1.newValue!.rawValue)")
      }
      bench.down(1, 100, 100, at: 0)
      bench.move(1, 120, 100, at: 0.01)
      bench.move(1, 130, 100, at: 0.02)
      bench.up(1, at: 0.03)
      expectEqual(
        bench.take().filter { !$0.hasPrefix("V ") },
        [
          "0 to 1", "pan!began", "1 to 2", "pan!changed", "2 to 3", "pan!ended",
        ]
      )
      bench.tap(at: 1)
      #expect(bench.take().contains("0 to 5"))
      observation = nil
      bench.tap(at: 2)
      #expect(!bench.take().contains("0 to 5") && observation == nil)
    }

    @Test("4.31 so is one of a pan that overrides state, and of a client's own class by its name")
    func overridden() {
      let bench = Bench()
      let pan = bench.add(OwnPan(), "pan")
      var told: [Int] = []
      let observations = [
        pan.observe(\.state) { pan, _ in told.append(pan.state.rawValue) },
        bench.add(UITapGestureRecognizer(), "tap").observe(\UITapGestureRecognizer.state) {
          tap,
          _ in told.append(10 + tap.state.rawValue)
        },
      ]
      bench.tap(at: 0)
      expectEqual(told, [13, 5])
      withExtendedLifetime(observations) {}
    }

    @Test("4.31 a gesture that another one prevents is told as failed, once, without an action")
    func prevented() {
      let bench = Bench()
      let (pan, other) = (bench.add(UIPanGestureRecognizer(), "pan"), UIPanGestureRecognizer())
      bench.v.addGestureRecognizer(other)
      var told: [Int] = []
      let observations = [pan, other].enumerated().map { index, pan in
        pan.observe(\.state) { pan, _ in told.append(10 * index + pan.state.rawValue) }
      }
      bench.down(1, 100, 100, at: 0)
      bench.move(1, 120, 100, at: 0.01)
      bench.up(1, at: 0.02)
      #expect(told.filter { $0 % 10 == 5 }.count == 1 && told.count == 4, "\(told)")
      withExtendedLifetime(observations) {}
    }

    @Test("4.24 a gesture under way that is disabled is told as cancelled, once")
    func disabled() {
      let bench = Bench()
      let pan = bench.add(UIPanGestureRecognizer(), "pan")
      var told: [Int] = []
      let observation = pan.observe(\.state) { pan, _ in told.append(pan.state.rawValue) }
      bench.down(1, 100, 100, at: 0)
      bench.move(1, 120, 100, at: 0.01)
      pan.isEnabled = false
      bench.wait(until: 1)
      expectEqual(told, [1, 4])
      withExtendedLifetime(observation) {}
    }

    @Test("an object observes a scroll view's pan by its own key, or by a path from the view")
    func scrollView() {
      let s = ScrollBench()
      let header = Header(frame: .zero)
      let pan = s.scrollView.panGestureRecognizer
      pan.addObserver(header, forKeyPath: "state", options: [.new, .old], context: nil)
      s.bench.up(1, at: s.drag(by: -10, steps: 2) + 0.01)
      expectEqual(header.log, ["state 0 1", "state 1 2", "state 2 3"])
      pan.removeObserver(header, forKeyPath: "state")
      header.log = []
      let path = "panGestureRecognizer.state"
      s.scrollView.addObserver(header, forKeyPath: path, options: [.new, .initial], context: nil)
      var told: [Int] = []
      var observation: NSKeyValueObservation? = s.scrollView.observe(
        \.panGestureRecognizer.state,
        options: .new
      ) { view, change in
        #expect(view === s.scrollView)
        told.append(change.newValue!.rawValue)
      }
      s.bench.wait(until: 3)
      s.bench.up(1, at: s.drag(by: -10, steps: 2, at: 3) + 0.01)
      expectEqual(header.log, ["\(path) -1 0", "\(path) -1 1", "\(path) -1 2", "\(path) -1 3"])
      expectEqual(told, [1, 2, 3])
      s.scrollView.removeObserver(header, forKeyPath: path)
      observation = nil
      s.bench.wait(until: 6)
      _ = s.drag(by: -10, steps: 2, at: 6)
      #expect(header.log.count == 4 && told.count == 3 && observation == nil)
    }

    @Test("what isn't a recognizer's state can't be observed")
    func refused() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let header = Header(frame: .zero)
        UIPanGestureRecognizer().addObserver(header, forKeyPath: "view", context: nil)
      }
      await #expect(processExitsWith: .failure) { @MainActor in
        let header = Header(frame: .zero)
        UIPanGestureRecognizer().removeObserver(header, forKeyPath: "state")
      }
    }
  }

#endif
