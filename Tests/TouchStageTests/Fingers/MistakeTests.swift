import Testing
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
    #expect(error(at: shop.card) == "\(text) 200 by 0 points")
    shop.card.frame.size = .zero
    #expect(error(at: shop.card) == "\(text) 0 by 0 points")
    shop.card.frame.size = CGSize(width: 200, height: 100)
    shop.card.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(error(at: shop.card) == "\(text) 0 by 0 points")
    shop.card.transform = CGAffineTransform(rotationAngle: 1)
    #expect(error(at: .corner(.bottomRight, of: shop.card)) == nil)
  }

  @Test("the right and the bottom edge are outside, which is said of them alone")
  func edges() {
    let edge =
      "`card` can't be hit: the place is on its right or bottom edge, which is outside of it"
    #expect(error(at: .fraction(of: shop.card, x: 1, y: 0.5)) == edge)
    #expect(error(at: .fraction(of: shop.card, x: 0.5, y: 1)) == edge)
    let outside = "`card` can't be hit: the place is outside of it"
    #expect(error(at: .fraction(of: shop.card, x: 1, y: 1.5)) == outside)
    #expect(error(at: .fraction(of: shop.card, x: 1.5, y: 0.5)) == outside)
    #expect(error(at: .fraction(of: shop.card, x: 0, y: 0)) == nil)
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
      #expect(error(at: .corner(.topLeft, of: view)) == text + ", so that `card` takes the touch")
      #expect(error(at: view) == nil)
      shop.card.isHidden = true
      #expect(
        error(at: .corner(.topLeft, of: view)) == text + ", so that the Shop's view takes the touch"
      )
      shop.card.isHidden = false
      view.removeFromSuperview()
    }
  }

  @Test("a view under a presented controller says so")
  func presented() {
    shop.present(UIViewController(), animated: false)
    #expect(
      error(at: shop.card)
        == "`card` can't be hit: it is in no window, as a UIViewController is presented over it"
    )
    shop.dismiss(animated: false)
    #expect(error(at: shop.card) == nil)
  }

  @Test("a finger whose touch was taken away says so, and not that it was never down")
  func cancelled() throws {
    let finger = fingers.finger()
    #expect(fingers.error { try finger.lift() } == "finger 1 can't lift: it is up")
    try finger.down(at: shop.card)
    fingers.interrupt()
    let text = "finger 1 can't lift: its touch was cancelled, and it is up"
    #expect(fingers.error { try finger.lift() } == text)
    try finger.down(at: shop.card)
    try finger.lift()
    #expect(fingers.error { try finger.lift() } == "finger 1 can't lift: it is up")
  }

  @Test("an expected gesture at a view in no window is at no place, and says why")
  func nowhere() throws {
    let tap = UITapGestureRecognizer()
    shop.view.addGestureRecognizer(tap)
    try fingers.tap(at: CGPoint(x: 0, y: 0))
    shop.card.removeFromSuperview()
    #expect(stage.gestures != [.tap(at: shop.card)])
    #expect(
      "\(SeenGesture.tap(at: shop.card))"
        == "tap at nowhere (the UIView at (20, 300) can't be hit: it is in no window)"
    )
  }
}

extension UIView {
  fileprivate func isInCircle(_ point: CGPoint) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y < bounds.width * bounds.width / 4
  }
}
