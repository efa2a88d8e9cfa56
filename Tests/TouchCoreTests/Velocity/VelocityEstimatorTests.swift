import Expectations
import MachineTesting
import Testing
import TouchCore

struct VelocityEstimatorTests {
  @Test("6.8 a finger of constant speed has that speed", arguments: VelocityEstimation.allCases)
  func constantSpeed(_ estimation: VelocityEstimation) {
    for count in 3...40 {
      var estimator = VelocityEstimator(estimation)
      for step in 0..<count {
        let seconds = Double(step) / 120
        estimator.add(
          Point(x: 300 * seconds, y: 7 - 450 * seconds),
          at: TouchTime(nanoseconds: Int64(step) * 1_000_000_000 / 120)
        )
      }
      let velocity = estimator.velocity(at: TouchTime(seconds: Double(count - 1) / 120))
      #expect((velocity.dx - 300).magnitude < 1e-4)
      #expect((velocity.dy + 450).magnitude < 1e-4)
    }
  }

  @Test("6.8 recent segments weigh 5, 35 and 60 % from the newest back, as far as they exist")
  func shares() {
    var estimator = VelocityEstimator(.recentSegments)
    estimator.add(Point(x: 0, y: 0), at: .zero)
    expectEqual(estimator.velocity(at: .zero), .zero)
    estimator.add(Point(x: 1, y: 0), at: .milliseconds(10))
    #expect((estimator.velocity(at: .zero).dx - 100).magnitude < 1e-9)
    estimator.add(Point(x: 3, y: 0), at: .milliseconds(20))
    let two = (0.35 * 100 + 0.05 * 200) / 0.4
    #expect((estimator.velocity(at: .zero).dx - two).magnitude < 1e-9)
    estimator.add(Point(x: 7, y: 0), at: .milliseconds(30))
    let three = 0.6 * 100 + 0.35 * 200 + 0.05 * 400
    #expect((estimator.velocity(at: .zero).dx - three).magnitude < 1e-9)
    estimator.add(Point(x: 15, y: 0), at: .milliseconds(40))
    #expect((estimator.velocity(at: .zero).dx - 2 * three).magnitude < 1e-9)
  }

  @Test("6.8 a rest doesn't change the segments' velocity; fits forget after 40 ms")
  func rest() {
    for estimation in VelocityEstimation.allCases {
      var estimator = VelocityEstimator(estimation)
      for step in 0...5 {
        estimator.add(Point(x: Double(step) * 4, y: 0), at: .milliseconds(Int64(step) * 8))
      }
      let fitted = estimation == .leastSquares || estimation == .impulse
      #expect((estimator.velocity(at: .milliseconds(80)).dx - 500).magnitude < 1e-6)
      let later = estimator.velocity(at: .milliseconds(80) + .tick).dx
      #expect((later - (fitted ? 0 : 500)).magnitude < 1e-6)
      estimator.add(Point(x: 20, y: 0), at: .seconds(2))
      #expect((estimator.velocity(at: .seconds(2)).dx - (fitted ? 0 : 500)).magnitude < 1e-6)
    }
  }

  @Test("6.8 a fast stroke before a rest is not mixed into a slow one after it")
  func restartAfterRest() {
    for estimation in [VelocityEstimation.recentSegments, .leastSquares, .impulse] {
      var estimator = VelocityEstimator(estimation)
      for step in 0...5 {
        estimator.add(Point(x: Double(step) * 20, y: 0), at: .milliseconds(Int64(step) * 8))
      }
      for step in 0...3 {
        estimator.add(
          Point(x: 100 + Double(step) * 0.8, y: 0),
          at: .milliseconds(1000 + Int64(step) * 8)
        )
      }
      #expect((estimator.velocity(at: .milliseconds(1024)).dx - 100).magnitude < 1e-6)
    }
  }

  @Test("A single sample, two at one time and times that run backwards give finite velocities")
  func degenerateTimes() {
    var numbers = SeededNumbers(seed: 5)
    for estimation in VelocityEstimation.allCases {
      for _ in 0..<500 {
        var estimator = VelocityEstimator(estimation)
        for _ in 0..<Int.random(in: 0...30, using: &numbers) {
          let wild: [Double] = [0, 1, -5, 1e9, -1e9, .nan, .infinity, 1e300, 0.1]
          let time = Int64.random(in: 0...20, using: &numbers)
          estimator.add(
            Point(x: wild.randomElement(using: &numbers)!, y: wild.randomElement(using: &numbers)!),
            at: TouchTime(nanoseconds: Bool.random(using: &numbers) ? time : time * 3_000_000)
          )
          let velocity = estimator.velocity(at: .milliseconds(60))
          #expect(velocity.dx.isFinite && velocity.dy.isFinite)
        }
      }
      var twice = VelocityEstimator(estimation)
      twice.add(Point(x: 0, y: 0), at: .zero)
      twice.add(Point(x: 9, y: 0), at: .zero)
      expectEqual(twice.velocity(at: .zero), .zero)
      twice.reset()
      #expect(twice.isEmpty)
    }
  }

  /// The ways in which a finger comes to rest: the part of its displacement as a function of time
  /// 0…1.
  private static let brakes: [@Sendable (Double) -> Double] = [
    { 1 - (1 - $0) * (1 - $0) },
    { 1 - (1 - $0) * (1 - $0) * (1 - $0) },
    { 1 - (1 - $0) * (1 - $0) * (1 - $0) * (1 - $0) * (1 - $0) * (1 - $0) },
    { min(1, $0 * 2) },
    { $0 < 0.5 ? $0 * 1.8 : 0.9 + ($0 - 0.5) * 0.2 },
    { ($0 * 3).squareRoot() / (3.0).squareRoot() },
    { $0 * $0 * (3 - 2 * $0) },
    { $0 / (0.05 + $0) * 1.05 },
  ]

  @Test(
    "No estimate has the opposite sign of a braking finger's motion",
    arguments: VelocityEstimation.allCases
  )
  func braking(_ estimation: VelocityEstimation) {
    var numbers = SeededNumbers(seed: 6)
    for _ in 0..<3000 {
      let brakeX = Self.brakes.randomElement(using: &numbers)!
      let brakeY = Self.brakes.randomElement(using: &numbers)!
      let travel = Vector(
        dx: .random(in: -400...400, using: &numbers),
        dy: .random(in: -400...400, using: &numbers)
      )
      let quantum = [0, 0, 0.5, 1, 1.0 / 3].randomElement(using: &numbers)!
      let step = Int64.random(in: 2...16, using: &numbers)
      let count = Int.random(in: 2...60, using: &numbers)
      var estimator = VelocityEstimator(estimation)
      func place(_ part: Double) -> Double {
        quantum == 0 ? part : (part / quantum).rounded(.toNearestOrEven) * quantum
      }
      for index in 0...count {
        let part = Double(index) / Double(count)
        let time = TouchTime.milliseconds(step * Int64(index))
        estimator.add(
          Point(x: place(travel.dx * brakeX(part)), y: place(travel.dy * brakeY(part))),
          at: time
        )
        let velocity = estimator.velocity(at: time)
        #expect(velocity.dx * travel.dx >= 0 && velocity.dy * travel.dy >= 0)
      }
    }
  }

  @Test("Of three or four samples, a fitted velocity against all their intervals is 0")
  func allIntervalsOfFew() {
    // Each fit falls, as the last interval does; over all of them the finger went forward.
    for places in [[0.0, 10, 8], [0, 10, 9, 8]] {
      var estimator = VelocityEstimator(.leastSquares)
      for (index, place) in places.enumerated() {
        estimator.add(Point(x: place, y: 0), at: .milliseconds(Int64(index) * 10))
      }
      expectEqual(estimator.velocity(at: .milliseconds(30)), .zero, "\(places)")
    }
  }

  @Test("A fitted velocity against the last three intervals is 0, whatever other spans show")
  func lastThreeIntervals() {
    // Each course rises by its fit; over one, two, three and four intervals the first one moved (+,
    // +, -, +), the second one (-, -, +, -).
    let courses: [(places: [Double], slope: Double)] = [
      ([18, 12, 20, 5, 5, 16], 0), ([20, 19, 1, 17, 19, 16], 613.571428571),
    ]
    for (places, slope) in courses {
      for turned in [false, true] {
        var estimator = VelocityEstimator(.leastSquares)
        for (index, place) in places.enumerated() {
          let location = turned ? Point(x: 7, y: -place) : Point(x: place, y: 7)
          estimator.add(location, at: ms(Int64(index) * 10))
        }
        let velocity = estimator.velocity(at: ms(50))
        let expected = turned ? Vector(dx: 0, dy: -slope) : Vector(dx: slope, dy: 0)
        #expect((velocity - expected).length < 1e-6)
      }
    }
  }

  @Test("A fit of samples on a parabola has its slope, whenever they come and whatever time it is")
  func exactParabola() {
    var numbers = SeededNumbers(seed: 14)
    func vector(in range: ClosedRange<Double>) -> Vector {
      let dx = Double.random(in: range, using: &numbers)
      return Vector(dx: dx, dy: Double.random(in: range, using: &numbers))
    }
    for (start, step) in [(Int64(0), 1.0), (9_000_000_000, 16), (0, 33)] {
      for _ in 0..<50 {
        var estimator = VelocityEstimator(.leastSquares)
        let speed = vector(in: 500...3000)
        let gain = vector(in: 0...9000)
        var milliseconds = 0.0
        for index in 0..<25 {
          milliseconds += step * Double.random(in: 0.8...1.2, using: &numbers)
          let since = TouchTime(seconds: milliseconds / 1000)
          let seconds = since.seconds
          let location = Point(x: 40, y: 90) + speed * seconds + gain * (seconds * seconds)
          let now = TouchTime(seconds: Double(start)) + since
          estimator.add(location, at: now)
          // A parabola goes through three.
          guard index >= 2 else { continue }
          let slope = speed + gain * (2 * seconds)
          #expect((estimator.velocity(at: now) - slope).length < 1e-8 * slope.length)
        }
      }
    }
  }
}
