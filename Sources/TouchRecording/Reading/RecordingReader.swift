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
/// counted in `summary.oddities`.
///
/// Contacts that are down when the recording ends stay down: no lift is invented.
public final class RecordingReader {
  private enum Body {
    case events(EventRecording)
    case touches(TouchesRecording)
  }

  /// What is known of the recording before its first frame.
  public private(set) var header: RecordingHeader
  /// The path as errors name it; `standard input` for `-`.
  public let file: String
  private var body: Body
  private var tally = Tally()
  private var isFinished = false
  private let ignoresForce: Bool

  /// Opens a recording and reads its header.
  ///
  /// Where the header lacks the axes' ranges, and neither the options nor a description beside the
  /// recording has them, the whole recording is read once to find the largest values. Standard input
  /// is then spooled into a temporary file.
  ///
  /// - Parameters:
  ///   - path: The recording's path; `-` is standard input.
  ///   - options: What the user adds to what the recording says.
  /// - Throws: A `RecordingError` where the file can't be opened or isn't a recording.
  public convenience init(path: String, options: ReadingOptions = ReadingOptions())
    throws(RecordingError)
  {
    try self.init(ByteSource(path: path), options: options, keepsLines: false)
  }

  /// Opens a recording that is in memory, such as a sample that a program carries along.
  ///
  /// - Parameters:
  ///   - bytes: The recording's content.
  ///   - name: What errors call the recording.
  ///   - options: What the user adds to what the recording says.
  /// - Throws: A `RecordingError` where the bytes aren't a recording.
  public convenience init(
    bytes: [UInt8],
    name: String,
    options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) {
    try self.init(ByteSource(bytes: bytes, name: name), options: options, keepsLines: false)
  }

  init(_ source: ByteSource, options: ReadingOptions, keepsLines: Bool) throws(RecordingError) {
    file = source.name
    ignoresForce = options.ignoresForce
    let format: RecordingFormat
    switch FormatSniffer.examine(try source.sample()) {
    case .format(let found): format = found
    case .empty:
      throw RecordingError(
        .noTouches,
        file: source.name,
        problem: "the file is empty",
        remedy: "record again, with a finger on the device"
      )
    case .unknown(let problem, let remedy):
      throw RecordingError(.unknownFormat, file: source.name, problem: problem, remedy: remedy)
    }
    if format == .touches {
      let touches = try TouchesRecording(source: source, options: options, keepsLines: keepsLines)
      header = touches.recordingHeader
      body = .touches(touches)
    } else {
      let opened = try Self.openEvents(source, format, options)
      header = opened.header
      body = .events(opened.recording)
    }
    if options.measuresRate, format != .touches {
      header.rate = measuredRate()
      try source.rewind()
      body = .events(try Self.openEvents(source, format, options).recording)
    }
    if ignoresForce {
      header.hasForce = false
      header.pressure = nil
    }
    source.forget()
  }

  /// The next frame; nil at the end.
  ///
  /// - Throws: A `RecordingError` at what can't be read, after all frames before it; and at the end
  ///   of a recording without a single touch or hover. After an error there are no more frames.
  public func next() throws(RecordingError) -> TouchFrame? {
    guard !isFinished else { return nil }
    do throws(RecordingError) {
      if var frame = try nextOfBody() {
        if ignoresForce {
          for place in frame.contacts.indices { frame.contacts[place].force = nil }
        }
        tally.observe(frame)
        return frame
      }
    } catch {
      isFinished = true
      throw error
    }
    isFinished = true
    let down = tally.summary.stillDown
    if down > 0 { note(.fingersDownAtEnd, times: down) }
    try requireTouches()
    return nil
  }

  /// What was met so far; complete once `next()` has returned nil or thrown.
  public var summary: RecordingSummary {
    switch body {
    case .events(let events):
      tally.finished(oddities: events.oddities, pressure: events.pressure)
    case .touches(let touches): tally.finished(oddities: touches.oddities, pressure: nil)
    }
  }

  /// The lines that were read since the last call, as they stand in a `.touches` file.
  func takeLines() -> [UInt8] {
    guard case .touches(let touches) = body else { return [] }
    return touches.takeLines()
  }

  // MARK: Parts

  private func nextOfBody() throws(RecordingError) -> TouchFrame? {
    switch body {
    case .events(let events): try events.next()
    case .touches(let touches): try touches.next()
    }
  }

  private func note(_ oddity: Oddity, times: Int) {
    switch body {
    case .events(let events): events.note(oddity, times: times)
    case .touches(let touches): touches.note(oddity, times: times)
    }
  }

  private func requireTouches() throws(RecordingError) {
    guard tally.summary.contacts == 0, tally.summary.hovers == 0 else { return }
    var problem = "the recording holds no frames"
    if case .events(let events) = body {
      problem =
        events.events == 0
        ? "there are no events, only a description of a device"
        : "none of the \(events.events) events makes a touch"
    }
    throw RecordingError(
      .noTouches,
      file: file,
      problem: problem,
      remedy: "record again, with a finger on the device"
    )
  }

  private func measuredRate() -> Double? {
    var trial = Tally()
    while let frame = (try? nextOfBody()) ?? nil { trial.observe(frame) }
    return trial.finished(oddities: [], pressure: nil).rate
  }

  private static func openEvents(
    _ source: ByteSource,
    _ format: RecordingFormat,
    _ options: ReadingOptions
  ) throws(RecordingError) -> (header: RecordingHeader, recording: EventRecording) {
    var stream = try primedStream(source, format)
    var sources = MappingPlan.Sources(devices: stream.devices, options: options)
    if !sources.devices.contains(where: { $0.position(multitouch: true) != nil }) {
      sources.description = try description(for: source, stream.devices.first?.name, options)
    }
    if MappingPlan.needsSurvey(sources) {
      sources.survey = Survey(stream)
      try source.rewind()
      stream = try primedStream(source, format)
    }
    let plan = MappingPlan(sources)
    let header = RecordingHeader(
      format: format,
      deviceName: plan.deviceName,
      screen: plan.screen,
      mapping: plan.mapping,
      rate: nil,
      hasForce: plan.pressureScale != nil,
      maximumForce: RecordingHeader.defaultMaximumForce,
      pressure: plan.pressureScale
    )
    return (header, EventRecording(stream: stream, plan: plan))
  }

  private static func primedStream(_ source: ByteSource, _ format: RecordingFormat)
    throws(RecordingError) -> EventStream
  {
    guard let stream = EventStream(format: format, source: source) else {
      preconditionFailure("The format \(format.name) isn't made of events")
    }
    try stream.prime()
    return stream
  }

  /// A description of the device from outside the recording; what the user names comes first.
  private static func description(
    for source: ByteSource,
    _ deviceName: String?,
    _ options: ReadingOptions
  ) throws(RecordingError) -> DescriptionFinder.Found? {
    if let path = options.deviceDescription {
      let device = try DescriptionFinder.read(
        path,
        formats: [.evemu, .evtest, .getevent, .libinputRecord]
      )
      return DescriptionFinder.Found(path: path, device: device)
    }
    guard options.range == nil, let path = source.path else { return nil }
    return DescriptionFinder.find(for: path, deviceName: deviceName)
  }
}
