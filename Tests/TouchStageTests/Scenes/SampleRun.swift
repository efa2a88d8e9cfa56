import DeliberateTouch
import Foundation
import SampleScripts
import Scenes
import TouchCore
import TouchRecording
import TouchStage
import UIKit

/// A sample that is played in its scene, and the scene's events.
@MainActor
final class SampleRun {
  /// The scene's controller.
  let controller: SceneViewController
  let stage: TouchStage
  /// The scene's events, one word each: `count 1`, `swiped left`.
  private(set) var events: [String] = []
  /// Called after each frame.
  var afterFrame: (() -> Void)?

  private let frames: [TouchFrame]

  /// Sets up a sample's scene.
  ///
  /// - Parameters:
  ///   - name: The sample's name.
  ///   - ignoresForce: Whether to play as if the hardware measured no force.
  ///   - size: The screen's size; nil for the sample's. Locations are scaled with it.
  /// - Throws: `Missing` if there is no such sample.
  init(_ name: String, ignoringForce ignoresForce: Bool = false, size: CGSize? = nil) throws {
    guard let sample = SyntheticSample.named(name), let scene = Scene(rawValue: sample.scene) else {
      throw Missing(name: name)
    }
    var writer = TouchesWriter(
      TouchesHeader(
        source: "test",
        screen: ScreenSize(width: 390, height: 844),
        rate: 120,
        maximumForce: 6.667
      )
    )
    for frame in sample.frames { writer.append(frame) }
    var options = ReadingOptions()
    options.ignoresForce = ignoresForce
    let reader = try RecordingReader(bytes: writer.drain(), name: name, options: options)
    controller = scene.makeViewController()
    if let size {
      stage = TouchStage(scene: controller, size: size, window: controller.makeWindow)
    } else {
      stage = TouchStage(scene: controller, for: reader.header, window: controller.makeWindow)
    }
    var frames: [TouchFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    if let size {
      for index in frames.indices {
        for place in frames[index].contacts.indices {
          frames[index].contacts[place].position.x *= Double(size.width) / 390
          frames[index].contacts[place].position.y *= Double(size.height) / 844
        }
      }
    }
    self.frames = frames
    controller.onEvent = { [unowned self] in events.append(Self.text($0)) }
  }

  /// There is no sample with this name.
  struct Missing: Error {
    var name: String
  }

  /// Plays to the end, or to a time in seconds; returns the events until then.
  @discardableResult
  func play(until end: Double = .infinity) -> [String] {
    for frame in frames where frame.time.seconds <= end && frame.time > stage.application.now {
      stage.play(frame)
      afterFrame?()
    }
    if end == .infinity {
      stage.finish()
    } else {
      stage.application.advance(to: .seconds(end))
    }
    return events
  }

  /// The actions of the recognizers by name, with the number of begins and ends sent.
  func actions() -> [String: Int] {
    var counts: [String: Int] = [:]
    stage.probe { if case .action(let entry) = $0 { counts[entry.recognizer, default: 0] += 1 } }
    play()
    return counts
  }

  /// Every view of a type, in drawing order.
  func views<View: UIView>(_ type: View.Type) -> [View] {
    var found: [View] = []
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if let view = view as? View { found.append(view) }
      waiting += view.subviews.reversed()
    }
    return found
  }

  private static func text(_ event: SceneEvent) -> String {
    switch event.kind {
    case .count(let count): "count \(count)"
    case .swiped(let direction): "swiped \(direction)"
    case .drew(let name): "drew \(name)"
    case .pickedUp(let name): "pickedUp \(name)"
    case .dropped(let name): "dropped \(name)"
    case .missed(let miss):
      switch miss.cause {
      case .travel: "missed: short"
      case .stray: "missed: strayed"
      case .speed: "missed: slow"
      case .fingers: "missed: fingers"
      default: "missed: \(miss.cause)"
      }
    default: "\(event.kind)"
    }
  }
}
