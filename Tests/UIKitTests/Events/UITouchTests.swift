import Expectations
import Testing
import TouchCore
import UIKit

/// A touch's properties, rule by rule.
@MainActor
final class UITouchTests {
  lazy var bench = Bench(maximumForce: 20.0 / 3.0)
  private var seen: [UITouch] = []

  /// Stores the touches that the view receives, in order.
  private func listen(_ note: @escaping (UITouch) -> Void = { _ in }) {
    bench.v.onTouch = { [unowned self] _, event in
      for touch in event?.allTouches ?? [] {
        seen.append(touch)
        note(touch)
      }
    }
  }

  private func send(_ contact: Contact, at time: Double) {
    bench.application.receive(TouchFrame(time: .seconds(time), contacts: [contact]))
  }

  private func contact(_ phase: Contact.Phase, _ x: Double, _ y: Double = 100) -> Contact {
    Contact(id: Contact.ID(1), phase: phase, position: Point(x: x, y: y))
  }

  @Test("1.1 one object a contact, another one for the next")
  func identity() {
    listen()
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 120, 100, at: 0.1)
    bench.up(1, at: 0.2)
    bench.tap(at: 1)
    expectEqual(seen.count, 5)
    #expect(seen[0] === seen[1] && seen[1] === seen[2])
    #expect(seen[3] === seen[4] && seen[3] !== seen[0])
    expectEqual(Set(seen).count, 2)
  }

  @Test("1.2 began, moved, stationary, ended, or cancelled")
  func phases() {
    var phases: [UITouch.Phase] = []
    listen { phases.append($0.phase) }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 110, 100, at: 0.1)
    bench.up(1, at: 0.2)
    bench.down(1, 100, 100, at: 1)
    bench.interrupt(at: 1.1)
    expectEqual(phases, [.began, .moved, .ended, .began, .cancelled])
    expectEqual(seen[0].phase, .ended)
    #expect(UITouch.Phase.stationary.rawValue == 2 && UITouch.Phase.regionExited.rawValue == 7)
  }

  @Test("1.4 a change of force at one location is a move")
  func forceMoves() {
    listen()
    var press = contact(.began, 100)
    press.force = 0.5
    send(press, at: 0)
    press.phase = .moved
    send(press, at: 0.1)
    expectEqual(bench.take(), ["V b"])
    press.force = 0.6
    send(press, at: 0.2)
    expectEqual(bench.take(), ["V m"])
    expectEqual(seen[0].location(in: nil), seen[0].previousLocation(in: nil))
  }

  @Test("1.6 the timestamp is the measurement's; a delayed beginning keeps its own")
  func timestamps() {
    var times: [Double] = []
    listen { times.append($0.timestamp) }
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    bench.down(1, 100, 100, at: 0.25)
    bench.move(1, 110, 100, at: 0.5)
    expectEqual(times, [])
    bench.wait(until: 2)
    expectEqual(times, [0.25, 0.5])
    bench.move(1, 120, 100, at: 3)
    expectEqual(times.last, 3)
  }

  @Test("1.7 locations are converted when they are read; nil means the window")
  func locations() {
    listen()
    let child = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
    bench.v.addSubview(child)
    bench.down(1, 100, 100, at: 0)
    let touch = seen[0]
    expectEqual(touch.previousLocation(in: nil), touch.location(in: nil))
    expectEqual(touch.location(in: child), CGPoint(x: 50, y: 40))
    child.frame.origin.x = 80
    expectEqual(touch.location(in: child), CGPoint(x: 20, y: 40))
    bench.move(1, 130, 140, at: 0.1)
    expectEqual(touch.location(in: nil), CGPoint(x: 130, y: 140))
    expectEqual(touch.previousLocation(in: child), CGPoint(x: 20, y: 40))
  }

  @Test("1.8 the precise location equals the plain one")
  func precise() {
    listen()
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 130, 140, at: 0.1)
    let touch = seen[0]
    expectEqual(touch.preciseLocation(in: bench.v), touch.location(in: bench.v))
    expectEqual(touch.precisePreviousLocation(in: nil), touch.previousLocation(in: nil))
  }

  @Test("1.10 force is 0 without hardware, and its maximum is constant with it")
  func force() {
    listen()
    bench.tap(at: 0)
    #expect(seen[0].force == 0 && seen[0].maximumPossibleForce == 0)
    var press = contact(.began, 100)
    press.force = 1.5
    send(press, at: 1)
    expectEqual(seen.last?.force, 1.5)
    let maximum: CGFloat = 20.0 / 3.0
    expectEqual(seen.last?.maximumPossibleForce, maximum)
    press.phase = .ended
    press.force = nil
    send(press, at: 1.1)
    expectEqual(seen.last?.force, 1.5)
  }

  @Test("1.12 the radius is in points; 1.13 the type is the host's")
  func radiusAndType() {
    listen()
    for (number, kind) in Contact.Kind.allCases.enumerated() {
      var touch = contact(.began, 100)
      touch.kind = kind
      touch.radius = 8
      send(touch, at: Double(number))
      expectEqual(seen.last?.type.rawValue, number)
      #expect(seen.last?.majorRadius == 8 && seen.last?.majorRadiusTolerance == 2)
      touch.phase = .ended
      send(touch, at: Double(number) + 0.5)
    }
  }

  @Test("1.14 a finger is upright; a pencil's direction turns with the view")
  func angles() {
    listen()
    bench.tap(at: 0)
    expectEqual(seen[0].altitudeAngle, .pi / 2)
    var pencil = contact(.began, 100)
    pencil.kind = .pencil
    pencil.altitude = 0.5
    pencil.azimuth = .pi / 2
    send(pencil, at: 1)
    let touch = seen[seen.count - 1]
    let turned = UIView(frame: bench.v.bounds)
    bench.v.addSubview(turned)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectEqual(touch.altitudeAngle, 0.5)
    #expect((touch.azimuthAngle(in: nil) - .pi / 2).magnitude < 1e-9)
    #expect(touch.azimuthAngle(in: turned).magnitude < 1e-9)
    #expect((touch.azimuthUnitVector(in: nil).dy - 1).magnitude < 1e-9)
  }
}
