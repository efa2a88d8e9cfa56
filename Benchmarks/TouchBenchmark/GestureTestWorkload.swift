import TouchCore
import TouchStage
import UIKit

/// Synthetic gesture tests as a client writes them: each with a stage, a view and recognizers of its own.
///
/// A test taps, drags for 0.3 s at 120 frames a second, pinches, and compares what was recognized.
@MainActor
enum GestureTestWorkload {
  /// Runs tests; returns how many had the gestures that they expected.
  static func run(_ count: Int) -> Int {
    var passed = 0
    for _ in 0..<count where (try? test()) == true { passed += 1 }
    return passed
  }

  private static func test() throws(FingerError) -> Bool {
    let view = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 400))
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.addGestureRecognizer(UIPanGestureRecognizer())
    view.addGestureRecognizer(UIPinchGestureRecognizer())
    let stage = TouchStage(showing: view)
    let fingers = Fingers(on: stage)
    try fingers.tap(at: view)
    try fingers.wait(0.5)
    try fingers.drag(from: view, by: CGVector(dx: 80, dy: 20), over: 0.3)
    try fingers.wait(0.5)
    try fingers.pinch(at: view, from: 80, to: 200, over: 0.3)
    return stage.gestures.map(\.name).starts(with: ["tap", "pan", "pinch"])
  }
}
