import TouchCore
import UIKit

/// A run of the range suite: scroll views, what fingers do, and what clients change in which call.
///
/// A seed gives the script; leaving out steps and deeds makes it smaller.
struct RangeScript {
  /// What a client changes.
  enum Deed: Equatable {
    case inset(side: Int, Double)
    case content(width: Double, height: Double)
    case frame(width: Double, height: Double)
    case bounds(width: Double, height: Double)
    case safeArea(top: Double, bottom: Double)
    case adjustment(always: Bool)
    case zoom(Double, animated: Bool)
    case zoomTo(x: Double, y: Double, animated: Bool)
    case limits(minimum: Double, maximum: Double)
    case centre
    case scroll(x: Double, y: Double)
    case show(x: Double, y: Double, animated: Bool)
    case bounces(Bool)
    case paging(Bool)
    case stop
  }

  /// What happens at a time.
  struct Step {
    var time: Double
    var changes: [(finger: Int, phase: Contact.Phase, x: Double, y: Double)]
  }

  var seed: UInt64
  /// How many scroll views there are, each in the one before or beside it.
  var views: [View]
  var steps: [Step]
  /// The deeds, by the number of the call that they are done in, and the view that they change.
  var deeds: [Int: (view: Int, deed: Deed)]
  /// When timers fire.
  var timers: [Double]

  /// A scroll view.
  struct View {
    var content: (width: Double, height: Double)
    var isNested: Bool
    var isPaging: Bool
    var bounces: Bool
    var alwaysBounces: Bool
    var zooms: Bool
    var delays: Bool
    var centres: Bool
  }
}

extension RangeScript {
  /// How many calls may have a deed.
  private static let calls = 400

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &dice) < percent }
    self.seed = seed
    views = (0..<Int.random(in: 1...3, using: &dice)).map { _ in
      View(
        content: (.random(in: 100...1500, using: &dice), .random(in: 100...3000, using: &dice)),
        isNested: chance(70),
        isPaging: chance(20),
        bounces: !chance(20),
        alwaysBounces: chance(30),
        zooms: chance(50),
        delays: !chance(30),
        centres: chance(30)
      )
    }
    let count = views.count
    let share = [1, 3, 10].randomElement(using: &dice)!
    deeds = [:]
    for call in 0..<Self.calls where chance(share) {
      deeds[call] = (Int.random(in: 0..<count, using: &dice), Self.deed(&dice))
    }
    steps = Self.steps(&dice)
    let end = steps.last?.time ?? 0
    timers = (0..<4).map { _ in .random(in: 0...(end + 1), using: &dice) }.sorted()
  }

  private static func deed(_ dice: inout Dice) -> Deed {
    func length(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &dice).rounded()
    }
    switch Int.random(in: 0..<19, using: &dice) {
    case 0...2: return .inset(side: .random(in: 0...3, using: &dice), length(-20...150))
    case 3...5: return .content(width: length(0...1500), height: length(0...3000))
    case 6: return .frame(width: length(150...400), height: length(200...800))
    case 7: return .bounds(width: length(150...400), height: length(200...800))
    case 8: return .safeArea(top: length(0...60), bottom: length(0...40))
    case 9: return .adjustment(always: .random(using: &dice))
    case 10: return .zoom(.random(in: 0.3...4, using: &dice), animated: .random(using: &dice))
    case 11:
      return .zoomTo(x: length(0...400), y: length(0...800), animated: .random(using: &dice))
    case 12:
      let least = Double.random(in: 0.3...1.2, using: &dice)
      return .limits(minimum: least, maximum: least * .random(in: 1...3, using: &dice))
    case 13: return .centre
    case 14: return .scroll(x: length(0...1500), y: length(0...3000))
    case 15: return .bounces(.random(using: &dice))
    case 16: return .paging(.random(using: &dice))
    case 17: return .show(x: length(0...1500), y: length(0...3000), animated: .random(using: &dice))
    default: return .stop
    }
  }

  private static func steps(_ dice: inout Dice) -> [Step] {
    var fingers: [Int: (place: Point, speed: Vector)] = [:]
    var steps: [Step] = []
    var time = 0.0
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &dice) < percent }
    for _ in 0..<70 {
      time += [0.004, 0.008, 0.016, 0.016, 0.05, 0.3].randomElement(using: &dice)!
      var step = Step(time: time, changes: [])
      for finger in 1...2 {
        if let (place, speed) = fingers[finger] {
          if chance(8) {
            fingers[finger] = nil
            step.changes.append((finger, .ended, place.x, place.y))
          } else if chance(85) {
            let next = place + speed
            fingers[finger] = (next, speed)
            step.changes.append((finger, .moved, next.x, next.y))
          }
        } else if chance(finger == 1 ? 30 : 10) {
          let place = Point(
            x: .random(in: 20...380, using: &dice),
            y: .random(in: 20...780, using: &dice)
          )
          let speed = Vector(
            dx: .random(in: -14...14, using: &dice),
            dy: .random(in: -24...24, using: &dice)
          )
          fingers[finger] = (place, chance(15) ? .zero : speed)
          step.changes.append((finger, .began, place.x, place.y))
        }
      }
      steps.append(step)
    }
    let lifts = fingers.keys.sorted().map { finger in
      let place = fingers[finger]?.place ?? .zero
      return (finger: finger, phase: Contact.Phase.ended, x: place.x, y: place.y)
    }
    steps.append(Step(time: time + 0.02, changes: lifts))
    return steps
  }
}
