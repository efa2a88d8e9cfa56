import DeliberateTouch
import Testing
import TouchCore
import UIKit

// Drawings, and what touches do to views without a gesture of their own.
extension Subject {
  /// A finger rests, and draws an L over a page.
  @MainActor
  func drawShape() -> Course {
    let bench = Bench(window: { SwipeWindow(frame: $0) })
    let course = Course(bench)
    guard let window = bench.window as? SwipeWindow else { return course }
    window.drawingDelay = 0.25
    let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0.7, y: 1)]
    window.shapes.record("L", strokes: [corner])
    let page = UIScrollView(frame: bench.view.bounds)
    page.contentSize = CGSize(width: 400, height: 3000)
    bench.view.addSubview(page)
    window.onGesture = { gesture, _ in
      if case .shape(let match) = gesture { bench.note("drew \(match.name)") }
    }
    course.steps = [(0, { bench.play(.down(1, 100, 200), at: $0) })]
    for step in 1...10 {
      let time = 0.3 + Double(step) * 0.03
      course.steps.append((time, { bench.play(.move(1, 100, 200 + Double(step) * 20), at: $0) }))
    }
    for step in 1...10 {
      let time = 0.6 + Double(step) * 0.03
      course.steps.append((time, { bench.play(.move(1, 100 + Double(step) * 14, 400), at: $0) }))
    }
    course.steps.append((1, { bench.play(.up(1), at: $0) }))
    course.edges = [0.25]
    course.expected = ["drew L"]
    course.isClean = {
      let pan = page.panGestureRecognizer
      return pan.isEnabled && pan.state == .possible && !page.isTracking
    }
    return course
  }

  /// A finger rests on a view that is lit after a delay.
  @MainActor
  func highlight() -> Course {
    let course = Course(Bench())
    let bench = course.bench
    let delay = TouchDelayGestureRecognizer()
    bench.view.addGestureRecognizer(delay)
    let spot = HighlightView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    bench.view.addSubview(spot)
    spot.onHighlight = { bench.note($0 ? "lit" : "dark") }
    course.kept = [delay]
    course.setEnabled = { delay.isEnabled = $0 }
    course.steps = [
      (0, { bench.play(.down(1, 150, 250), at: $0) }),
      (0.3, { bench.play(.move(1, 152, 250), at: $0) }),
      (0.5, { bench.play(.up(1), at: $0) }),
    ]
    course.edges = [0.15]
    course.begins = ["lit"]
    course.ends = ["dark"]
    course.expected = ["lit", "dark"]
    course.isClean = { !spot.isHighlighted && spot.alpha == 1 && delay.state == .possible }
    return course
  }

  /// A finger rests beside a small view whose area is larger.
  @MainActor
  func touchTarget() -> Course {
    let course = Course(Bench())
    let bench = course.bench
    let dot = HighlightView(frame: CGRect(x: 195, y: 295, width: 10, height: 10))
    bench.view.addSubview(dot)
    let target = TouchTarget(around: dot)
    dot.onHighlight = { bench.note($0 ? "lit" : "dark") }
    course.setEnabled = { target.isUserInteractionEnabled = $0 }
    course.steps = [
      (0, { bench.play(.down(1, 218, 300), at: $0) }),
      (0.3, { bench.play(.move(1, 217, 300), at: $0) }),
      (0.5, { bench.play(.up(1), at: $0) }),
    ]
    course.begins = ["lit"]
    course.ends = ["dark"]
    course.expected = ["lit", "dark"]
    course.isClean = { !dot.isHighlighted && dot.alpha == 1 && dot.superview === target }
    return course
  }
}
