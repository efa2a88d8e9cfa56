import TouchCore
import UIKit

/// Sends strokes to six recognizers with targets, ten views deep.
///
/// `touch-benchmark drag 100` makes a hundred drags and prints the number of samples; a sample is
/// one contact in one frame. To measure the cost of a sample, run it under valgrind with N and 2N
/// strokes and subtract.
@main
enum TouchBenchmark {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.dropFirst() == ["--rows"] {
      for row in Suite.rows { print(row.name, row.rounds) }
      return
    }
    guard arguments.count == 3, let strokes = Int(arguments[2]), strokes >= 0 else {
      print("touch-benchmark STROKE COUNT; strokes: " + Stroke.names)
      print("Benchmarks/run measures these and more; see Benchmarks/run --help")
      return
    }
    let start = ContinuousClock.now
    if let stroke = Stroke(rawValue: arguments[1]) {
      run(stroke, strokes)
    } else if let workload = Suite.workload(arguments[1]) {
      print("\(workload(strokes)) samples", terminator: ", ")
    } else {
      print("touch-benchmark: no stroke is called \(arguments[1]); see --rows")
      return
    }
    let time = (ContinuousClock.now - start).components
    print("\(time.seconds * 1_000_000_000 + time.attoseconds / 1_000_000_000) ns")
  }

  @MainActor
  private static func run(_ stroke: Stroke, _ strokes: Int) {
    switch stroke {
    case .scroll10, .scroll1000:
      let bench = ScrollWorkload(chains: stroke == .scroll10 ? 1 : 100)
      print("\(bench.run(strokes)) samples, \(bench.heard) calls", terminator: ", ")
    case .gestureTest:
      let failed = GestureTestWorkload.run(strokes)
      print("\(strokes) tests, \(strokes - failed.count) passed", terminator: ", ")
      if !failed.isEmpty { print("failed: \(failed)", terminator: ", ") }
    case .recentSegments: estimate(.recentSegments, strokes)
    case .lastInterval: estimate(.lastInterval, strokes)
    case .leastSquares: estimate(.leastSquares, strokes)
    case .impulse: estimate(.impulse, strokes)
    case .drag, .tap, .pinch, .moves, .recorded:
      let bench = Workload(isRecorded: stroke == .recorded)
      let samples = bench.run(stroke, strokes)
      print("\(samples) samples, \(bench.heard) actions, \(bench.values) read", terminator: ", ")
    }
  }
}

extension TouchBenchmark {
  /// Adds samples to a velocity estimator, and reads the velocity after each.
  private static func estimate(_ estimation: VelocityEstimation, _ count: Int) {
    var estimator = VelocityEstimator(estimation)
    var now = TouchTime.zero
    var sum = 0.0
    for step in 0..<count {
      now = now + .milliseconds(8)
      estimator.add(Point(x: Double(step % 100), y: Double(step % 70)), at: now)
      sum += estimator.velocity(at: now).dx
    }
    print("\(count) samples, \(sum) read", terminator: ", ")
  }
}

/// The strokes.
enum Stroke: String, CaseIterable {
  /// Down, 60 moves of (+2, +3) points 8 ms apart, up, and a pause of 600 ms.
  case drag
  /// Down and up 8 ms apart, and a pause of 600 ms.
  case tap
  /// Two fingers, 60 frames in which one moves by -1 and the other by +2 points, up, and a pause.
  case pinch
  /// One drag whose finger never lifts: moved touches in a steady state.
  case moves
  /// The same in a recording window, into no file.
  case recorded
  /// A finger that scrolls the deepest of ten nested scroll views up and down.
  case scroll10
  /// The same beside ninety-nine more such towers, which the finger doesn't touch.
  case scroll1000
  /// A synthetic gesture test: a stage, a tap, a drag and a pinch, and what was recognized.
  case gestureTest
  // Samples of one velocity estimator alone, added and read.
  case recentSegments
  case lastInterval
  case leastSquares
  case impulse

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
