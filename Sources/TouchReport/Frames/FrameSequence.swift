public import TouchCore
public import TouchGraphics

/// Frames in equal steps of time, from the recording's start on or from a moment in it.
public struct FrameSequence: Sendable {
  /// Frames a second that make sense.
  public static let rates = 1.0...240.0

  /// Frames a second.
  public var rate: Double
  /// When the first frame is shown.
  public var start: TouchTime

  /// Creates a sequence.
  ///
  /// - Precondition: The rate lies within `rates`.
  public init(rate: Double, from start: TouchTime = .zero) {
    precondition(FrameSequence.rates.contains(rate), "The rate is 1 to 240, not \(rate)")
    self.rate = rate
    self.start = start
  }

  /// When a frame is shown; the first is 0.
  public func time(of frame: Int) -> TouchTime { start + .seconds(Double(frame) / rate) }

  /// The first frame that shows a moment, or what came of it.
  func frame(showing time: TouchTime) -> Int {
    // What rounding adds is taken away first.
    var frame = Int(((time - start).seconds * rate).rounded(.down) - 1, within: 0...1 << 53)
    while self.time(of: frame) < time { frame += 1 }
    return frame
  }

  /// The name of a frame's file: `frame-00042.svg`.
  public static func name(of frame: Int) -> String {
    let digits = "\(frame)"
    return "frame-\(String(repeating: "0", count: max(5 - digits.count, 0)))\(digits).svg"
  }

  /// Shows the frames one after the other; the last is the first that shows everything at rest.
  ///
  /// One frame is kept at a time, however long the sequence is. Where nothing changes, the picture before is
  /// shown again.
  ///
  /// - Parameters:
  ///   - renderer: What plays the recording.
  ///   - show: Called with each frame's number and picture; it ends the sequence by throwing.
  /// - Returns: How many frames were shown.
  /// - Throws: What `show` throws.
  @MainActor
  public func render<Failure>(
    _ renderer: FrameRenderer,
    _ show: (Int, DisplayList) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var frame = 0
    var picture = DisplayList(width: 0, height: 0)
    var restsUntil: TouchTime?
    while true {
      let time = time(of: frame)
      renderer.run(to: time)
      if restsUntil.map({ time >= $0 }) ?? true {
        picture = renderer.picture()
        restsUntil = renderer.restsUntil
      }
      try show(frame, picture)
      frame += 1
      if renderer.isOver { return frame }
    }
  }
}
