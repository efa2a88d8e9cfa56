import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A controller whose own view, perhaps a scroll view, is pressed anywhere.
final class WholeController: UIViewController, ForceActionPresentable {
  private let scrolls: Bool
  var write: (String) -> Void = { _ in }

  init(scrolls: Bool) {
    self.scrolls = scrolls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  var forceTouchView: UIView { view }
  func forceActions(for object: Int) -> [ForceAction] {
    ["A", "B"].enumerated().map { index, title in
      ForceAction(title: title) { [unowned self] in write("\(index) on \(object)") }
    }
  }

  override func loadView() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    view = scrolls ? scrollView : UIView(frame: scrollView.frame)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presentsForceActions { [unowned self] in
      switch $0 {
      case .started: write("started")
      case .force: break
      case .fixed: write("fixed")
      case .ended: write("ended")
      }
    }
  }

  func forceObject(at point: CGPoint) -> Int? { 7 }
  func snapshot(at point: CGPoint) -> UIView? { nil }
  func forceActionsDismissed(on object: Int) { write("dismissed \(object)") }
}

extension ForceActionMenu.Event {
  /// The event in a log.
  var word: String {
    switch self {
    case .opened: "opened"
    case .fixed: "fixed"
    case .chosen(let action): "chosen \(action.title)"
    case .dismissed: "dismissed"
    }
  }
}

@MainActor
struct ForceActionPlaceTests {
  private func menus(in view: UIView) -> [ForceActionMenu] {
    view.subviews.flatMap { ($0 as? ForceActionMenu).map { [$0] } ?? menus(in: $0) }
  }

  @Test(
    "Deliberate gestures 1 a firm or long tap on an icon chooses, also if the menu is in the pressed view",
    arguments: [false, true],
    [nil, 4.0]
  )
  func firmTap(scrolls: Bool, force: Double?) throws {
    for index in 0..<2 {
      let bench = Bench(maximumForce: force)
      bench.view.removeFromSuperview()
      let controller = WholeController(scrolls: scrolls)
      controller.write = { [bench] in bench.note($0) }
      bench.window.rootViewController = controller
      bench.window.layoutIfNeeded()
      bench.play(.down(1, 200, 400, force: force), at: 0)
      bench.wait(until: 0.6)
      bench.play(.up(1), at: 0.7)
      expectEqual(bench.take(), ["started", "fixed"])
      let menu = try #require(menus(in: bench.window).first)
      let icon = menu.convert(menu.iconCenters[index], to: nil)
      bench.play(.down(2, Double(icon.x), Double(icon.y), force: force), at: 2)
      bench.wait(until: 2.6)
      expectEqual(menus(in: bench.window).count, 1)
      bench.play(.up(2), at: 2.6)
      bench.wait(until: 4)
      expectEqual(bench.take(), ["\(index) on 7"])
      #expect(menus(in: bench.window).isEmpty)
      // The next press opens the next menu.
      bench.play(.down(3, 200, 400, force: force), at: 5)
      bench.wait(until: 5.6)
      expectEqual(menus(in: bench.window).count, 1)
    }
  }

  @Test(
    "Deliberate gestures 1 the menu covers its container also after the container's size changed"
  )
  func resized() {
    let bench = Bench()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    bench.view.addSubview(container)
    let menu = ForceActionMenu(actions: [ForceAction(title: "A")])
    menu.open(at: CGPoint(x: 200, y: 400), in: container, snapshot: nil)
    container.frame.size = CGSize(width: 800, height: 400)
    expectEqual(menu.frame, container.bounds)
    expectEqual(menu.subviews.first?.frame, container.bounds)
  }

  @Test(
    "Deliberate gestures 1 a firm tap chooses from a menu that client code opened in the pressed view",
    arguments: [nil, 4.0]
  )
  func drivenByHand(force: Double?) {
    let bench = Bench(maximumForce: force)
    let menu = ForceActionMenu(actions: [ForceAction(title: "A"), ForceAction(title: "B")])
    menu.onEvent = { bench.note($0.word) }
    let press = ForceTouchGestureRecognizer(for: bench.view.traitCollection)
    press.onEvent = { menu.handle($0, in: bench.view, snapshot: { nil }) }
    bench.view.addGestureRecognizer(press)
    bench.play(.down(1, 200, 400, force: force), at: 0)
    bench.wait(until: 0.6)
    bench.play(.up(1), at: 0.7)
    let icon = menu.iconCenters[1]
    bench.play(.down(2, Double(icon.x), Double(icon.y), force: force), at: 2)
    bench.wait(until: 2.6)
    bench.play(.up(2), at: 2.7)
    bench.wait(until: 4)
    expectEqual(bench.take(), ["opened", "fixed", "chosen B"])
  }

  @Test("Deliberate gestures 1 opening an open menu dismisses it first")
  func openedAnew() {
    let bench = Bench()
    let menu = ForceActionMenu(actions: [ForceAction(title: "A")])
    menu.onEvent = { bench.note($0.word) }
    menu.open(at: CGPoint(x: 200, y: 400), in: bench.view, snapshot: nil)
    menu.fix()
    menu.open(at: CGPoint(x: 100, y: 300), in: bench.view, snapshot: nil)
    menu.dismiss()
    menu.open(at: CGPoint(x: 100, y: 300), in: bench.view, snapshot: nil)
    expectEqual(
      bench.take(),
      ["opened", "fixed", "dismissed", "opened", "dismissed", "opened"]
    )
  }
}
