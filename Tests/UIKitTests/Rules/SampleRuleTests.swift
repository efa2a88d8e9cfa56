import Expectations
import Testing
import TouchCore
import UIKit

/// Rules 1: samples and pencils.
@MainActor
final class SampleRuleTests {
  lazy var bench = Bench(maximumForce: 4)

  private func pencil(
    _ phase: Contact.Phase,
    _ x: Double,
    force: Double = 1,
    altitude: Double? = nil,
    azimuth: Double? = nil,
    estimate: Contact.Estimate? = nil
  ) -> Contact {
    Contact(
      id: Contact.ID(1),
      phase: phase,
      position: Point(x: x, y: 100),
      force: force,
      kind: .pencil,
      altitude: altitude,
      azimuth: azimuth,
      estimate: estimate
    )
  }

  private func send(_ contact: Contact, at time: Double, history: [TouchFrame] = []) {
    bench.application.receive(
      TouchFrame(time: .seconds(time), contacts: [contact]),
      history: history
    )
  }

  private func frame(_ contact: Contact, at time: Double) -> TouchFrame {
    TouchFrame(time: .seconds(time), contacts: [contact])
  }

  @Test(
    "1.11 a pencil's force is along its axis; straight down it is force / sin(altitude), clamped"
  )
  func perpendicularForce() throws {
    var touch: UITouch?
    bench.v.onTouch = { _, event in touch = event?.allTouches?.first }
    send(pencil(.began, 10, force: 1, altitude: .pi / 6), at: 0)
    expectEqual(touch?.force, 1)
    #expect(abs(try #require(touch).perpendicularForce - 2) < 1e-9)
    send(pencil(.moved, 10, force: 3, altitude: .pi / 6), at: 0.1)
    expectEqual(touch?.perpendicularForce, 4)
    send(pencil(.moved, 10, force: 3, altitude: 0), at: 0.2)
    expectEqual(touch?.perpendicularForce, 4)
  }

  @Test(
    "1.14 altitude 0 is flat, a finger is upright; azimuth is the angle from the view's +x to the tail"
  )
  func angles() throws {
    var touch: UITouch?
    bench.v.onTouch = { _, event in touch = event?.allTouches?.first }
    send(pencil(.began, 10, altitude: 0.25, azimuth: .pi / 2), at: 0)
    let found = try #require(touch)
    expectEqual(found.altitudeAngle, 0.25)
    #expect(abs(found.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
    bench.v.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(found.azimuthAngle(in: bench.v)) < 1e-9)
    #expect(abs(found.azimuthUnitVector(in: bench.v).dx - 1) < 1e-9)
    bench.v.transform = .identity
    send(pencil(.ended, 10), at: 0.1)
    bench.play("at  1  \n1   b\nV   b")
    expectEqual(touch?.altitudeAngle, .pi / 2)
    expectEqual(touch?.azimuthAngle(in: nil), 0)
  }

  @Test("1.15 a touch has an update index only if better values will come or came")
  func updateIndex() throws {
    var touch: UITouch?
    bench.v.onTouch = { _, event in touch = event?.allTouches?.first }
    send(pencil(.began, 10, estimate: Contact.Estimate([.force, .azimuth], updateIndex: 7)), at: 0)
    let found = try #require(touch)
    expectEqual(found.estimationUpdateIndex, 7)
    expectEqual(found.estimatedProperties, [.force, .azimuth])
    expectEqual(found.estimatedPropertiesExpectingUpdates, [.force, .azimuth])
    send(pencil(.moved, 11, estimate: Contact.Estimate(.altitude)), at: 0.1)
    expectNil(found.estimationUpdateIndex)
    expectEqual(found.estimatedProperties, .altitude)
    expectEqual(found.estimatedPropertiesExpectingUpdates, [])
    send(pencil(.moved, 12), at: 0.2)
    expectEqual(found.estimatedProperties, [])
  }

  @Test("1.15 better values go to recognizers, then to the view, for the touch that they belong to")
  func updates() throws {
    let own = bench.custom("own")
    var updated: [UITouch] = []
    bench.v.onTouch = { letter, _ in if letter == "u" { updated = Array(self.bench.v.updated) } }
    send(pencil(.began, 10, estimate: Contact.Estimate([.force, .azimuth], updateIndex: 1)), at: 0)
    bench.application.receive([EstimateUpdate(index: 1, force: 3)])
    expectEqual(bench.take(), ["own.b", "V b", "own.u", "V u"])
    let touch = try #require(updated.first)
    expectEqual(touch.force, 3)
    expectEqual(touch.estimatedPropertiesExpectingUpdates, .azimuth)
    expectEqual(touch.estimationUpdateIndex, 1)
    bench.application.receive([EstimateUpdate(index: 1, azimuth: 1)])
    expectEqual(touch.estimatedProperties, [])
    expectEqual(bench.take(), ["own.u", "V u"])
    bench.application.receive([EstimateUpdate(index: 1, force: 2)])
    bench.application.receive([EstimateUpdate(index: 99, force: 2)])
    expectEqual(bench.take(), [])
    expectEqual(own.state, .possible)
  }

  @Test("1.15 better values may come when the touch has moved on, or has ended")
  func lateUpdates() throws {
    bench.custom("own")
    var updated: [UITouch] = []
    bench.v.onTouch = { letter, _ in if letter == "u" { updated = Array(self.bench.v.updated) } }
    send(pencil(.began, 10, estimate: Contact.Estimate(.force, updateIndex: 1)), at: 0)
    send(pencil(.moved, 20, estimate: Contact.Estimate(.force, updateIndex: 2)), at: 0.1)
    send(pencil(.ended, 20), at: 0.2)
    _ = bench.take()
    bench.application.receive([
      EstimateUpdate(index: 1, force: 3), EstimateUpdate(index: 2, force: 2),
    ])
    expectEqual(bench.take(), ["own.u2", "V u2"])
    expectEqual(Set(updated.map { $0.force }), [2, 3])
    expectEqual(Set(updated.map { $0.location(in: nil).x }), [10, 20])
  }

  @Test("1.15 a delayed beginning reaches the view with the better values of its own sample")
  func delayedUpdates() {
    let own = bench.custom("own")
    own.delaysTouchesBegan = true
    var seen: [String] = []
    bench.v.onTouch = { letter, event in
      guard let touch = event?.allTouches?.first else { return }
      seen.append("\(letter) \(touch.location(in: nil).x) \(touch.force)")
    }
    send(pencil(.began, 10, estimate: Contact.Estimate(.force, updateIndex: 1)), at: 0)
    send(pencil(.moved, 20, estimate: Contact.Estimate(.force, updateIndex: 2)), at: 0.1)
    bench.application.receive([
      EstimateUpdate(index: 1, force: 3), EstimateUpdate(index: 2, force: 2),
    ])
    expectEqual(seen, [])
    own.isEnabled = false
    bench.wait(until: 0.2)
    expectEqual(seen, ["b 10.0 3.0", "m 20.0 2.0"])
  }

  @Test("1.15 a touch that rests waits once for its better values, whatever others do meanwhile")
  func resting() {
    bench.custom("own")
    send(pencil(.began, 10, estimate: Contact.Estimate(.force, updateIndex: 1)), at: 0)
    for (step, phase) in [Contact.Phase.began, .moved, .moved, .ended].enumerated() {
      let place = Point(x: 50 + 9 * Double(step), y: 50)
      send(Contact(id: Contact.ID(2), phase: phase, position: place), at: 0.1 * Double(step + 1))
    }
    _ = bench.take()
    bench.application.receive([EstimateUpdate(index: 1, force: 3)])
    expectEqual(bench.take(), ["own.u", "V u"])
    bench.application.receive([EstimateUpdate(index: 1, force: 2)])
    expectEqual(bench.take(), [])
  }

  @Test("1.15 better values are accepted until 2 s after the lift")
  func patience() {
    bench.custom("own")
    send(pencil(.began, 10, estimate: Contact.Estimate([.force, .azimuth], updateIndex: 1)), at: 0)
    send(pencil(.ended, 20), at: 0.2)
    _ = bench.take()
    bench.wait(until: 2.199)
    bench.application.receive([EstimateUpdate(index: 1, force: 3)])
    expectEqual(bench.take(), ["own.u", "V u"])
    bench.wait(until: 2.2)
    bench.application.receive([EstimateUpdate(index: 1, azimuth: 3)])
    expectEqual(bench.take(), [])
  }

  @Test("1.15 a view that never received the touch receives no update")
  func updatesWithoutTouch() {
    bench.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
    send(pencil(.began, 10, estimate: Contact.Estimate(.force, updateIndex: 1)), at: 0)
    send(pencil(.ended, 10), at: 0.1)
    bench.application.receive([EstimateUpdate(index: 1, force: 3)])
    expectEqual(bench.take(), ["tap!ended"])
  }

  @Test("1.15 updates sent inside a pass wait for its end")
  func updatesFromInside() {
    bench.custom("own")
    bench.v.onTouch = { letter, _ in
      guard letter == "b" else { return }
      self.bench.application.receive([EstimateUpdate(index: 1, force: 3)])
      self.bench.note("V done")
    }
    send(pencil(.began, 10, estimate: Contact.Estimate(.force, updateIndex: 1)), at: 0)
    expectEqual(bench.take(), ["own.b", "V b", "V done", "own.u", "V u"])
  }

  @Test("1.16 coalesced touches: each sample with the one before it, the last as the touch itself")
  func coalesced() throws {
    var seen: [[CGFloat]] = []
    var before: [[CGFloat]] = []
    bench.v.onTouch = { _, event in
      guard let touch = event?.allTouches?.first else { return }
      let samples = event?.coalescedTouches(for: touch) ?? []
      seen.append(samples.map { $0.location(in: nil).x })
      before.append(samples.map { $0.previousLocation(in: nil).x })
      expectEqual(samples.last?.timestamp, touch.timestamp)
      #expect(samples.last !== touch)
      expectNil(event?.coalescedTouches(for: UITouch()))
      expectNil(event?.predictedTouches(for: UITouch()))
    }
    send(pencil(.began, 10), at: 0)
    send(
      pencil(.moved, 16),
      at: 0.016,
      history: [frame(pencil(.moved, 12), at: 0.004), frame(pencil(.moved, 14), at: 0.008)]
    )
    send(pencil(.ended, 18), at: 0.03, history: [frame(pencil(.moved, 17), at: 0.02)])
    expectEqual(seen, [[10], [12, 14, 16], [17, 18]])
    expectEqual(before, [[10], [10, 12, 14], [16, 17]])
  }

  @Test("1.17 predicted touches continue the touch's motion, and are marked as estimates")
  func predicted() throws {
    var seen: [[CGFloat]] = []
    bench.v.onTouch = { _, event in
      guard let touch = event?.allTouches?.first else { return }
      let predicted = event?.predictedTouches(for: touch) ?? []
      seen.append(predicted.map { $0.location(in: nil).x })
      #expect(predicted.allSatisfy { $0.estimatedProperties == .location })
      #expect(predicted.allSatisfy { $0.timestamp > touch.timestamp })
    }
    send(pencil(.began, 10), at: 0)
    send(pencil(.moved, 14), at: 0.008)
    send(pencil(.ended, 14), at: 0.016)
    expectEqual(seen, [[], [18, 22], []])
  }

  @Test("1.16, 1.17 coalesced and predicted touches differ from the touch in where and when alone")
  func alike() {
    var different: [String] = []
    var count = 0
    bench.v.onTouch = { letter, event in
      guard let event, let touch = event.allTouches?.first else { return }
      let copies =
        (event.coalescedTouches(for: touch) ?? []) + (event.predictedTouches(for: touch) ?? [])
      count += copies.count
      for copy in copies {
        let isAlike =
          copy.type == touch.type && copy.tapCount == touch.tapCount && copy.phase == touch.phase
          && copy.window === touch.window && copy.view === touch.view
          && copy.maximumPossibleForce == touch.maximumPossibleForce
          && copy.altitudeAngle == touch.altitudeAngle && copy.majorRadius == touch.majorRadius
        if !isAlike { different.append("\(letter) at \(copy.timestamp)") }
      }
    }
    for tap in [0.0, 0.1] {
      send(pencil(.began, 10, force: 1, altitude: 0.5), at: tap)
      let earlier = frame(pencil(.moved, 12, altitude: 0.5), at: tap + 0.004)
      send(pencil(.moved, 14, altitude: 0.5), at: tap + 0.008, history: [earlier])
      send(pencil(.ended, 14, altitude: 0.5), at: tap + 0.016)
    }
    #expect(different == [] && count > 8)
  }

  @Test("1.15 each better value takes the place of its own estimate, and of no other")
  func eachUpdate() throws {
    var touch: UITouch?
    bench.v.onTouch = { letter, event in
      if letter == "u" { touch = self.bench.v.updated.first }
    }
    let all: UITouch.Properties = [.force, .azimuth, .altitude, .location]
    let estimate = Contact.Estimate([.force, .azimuth, .altitude, .position], updateIndex: 1)
    send(pencil(.began, 10, force: 1, altitude: 1, azimuth: 1, estimate: estimate), at: 0)
    let updates: [(EstimateUpdate, UITouch.Properties)] = [
      (EstimateUpdate(index: 1, altitude: 0.5), .altitude),
      (EstimateUpdate(index: 1, azimuth: 2), .azimuth),
      (EstimateUpdate(index: 1, force: 3), .force),
      (EstimateUpdate(index: 1, position: Point(x: 12, y: 100)), .location),
    ]
    var left = all
    for (update, known) in updates {
      bench.application.receive([update])
      left.subtract(known)
      let found = try #require(touch)
      expectEqual(found.estimatedPropertiesExpectingUpdates, left)
      expectEqual(found.altitudeAngle, 0.5)
      #expect(isNear(Double(found.azimuthAngle(in: nil)), left.contains(.azimuth) ? 1 : 2))
      expectEqual(found.force, (left.contains(.force) ? 1 : 3))
      expectEqual(found.location(in: nil).x, (left.contains(.location) ? 10 : 12))
    }
  }
}
