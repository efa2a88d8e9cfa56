import Scenes
import TouchCore
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// Recordings and scenes for the tests.
enum Script {
  /// A recording of a phone's screen with these frames.
  static func recording(_ frames: [TouchFrame]) -> [UInt8] {
    var writer = TouchesWriter(
      TouchesHeader(
        source: "test",
        screen: ScreenSize(width: 390, height: 844),
        rate: 120,
        maximumForce: 6.667
      )
    )
    for frame in frames { writer.append(frame) }
    return writer.drain()
  }

  /// A frame renderer for a scene, in the scene's window.
  @MainActor
  static func renderer(
    _ frames: [TouchFrame],
    scene: UIViewController = UIViewController()
  ) throws -> FrameRenderer {
    let reader = try RecordingReader(bytes: recording(frames), name: "test")
    guard let scene = scene as? SceneViewController else {
      return FrameRenderer(reader, scene: scene)
    }
    let stage = TouchStage(scene: scene, for: reader.header, window: scene.makeWindow)
    return FrameRenderer(reader, on: stage)
  }

  /// One finger's path, a location every tenth of a second; the finger stays down unless it is
  /// lifted.
  static func finger(
    from start: Double = 0,
    _ places: [Double],
    lifts: Bool = true
  ) -> [TouchFrame] {
    places.enumerated().map { index, x in
      let isLast = index == places.count - 1 && lifts
      let phase: Contact.Phase = index == 0 ? .began : isLast ? .ended : .moved
      return TouchFrame(
        time: .seconds(start + Double(index) / 10),
        contacts: [Contact(id: Contact.ID(1), phase: phase, position: Point(x: x, y: 100))]
      )
    }
  }
}

/// A scene with a box that a pan moves and a tap colours.
final class BoxScene: UIViewController {
  let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    box.backgroundColor = .red
    view.addSubview(box)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(BoxScene.moved(_:)))
    pan.name = "pan"
    view.addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer(target: self, action: Selector(BoxScene.tapped))
    tap.name = "tap"
    view.addGestureRecognizer(tap)
  }

  func moved(_ pan: UIPanGestureRecognizer) {
    box.frame.origin.x = 50 + pan.translation(in: view).x
  }

  /// Called with each tap.
  var onTap: (() -> Void)?

  func tapped() {
    box.backgroundColor = .blue
    onTap?()
  }
}
