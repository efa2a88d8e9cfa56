import Testing
import TouchCore

@testable import UIKit

/// Seeded random runs: up to three fingers that touch, move and lift on zoomable content.
@MainActor
struct RandomZoomTests {
  @Test(
    "8.18 the point between two fingers stays under them, and a finger that comes or lifts causes no jump"
  )
  func runs() {
    var zooms = 0
    for seed in 1...60 {
      var run = RandomZoom(seed: UInt64(seed))
      run.play()
      zooms += run.zooms
      guard run.slip < 0.01, run.jump < 0.01 else {
        Issue.record("seed \(seed): \(run.slip) points off, \(run.jump) points of a jump")
        return
      }
    }
    // Fewer would prove little.
    #expect(zooms > 100)
  }
}

/// One run.
@MainActor
private struct RandomZoom {
  private static let steps = 120
  private static let interval = 0.008

  private let s = ScrollBench(content: CGSize(width: 900, height: 1400))
  private var dice: Dice
  private var fingers: [Int: Point] = [:]
  private var time = 0.0
  /// The content point that was between the fingers in the previous step.
  private var anchor: CGPoint?
  /// The number of zooms that began.
  private(set) var zooms = 0
  /// The maximum distance of that point from the fingers, in points of the screen.
  private(set) var slip = 0.0
  /// The jump of the content when a finger came or lifted.
  private(set) var jump = 0.0

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    let view = s.scrollView
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 3
    view.bouncesZoom = chance(0.7)
    view.isDirectionalLockEnabled = chance(0.3)
    if chance(0.4) { view.contentInset = UIEdgeInsets(top: 40, left: 20, bottom: 30, right: 10) }
    if chance(0.4) { s.content.frame.origin = CGPoint(x: 30, y: 50) }
    if chance(0.3) {
      view.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 0.8, y: 0.8)
    }
    s.delegate.zoomed = s.content
    view.contentOffset = CGPoint(x: 100, y: 200)
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &dice) < share
  }

  mutating func play() {
    for _ in 0..<Self.steps {
      time += Self.interval
      s.wait(until: time)
      let roll = Double.random(in: 0..<1, using: &dice)
      if fingers.count < 3, roll < 0.1 || fingers.isEmpty {
        withoutJump { $0.land() }
      } else if roll < 0.16 {
        withoutJump { $0.lift() }
      } else {
        wander()
      }
    }
  }

  private mutating func land() {
    guard let finger = (1...3).first(where: { fingers[$0] == nil }) else { return }
    let place = Point(
      x: Double.random(in: 60...340, using: &dice),
      y: Double.random(in: 100...600, using: &dice)
    )
    fingers[finger] = place
    s.bench.down(finger, place.x, place.y, at: time)
  }

  private mutating func lift() {
    guard let finger = fingers.keys.sorted().randomElement(using: &dice) else { return }
    fingers[finger] = nil
    s.bench.up(finger, at: time)
  }

  /// An event after which the content must not have moved.
  private mutating func withoutJump(_ act: (inout RandomZoom) -> Void) {
    let (offset, scale) = (s.scrollView.contentOffset, s.scrollView.zoomScale)
    act(&self)
    let travel = Point(s.scrollView.contentOffset) - Point(offset)
    // At the far end of the view's diagonal a change of scale moves the content by as many points.
    let growth = Double(abs(s.scrollView.zoomScale - scale)) * 900
    jump = max(jump, travel.length, growth)
    if s.scrollView.zoomSession == nil { anchor = nil }
  }

  private mutating func wander() {
    var changes: [(finger: Int, phase: Contact.Phase, x: Double, y: Double)] = []
    for finger in fingers.keys.sorted() {
      guard var place = fingers[finger] else { continue }
      place.x += Double.random(in: -8...8, using: &dice)
      place.y += Double.random(in: -8...8, using: &dice)
      fingers[finger] = place
      changes.append((finger, .moved, place.x, place.y))
    }
    s.bench.frame(changes, at: time)
    guard s.scrollView.zoomSession != nil, let pinch = s.scrollView.pinch else {
      anchor = nil
      return
    }
    let between = pinch.location(in: s.content)
    if let anchor {
      let travel = Point(between) - Point(anchor)
      slip = max(slip, travel.length * Double(s.scrollView.zoomScale))
    } else {
      zooms += 1
    }
    anchor = between
  }
}
