import Expectations
import Testing
import TouchReport
import TouchStage
import UIKit

/// What a test's author may get wrong about a view: each error names the cause.
@MainActor
struct MistakeTests {
  private final class Shop: UIViewController {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
    override func viewDidLoad() { view.addSubview(card) }
  }

  /// A view that takes touches in its circle alone, by its own hit test.
  private final class Round: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      isInCircle(point) ? super.hitTest(point, with: event) : nil
    }
  }

  /// The same by what it takes for its inside.
  private final class Disc: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isInCircle(point) }
  }

  private let shop = Shop()
  private let stage: TouchStage
  private let fingers: Fingers

  init() {
    stage = TouchStage(scene: shop, size: CGSize(width: 390, height: 844))
    fingers = Fingers(on: stage)
  }

  private func error(at target: some FingerTarget) -> String? {
    fingers.error { try fingers.tap(at: target) }
  }

  @Test("a view without width or height, or shrunk to nothing, says how large it is")
  func empty() {
    let text = "`card` can't be hit: on the screen it is"
    shop.card.frame.size.height = 0
    expectEqual(error(at: shop.card), "\(text) 200 by 0 points")
    shop.card.frame.size = .zero
    expectEqual(error(at: shop.card), "\(text) 0 by 0 points")
    shop.card.frame.size = CGSize(width: 200, height: 100)
    shop.card.transform = CGAffineTransform(scaleX: 0, y: 0)
    expectEqual(error(at: shop.card), "\(text) 0 by 0 points")
    shop.card.transform = CGAffineTransform(rotationAngle: 1)
    expectNil(error(at: .corner(.bottomRight, of: shop.card)))
  }

  @Test("in a scroll view the cause is that it goes on by itself, or where it was scrolled to")
  func scrolling() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    list.contentSize = CGSize(width: 390, height: 3000)
    list.addSubview(shop.card)
    shop.view.addSubview(list)
    try fingers.flick(from: CGPoint(x: 200, y: 580), to: CGPoint(x: 200, y: 480))
    let name = "the UIScrollView at (0, 300)"
    expectEqual(
      error(at: shop.card),
      "`card` can't be hit: \(name), which it is in, is still scrolling, and takes the touch that stops it"
    )
    try fingers.wait(5)
    list.contentOffset.y = 2000
    expectEqual(
      error(at: shop.card),
      "`card` can't be hit: the place is outside of its superview \(name)"
    )
  }

  @Test("of a touch that the system held back and took, the explanation names the system")
  func heldBack() throws {
    let pan = UIPanGestureRecognizer()
    shop.view.addGestureRecognizer(pan)
    stage.system = [.backSwipe, .delayedTouches]
    try fingers.edgeSwipe(from: .left)
    let reason = "no touch reached the app: the system took the finger for backSwipe at 0.058 s"
    expectEqual(stage.explain(pan), "No pan: \(reason).")
  }

  @Test("a location farther away than fingers go throws")
  func reach() {
    let limit = "it must be two numbers from -1000000 to 1000000 points"
    expectEqual(
      fingers.error { try fingers.drag(from: shop.view, to: CGPoint(x: 5, y: -2e6)) },
      "a place can't be (5, -2000000): \(limit)"
    )
    expectEqual(
      fingers.error { try fingers.drag(from: shop.view, by: CGVector(dx: 1_000_001, dy: 0)) },
      "a displacement can't be (1000001, 0): \(limit)"
    )
    expectNil(
      fingers.error { try fingers.drag(from: shop.view, by: CGVector(dx: 9e5, dy: 0)) }
    )
    expectEqual(
      fingers.error { try fingers.rotate(at: CGPoint(x: 195, y: 422), by: 1e300) },
      "an angle can't be 1e+300: it must be a number from -1000000 to 1000000 radians"
    )
    expectEqual(
      fingers.error { try fingers.tap(at: CGPoint(x: 390.0001, y: 5)) },
      "a finger can't land at (390.0001, 5): the screen is 390 by 844 points"
    )
  }

  @Test("the right and the bottom edge are outside, which is said of them alone")
  func edges() {
    let edge =
      "`card` can't be hit: the place is on its right or bottom edge, which is outside of it"
    expectEqual(error(at: .fraction(of: shop.card, x: 1, y: 0.5)), edge)
    expectEqual(error(at: .fraction(of: shop.card, x: 0.5, y: 1)), edge)
    let outside = "`card` can't be hit: the place is outside of it"
    expectEqual(error(at: .fraction(of: shop.card, x: 1, y: 1.5)), outside)
    expectEqual(error(at: .fraction(of: shop.card, x: 1.5, y: 0.5)), outside)
    expectNil(error(at: .fraction(of: shop.card, x: 0, y: 0)))
  }

  @Test("a view whose own methods leave a location out is named, whatever lies behind it")
  func declined() {
    let views = [Round(frame: CGRect(x: 20, y: 20, width: 80, height: 80)), Disc(frame: .zero)]
    let names = ["hitTest(_:with:)", "point(inside:with:)"]
    for (view, name) in zip(views, names) {
      view.frame = CGRect(x: 20, y: 300, width: 80, height: 80)
      shop.view.addSubview(view)
      let text =
        "the \(type(of: view)) at (20, 300) can't be hit: its own \(name) leaves the place out"
      expectEqual(error(at: .corner(.topLeft, of: view)), text + ", so that `card` takes the touch")
      expectNil(error(at: view))
      shop.card.isHidden = true
      expectEqual(
        error(at: .corner(.topLeft, of: view)),
        text + ", so that the Shop's view takes the touch"
      )
      shop.card.isHidden = false
      view.removeFromSuperview()
    }
  }

  @Test("a view under a presented controller says so")
  func presented() {
    shop.present(UIViewController(), animated: false)
    expectEqual(
      error(at: shop.card),
      "`card` can't be hit: it is in no window, as a UIViewController is presented over it"
    )
    shop.dismiss(animated: false)
    expectNil(error(at: shop.card))
  }

  @Test("a finger whose touch was taken away says so, and not that it was never down")
  func cancelled() throws {
    let finger = fingers.finger()
    expectEqual(fingers.error { try finger.lift() }, "finger 1 can't lift: it is up")
    try finger.down(at: shop.card)
    fingers.interrupt()
    let text = "finger 1 can't lift: its touch was cancelled, and it is up"
    expectEqual(fingers.error { try finger.lift() }, text)
    try finger.down(at: shop.card)
    try finger.lift()
    expectEqual(fingers.error { try finger.lift() }, "finger 1 can't lift: it is up")
  }

  @Test("an expected gesture at a view in no window is at no place, and says why")
  func nowhere() throws {
    let tap = UITapGestureRecognizer()
    shop.view.addGestureRecognizer(tap)
    try fingers.tap(at: CGPoint(x: 0, y: 0))
    shop.card.removeFromSuperview()
    #expect(stage.gestures != [.tap(at: shop.card)])
    expectEqual(
      "\(SeenGesture.tap(at: shop.card))",
      "tap at nowhere (the UIView at (20, 300) can't be hit: it is in no window)"
    )
  }

  // MARK: What is over a view

  /// Gives the touches in it to a view that lies under it, as a frame around a map does.
  private final class Frame: UIView {
    weak var inner: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { inner }
  }

  @Test("under an alert it is the alert that is named, on its way in, there, and on its way out")
  func underAlert() throws {
    let alert = UIAlertController(title: "Q", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let text = "`card` can't be hit: an alert is presented over it"
    // This stage is the one that is played.
    try fingers.wait(0.1)
    shop.present(alert, animated: true)
    expectEqual(error(at: shop.card), text)
    try fingers.wait(1)
    expectEqual(error(at: shop.card), text)
    shop.dismiss(animated: true)
    expectEqual(error(at: shop.card), text + ", and is not dismissed yet")
    try fingers.wait(1)
    expectNil(error(at: shop.card))
    let sheet = UIAlertController(title: "Q", message: nil, preferredStyle: .actionSheet)
    shop.present(sheet, animated: false)
    expectEqual(error(at: shop.card)?.hasSuffix("an action sheet is presented over it"), true)
  }

  @Test("under a presented controller it is that which is named, of several the one that was hit")
  func underController() throws {
    let (menu, other) = (Shop(), UIViewController())
    menu.modalPresentationStyle = .overFullScreen
    other.modalPresentationStyle = .overFullScreen
    shop.present(menu, animated: false)
    expectEqual(error(at: shop.card), "`card` can't be hit: a Shop is presented over it")
    expectNil(error(at: menu.card))
    menu.present(other, animated: false)
    let text = "`card` can't be hit: a UIViewController is presented over it"
    expectEqual(error(at: menu.card), text)
    expectEqual(error(at: shop.card), text)
  }

  @Test("a part of the framework's own is named by its class, and not as its class calls it")
  func frameworkParts() throws {
    let alert = UIAlertController(title: "Q", message: nil, preferredStyle: .alert)
    shop.present(alert, animated: false)
    let ground = try #require(alert.view.subviews.first)
    ground.isHidden = true
    expectEqual(error(at: ground), "the UIControl at (0, 0) can't be hit: it is hidden")
  }

  @Test("a view whose hit test gives the touch to one that it covers says so, a covered one not")
  func givesToCovered() {
    let frame = Frame(frame: shop.view.bounds)
    frame.inner = shop.card
    shop.view.addSubview(frame)
    let text = "can't be hit: the hit test gives the touch to `card`"
    expectEqual(error(at: frame), "the Frame at (0, 0) \(text)")
    let inner = UIView(frame: frame.bounds)
    frame.addSubview(inner)
    expectEqual(error(at: inner), "the UIView at (0, 0) \(text)")
    expectNil(error(at: shop.card))
    shop.view.bringSubviewToFront(shop.card)
    expectEqual(error(at: frame)?.hasSuffix("can't be hit: it is under `card`"), true)
  }

  @Test("a screen whose largest force is no number above 0 traps", arguments: ["nan", "-1", "0"])
  func forces(text: String) async {
    await #expect(processExitsWith: .failure) { @MainActor [text] in
      let force: Double = try #require(Double(text))
      _ = TouchStage(showing: UIView(), maximumForce: force)
    }
  }

  @Test("a swipe without a direction says so")
  func noDirection() throws {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = []
    shop.card.addGestureRecognizer(swipe)
    try fingers.flick(from: shop.card, to: CGPoint(x: 300, y: 350))
    expectEqual(
      stage.explain(swipe),
      "No swipe: has no direction to go in (direction) at 0 s."
    )
  }
}

extension UIView {
  fileprivate func isInCircle(_ point: CGPoint) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y < bounds.width * bounds.width / 4
  }
}
