import TouchRecording
import TouchReport
import TouchStage

#if hasFeature(Embedded)
  import DeliberateTouch
  import UIKit
#endif

/// All stages that are open, and the two buffers of the boundary.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class PlaygroundHost {
  #if hasFeature(Embedded)
    /// The one that the exported functions speak to.
    nonisolated(unsafe) static let shared = PlaygroundHost()
  #else
    /// The one that the exported functions speak to.
    static let shared = PlaygroundHost()
  #endif

  /// What the host hands in.
  var input = ByteBuffer()
  /// What the last call gave.
  var output = ByteBuffer()
  /// What was wrong with the last call that failed.
  private var problem = ""
  private var stages: [Int32: PlaygroundStage] = [:]
  private var lastStage: Int32 = 0

  private init() {
    #if hasFeature(Embedded)
      UIGestureRecognizer.explanation = deliberateReason
      UIGestureRecognizer.explanationTime = deliberateReasonTime
    #endif
  }

  /// A stage by its number.
  subscript(_ number: Int32) -> PlaygroundStage? { stages[number] }

  /// The first bytes of the input.
  func input(_ length: Int32) -> UnsafeRawBufferPointer {
    let count = min(max(Int(length), 0), input.bytes.count)
    return UnsafeRawBufferPointer(rebasing: input.bytes[0..<count])
  }

  /// The first bytes of the input as text.
  func text(_ length: Int32) -> String { String(decoding: input(length), as: UTF8.self) }

  // MARK: Calls

  /// Answers with lines.
  func answer(_ lines: [String]) -> Int32 {
    output.clear()
    for line in lines {
      output.put(line)
      output.put(UInt8(ascii: "\n"))
    }
    return length
  }

  /// Answers with what something was collected in.
  func answer(_ buffer: ByteBuffer) -> Int32 {
    output.clear()
    output.put(buffer.content)
    return length
  }

  /// The length of the output.
  var length: Int32 { Int32(truncatingIfNeeded: output.count) }

  /// Does what can fail, and keeps what was wrong.
  func attempt(_ otherwise: Int32, _ body: () throws(PlaygroundProblem) -> Int32) -> Int32 {
    problem = ""
    do throws(PlaygroundProblem) {
      return try body()
    } catch {
      problem = error.text
      return otherwise
    }
  }

  /// Keeps what ended a recording early.
  func note(_ failure: RecordingError?) {
    if let failure { problem = failure.description }
  }

  /// Answers with what was wrong.
  func answerProblem() -> Int32 {
    output.clear()
    output.put(problem)
    return length
  }

  // MARK: Stages

  /// Opens a stage; its number.
  func open(_ length: Int32) throws(PlaygroundProblem) -> Int32 {
    let stage = try PlaygroundStage(try StageRequest(input(length)))
    lastStage += 1
    stages[lastStage] = stage
    return lastStage
  }

  /// Closes a stage.
  func close(_ number: Int32) { stages.removeValue(forKey: number)?.close() }

  // MARK: Whole recordings

  /// The transcript of a recording on a scene, as `replay --json` prints it.
  func replay(_ length: Int32) throws(PlaygroundProblem) -> Int32 {
    let (stage, reader) = try rehearsal(length)
    output.clear()
    var printer = TranscriptPrinter(json: true, for: stage)
    stage.probe { event in
      if let line = printer.line(event) { self.put(line) }
    }
    let play = StagePlay(reader, on: stage)
    play.run()
    put(printer.summary(of: reader))
    note(play.failure)
    stage.dismantle()
    return self.length
  }

  /// The explanations of a recording on a scene, as `explain --json` prints them.
  func explain(_ length: Int32) throws(PlaygroundProblem) -> Int32 {
    let (stage, reader) = try rehearsal(length)
    output.clear()
    var count = 0
    let logger = stage.startLogging(longestPart: GestureLogger.usualPart) { log in
      let part = GestureAnalysis(log)
      for line in part.json(after: count) { self.put(line) }
      count += part.sequences.count { !$0.isContinued }
    }
    let play = StagePlay(reader, on: stage)
    play.run()
    logger.finish()
    note(play.failure)
    stage.dismantle()
    return self.length
  }

  /// What a recording is, as `info --json` prints it.
  func info(_ length: Int32) throws(PlaygroundProblem) -> Int32 {
    let request = try StageRequest(input(length))
    let reader = try PlaygroundStage.reader(request.recording ?? [], request)
    var failure: RecordingError?
    do throws(RecordingError) {
      while try reader.next() != nil {}
    } catch {
      failure = error
    }
    let report = RecordingReport(
      file: reader.file,
      header: reader.header,
      summary: reader.summary
    )
    let length = answer([report.json])
    note(failure)
    return length
  }

  /// A stage for a recording, and the recording.
  private func rehearsal(
    _ length: Int32
  ) throws(PlaygroundProblem) -> (stage: TouchStage, reader: RecordingReader) {
    let request = try StageRequest(input(length))
    let reader = try PlaygroundStage.reader(request.recording ?? [], request)
    return (try PlaygroundStage.stage(request, for: reader), reader)
  }

  private func put(_ line: String) {
    output.put(line)
    output.put(UInt8(ascii: "\n"))
  }
}
