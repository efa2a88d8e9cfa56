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
    guard arguments.count == 3, let strokes = Int(arguments[2]), strokes >= 0,
      let stroke = Stroke(rawValue: arguments[1])
    else {
      print("touch-benchmark drag|tap|pinch|moves|scroll10|scroll1000 COUNT")
      return
    }
    switch stroke {
    case .scroll10, .scroll1000:
      let bench = ScrollWorkload(chains: stroke == .scroll10 ? 1 : 100)
      print("\(bench.run(strokes)) samples, \(bench.heard) calls")
    case .drag, .tap, .pinch, .moves:
      let bench = Workload()
      let samples = bench.run(stroke, strokes)
      print("\(samples) samples, \(bench.heard) actions")
    }
  }
}

/// The strokes.
enum Stroke: String {
  /// Down, 60 moves of (+2, +3) points 8 ms apart, up, and a pause of 600 ms.
  case drag
  /// Down and up 8 ms apart, and a pause of 600 ms.
  case tap
  /// Two fingers, 60 frames in which one moves by -1 and the other by +2 points, up, and a pause.
  case pinch
  /// One drag whose finger never lifts: moved touches in a steady state.
  case moves
  /// A finger that scrolls the deepest of ten nested scroll views up and down.
  case scroll10
  /// The same beside ninety-nine more such towers, which the finger doesn't touch.
  case scroll1000
}
