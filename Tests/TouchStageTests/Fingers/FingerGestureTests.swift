import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// A view with recognizers of each kind that a test asks for.
@MainActor
private final class Board {
  let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 300))
  let stage: TouchStage
  let fingers: Fingers

  init(
    _ recognizers: [UIGestureRecognizer],
    maximumForce: Double? = nil,
    rate: Double = 120,
    noise: FingerNoise = .none
  ) {
    view.isMultipleTouchEnabled = true
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    stage = TouchStage(showing: view, maximumForce: maximumForce)
    fingers = Fingers(on: stage, rate: rate, noise: noise)
  }
}

/// Keeps the value that a recognizer had when it ended.
@MainActor
private final class Ear<Recognizer: UIGestureRecognizer>: NSObject {
  var values: [CGFloat] = []
  let read: (Recognizer) -> CGFloat

  init(_ recognizer: Recognizer, _ read: @escaping (Recognizer) -> CGFloat) {
    self.read = read
    super.init()
    recognizer.addTarget(self, action: Selector(Ear.heard(_:)))
  }

  func heard(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .ended, let own = recognizer as? Recognizer { values.append(read(own)) }
  }
}

/// Synthetic gestures.
@MainActor
struct FingerGestureTests {
  @Test(
    "a tap is seen at the view's middle, at a fraction, at a corner and at a point of the screen"
  )
  func places() throws {
    let board = Board([UITapGestureRecognizer()])
    try board.fingers.tap(at: board.view)
    try board.fingers.tap(at: .fraction(of: board.view, x: 0.25, y: 0.5))
    try board.fingers.tap(at: .corner(.topLeft, of: board.view))
    try board.fingers.tap(at: .corner(.topRight, of: board.view, inset: 3))
    try board.fingers.tap(at: .corner(.bottomLeft, of: board.view, inset: 3))
    try board.fingers.tap(at: .corner(.bottomRight, of: board.view))
    try board.fingers.tap(at: .point(CGPoint(x: 10, y: 20), in: board.view))
    try board.fingers.tap(at: CGPoint(x: 70, y: 140))
    let points: [(CGFloat, CGFloat)] = [
      (150, 250), (100, 250), (51, 101), (247, 103), (53, 397), (249, 399), (60, 120), (70, 140),
    ]
    expectEqual(board.stage.gestures, points.map { .tap(at: CGPoint(x: $0.0, y: $0.1)) })
    expectEqual(board.stage.gestures.first, .tap(at: board.view))
    #expect(board.stage.gestures.first != .tap(at: CGPoint(x: 152, y: 250)))
  }

  @Test("a place beyond the view's edge hits nothing of it, a finger beside it no recognizer")
  func edges() throws {
    let board = Board([UITapGestureRecognizer()])
    #expect(throws: FingerError.self) {
      try board.fingers.tap(at: .fraction(of: board.view, x: 1, y: 0.5))
    }
    try board.fingers.tap(at: CGPoint(x: 251, y: 250))
    expectEqual(board.stage.gestures, [])
  }

  @Test("two quick taps are a double tap, two slow ones are not")
  func doubleTaps() throws {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let board = Board([double])
    try board.fingers.doubleTap(at: board.view)
    expectEqual(board.stage.gestures, [.doubleTap(at: board.view)])
    try board.fingers.wait(1)
    try board.fingers.tap(at: board.view)
    try board.fingers.wait(1)
    try board.fingers.tap(at: board.view)
    expectEqual(board.stage.gestures.count, 1)
  }

  @Test("a long press is under way while the finger rests, and too short a one is none")
  func longPresses() throws {
    let board = Board([UILongPressGestureRecognizer()])
    try board.fingers.longPress(at: board.view, for: 0.49)
    expectEqual(board.stage.gestures, [])
    let finger = board.fingers.finger()
    try finger.down(at: board.view)
    try finger.wait(0.5)
    expectEqual(board.stage.gestures, [.longPress(at: board.view).underWay])
    try finger.lift()
    expectEqual(board.stage.gestures, [.longPress(at: board.view)])
  }

  @Test("a drag begins behind the slop and ends where the finger was told to go")
  func drags() throws {
    let board = Board([UIPanGestureRecognizer()])
    try board.fingers.drag(from: board.view, by: CGVector(dx: 60, dy: 0))
    let gesture = try #require(board.stage.gestures.first)
    expectEqual(board.stage.gestures.count, 1)
    expectEqual(gesture.name, "pan")
    #expect((160...170).contains(gesture.start.x))
    expectEqual(gesture.end.x, 210)
    expectEqual(gesture.end.y, 250)
    try board.fingers.drag(from: board.view, by: CGVector(dx: 9, dy: 0))
    expectEqual(board.stage.gestures.count, 1)
  }

  @Test(
    "8.10 a drag leaves a scroll view at rest, a flick throws it",
    arguments: [25.0, 60, 120, 240]
  )
  func scrolling(rate: Double) throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 4000)
    let fingers = Fingers(on: TouchStage(showing: list), rate: rate)
    try fingers.drag(from: list, by: CGVector(dx: 0, dy: -100))
    expectEqual(list.contentOffset.y, 90)
    #expect(!list.isDecelerating)
    try fingers.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400))
    #expect(list.isDecelerating)
    try fingers.wait(5)
    #expect(list.contentOffset.y > 300)
  }

  @Test("a pinch scales by the ratio of its distances, a rotation turns by its angle")
  func twoFingers() throws {
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    let board = Board([pinch])
    let scale = Ear(pinch) { $0.scale }
    try board.fingers.pinch(at: board.view, from: 60, to: 180)
    expectEqual(board.stage.gestures, [.pinch(at: board.view)])
    try #require(scale.values.count == 1)
    #expect(scale.values[0] > 1.9 && scale.values[0] < 3.01)

    let other = Board([rotation])
    let angle = Ear(rotation) { $0.rotation }
    try other.fingers.rotate(at: other.view, by: 1)
    try other.fingers.rotate(at: other.view, by: -1)
    expectEqual(other.stage.gestures, [.rotation(at: other.view), .rotation(at: other.view)])
    try #require(angle.values.count == 2)
    #expect(angle.values[0] > 0.7 && angle.values[0] < 1.01)
    #expect(abs(angle.values[0] + angle.values[1]) < 1e-6)
  }

  @Test(
    "6.16 fingers that turn are a rotation and no pan, whichever was added first",
    arguments: [60.0, 120, 240]
  )
  func turnBesidePan(rate: Double) throws {
    for angle in [0.4, -1, 1.57] {
      for time in [0.5, 2] {
        for isPanFirst in [false, true] {
          let (pan, rotation) = (UIPanGestureRecognizer(), UIRotationGestureRecognizer())
          let board = Board(isPanFirst ? [pan, rotation] : [rotation, pan], rate: rate)
          try board.fingers.rotate(at: board.view, by: angle, over: time)
          expectEqual(
            board.stage.gestures,
            [.rotation(at: board.view)],
            "\(angle) in \(time) s, \(isPanFirst)"
          )
        }
      }
    }
  }

  @Test("an edge swipe begins an edge pan of its edge only")
  func edgeSwipes() throws {
    for edge in [UIRectEdge.left, .right, .top, .bottom] {
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = edge
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.addGestureRecognizer(pan)
      let stage = TouchStage(showing: view)
      let fingers = Fingers(on: stage)
      for other in [UIRectEdge.left, .right, .top, .bottom] {
        try fingers.edgeSwipe(from: other)
        expectEqual(stage.gestures.map(\.name), (other == edge ? ["edgePan"] : []))
        if other == edge { break }
      }
    }
  }

  @Test("a force press reaches its force; a screen without force throws")
  func forces() throws {
    let board = Board([], maximumForce: 20.0 / 3)
    try board.fingers.forcePress(at: board.view, force: 3)
    let forces = board.fingers.frames.flatMap(\.contacts).compactMap(\.force)
    expectEqual(forces.first, 0)
    expectEqual(forces.max(), 3)
    expectEqual(forces.last, 0)
    let plain = Board([])
    #expect(throws: FingerError.noForce) {
      try plain.fingers.forcePress(at: plain.view, force: 3)
    }
    try plain.fingers.tap(at: plain.view)
    #expect(plain.fingers.frames.allSatisfy { $0.contacts.allSatisfy { $0.force == nil } })
  }

  @Test("a chord is as many fingers, side by side, all at once")
  func chords() throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 3
    let board = Board([tap])
    try board.fingers.tap(at: board.view, fingers: 2)
    expectEqual(board.stage.gestures, [])
    try board.fingers.wait(1)
    try board.fingers.tap(at: board.view, fingers: 3)
    expectEqual(board.stage.gestures, [.tap(at: board.view, fingers: 3)])
    #expect(throws: FingerError.impossibleCount(0, needs: "1 to 10")) {
      try board.fingers.tap(at: board.view, fingers: 0)
    }
    #expect(throws: FingerError.impossibleCount(11, needs: "1 to 10")) {
      try board.fingers.tap(at: board.view, fingers: 11)
    }
  }

  @Test("gestures compare by name, place, fingers and outcome, and print as a sentence")
  func printing() {
    let place = CGPoint(x: 120.4, y: 300)
    expectEqual(SeenGesture.tap(at: place), .tap(at: CGPoint(x: 120, y: 300.3)))
    #expect(SeenGesture.tap(at: place) != .tap(at: place, fingers: 2))
    #expect(SeenGesture.tap(at: place) != .doubleTap(at: place))
    #expect(SeenGesture.pinch(at: place).cancelled != .pinch(at: place))
    expectEqual("\(SeenGesture.tap(at: place))", "tap at (120, 300)")
    let pan = SeenGesture.pan(from: place, to: CGPoint(x: 291, y: 470), fingers: 2).cancelled
    expectEqual("\(pan)", "pan from (120, 300) to (291, 470), 2 fingers, cancelled")
    expectEqual(
      "\(SeenGesture.longPress(at: place).underWay)",
      "longPress at (120, 300), under way"
    )
    // Places beyond any screen stay numbers that can be read.
    let far = SeenGesture.pan(
      from: CGPoint(x: 1e9, y: 1e12),
      to: CGPoint(x: -1e9, y: -1e12)
    )
    expectEqual("\(far)", "pan from (1000000, 1000000) to (-1000000, -1000000)")
  }
}
