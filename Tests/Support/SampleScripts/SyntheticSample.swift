public import TouchCore
import TouchStage

/// A script of a hand's gestures in a scene, shipped with the package as a recording.
///
/// A test generates the recordings again and compares.
public struct SyntheticSample: Sendable {
  /// The name of the recording, without its extension.
  public let name: String
  /// The name of its scene.
  public let scene: String
  /// A description in one line.
  public let summary: String
  /// The frames.
  public let frames: [TouchFrame]

  /// Creates a sample of a hand that waits for 0.2 s and then performs a choreography.
  ///
  /// - Parameters:
  ///   - name: The name of the recording.
  ///   - scene: The name of the scene.
  ///   - summary: A description in one line.
  ///   - seed: The seed of the hand's noise.
  ///   - choreography: The gestures.
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

  /// Creates a sample of frames, such as those of two hands.
  init(_ name: String, on scene: String, _ summary: String, frames: [TouchFrame]) {
    self.name = name
    self.scene = scene
    self.summary = summary
    self.frames = frames
  }

  /// Every sample except the demo's.
  public static let all =
    scroll + forceGrid + triggeredTap + swipeWindow + confirmButton + drawer

  /// The sample with a name; nil if there is none.
  public static func named(_ name: String) -> SyntheticSample? { all.first { $0.name == name } }
}
