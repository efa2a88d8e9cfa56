import Expectations
import Testing

@testable import UIKit

/// Layout that comes to an end.
@MainActor
struct LayoutEndTests {
  @Test("a view that puts its subviews where they are is laid out once")
  func tree() {
    let names = [
      "add the front one", "bring the front one to the front", "send the hindmost one to the back",
      "insert at its own index", "insert beyond the end", "insert below the one before it",
      "insert above the one behind it", "insert next to itself", "exchange with itself",
      "remove one that isn't there", "exchange twice",
    ]
    for (index, name) in names.enumerated() {
      let view = RestlessView()
      let parts = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
      for part in parts { view.addSubview(part) }
      let stranger = UIView()
      view.expectOneLayout(name) { [unowned view] in
        switch index {
        case 0: view.addSubview(parts[3])
        case 1: view.bringSubviewToFront(parts[3])
        case 2: view.sendSubviewToBack(parts[0])
        case 3: view.insertSubview(parts[1], at: 1)
        case 4: view.insertSubview(parts[3], at: 100)
        case 5: view.insertSubview(parts[1], belowSubview: parts[2])
        case 6: view.insertSubview(parts[2], aboveSubview: parts[1])
        case 7: view.insertSubview(parts[1], aboveSubview: parts[1])
        case 8: view.exchangeSubview(at: 2, withSubviewAt: 2)
        case 9:
          stranger.removeFromSuperview()
          view.bringSubviewToFront(stranger)
          view.sendSubviewToBack(stranger)
        default: view.exchangeSubview(at: 0, withSubviewAt: 0)
        }
      }
      expectEqual(view.subviews, parts, "\(name)")
    }
  }

  @Test("a subview that really moves is a change, once")
  func realMoves() {
    let view = RestlessView()
    let parts = (0..<3).map { _ in UIView() }
    for part in parts { view.addSubview(part) }
    let bench = view.shown()
    let moves: [(UIView) -> Void] = [
      { $0.addSubview(parts[0]) }, { $0.bringSubviewToFront(parts[1]) },
      { $0.sendSubviewToBack(parts[1]) }, { $0.insertSubview(parts[0], at: 0) },
      { $0.insertSubview(parts[2], belowSubview: parts[0]) },
      { $0.exchangeSubview(at: 0, withSubviewAt: 1) }, { _ in parts[1].removeFromSuperview() },
      { $0.addSubview(parts[1]) },
    ]
    for (index, move) in moves.enumerated() {
      view.layouts = 0
      let before = view.subviews
      move(view)
      #expect(view.subviews != before, "\(index)")
      bench.wait(until: Double(index + 1))
      expectEqual(view.layouts, 1, "\(index)")
    }
  }

  @Test("a view that gets new subviews in each layout is laid out once a turn, they with it")
  func newSubviews() {
    let view = RestlessView()
    var parts: [RestlessView] = []
    view.act = { [unowned view] in
      for part in view.subviews { part.removeFromSuperview() }
      parts.append(RestlessView())
      view.addSubview(parts.last!)
      view.addSubview(UIView())
      view.exchangeSubview(at: 0, withSubviewAt: 1)
    }
    let bench = view.shown()
    expectEqual(view.layouts, 1)
    view.setNeedsLayout()
    for turn in 1..<6 { bench.wait(until: Double(turn)) }
    #expect(view.layouts == 2 && parts.map(\.layouts) == [1, 1])
    // Outside of its layout they ask for one.
    parts.last?.removeFromSuperview()
    bench.wait(until: 6)
    expectEqual(view.layouts, 3)
    // So does a subview's layout.
    parts.last?.act = { [unowned view] in view.addSubview(UIView()) }
    parts.last?.setNeedsLayout()
    bench.wait(until: 7)
    expectEqual(view.layouts, 4)
  }

  @Test("a view that sets its properties to what they are is laid out once")
  func properties() {
    let view = RestlessView()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(child)
    let frame = CGRect(x: 10, y: 10, width: 200, height: 100)
    let all: [(String, () -> Void)] = [
      ("tint", { [unowned view] in view.tintColor = .systemRed }),
      ("the inherited tint", { [unowned view] in view.tintColor = .systemBlue }),
      ("no tint", { [unowned view] in view.tintColor = nil }),
      ("a child's tint", { child.tintColor = .systemGreen }),
      ("frame", { [unowned view] in view.frame = frame }),
      ("bounds", { [unowned view] in view.bounds.size = frame.size }),
      ("center", { [unowned view] in view.center = CGPoint(x: 110, y: 60) }),
      ("transform", { [unowned view] in view.transform = CGAffineTransform(scaleX: 0.3, y: 0.7) }),
      ("scaled frame", { [unowned view] in view.frame = frame }),
      ("layer's frame", { [unowned view] in view.layer.frame = frame }),
      ("anchor", { [unowned view] in view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5) }),
      ("hidden", { [unowned view] in view.isHidden = false }),
      ("alpha", { [unowned view] in view.alpha = 0.5 }),
      ("colour", { [unowned view] in view.backgroundColor = .red }),
      ("clips", { [unowned view] in view.clipsToBounds = true }),
      ("interaction", { [unowned view] in view.isUserInteractionEnabled = true }),
      ("mask", { [unowned view] in view.autoresizingMask = [.flexibleWidth] }),
      ("tag", { [unowned view] in view.tag = 3 }),
      ("size to fit", { [unowned view] in view.sizeToFit() }),
      ("layout now", { [unowned view] in view.layoutIfNeeded() }),
      ("snapshot", { [unowned view] in _ = view.snapshotView(afterScreenUpdates: true) }),
      ("safe area", { [unowned view] in view.window?.setSafeAreaInsets(.zero) }),
      ("child's frame", { child.frame = CGRect(x: 1, y: 1, width: 2, height: 2) }),
      ("window", { [unowned view] in view.window?.makeKeyAndVisible() }),
      ("window's frame", { [unowned view] in view.window.map { $0.frame = $0.frame } }),
      ("recognizers", { [unowned view] in view.gestureRecognizers = view.gestureRecognizers }),
    ]
    for (name, act) in all { view.expectOneLayout(name, doing: act) }
  }

  @Test("a controller that changes nothing in its layout callbacks is laid out once")
  func controllers() {
    final class Restless: UIViewController {
      var layouts = 0
      let part = UIView()
      override func viewDidLoad() { view.addSubview(part) }
      private func act() {
        view.addSubview(part)
        view.tintColor = .red
        view.window?.rootViewController = self
        loadViewIfNeeded()
        view = view
      }
      override func viewWillLayoutSubviews() { act() }
      override func viewDidLayoutSubviews() {
        layouts += 1
        act()
      }
    }
    let bench = Bench()
    let controller = Restless()
    bench.window.rootViewController = controller
    bench.wait(until: 0)
    bench.wait(until: 1)
    controller.layouts = 0
    controller.view.setNeedsLayout()
    for turn in 2..<8 { bench.wait(until: Double(turn)) }
    expectEqual(controller.layouts, 1)
  }

  @Test("a window's insets are told to the views that they reach")
  func safeArea() {
    final class Told: UIView {
      var calls = 0
      override func safeAreaInsetsDidChange() { calls += 1 }
    }
    let bench = Bench()
    let whole = Told(frame: bench.window.bounds)
    let top = Told(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let middle = Told(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
    bench.window.addSubview(whole)
    whole.addSubview(top)
    whole.addSubview(middle)
    func calls() -> [Int] { [whole.calls, top.calls, middle.calls] }
    bench.window.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    expectEqual(calls(), [1, 1, 0])
    bench.window.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    expectEqual(calls(), [1, 1, 0])
    bench.window.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    expectEqual(calls(), [2, 1, 0])
    bench.window.setSafeAreaInsets(.zero)
    expectEqual(calls(), [3, 2, 0])
  }
}
