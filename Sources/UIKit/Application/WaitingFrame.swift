import TouchCore

/// A frame that has not been worked through yet, or better values for earlier ones.
struct WaitingFrame {
  var frame: TouchFrame
  var history: [TouchFrame]
  /// Where there are any, the frame says nothing.
  var updates: [EstimateUpdate] = []
}
