public import TouchCore
import TouchStage

/// What a hand does to a scene; each ships with the package as a recording.
///
/// A test makes the recordings again and compares.
public struct SyntheticSample: Sendable {
  /// The name of the recording, without its ending.
  public let name: String
  /// The name of the scene that it is for.
  public let scene: String
  /// What the hand does, in one line.
  public let summary: String
  /// What the hand does, frame by frame.
  public let frames: [TouchFrame]

  /// Creates a sample of a hand that waits for 0.2 s and then does something.
  ///
  /// - Parameters:
  ///   - name: The name of the recording.
  ///   - scene: The name of the scene.
  ///   - summary: What the hand does, in one line.
  ///   - seed: What the hand's noise comes of.
  ///   - choreography: What it does.
  init(
    _ name: String,
    on scene: String,
    _ summary: String,
    seed: UInt64,
    _ choreography: (inout SyntheticHand) -> Void
  ) {
    var hand = SyntheticHand(seed: seed)
    hand.pause(0.2)
    choreography(&hand)
    self.init(name, on: scene, summary, frames: hand.frames)
  }

  /// Creates a sample of frames, such as two hands make together.
  init(_ name: String, on scene: String, _ summary: String, frames: [TouchFrame]) {
    self.name = name
    self.scene = scene
    self.summary = summary
    self.frames = frames
  }

  /// Every sample but the demo's.
  public static let all =
    scroll + forceGrid + triggeredTap + swipeWindow + confirmButton + drawer

  /// The sample of a name; nil where there is none.
  public static func named(_ name: String) -> SyntheticSample? { all.first { $0.name == name } }
}
