import TouchCore
import TouchStage
import UIKit

/// Synthetic gesture tests as a client writes them: each with a stage, a view and recognizers of its own.
///
/// Ten kinds take turns; no two of a thousand have the same location, size and noise. Each compares what was
/// recognized with what it expects.
@MainActor
enum GestureTestWorkload {
  /// How many kinds there are: a figure is that of the kinds' mean if the count is a multiple of it.
  static let kinds = 10

  /// Runs tests; returns the numbers of those that hadn't the gestures that they expected.
  static func run(_ count: Int) -> [Int] {
    (0..<count).filter { (try? test($0)) != true }
  }

  private static func test(_ number: Int) throws(FingerError) -> Bool {
    let turn = number / kinds
    let view = UIView(
      frame: CGRect(
        x: 20 + turn % 7 * 5,
        y: 150 + turn % 11 * 9,
        width: 280,
        height: 380 - turn % 5
      )
    )
    view.isMultipleTouchEnabled = true
    let fingers = { (stage: TouchStage) in
      Fingers(
        on: stage,
        rate: turn % 2 == 0 ? 120 : 60,
        noise: turn % 4 < 2 ? .none : .human(seed: UInt64(number))
      )
    }
    switch number % kinds {
    case 0: return try tap(view, fingers)
    case 1: return try doubleTap(view, fingers)
    case 2: return try longPress(view, fingers)
    case 3: return try drag(view, fingers)
    // A hand that trembles backwards at first makes no swipe (rule 6.10).
    case 4: return try swipe(view) { Fingers(on: $0) }
    case 5: return try pinch(view, fingers)
    case 6: return try rotation(view, fingers)
    case 7: return try chord(view, fingers)
    case 8: return try edge(view, fingers)
    default: return try scroll(view, fingers)
    }
  }

  private typealias Hand = (TouchStage) -> Fingers

  private static func tap(_ view: UIView, _ hand: Hand) throws(FingerError) -> Bool {
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.addGestureRecognizer(UIPanGestureRecognizer())
    let stage = TouchStage(showing: view)
    try hand(stage).tap(at: view)
    return stage.gestures.map(\.name) == ["tap"]
  }

  private static func doubleTap(_ view: UIView, _ hand: Hand) throws(FingerError) -> Bool {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    let stage = TouchStage(showing: view)
    try hand(stage).doubleTap(at: view)
    return stage.gestures.map(\.name) == ["doubleTap"]
  }

  private static func longPress(_ view: UIView, _ hand: Hand) throws(FingerError) -> Bool {
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.addGestureRecognizer(UILongPressGestureRecognizer())
    let stage = TouchStage(showing: view)
    try hand(stage).longPress(at: view)
    return stage.gestures.map(\.name) == ["longPress"]
  }

  private static func drag(_ view: UIView, _ hand: Hand) throws(FingerError) -> Bool {
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.addGestureRecognizer(UIPanGestureRecognizer())
    let stage = TouchStage(showing: view)
    try hand(stage).drag(from: view, by: CGVector(dx: 80, dy: 20), over: 0.3)
    return stage.gestures.map(\.name) == ["pan"]
  }

  private static func swipe(_ view: UIView, _ hand: Hand) throws(FingerError) -> Bool {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
    let stage = TouchStage(showing: view)
    let place = FingerLocation.fraction(of: view, x: 0.1, y: 0.5)
    try hand(stage).flick(from: .fraction(of: view, x: 0.9, y: 0.5), to: place)
    return stage.gestures.map(\.name) == ["swipeLeft"]
  }

  private static func pinch(_ view: UIView, _ hand: Hand) throws(FingerError) -> Bool {
    view.addGestureRecognizer(UIPinchGestureRecognizer())
    let stage = TouchStage(showing: view)
    try hand(stage).pinch(at: view, from: 80, to: 200, over: 0.3)
    return stage.gestures.map(\.name) == ["pinch"]
  }

  private static func rotation(_ view: UIView, _ hand: Hand) throws(FingerError) -> Bool {
    view.addGestureRecognizer(UIRotationGestureRecognizer())
    let stage = TouchStage(showing: view)
    try hand(stage).rotate(at: view, by: 1, over: 0.3)
    return stage.gestures.map(\.name) == ["rotation"]
  }

  private static func chord(_ view: UIView, _ hand: Hand) throws(FingerError) -> Bool {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 3
    view.addGestureRecognizer(tap)
    let stage = TouchStage(showing: view)
    try hand(stage).tap(at: view, fingers: 3)
    return stage.gestures.map(\.fingers) == [3]
  }

  private static func edge(_ view: UIView, _ hand: Hand) throws(FingerError) -> Bool {
    let stage = TouchStage(showing: view)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    stage.window.addGestureRecognizer(pan)
    try hand(stage).edgeSwipe(from: .left)
    return stage.gestures.map(\.name) == ["edgePan"]
  }

  private static func scroll(_ view: UIView, _ hand: Hand) throws(FingerError) -> Bool {
    let list = UIScrollView(frame: view.frame)
    list.contentSize = CGSize(width: 280, height: 4000)
    let stage = TouchStage(showing: list)
    let fingers = hand(stage)
    try fingers.flick(
      from: .fraction(of: list, x: 0.5, y: 0.8),
      to: .fraction(of: list, x: 0.5, y: 0.3)
    )
    try fingers.wait(0.3)
    return stage.gestures.map(\.name) == ["pan"] && list.contentOffset.y > 200
  }
}
