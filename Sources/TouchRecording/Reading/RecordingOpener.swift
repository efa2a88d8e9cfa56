/// Opens a recording: finds out its format, its devices and how their values become points, in this
/// order and each once.
struct RecordingOpener {
  /// A recording whose header is known and whose frames are still to be read.
  typealias Opened = (header: RecordingHeader, frames: any FrameSource)

  private let source: ByteSource
  private let options: ReadingOptions

  /// Opens the recording of a source; with `keepsLines`, a `.touches` file's lines are kept for a copy.
  ///
  /// Before a pipe is read to its end, `willWait` is called with the reason.
  static func open(
    _ source: ByteSource,
    _ options: ReadingOptions,
    keepsLines: Bool,
    willWait: (String) -> Void = { _ in }
  ) throws(RecordingError) -> Opened {
    let opener = RecordingOpener(source: source, options: options)
    let format = try FormatSniffer.format(of: source)
    var opened: Opened
    if format == .touches {
      let touches = try TouchesRecording(source, options, keepsLines: keepsLines)
      opened = (touches.header, touches)
      if options.measuresDuration {
        opened.header.duration = Statistics(of: touches).summary.duration
        try source.rewind()
        opened.frames = try TouchesRecording(source, options, keepsLines: keepsLines)
      }
    } else {
      opened = try opener.openEvents(format, willWait)
    }
    if options.ignoresForce {
      opened.header.hasForce = false
      opened.header.pressure = nil
    }
    opened.header.screen = opened.header.screen.onGrid
    if let part = options.part { opened.frames = PartOfRecording(of: opened.frames, part) }
    source.forget()
    return opened
  }

  private func openEvents(
    _ format: RecordingFormat,
    _ willWait: (String) -> Void
  ) throws(RecordingError) -> Opened {
    var stream = try EventStream(format, source)
    var kept: KeptEvents.Input?
    var known = KnownDevices(described: stream.devices, options: options)
    if known.touchIndex == nil {
      known.external = try source.description(ofDevice: stream.devices.first?.name, options)
    }
    known.leavesPressureOut =
      options.isLive && source.isPipe && known.hasRanges && known.needsRangeScan
    if known.needsRangeScan, !known.leavesPressureOut {
      if source.isPipe { willWait(known.missing) }
      var events = KeptEvents()
      let scan = RangeScan(stream) { events.append($0) }
      known.scan = scan
      kept = scan.isWhole ? events.input(after: stream) : nil
      stream = try restarted(format, kept)
    }
    let plan = try plan(known)
    var header = RecordingHeader(
      format: format,
      deviceName: plan.deviceName,
      screen: plan.screen,
      mapping: plan.mapping,
      rate: nil,
      hasForce: plan.pressureScale != nil,
      maximumForce: RecordingHeader.defaultMaximumForce,
      pressure: plan.pressureScale
    )
    if options.measuresRate || options.measuresDuration {
      let statistics = Statistics(of: EventRecording(stream, plan))
      if options.measuresRate { header.rate = statistics.rate }
      if options.measuresDuration { header.duration = statistics.summary.duration }
      stream = try restarted(format, kept)
    }
    return (header, EventRecording(stream, plan))
  }

  private func plan(_ known: KnownDevices) throws(RecordingError) -> MappingPlan {
    do throws(ImpossibleScreen) {
      return try MappingPlan(known)
    } catch {
      let (width, height) = (error.width.description, error.height.description)
      throw RecordingError(
        .malformed,
        file: source.name,
        problem: "the axes' ranges make an impossible screen of \(width) by \(height) points",
        remedy: "name one with --screen: \(ScreenSize.sidesText)"
      )
    }
  }

  /// A stream from the first event on; where events are kept, of these.
  private func restarted(
    _ format: RecordingFormat,
    _ kept: KeptEvents.Input?
  ) throws(RecordingError) -> EventStream {
    if let kept { return EventStream(kept.again) }
    try source.rewind()
    return try EventStream(format, source)
  }
}
