import Scenes
import TouchCore
import TouchRecording
import TouchStage

/// Plays to a fresh workbench and keeps what comes out.
@MainActor
enum Rehearsal {
  /// Plays frames to a screen of a phone's size.
  static func transcript(
    of frames: [TouchFrame],
    gestures: [String]? = nil
  ) -> [TranscriptEntry] {
    TouchStage(
      scene: Scene.workbench.makeViewController(),
      size: CGSize(width: 390, height: 844),
      gestures: gestures
    ).transcript(of: frames)
  }

  /// Plays what a hand does, and returns the gestures in the order in which they ended.
  static func gestures(
    of names: [String]? = nil,
    by hand: SyntheticHand
  ) -> [RecognizedGesture] {
    collect(transcript(of: hand.frames, gestures: names))
  }

  /// Plays a recording.
  static func gestures(
    in reader: RecordingReader,
    of names: [String]? = nil
  ) throws(RecordingError) -> [RecognizedGesture] {
    let stage = TouchStage(
      scene: Scene.workbench.makeViewController(),
      for: reader.header,
      gestures: names
    )
    var collector = GestureCollector()
    var gestures: [RecognizedGesture] = []
    stage.onAction = { entry in collector.add(entry).map { gestures.append($0) } }
    try stage.play(reader)
    return gestures
  }

  /// Puts gestures together.
  static func collect(_ entries: [TranscriptEntry]) -> [RecognizedGesture] {
    var collector = GestureCollector()
    return entries.compactMap { collector.add($0) }
  }
}
