import TouchCore
import TouchStage

extension SyntheticSample {
  /// The gestures of a hand in the scene `swipe-window`.
  static let swipeWindow = [
    SyntheticSample(
      "swipe-window-left-and-circle",
      on: "swipe-window",
      "a swipe to the left, and a circle drawn over the page",
      seed: 21
    ) { hand in
      hand.flick(from: Point(x: 325, y: 470), to: Point(x: 135, y: 482), for: 0.22)
      hand.pause(1.7)
      hand.touch(for: 1.3) { progress in
        // It rests for 0.4 s, and then draws.
        let drawn = SyntheticHand.ease(max(progress - 0.31, 0) / 0.69)
        let angle = 0.5 + drawn * (2 * .pi + 0.15)
        return [
          Point(
            x: 195 + 82 * ElementaryFunctions.sin(angle),
            y: 470 - 76 * ElementaryFunctions.cos(angle)
          )
        ]
      }
    },
    SyntheticSample(
      "swipe-window-letters",
      on: "swipe-window",
      "an L and a Z drawn over the page",
      seed: 22
    ) { hand in
      hand.draw(
        [Point(x: 140, y: 340), Point(x: 136, y: 520), Point(x: 246, y: 524)],
        for: 0.8
      )
      hand.pause(1.8)
      hand.draw(
        [
          Point(x: 125, y: 370), Point(x: 255, y: 364), Point(x: 130, y: 510),
          Point(x: 262, y: 508),
        ],
        for: 1
      )
    },
    SyntheticSample(
      "swipe-window-scroll",
      on: "swipe-window",
      "none of it is a swipe: a drag that strays, scrolling with sideways drift, a flick too short",
      seed: 23
    ) { hand in
      // At its upper end the page doesn't move with the finger.
      hand.touch(for: 0.4) { progress in
        let part = SyntheticHand.ease(progress)
        return [Point(x: 70 + 240 * part, y: 330 + 560 * part * (1 - part))]
      }
      hand.pause(0.9)
      hand.flick(from: Point(x: 230, y: 680), to: Point(x: 165, y: 400), for: 0.25)
      hand.pause(1.2)
      hand.drag(from: Point(x: 180, y: 380), to: Point(x: 255, y: 640), for: 0.6)
      hand.pause(0.6)
      hand.flick(from: Point(x: 270, y: 500), to: Point(x: 188, y: 506), for: 0.12)
    },
  ]
}

extension SyntheticHand {
  /// Rests for 0.4 s, and then draws lines through locations.
  fileprivate mutating func draw(_ places: [Point], for duration: Double) {
    let lengths = zip(places, places.dropFirst()).map { $0.distance(to: $1) }
    let whole = lengths.reduce(0, +)
    let rest = 0.4 / (0.4 + duration)
    touch(for: 0.4 + duration) { progress in
      var left = SyntheticHand.ease(max(progress - rest, 0) / (1 - rest)) * whole
      for (index, length) in lengths.enumerated() {
        if left <= length || index == lengths.count - 1 {
          let travel = places[index + 1] - places[index]
          return [places[index] + travel * (left / length)]
        }
        left -= length
      }
      return [places[0]]
    }
  }
}
