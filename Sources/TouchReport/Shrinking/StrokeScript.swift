import TouchCore
public import TouchStage
import UIKit

/// Strokes told as what synthetic fingers do, for a test.
///
/// Moves are jumps from one frame to the next, so that the fingers' frames are those of the strokes.
@MainActor
public struct StrokeScript {
  /// Frames a second.
  public let rate: Double
  private let fingers: [[Step]]
  private let interrupts: Bool

  private enum Step {
    case wait(Int)
    case down(Point, force: Double?)
    case move(Point)
    case press(Double)
    case lift
  }

  /// Tells strokes as steps; nil where their times fit no surface of 100 or 1,000 frames a second, or where
  /// location and force change at once.
  public init?(_ strokes: TouchStrokes) {
    let all = strokes.strokes
    guard let last = strokes.moments.last,
      let grid = RecordingShrinker.grids.first(where: { grid in
        strokes.moments.allSatisfy { $0.nanoseconds % grid.nanoseconds == 0 }
      })
    else { return nil }
    rate = 1 / grid.seconds
    interrupts = all.contains(where: \.isCancelled)
    var fingers: [[Step]] = []
    for stroke in all {
      if stroke.isCancelled, stroke.end != last { return nil }
      guard let steps = Self.steps(of: stroke, grid) else { return nil }
      fingers.append(steps)
    }
    self.fingers = fingers
  }

  private static func steps(of stroke: TouchStrokes.Stroke, _ grid: TouchTime) -> [Step]? {
    var steps: [Step] = []
    var cursor = 0
    /// A move takes the frame behind the pause, a landing or a lift comes when it is over.
    func wait(until time: TouchTime, toMove: Bool = false) {
      let tick = Int(time.nanoseconds / grid.nanoseconds)
      if tick - cursor > 1 { steps.append(.wait(tick - cursor - (toMove ? 1 : 0))) }
      cursor = tick
    }
    var last: TouchStrokes.Sample?
    for sample in stroke.samples {
      // A lift is where the last move was, a frame later.
      if sample.time == stroke.end { return nil }
      guard let before = last else {
        // The first frame is there at once.
        let tick = Int(sample.time.nanoseconds / grid.nanoseconds)
        if tick > 0 { steps.append(.wait(tick)) }
        cursor = tick
        steps.append(.down(sample.location, force: sample.force))
        last = sample
        continue
      }
      wait(until: sample.time, toMove: true)
      if sample.force == before.force {
        steps.append(.move(sample.location))
      } else if sample.location == before.location, let force = sample.force {
        steps.append(.press(force))
      } else {
        return nil
      }
      last = sample
    }
    if let end = stroke.end {
      wait(until: end)
      if !stroke.isCancelled { steps.append(.lift) }
    }
    return steps
  }

  /// Lets fingers do it.
  ///
  /// - Throws: What they can't do.
  public func play(on stage: TouchStage) throws(FingerError) {
    let hand = Fingers(on: stage, rate: rate)
    try hand.perform(
      fingers.map { steps in
        FingerTimeline { timeline in
          for step in steps {
            switch step {
            case .wait(let ticks): timeline.wait(Double(ticks) / rate)
            case .down(let location, let force):
              timeline.down(at: .point(location.x, location.y), force: force)
            case .move(let location): timeline.move(to: .point(location.x, location.y), over: 0)
            case .press(let force): timeline.press(force: force, over: 0)
            case .lift: timeline.lift()
            }
          }
        }
      }
    )
    if interrupts { hand.interrupt() }
  }

  /// The Swift lines that let fingers do it, on a stage that is called `stage`.
  public var lines: [String] {
    let rate = Int(rate.rounded(), within: 1...1000)
    var lines = ["let fingers = Fingers(on: stage, rate: \(rate))"]
    if fingers.count == 1 {
      lines.append("let finger = fingers.finger()")
      lines += fingers[0].map { "try finger.\(text(of: $0))" }
    } else {
      lines.append("try fingers.perform(")
      for (index, steps) in fingers.enumerated() {
        lines.append("  FingerTimeline {")
        lines += steps.map { "    $0.\(text(of: $0))" }
        lines.append(index == fingers.count - 1 ? "  }" : "  },")
      }
      lines.append(")")
    }
    if interrupts { lines.append("fingers.interrupt()") }
    return lines
  }

  private func text(of step: Step) -> String {
    switch step {
    case .wait(let ticks): return "wait(\(number(Double(ticks) / rate)))"
    case .down(let location, let force):
      let pressing = force.map { $0 == 1 ? "" : ", force: \(number($0))" } ?? ""
      return "down(at: .point(\(pair(location)))\(pressing))"
    case .move(let location): return "move(to: .point(\(pair(location))), over: 0)"
    case .press(let force): return "press(force: \(number(force)), over: 0)"
    case .lift: return "lift()"
    }
  }

  private func number(_ value: Double) -> String { NumberText.short(value, 4) }

  private func pair(_ location: Point) -> String { "\(number(location.x)), \(number(location.y))" }
}
