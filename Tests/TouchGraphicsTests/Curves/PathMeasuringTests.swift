import Expectations
import MachineTesting
import Testing
import TouchCore

@testable import TouchGraphics

/// Lengths of paths.
struct PathMeasuringTests {
  /// Two squares of 10 and 20 points: 40 and 80 points long.
  private var squares: Path {
    var path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    path.append(Path(Rect(x: 100, y: 0, width: 20, height: 20)))
    return path
  }

  @Test("a length includes closing lines, but no moves")
  func length() {
    expectEqual(squares.length, 120)
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 200, height: 200)).length
    #expect(abs(circle - 200 * .pi) < 0.1)
  }

  @Test("a curve's length is the limit of its chords", arguments: 1...20)
  func curveLength(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    func place() -> Point {
      Point(x: .random(in: 0...100, using: &numbers), y: .random(in: 0...100, using: &numbers))
    }
    let curve = CubicCurve(start: place(), control1: place(), control2: place(), end: place())
    var sum = 0.0
    let steps = 2000
    for step in 0..<steps {
      sum += curve.point(at: Double(step) / Double(steps)).distance(
        to: curve.point(at: Double(step + 1) / Double(steps))
      )
    }
    #expect(abs(curve.length() - sum) < 1e-4 * sum)
    // Chords cut corners: the limit is slightly longer.
    #expect(curve.length() > sum - 1e-9)
    let half = curve.parameter(atLength: sum / 2)
    #expect(abs(curve.length(from: 0, to: half) - sum / 2) < 1e-6)
  }

  @Test("chords stay within the tolerance", arguments: [10, 1, 0.1, 0.01])
  func flattening(tolerance: Double) {
    var path = Path()
    path.move(to: .zero)
    path.addCubic(
      to: Point(x: 100, y: 0),
      control1: Point(x: 0, y: 100),
      control2: Point(x: 100, y: -100)
    )
    let flat = path.flattened(tolerance: tolerance)
    guard case .curve(let curve) = path.pieces[0].segments[0] else { return }
    let chords = flat.pieces[0].segments
    for (index, chord) in chords.enumerated() {
      // A chord between equal steps of the parameter is farthest from the curve near its middle.
      for share in [0.25, 0.5, 0.75] {
        let place = chord.start + (chord.end - chord.start) * share
        let onCurve = curve.point(at: (Double(index) + share) / Double(chords.count))
        #expect(onCurve.distance(to: place) <= tolerance)
      }
    }
    expectEqual(flat.currentPoint, path.currentPoint)
    #expect(flat.elements.count >= 2)
  }

  @Test("a part is as long as its share of all subpaths together")
  func shares() {
    for (start, end) in [(0.0, 0.5), (0.1, 0.2), (0.3, 0.9), (0.5, 1.0), (0.25, 0.75)] {
      let part = squares.trimmed(from: start, to: end)
      #expect(abs(part.length - 120 * (end - start)) < 1e-9, "\(start) to \(end)")
    }
    let arc = Path(ellipseIn: Rect(x: 0, y: 0, width: 50, height: 80))
    #expect(abs(arc.trimmed(from: 0.1, to: 0.65).length - arc.length * 0.55) < 1e-6)
  }

  @Test("a complete subpath stays closed; one that is cut doesn't")
  func pieces() {
    let part = squares.trimmed(from: 0, to: 2.0 / 3)
    expectEqual(part.pieces.map(\.isClosed), [true, false])
    expectEqual(part.pieces[1].start, Point(x: 100, y: 0))
    #expect((part.currentPoint ?? .zero).distance(to: Point(x: 120, y: 20)) < 1e-9)
    let last = squares.trimmed(from: 0.5, to: 1)
    expectEqual(last.pieces.count, 1)
    expectEqual(last.pieces[0].start, Point(x: 120, y: 0))
    expectEqual(last.currentPoint, Point(x: 100, y: 0))
  }

  @Test("a part of an empty path is empty, and the whole is everything")
  func limits() {
    expectEqual(squares.trimmed(from: 0, to: 1), squares)
    expectEqual(squares.trimmed(from: -3, to: 7), squares)
    #expect(squares.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(squares.trimmed(from: 0.6, to: 0.5).isEmpty)
    #expect(squares.trimmed(from: 1, to: 2).isEmpty)
    #expect(squares.trimmed(from: -1, to: 0).isEmpty)
    #expect(squares.trimmed(from: .nan, to: 1).isEmpty)
    #expect(Path().trimmed(from: 0.2, to: 0.4).isEmpty)
    var dot = Path()
    dot.move(to: .zero)
    dot.addLine(to: .zero)
    #expect(dot.trimmed(from: 0.2, to: 0.4).isEmpty)
  }

  @Test("adjacent parts make up the whole")
  func continuity() {
    var path = Path()
    path.move(to: .zero)
    path.addQuad(to: Point(x: 50, y: 50), control: Point(x: 50, y: 0))
    path.addCubic(
      to: Point(x: 0, y: 90),
      control1: Point(x: 50, y: 90),
      control2: Point(x: 20, y: 60)
    )
    for cut in stride(from: 0.05, to: 1, by: 0.05) {
      let (first, second) = (path.trimmed(from: 0, to: cut), path.trimmed(from: cut, to: 1))
      let gap = (first.currentPoint ?? .zero).distance(to: second.pieces[0].start)
      #expect(gap < 1e-6)
      #expect(abs(first.length + second.length - path.length) < 1e-6)
    }
  }

  @Test("a line after a closed piece begins where that piece began, not an earlier one")
  func lineAfterClosing() {
    var path = squares
    path.addLine(to: Point(x: 100, y: 7))
    expectEqual(path.length, 127)
  }
}
