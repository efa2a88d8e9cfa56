import MarbleTesting
import TouchCore
import UIKit

/// A bench with a scroll view `S` in its window that logs its delegate's calls.
///
/// The log's lines are the calls without their first words: `S willBeginDragging`, `S didScroll`.
@MainActor
final class ScrollBench {
  let bench = Bench()
  let scrollView: UIScrollView
  let delegate: ScrollLog
  /// Whether successive `didScroll` calls of content that moves without a finger are logged once,
  /// so that pictures don't need a column a frame.
  var foldsScrolls = false
  private var lastCall = ""
  /// A view that logs its touches and fills the content.
  let content: LoggingView

  init(
    size: CGSize = CGSize(width: 400, height: 800),
    content contentSize: CGSize = CGSize(width: 400, height: 10000),
    offset: CGPoint = .zero,
    make: (CGRect) -> UIScrollView = { UIScrollView(frame: $0) }
  ) {
    scrollView = make(CGRect(origin: .zero, size: size))
    delegate = ScrollLog()
    scrollView.contentSize = contentSize
    scrollView.contentOffset = offset
    bench.window.addSubview(scrollView)
    content = bench.view("V", CGRect(origin: .zero, size: contentSize), in: scrollView)
    scrollView.delegate = delegate
    delegate.write = { [unowned self] in heard($0) }
  }

  private func heard(_ call: String) {
    let movesItself = scrollView.isDecelerating || scrollView.isScrollAnimating
    let isFolded = foldsScrolls && movesItself && call == "didScroll" && lastCall == call
    lastCall = call
    if !isFolded { bench.note("S \(call)") }
  }

  /// The offset along the y axis.
  var y: Double { Double(scrollView.contentOffset.y) }

  /// The log since the last call.
  func take() -> [String] { bench.take() }

  /// The delegate's calls since the last call, with successive `didScroll` calls logged once.
  func calls() -> [String] {
    var calls: [String] = []
    for line in take() where line.hasPrefix("S ") && calls.last != String(line.dropFirst(2)) {
      calls.append(String(line.dropFirst(2)))
    }
    return calls
  }

  /// Drags vertically in equal steps; the finger stays down.
  func drag(
    _ finger: Int = 1,
    from start: Double = 700,
    by step: Double,
    steps: Int,
    every interval: Double = 0.008,
    at time: Double = 0,
    x: Double = 200
  ) -> Double {
    bench.down(finger, x, start, at: time)
    for index in 0..<steps {
      bench.move(
        finger,
        x,
        start + step * Double(index + 1),
        at: time + interval * Double(index + 1)
      )
    }
    return time + interval * Double(steps)
  }

  /// Flicks the content; returns when the finger was lifted.
  @discardableResult
  func flick(
    from start: Double = 700,
    by step: Double,
    steps: Int = 20,
    every interval: Double = 0.008,
    at time: Double = 0,
    x: Double = 200
  ) -> Double {
    let end = drag(from: start, by: step, steps: steps, every: interval, at: time, x: x) + interval
    bench.up(at: end)
    return end
  }

  /// Advances the clock to a time.
  func wait(until time: Double) { bench.wait(until: time) }

  /// Advances the clock until nothing is due; returns when the content came to rest.
  @discardableResult
  func rest() -> Double {
    let application = bench.application
    var last = application.now
    var limit = 10000
    while !application.isQuiet, let next = application.nextDeadline, limit > 0 {
      let moved = scrollView.isDecelerating || scrollView.isScrollAnimating
      application.advance(to: next)
      limit -= 1
      if moved { last = application.now }
    }
    return last.seconds
  }
}

/// A delegate that logs its calls, and runs a test's closure in them.
final class ScrollLog: UIScrollViewDelegate {
  var write: (String) -> Void = { _ in }
  var reactions: [String: (UIScrollView) -> Void] = [:]
  var zoomed: UIView?
  var target: CGPoint?
  var proposed: CGPoint?
  var velocity: CGPoint?
  var panVelocity: CGPoint?
  var allowsTop = true
  var offsets: [CGPoint] = []

  private func note(_ call: String, _ scrollView: UIScrollView) {
    write(call)
    reactions[call]?(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    note("didScroll", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    panVelocity = scrollView.panGestureRecognizer.velocity(in: nil)
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
    note("willEndDragging", scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "didEndDragging+" : "didEndDragging-", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming", scrollView)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { note("didEndZooming", scrollView) }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeInset", scrollView)
  }
}
