import TouchCore

@testable import UIKit

/// Plays a script of the range suite and says what was wrong.
@MainActor
final class RangeRun {
  private let script: RangeScript
  private let bench = Bench()
  private var views: [(view: UIScrollView, log: ScrollLog)] = []
  private var open: [String: Int] = [:]
  /// The number of calls so far.
  private var calls = 0
  private var isBusy = false
  /// How often each view was scrolled.
  private var scrolls: [Int] = []
  /// Where each view's content was at the call before.
  private var places: [Point] = []
  private(set) var lines: [String] = []
  private(set) var problem: String?
  /// The deeds that were done, by the number of their call.
  private(set) var done: Set<Int> = []

  init(_ script: RangeScript) {
    self.script = script
    var home: UIView = bench.window
    for (index, plan) in script.views.enumerated() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      view.contentSize = CGSize(width: plan.content.width, height: plan.content.height)
      view.isPagingEnabled = plan.isPaging
      view.bounces = plan.bounces
      view.alwaysBounceVertical = plan.alwaysBounces
      view.delaysContentTouches = plan.delays
      let log = ScrollLog()
      let content = bench.view("V\(index)", CGRect(x: 0, y: 0, width: 400, height: 800), in: view)
      if plan.zooms {
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 3
        log.zoomed = content
      }
      if plan.centres {
        log.reactions["didZoom"] = { [unowned self] _ in perform(.centre, on: index) }
      }
      view.delegate = log
      home.addSubview(view)
      let tap = UITapGestureRecognizer()
      bench.add(tap, "tap\(index)", to: content)
      bench.reactions["tap\(index)!ended"] = { [unowned self] in heard("tap", index) }
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      button.addAction(
        UIAction { [unowned self] _ in heard("touchDown", index) },
        for: .touchDown
      )
      content.addSubview(button)
      views.append((view, log))
      scrolls.append(0)
      places.append(Point(view.contentOffset))
      log.write = { [unowned self] call in heard(call, index) }
      if plan.isNested { home = view }
    }
    for time in script.timers {
      Timer.scheduledTimer(withTimeInterval: max(time, 0.001), repeats: false) {
        [unowned self] _ in heard("timer", 0)
      }
    }
  }

  // MARK: Playing

  /// Plays the script to its end; nil if everything held.
  func play() -> String? {
    for step in script.steps where problem == nil {
      if step.changes.isEmpty {
        bench.wait(until: step.time)
      } else {
        bench.frame(step.changes, at: step.time)
      }
      judge("at \(step.time)")
    }
    let end = script.steps.last?.time ?? 0
    bench.interrupt(at: end + 0.01)
    bench.wait(until: end + 20)
    judge("at the end")
    for (what, count) in open.sorted(by: { $0.key < $1.key }) where count != 0 {
      fail("\(what) has no end")
    }
    for (index, entry) in views.enumerated() where !rests(entry.view) { fail("\(index) moves on") }
    if !bench.application.isQuiet { fail("the application is not quiet") }
    return problem
  }

  private func fail(_ words: String) { if problem == nil { problem = words } }

  /// Adds a line, up to what is wrong: that is what a reader looks for.
  private func write(_ line: String) { if problem == nil { lines.append(line) } }

  private func rests(_ view: UIScrollView) -> Bool {
    !view.isDragging && !view.isDecelerating && !view.isScrollAnimating && !view.isZooming
      && !view.isZoomBouncing && !view.isZoomAnimating
  }

  /// Content that nothing moves is inside its range.
  private func judge(_ moment: String) {
    for (index, entry) in views.enumerated() where rests(entry.view) {
      let (inset, size) = (entry.view.adjustedContentInset, entry.view.bounds.size)
      let (content, offset) = (entry.view.contentSize, entry.view.contentOffset)
      func lies(
        _ value: CGFloat,
        _ before: CGFloat,
        _ length: CGFloat,
        _ behind: CGFloat,
        _ view: CGFloat
      )
        -> Bool
      {
        let most = max(-before, length + behind - view)
        return value >= -before - 1e-6 && value <= most + 1e-6
      }
      if !lies(offset.x, inset.left, content.width, inset.right, size.width)
        || !lies(offset.y, inset.top, content.height, inset.bottom, size.height)
      {
        fail(
          "\(index) rests outside its range \(moment): \(offset), \(content) in \(size), \(inset)"
        )
      }
    }
  }

  // MARK: Calls

  private func heard(_ call: String, _ index: Int) {
    let view = views[index].view
    write("\(index) \(call) \(view.contentOffset.x) \(view.contentOffset.y) \(view.zoomScale)")
    if call == "didScroll" {
      scrolls[index] += 1
      if !isBusy { watchStep(view, index) }
    }
    places[index] = Point(view.contentOffset)
    note(call, index)
    let number = calls
    calls += 1
    guard !isBusy, let (target, deed) = script.deeds[number] else { return }
    done.insert(number)
    perform(deed, on: target)
  }

  /// Decelerating content covers no more than a third of its way in a frame, or what it is thrown.
  private func watchStep(_ view: UIScrollView, _ index: Int) {
    guard let flight = view.flight, flight.purpose == .deceleration, view.zoomFlight == nil else {
      return
    }
    let step = (Point(view.contentOffset) - places[index]).length
    let travel = (flight.course.motion.end - places[index]).length
    if step > travel * 0.35 + 110 { fail("\(index) jumped by \(step) on its way of \(travel)") }
  }

  /// Counts beginnings and ends.
  private func note(_ call: String, _ index: Int) {
    let begins = [
      "willBeginDragging": "drag", "willBeginDecelerating": "deceleration",
      "willBeginZooming": "zoom",
    ]
    let ends = [
      "didEndDragging+": "drag", "didEndDragging-": "drag", "didEndDecelerating": "deceleration",
      "didEndZooming": "zoom", "didEndScrollingAnimation": "animation",
    ]
    if let what = begins[call] {
      open["\(index) \(what)", default: 0] += 1
      if open["\(index) \(what)"] != 1 { fail("\(index): a \(what) began twice") }
    }
    // What was asked for as the fingers let go begins only when the delegate has said where it wants the content.
    if call == "didEndDragging-", views[index].view.isScrollAnimating {
      open["\(index) animation"] = 1
    }
    if let what = ends[call] {
      open["\(index) \(what)", default: 0] -= 1
      if open["\(index) \(what)"] != 0 { fail("\(index): a \(what) ended that hadn't begun") }
    }
  }

  // MARK: Deeds

  /// Changes a view, and watches that its content moves at most once for it.
  private func perform(_ deed: RangeScript.Deed, on index: Int) {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    let view = views[index].view
    // Content that a finger caught and lets go of rests before its deceleration is told to be over.
    let rested = rests(view) || view.isCaught && !view.isDragging
    let (count, offset) = (scrolls[index], view.contentOffset)
    write("\(index) DEED \(deed)")
    change(view, deed)
    for (index, entry) in views.enumerated() { places[index] = Point(entry.view.contentOffset) }
    if view.isScrollAnimating { open["\(index) animation"] = 1 }
    guard deed.changesRangeAlone else { return }
    view.layoutIfNeeded()
    let moves = scrolls[index] - count
    if moves > (rested ? 1 : 0) { fail("\(index) moved \(moves) times for \(deed)") }
    if !rested, view.contentOffset != offset { fail("\(index) jumped for \(deed)") }
  }

  private func change(_ view: UIScrollView, _ deed: RangeScript.Deed) {
    switch deed {
    case .inset(0, let value): view.contentInset.top = CGFloat(value)
    case .inset(1, let value): view.contentInset.left = CGFloat(value)
    case .inset(2, let value): view.contentInset.bottom = CGFloat(value)
    case .inset(_, let value): view.contentInset.right = CGFloat(value)
    case .content(let width, let height): view.contentSize = CGSize(width: width, height: height)
    case .frame(let width, let height): view.frame.size = CGSize(width: width, height: height)
    case .bounds(let width, let height): view.bounds.size = CGSize(width: width, height: height)
    case .safeArea(let top, let bottom):
      bench.window.setSafeAreaInsets(
        UIEdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0)
      )
    case .adjustment(let always): view.contentInsetAdjustmentBehavior = always ? .always : .never
    case .zoom(let scale, let animated): view.setZoomScale(CGFloat(scale), animated: animated)
    case .zoomTo(let x, let y, let animated):
      view.zoom(to: CGRect(x: x, y: y, width: 100, height: 200), animated: animated)
    case .limits(let minimum, let maximum):
      view.minimumZoomScale = CGFloat(minimum)
      view.maximumZoomScale = CGFloat(maximum)
    case .centre:
      let (size, content) = (view.bounds.size, view.contentSize)
      let x = max(0, (size.width - content.width) / 2)
      let y = max(0, (size.height - content.height) / 2)
      view.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    case .scroll(let x, let y):
      let inset = view.adjustedContentInset
      let last = CGPoint(
        x: max(-inset.left, view.contentSize.width + inset.right - view.bounds.width),
        y: max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
      )
      let place = CGPoint(
        x: min(max(CGFloat(x), -inset.left), last.x),
        y: min(max(CGFloat(y), -inset.top), last.y)
      )
      view.setContentOffset(place, animated: true)
    case .bounces(let value): view.bounces = value
    case .show(let x, let y, let animated):
      view.scrollRectToVisible(CGRect(x: x, y: y, width: 80, height: 60), animated: animated)
    case .paging(let value): view.isPagingEnabled = value
    case .stop: view.stopScrollingAndZooming()
    }
  }
}

extension RangeScript.Deed {
  /// Whether nothing but the range of one view changes.
  fileprivate var changesRangeAlone: Bool {
    switch self {
    case .inset, .content, .frame, .bounds, .safeArea, .adjustment, .centre: true
    default: false
    }
  }
}
