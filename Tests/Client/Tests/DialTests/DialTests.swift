import Dial
import Foundation
import Testing
import TouchCore
import UIKit

/// A subclass of the dial, as in an app.
final class LoudDialViewController: DialViewController {
  var calls = 0

  override func turned(_ recognizer: DialGestureRecognizer) {
    super.turned(recognizer)
    calls += 1
  }
}

@MainActor
final class Stage {
  let application: UIApplication
  let window: UIWindow
  let dial = LoudDialViewController()
  var time = 0.0

  init() {
    application = UIApplication.launch(screen: CGSize(width: 300, height: 300))
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = dial
    window.makeKeyAndVisible()
  }

  /// A point of the circle; the angle is in degrees, clockwise from the right.
  func touch(_ phase: Contact.Phase, at degrees: Double, after seconds: Double = 0.016) {
    time += seconds
    let angle = degrees * Double.pi / 180
    let place = Point(x: 150 + 100 * cos(angle), y: 150 + 100 * sin(angle))
    let contact = Contact(id: Contact.ID(1), phase: phase, position: place)
    application.receive(TouchFrame(time: .seconds(time), contacts: [contact]))
  }
}

@Suite struct DialTests {
  @MainActor
  @Test("A turn begins, changes and ends, and the subclass's method is called")
  func turn() {
    let stage = Stage()
    stage.touch(.began, at: 0)
    for degrees in stride(from: 30.0, through: 90, by: 30) { stage.touch(.moved, at: degrees) }
    #expect(stage.dial.dial.state == .changed)
    #expect(abs(stage.dial.value - .pi / 2) < 1e-9)
    stage.touch(.ended, at: 90)
    #expect(stage.dial.states == [.began, .changed, .changed, .ended])
    #expect(stage.dial.calls == 4)
    #expect(stage.dial.dial.angle == 0)
  }

  @MainActor
  @Test("A locked dial doesn't turn")
  func locked() {
    let stage = Stage()
    stage.dial.isLocked = true
    stage.touch(.began, at: 0)
    stage.touch(.moved, at: 45)
    stage.touch(.ended, at: 45)
    #expect(stage.dial.states == [])
  }

  @MainActor
  @Test("A long press resets the dial, without an event")
  func press() {
    let stage = Stage()
    stage.touch(.began, at: 0)
    stage.touch(.moved, at: 45)
    stage.touch(.ended, at: 45)
    #expect(stage.dial.value > 0)
    stage.touch(.began, at: 10)
    stage.application.advance(to: .seconds(stage.time + 0.999))
    #expect(stage.dial.value > 0)
    stage.application.advance(to: .seconds(stage.time + 1))
    #expect(stage.dial.value == 0)
  }

  @MainActor
  @Test("A disabled recognizer is cancelled, and recognizes the next finger once enabled")
  func disabled() {
    let stage = Stage()
    stage.touch(.began, at: 0)
    stage.touch(.moved, at: 20)
    stage.dial.dial.isEnabled = false
    stage.dial.dial.isEnabled = true
    stage.touch(.moved, at: 40)
    stage.touch(.ended, at: 40)
    #expect(stage.dial.states == [.began, .cancelled])
    stage.touch(.began, at: 0)
    stage.touch(.moved, at: 20)
    #expect(stage.dial.states == [.began, .cancelled, .began])
  }
}
