import TouchCore

/// Generates intentional input: taps, holds, drags and more, often close to a limit.
struct Gestures {
  var dice: Dice
  let size = Point(x: 400, y: 600)

  /// Delays around the limits of taps and presses, in microseconds.
  private static let holds: [Int64] = [
    10_000, 40_000, 60_000, 90_000, 100_000, 149_000, 150_000, 151_000, 250_000, 299_000, 300_000,
    301_000, 349_000, 350_000, 351_000, 400_000, 499_000, 500_000, 501_000, 600_000, 749_000,
    750_000, 751_000, 800_000, 999_000, 1_000_000, 1_100_000, 1_500_000,
  ]
  private static let intervals: [Int64] = [8_000, 8_333, 16_000, 16_667, 16_667, 20_000, 33_000]
  private static let drifts: [Double] = [
    0, 0, 0, 1, 3, 5, 8, 9.5, 10, 10.5, 11, 15, 20, 30, 39, 44.5, 45, 45.5, 46, 60, 70,
  ]

  /// The tracks of one gesture around a point.
  mutating func draw(at place: Point) -> [Track] {
    switch dice.below(19) {
    case 0, 1, 2: [taps(at: place)]
    case 3: [hold(at: place)]
    case 4, 5: [drag(from: place)]
    case 6: [swipe(from: place)]
    case 7, 8: pinch(around: place)
    case 9: [edgeDrag()]
    case 10, 15: [press(at: place)]
    case 11: together(at: place)
    case 12: [scribble(from: place)]
    case 13, 16: [wander(from: place)]
    case 18: [shape(from: place)]
    case 17: [holdAndDrag(from: place)]
    default: trigger(at: place)
    }
  }

  private mutating func hold() -> Int64 {
    dice.oneIn(2) ? dice.pick(Self.holds) : Int64(dice.below(130_000))
  }

  private mutating func angle() -> Double {
    dice.oneIn(2) ? Double(dice.below(8)) * .pi / 4 : Double(dice.below(360)) * .pi / 180
  }

  private func shifted(_ point: Point, _ length: Double, _ angle: Double) -> Point {
    point.shifted(length * cosine(angle), length * cosine(angle - .pi / 2))
  }

  private mutating func taps(at place: Point) -> Track {
    var track = Track(id: 0)
    var here = place
    for tap in 0..<dice.pick([1, 1, 2, 2, 3]) {
      if tap > 0, dice.oneIn(2) { here = shifted(here, dice.pick(Self.drifts), angle()) }
      let gap = dice.oneIn(3) ? dice.pick(Self.holds) : Int64(50_000 + dice.below(150_000))
      track.add(.began, here, after: tap == 0 ? 0 : gap)
      if dice.oneIn(3) {
        here = shifted(here, dice.pick(Self.drifts), angle())
        track.add(.moved, here, after: 16_000)
      }
      track.add(dice.oneIn(20) ? .cancelled : .ended, here, after: hold())
    }
    return track
  }

  private mutating func hold(at place: Point) -> Track {
    var track = Track(id: 0)
    track.add(.began, place, after: 0)
    var here = place
    for _ in 0..<(1 + dice.below(4)) {
      here = shifted(here, dice.pick(Self.drifts) / 2, angle())
      track.add(.moved, here, after: dice.pick(Self.holds))
    }
    track.add(.ended, here, after: dice.pick(Self.holds))
    return track
  }

  private mutating func drag(from place: Point) -> Track {
    var track = Track(id: 0)
    let interval = dice.pick(Self.intervals)
    let direction = angle()
    let speed = dice.pick([0.5, 1, 2, 4, 8, 15, 25])
    track.add(.began, place, after: 0)
    var here = place
    let count = 3 + dice.below(16)
    for index in 0..<count {
      let part = dice.oneIn(3) ? 1 : Double(index) / Double(count)
      here = shifted(here, speed * (0.5 + part), direction + Double(dice.below(5) - 2) / 20)
      track.add(.moved, here, after: dice.oneIn(12) ? hold() : interval)
    }
    // A lift at once, one after a rest, and one near the end of the last interval.
    let rest = dice.pick([interval, interval, 0, 2_000, 50_000, 99_000, 100_000, 101_000, 300_000])
    track.add(dice.oneIn(15) ? .cancelled : .ended, here, after: rest)
    return track
  }

  private mutating func swipe(from place: Point) -> Track {
    var track = Track(id: 0)
    let direction = Double(dice.below(4)) * .pi / 2 + Double(dice.below(41) - 20) / 40
    track.add(.began, place, after: 0)
    var here = place
    for _ in 0..<(3 + dice.below(5)) {
      here = shifted(here, Double(10 + dice.below(50)), direction)
      track.add(.moved, here, after: 16_000)
    }
    track.add(.ended, here, after: dice.pick([8_000, 16_000, 100_000]))
    return track
  }

  private mutating func pinch(around place: Point) -> [Track] {
    var tracks = [Track(id: 0), Track(id: 1)]
    var (radius, turn) = (Double(30 + dice.below(80)), angle())
    let growth = dice.pick([0, 0.5, 1, 2, -1, -2, 4])
    let spin = dice.pick([0, 0, 0.02, -0.05, 0.1])
    let drift = dice.pick([0, 0, 2, 5] as [Double])
    let interval = dice.pick(Self.intervals)
    let apart = dice.oneIn(3) ? Int64(20_000) : 0
    var center = place
    for index in 0..<(5 + dice.below(14)) {
      for side in 0...1 {
        let spot = shifted(center, side == 0 ? radius : -radius, turn)
        let wait = index == 0 ? (side == 1 ? apart : 0) : interval
        tracks[side].add(index == 0 ? .began : .moved, spot, after: wait)
      }
      radius += growth
      turn += spin
      center = center.shifted(drift, drift / 2)
    }
    for side in 0...1 {
      let spot = tracks[side].moves.last?.place ?? place
      tracks[side].add(.ended, spot, after: side == 1 && dice.oneIn(2) ? 40_000 : interval)
    }
    return tracks
  }

  private mutating func edgeDrag() -> Track {
    var track = Track(id: 0)
    let inset = dice.pick([0, 2, 5, 10, 19.5, 20, 20.5, 25])
    let along = Double(100 + dice.below(250))
    let side = dice.below(4)
    let start =
      [
        Point(x: inset, y: along), Point(x: size.x - inset, y: along), Point(x: along, y: inset),
        Point(x: along, y: size.y - inset),
      ][side]
    let inwards = [0, Double.pi, .pi / 2, -.pi / 2][side] + Double(dice.below(9) - 4) / 4
    track.add(.began, start, after: dice.oneIn(4) ? 20_000 : 0)
    var here = start
    for _ in 0..<(3 + dice.below(12)) {
      here = shifted(here, Double(2 + dice.below(20)), inwards)
      track.add(.moved, here, after: dice.oneIn(10) ? hold() : 16_000)
    }
    track.add(.ended, here, after: 16_000)
    return track
  }

  private mutating func press(at place: Point) -> Track {
    var track = Track(id: 0)
    var force = 0.1
    track.add(.began, place, after: 0, force: force)
    for _ in 0..<(4 + dice.below(14)) {
      force = max(0, force + dice.pick([0.05, 0.1, 0.25, 0.5, 1, -0.1, -0.3]))
      let here = shifted(place, dice.pick(Self.drifts) / 3, angle())
      track.add(.moved, here, after: dice.oneIn(5) ? hold() : 16_000, force: force)
    }
    track.add(.ended, track.moves.last?.place ?? place, after: 16_000, force: 0)
    return track
  }

  /// Two or three fingers that tap or drag side by side.
  private mutating func together(at place: Point) -> [Track] {
    let count = dice.pick([2, 2, 3])
    let (step, direction, moves) = (
      dice.pick([0, 0, 2, 8] as [Double]), angle(), 2 + dice.below(10)
    )
    let lift = hold()
    return (0..<count).map { finger in
      var track = Track(id: finger)
      var here = place.shifted(Double(finger) * 50, 0)
      track.add(.began, here, after: Int64(finger) * dice.pick([0, 5_000, 60_000]))
      for _ in 0..<moves where step > 0 {
        here = shifted(here, step, direction)
        track.add(.moved, here, after: 16_667)
      }
      track.add(.ended, here, after: lift + Int64(dice.below(3)) * 10_000)
      return track
    }
  }

  /// The shapes that are drawn now and then, in points from their start.
  static let shapes: [(name: String, points: [Point])] = [
    ("corner", [Point(x: 0, y: 0), Point(x: 40, y: 70), Point(x: 80, y: 0)]),
    (
      "box",
      [
        Point(x: 0, y: 0), Point(x: 90, y: 0), Point(x: 90, y: 80), Point(x: 0, y: 80),
        Point(x: 0, y: 0),
      ]
    ),
    (
      "zigzag",
      [
        Point(x: 0, y: 0), Point(x: 90, y: 10), Point(x: 5, y: 60), Point(x: 95, y: 70),
      ]
    ),
  ]

  /// A shape, drawn with some noise.
  private mutating func shape(from place: Point) -> Track {
    var track = Track(id: 0)
    let points = dice.pick(Self.shapes).points
    track.add(.began, place, after: 0)
    for (from, to) in zip(points, points.dropFirst()) {
      for part in 1...5 {
        let t = Double(part) / 5
        let x = from.x + (to.x - from.x) * t + Double(dice.below(7) - 3)
        let y = from.y + (to.y - from.y) * t + Double(dice.below(7) - 3)
        track.add(.moved, place.shifted(x, y), after: 16_667)
      }
    }
    track.add(.ended, track.moves.last?.place ?? place, after: 16_667)
    return track
  }

  /// A rest that is long enough to confirm or to pick up, then a drag, mostly upwards.
  private mutating func holdAndDrag(from place: Point) -> Track {
    var track = Track(id: 0)
    track.add(.began, place, after: 0, force: 0.2)
    track.add(.moved, place, after: 16_667, force: dice.pick([0.3, 1, 6]))
    var here = place
    let direction = dice.oneIn(3) ? angle() : -.pi / 2
    var wait: Int64 = dice.pick([520_000, 700_000, 1_200_000, 2_500_000])
    for _ in 0..<(2 + dice.below(10)) {
      here = shifted(here, Double(4 + dice.below(16)), direction)
      track.add(.moved, here, after: wait, force: 0.5)
      wait = 16_667
    }
    track.add(dice.oneIn(12) ? .cancelled : .ended, here, after: dice.pick([16_000, 300_000]))
    return track
  }

  private mutating func scribble(from place: Point) -> Track {
    var track = Track(id: 0)
    track.add(.began, place, after: 0)
    for _ in 0..<(3 + dice.below(12)) {
      let here = Point(x: dice.real(0, 400), y: dice.real(0, 600))
      track.add(.moved, here, after: Int64(1_000 + dice.below(60_000)))
    }
    track.add(.ended, Point(x: dice.real(-20, 420), y: dice.real(-20, 620)), after: 16_000)
    return track
  }

  /// A drag that leaves a control and may come back.
  private mutating func wander(from place: Point) -> Track {
    var track = Track(id: 0)
    track.add(.began, place, after: 0)
    let direction = angle()
    for _ in 0..<(1 + dice.below(5)) {
      let distance = dice.pick([10, 40, 69, 71, 90, 140, 300, 0] as [Double])
      track.add(.moved, shifted(place, distance, direction), after: 30_000)
    }
    let distance = dice.pick([0, 0, 60, 150] as [Double])
    track.add(.ended, shifted(place, distance, direction), after: 30_000)
    return track
  }

  /// A finger that rests, and others that tap beside it.
  private mutating func trigger(at place: Point) -> [Track] {
    var resting = Track(id: 0)
    resting.add(.began, place, after: 0)
    if dice.oneIn(3) {
      resting.add(.moved, place.shifted(dice.pick(Self.drifts), 0), after: 90_000)
    }
    resting.add(.ended, resting.moves.last?.place ?? place, after: 900_000)
    var tapping = taps(
      at: place.shifted(dice.pick([20, 60, 100] as [Double]), dice.pick([0, 40] as [Double]))
    )
    tapping.id = 1
    tapping.moves[0].wait = dice.pick([20_000, 100_000, 200_000, 400_000])
    return [resting, tapping]
  }
}

/// Our own cosine, so that all platforms agree: a polynomial after range reduction.
private func cosine(_ angle: Double) -> Double {
  var folded = angle.remainder(dividingBy: 2 * .pi)
  if folded < 0 { folded = -folded }
  let isFar = folded > .pi / 2
  if isFar { folded = .pi - folded }
  let x = folded * folded
  let value = 1 - x / 2 * (1 - x / 12 * (1 - x / 30 * (1 - x / 56 * (1 - x / 90))))
  return isFar ? -value : value
}
