import TouchCore

// The names of cases, written out: Embedded Swift keeps none.

extension GestureState {
  /// The case's name.
  var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension GestureMeasure.Bound {
  /// The case's name.
  package var word: String {
    switch self {
    case .atMost: "atMost"
    case .atLeast: "atLeast"
    case .moreThan: "moreThan"
    }
  }
}

extension GestureMeasure.Unit {
  /// The case's name.
  package var word: String {
    switch self {
    case .points: "points"
    case .radians: "radians"
    case .seconds: "seconds"
    case .pointsPerSecond: "pointsPerSecond"
    case .count: "count"
    case .force: "force"
    case .own: "own"
    }
  }
}
