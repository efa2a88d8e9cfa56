import Testing
import TouchCore
import UIKit

/// A gesture that succeeds, frame by frame, for one kind of recognizer.
struct RecordedGesture: CustomTestStringConvertible, Sendable {
  /// One event.
  enum Step: Sendable {
    case frame(at: Double, [(finger: Int, phase: Contact.Phase, x: Double, y: Double)])
    case wait(until: Double)
  }

  let kind: ProbeKind
  let steps: [Step]

  /// Whether a finger touches down in a step.
  func begins(at step: Int) -> Bool {
    guard case .frame(_, let changes) = steps[step] else { return false }
    return changes.contains { $0.phase == .began }
  }

  var testDescription: String { "\(kind)" }

  /// One gesture for each kind.
  static let all: [RecordedGesture] = [
    RecordedGesture(
      kind: .tap,
      steps: [.frame(at: 0, [(1, .began, 100, 100)]), .frame(at: 0.1, [(1, .ended, 102, 101)])]
    ),
    RecordedGesture(
      kind: .doubleTap,
      steps: [
        .frame(at: 0, [(1, .began, 100, 100)]), .frame(at: 0.1, [(1, .ended, 100, 100)]),
        .frame(at: 0.2, [(1, .began, 104, 100)]), .frame(at: 0.3, [(1, .ended, 104, 100)]),
      ]
    ),
    RecordedGesture(
      kind: .twoFingerTap,
      steps: [
        .frame(at: 0, [(1, .began, 100, 100)]), .frame(at: 0.02, [(2, .began, 160, 100)]),
        .frame(at: 0.1, [(1, .ended, 100, 100)]), .frame(at: 0.12, [(2, .ended, 160, 100)]),
      ]
    ),
    RecordedGesture(
      kind: .press,
      steps: [
        .frame(at: 0, [(1, .began, 100, 100)]), .frame(at: 0.2, [(1, .moved, 103, 100)]),
        .wait(until: 0.6), .frame(at: 0.7, [(1, .moved, 140, 100)]),
        .frame(at: 0.8, [(1, .ended, 140, 100)]),
      ]
    ),
    drag(.pan, from: 100, to: [103, 125, 140, 150]),
    drag(.swipe, from: 100, to: [120, 140, 160, 180, 200]),
    drag(.edgePan, from: 4, to: [12, 30, 50, 60]),
    drag(.custom, from: 100, to: [103, 125, 140]),
    RecordedGesture(
      kind: .pinch,
      steps: [
        .frame(at: 0, [(1, .began, 150, 100), (2, .began, 200, 100)]),
        .frame(at: 0.02, [(1, .moved, 146, 100), (2, .moved, 203, 100)]),
        .frame(at: 0.04, [(1, .moved, 130, 100), (2, .moved, 220, 100)]),
        .frame(at: 0.06, [(1, .moved, 110, 100)]),
        .frame(at: 0.08, [(1, .ended, 110, 100)]), .frame(at: 0.1, [(2, .ended, 220, 100)]),
      ]
    ),
    RecordedGesture(
      kind: .rotation,
      steps: [
        .frame(at: 0, [(1, .began, 100, 150), (2, .began, 200, 150)]),
        .frame(at: 0.02, [(1, .moved, 100, 147), (2, .moved, 200, 153)]),
        .frame(at: 0.04, [(1, .moved, 105, 130), (2, .moved, 195, 170)]),
        .frame(at: 0.06, [(2, .moved, 180, 190)]),
        .frame(at: 0.08, [(1, .ended, 105, 130)]), .frame(at: 0.1, [(2, .ended, 180, 190)]),
      ]
    ),
    RecordedGesture(
      kind: .hover,
      steps: [
        .frame(at: 0, [(1, .regionEntered, 100, 100)]),
        .frame(at: 0.02, [(1, .regionMoved, 120, 100)]),
        .frame(at: 0.04, [(1, .regionMoved, 140, 100)]),
        .frame(at: 0.06, [(1, .regionExited, 140, 100)]),
      ]
    ),
  ]

  private static func drag(
    _ kind: ProbeKind,
    from start: Double,
    to places: [Double]
  ) -> RecordedGesture {
    var steps: [Step] = [.frame(at: 0, [(1, .began, start, 100)])]
    var time = 0.0
    for place in places {
      time += 0.02
      steps.append(.frame(at: time, [(1, .moved, place, 100)]))
    }
    steps.append(.frame(at: time + 0.02, [(1, .ended, places.last ?? start, 100)]))
    return RecordedGesture(kind: kind, steps: steps)
  }
}
