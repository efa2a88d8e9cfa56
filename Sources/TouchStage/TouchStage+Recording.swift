import TouchCore
public import TouchRecording
public import UIKit

extension TouchStage {
  /// Creates a stage whose screen is that of a recording, and shows a scene on it.
  ///
  /// - Parameters:
  ///   - scene: The scene's controller.
  ///   - header: What is known of the recording.
  ///   - gestures: The names of the recognizers that take part; nil for all.
  ///   - traits: What the reader chose in the device's settings.
  ///   - makeWindow: Makes the window, for scenes that want one of their own.
  public convenience init(
    scene: UIViewController,
    for header: RecordingHeader,
    gestures: [String]? = nil,
    traits: StageTraits = StageTraits(),
    window makeWindow: (CGRect) -> UIWindow = { UIWindow(frame: $0) }
  ) {
    self.init(
      scene: scene,
      size: CGSize(width: header.screen.width, height: header.screen.height),
      maximumForce: header.hasForce ? header.maximumForce : nil,
      gestures: gestures,
      traits: traits,
      window: makeWindow
    )
  }
}
