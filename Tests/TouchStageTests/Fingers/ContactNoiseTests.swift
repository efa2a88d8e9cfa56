import Expectations
import Testing
import TouchCore

@testable import TouchStage

/// How a synthetic finger departs from its path, a contact at a time.
struct ContactNoiseTests {
  private let point = Point(x: 100, y: 200)

  /// Where the surface measures a finger at rest, as seen from where it is told to be.
  private func offset(_ noise: FingerNoise, contact: Int = 1, age: Double) -> Vector {
    var contact = ContactNoise(noise, contact: contact)
    return contact.measured(point, age: age, isLifting: false) - point
  }

  @Test("a hand's noise is what public recordings of phones show")
  func human() {
    // Half a pixel of three a point in the mean, the figures of `FingerNoise.Hand`.
    expectEqual(
      FingerNoise.human(seed: 7),
      FingerNoise(
        seed: 7,
        tremor: 0.3,
        jitter: 0.1,
        roll: 0.45,
        hold: 1.1,
        grid: 1.0 / 3,
        force: 0.01
      )
    )
  }

  @Test("a finger trembles nine times a second, by the tremor at most, along each axis by itself")
  func tremor() {
    let noise = FingerNoise(seed: 3, tremor: 2)
    var farthest = Vector.zero
    for step in 0..<1000 {
      let age = Double(step) / 9000
      let now = offset(noise, age: age)
      // A ninth of a second later it is where it was, and half of that later on the other side.
      #expect((offset(noise, age: age + 1.0 / 9) - now).length < 1e-9)
      #expect((offset(noise, age: age + 1.0 / 18) + now).length < 1e-9)
      farthest.dx = max(farthest.dx, now.dx)
      farthest.dy = max(farthest.dy, now.dy)
    }
    #expect((farthest.dx - 2).magnitude < 1e-4 && (farthest.dy - 2).magnitude < 1e-4)
    let start = offset(noise, age: 0)
    #expect((start.dx - start.dy).magnitude > 0.1)
  }

  @Test("while a finger lands its rolling fades, and is over after 40 ms")
  func landing() {
    let noise = FingerNoise(seed: 11, roll: 3)
    let first = offset(noise, age: 0)
    #expect(first.length > 0.1)
    for (age, part) in [(0.01, 0.75), (0.02, 0.5), (0.039, 0.025), (0.04, 0), (0.2, 0)] {
      #expect((offset(noise, age: age) - first * part).length < 1e-9, "\(age)")
    }
  }

  @Test("a finger that lifts rolls twice as far as one that lands")
  func lifting() {
    var landed = 0.0
    var lifted = 0.0
    for contact in 0..<20_000 {
      var finger = ContactNoise(FingerNoise(seed: 5, roll: 1), contact: contact)
      let landing = finger.measured(point, age: 0, isLifting: false) - point
      let lifting = finger.measured(point, age: 1, isLifting: true) - point
      landed += landing.dx * landing.dx + landing.dy * landing.dy
      lifted += lifting.dx * lifting.dx + lifting.dy * lifting.dy
    }
    // Spreads of 0.5 and 1 along each axis; 40,000 numbers tell them to half a per cent.
    #expect(((landed / 40_000).squareRoot() - 0.5).magnitude < 0.004)
    #expect(((lifted / 40_000).squareRoot() - 1).magnitude < 0.008)
  }

  @Test("a surface reports a finger where it landed until it is as far away as it holds, once")
  func hold() {
    var finger = ContactNoise(FingerNoise(hold: 2), contact: 1)
    func reported(_ x: Double) -> Double {
      finger.measured(Point(x: x, y: 0), age: 0, isLifting: false).x
    }
    expectEqual([10, 11.99, 8.01, 12, 11, 10].map(reported), [10, 10, 10, 12, 11, 10])
    var other = ContactNoise(FingerNoise(hold: 2), contact: 1)
    _ = other.measured(Point(x: 10, y: 0), age: 0, isLifting: false)
    expectEqual(other.measured(Point(x: 11, y: 0), age: 0.1, isLifting: true).x, 11)
  }

  @Test(
    "jitter is new in every sample and has its spread; forces have theirs, and none is negative"
  )
  func jitter() {
    var finger = ContactNoise(FingerNoise(seed: 9, jitter: 0.5, force: 0.25), contact: 1)
    var squares = 0.0
    var forces = 0.0
    var least = Double.infinity
    for step in 0..<20_000 {
      let jitter = finger.measured(point, age: Double(step), isLifting: false) - point
      squares += jitter.dx * jitter.dx + jitter.dy * jitter.dy
      let force = finger.measured(force: 3) - 3
      forces += force * force
      least = min(least, finger.measured(force: 0))
    }
    #expect(((squares / 40_000).squareRoot() - 0.5).magnitude < 0.005)
    #expect(((forces / 20_000).squareRoot() - 0.25).magnitude < 0.004)
    expectEqual(least, 0)
  }

  @Test("what is measured lies on the surface's grid")
  func grid() {
    let noise = FingerNoise(seed: 2, jitter: 1, grid: 0.25)
    for contact in 0..<100 {
      let measured = point + offset(noise, contact: contact, age: 0)
      expectEqual((measured.x * 4).rounded(), measured.x * 4)
      expectEqual((measured.y * 4).rounded(), measured.y * 4)
    }
  }
}
