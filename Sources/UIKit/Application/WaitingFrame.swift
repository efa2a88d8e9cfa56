import TouchCore

/// A frame that has not been worked through yet.
struct WaitingFrame {
  var frame: TouchFrame
  var history: [TouchFrame]
}
