import Expectations
import Testing
import TouchCore
import UIKit

/// Seeded random runs: nested scroll views, fingers, and clients that change things in any call.
@MainActor
struct RandomScrollTests {
  static let runs = 240

  @Test(
    "8.10 in every run each beginning has one end, and every offset is finite",
    arguments: 0..<8
  )
  func runs(_ part: Int) {
    for run in 0..<(Self.runs / 8) {
      let seed = UInt64(part * 1000 + run)
      let problems = RandomScroll(seed: seed).play()
      if !problems.isEmpty {
        Issue.record("seed \(seed): \(problems.prefix(3))")
        return
      }
    }
  }

  @Test("8.10 the same seed gives the same course")
  func same() {
    expectEqual(RandomScroll(seed: 7).transcript(), RandomScroll(seed: 7).transcript())
    #expect(RandomScroll(seed: 7).transcript() != RandomScroll(seed: 8).transcript())
  }
}

/// One run.
@MainActor
private final class RandomScroll {
  private var dice: Dice
  private let bench = Bench()
  private var views: [(view: UIScrollView, log: ScrollLog, home: UIView)] = []
  private var lines: [String] = []
  private var problems: [String] = []
  private var open: [String: Int] = [:]
  private var depth = 0

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    var home: UIView = bench.window
    for index in 0..<Int.random(in: 1...4, using: &dice) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      view.contentSize = CGSize(
        width: Double.random(in: 0...2000, using: &dice),
        height: Double.random(in: 0...4000, using: &dice)
      )
      view.isPagingEnabled = chance(20)
      view.bounces = !chance(20)
      view.alwaysBounceVertical = chance(30)
      view.isDirectionalLockEnabled = chance(30)
      view.delaysContentTouches = !chance(30)
      if chance(50) {
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 3
      }
      let log = ScrollLog()
      let content = bench.view("V\(index)", CGRect(x: 0, y: 0, width: 400, height: 800), in: view)
      log.zoomed = content
      view.delegate = log
      home.addSubview(view)
      views.append((view, log, home))
      log.write = { [unowned self] call in heard(call, index) }
      home = chance(70) ? view : bench.window
    }
  }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &dice) < percent }

  private func heard(_ call: String, _ index: Int) {
    let view = views[index].view
    let offset = view.contentOffset
    lines.append("\(index) \(call) \(offset.x) \(offset.y) \(view.zoomScale)")
    if !offset.x.isFinite || !offset.y.isFinite || !view.zoomScale.isFinite {
      problems.append("\(index): NaN in \(call)")
    }
    func begin(_ what: String) {
      open["\(index)\(what)", default: 0] += 1
      if open["\(index)\(what)"] != 1 { problems.append("\(index): \(what) began twice") }
    }
    func end(_ what: String) {
      open["\(index)\(what)", default: 0] -= 1
      if open["\(index)\(what)"] != 0 {
        problems.append("\(index): \(what) ended without a beginning")
      }
    }
    switch call {
    case "willBeginDragging": begin("drag")
    case "didEndDragging+", "didEndDragging-": end("drag")
    case "willBeginDecelerating": begin("deceleration")
    case "didEndDecelerating": end("deceleration")
    case "willBeginZooming": begin("zoom")
    case "didEndZooming": end("zoom")
    default: break
    }
    if depth < 3, chance(call == "didScroll" ? 2 : 12) { mutate() }
  }

  private func mutate() {
    depth += 1
    defer { depth -= 1 }
    let (view, log, home) = views.randomElement(using: &dice)!
    let place = CGPoint(
      x: Double.random(in: -100...2000, using: &dice),
      y: Double.random(in: -100...4000, using: &dice)
    )
    switch Int.random(in: 0..<16, using: &dice) {
    case 0: view.contentOffset = place
    case 1: view.setContentOffset(place, animated: true)
    case 2: view.setContentOffset(place, animated: false)
    case 3: view.contentSize = CGSize(width: place.x + 100, height: place.y + 100)
    case 4: view.contentInset.top = place.x / 10
    case 5: view.isScrollEnabled.toggle()
    case 6: view.removeFromSuperview()
    case 7: if view.superview == nil, !home.isDescendant(of: view) { home.addSubview(view) }
    case 8: log.target = chance(50) ? place : nil
    case 9: view.setZoomScale(2, animated: true)
    case 10:
      view.zoom(
        to: CGRect(origin: place, size: CGSize(width: 50, height: 50)),
        animated: chance(50)
      )
    case 11: view.maximumZoomScale = chance(50) ? 3 : view.minimumZoomScale
    case 12: view.panGestureRecognizer.isEnabled.toggle()
    case 13: view.stopScrollingAndZooming()
    case 14: view.frame.size.height = 300 + place.x / 4
    default: view.bounces.toggle()
    }
  }

  func play() -> [String] {
    var fingers: [Int: Point] = [:]
    var time = 0.0
    for _ in 0..<150 {
      time += [0.004, 0.008, 0.016, 0.1, 0.4].randomElement(using: &dice)!
      if chance(2) { mutate() }
      if chance(1) {
        bench.interrupt(at: time)
        fingers.removeAll()
        continue
      }
      var changes: [(finger: Int, phase: Contact.Phase, x: Double, y: Double)] = []
      for finger in 1...3 {
        if let place = fingers[finger] {
          if chance(8) {
            fingers[finger] = nil
            changes.append((finger, .ended, place.x, place.y))
          } else if chance(80) {
            let next = Point(
              x: place.x + .random(in: -20...20, using: &dice),
              y: place.y + .random(in: -30...20, using: &dice)
            )
            fingers[finger] = next
            changes.append((finger, .moved, next.x, next.y))
          }
        } else if chance(finger == 1 ? 30 : 8) {
          let place = Point(
            x: .random(in: 10...390, using: &dice),
            y: .random(in: 10...790, using: &dice)
          )
          fingers[finger] = place
          changes.append((finger, .began, place.x, place.y))
        }
      }
      if changes.isEmpty { bench.wait(until: time) } else { bench.frame(changes, at: time) }
    }
    bench.interrupt(at: time + 0.1)
    bench.wait(until: time + 30)
    for (key, count) in open where count != 0 { problems.append("\(key) is open: \(count)") }
    for (index, entry) in views.enumerated() {
      let view = entry.view
      if view.isDragging || view.isTracking || view.isDecelerating || view.isZooming
        || view.isScrollAnimating || view.isZoomBouncing || view.isZoomAnimating
      {
        problems.append("\(index): not at rest")
      }
    }
    if !bench.application.isQuiet { problems.append("not quiet") }
    return problems
  }

  func transcript() -> [String] {
    _ = play()
    return lines
  }
}
