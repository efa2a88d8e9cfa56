public import TouchCore

/// Reads a recording of touches in any known format, frame by frame.
///
///     let reader = try RecordingReader(path: "tap.events")
///     print(reader.header.mapping)
///     while let frame = try reader.next() { stage.receive(frame) }
///     print(reader.summary.contacts)
///
/// The format is recognized from the content. Memory stays the same however long the recording is.
/// Times count from the recording's first event (in `.touches` files they are what the file says)
/// and never decrease. Contacts are numbered 1, 2, 3 … in the order in which they began, hovering
/// ones included; `.touches` files keep their own numbers. What is unusual but can be read is
/// counted in `summary.warnings`.
///
/// Places, forces, radii and angles are multiples of 0.0001, and times of 1 µs, whatever the format.
///
/// Contacts that are down when the recording ends stay down: no lift is invented.
public final class RecordingReader {
  /// What is known of the recording before its first frame.
  public let header: RecordingHeader
  /// The path as errors name it; `standard input` for `-`.
  public let file: String
  private let frames: any FrameSource
  @exclusivity(unchecked) private var statistics = Statistics()
  @exclusivity(unchecked) private var isFinished = false
  private let ignoresForce: Bool
  @exclusivity(unchecked) private var grid: RecordingGrid
  private let part: ClosedRange<TouchTime>?

  /// Opens a recording that is in memory, where there are no files that could describe its device.
  ///
  /// - Parameters:
  ///   - bytes: The recording's content.
  ///   - name: What errors call the recording.
  ///   - description: A description of the device, and what errors call it; nil for none.
  ///   - options: What the user adds to what the recording says; its `deviceDescription` is not read.
  /// - Throws: A `RecordingError` where the bytes aren't a recording.
  package convenience init(
    alone bytes: [UInt8],
    name: String,
    description: (name: String, content: [UInt8])? = nil,
    options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) {
    let bytes = MemoryBytes(bytes, name: name, description: description)
    try self.init(ByteSource(bytes), options: options, keepsLines: false)
  }

  init(
    _ source: ByteSource,
    options: ReadingOptions,
    keepsLines: Bool,
    willWait: (String) -> Void = { _ in }
  ) throws(RecordingError) {
    file = source.name
    ignoresForce = options.ignoresForce
    part = options.part
    (header, frames) = try RecordingOpener.open(
      source,
      options,
      keepsLines: keepsLines,
      willWait: willWait
    )
    grid = RecordingGrid(screen: header.screen)
  }

  /// The next frame; nil at the end.
  ///
  /// - Throws: A `RecordingError` at what can't be read, after all frames before it; and at the end
  ///   of a recording without a single touch or hover. After an error there are no more frames.
  public func next() throws(RecordingError) -> TouchFrame? {
    guard !isFinished else { return nil }
    do throws(RecordingError) {
      if var frame = try frames.next() {
        grid.align(&frame, ignoringForce: ignoresForce)
        statistics.observe(frame)
        return frame
      }
    } catch {
      isFinished = true
      throw error
    }
    isFinished = true
    let down = statistics.summary.stillDown
    if down > 0 { frames.log.warn(.fingersDownAtEnd, times: down) }
    try requireTouches()
    return nil
  }

  /// What was met so far; complete once `next()` has returned nil or thrown.
  public var summary: RecordingSummary {
    var summary = statistics.summary
    summary.rate = statistics.rate
    summary.warnings = frames.log.warnings
    summary.pressure = frames.log.pressure
    return summary
  }

  /// The lines that were read since the last call, as they stand in a `.touches` file.
  func takeLines() -> [UInt8] { frames.takeLines() }

  private func requireTouches() throws(RecordingError) {
    guard statistics.summary.contacts == 0, statistics.summary.hovers == 0 else { return }
    if let part {
      throw RecordingError(
        .noTouches,
        file: file,
        problem: "nothing touches in the part\(part.text)",
        remedy: "choose another one with --from and --to"
      )
    }
    let events = frames.log.events
    let problem =
      if header.format == .touches {
        "the recording holds no frames"
      } else if events == 0 {
        "there are no events, only a description of a device"
      } else {
        "none of the \(events) events makes a touch"
      }
    throw RecordingError(
      .noTouches,
      file: file,
      problem: problem,
      remedy: "record again, with a finger on the device"
    )
  }
}

extension ClosedRange<TouchTime> {
  /// The range in words, without the ends that are open.
  fileprivate var text: String {
    func seconds(_ time: TouchTime) -> String { "\(decimalText(time.seconds, places: 6)) s" }
    let from = lowerBound > .zero ? " from \(seconds(lowerBound))" : ""
    return from + (upperBound < .distantFuture ? " to \(seconds(upperBound))" : "")
  }
}
