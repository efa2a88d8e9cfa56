import SceneStage
public import Scenes
import TouchCore
import TouchRecording
import TouchReport
import TouchStage
public import UIKit

/// A scene that the playground offers: one of Touchstone's own, or a client's view controller.
///
/// A client's module says in a function which scenes there are; see `Examples/OwnPlayground`:
///
/// ```swift
/// @_cdecl("touchstone_start")
/// public func start() {
///   PlaygroundScene.offer { [PlaygroundScene("dial", "a dial to turn") { DialViewController() }] }
/// }
/// ```
#if !hasFeature(Embedded)
  @MainActor
#endif
public struct PlaygroundScene {
  /// The name by which it is opened: letters, digits and dashes.
  public let name: String
  /// A description in one line.
  public let summary: String
  private let kind: Kind

  private enum Kind {
    case standard(Scene)
    case own(() -> UIViewController)
  }

  /// Offers a view controller of one's own.
  ///
  /// - Parameters:
  ///   - name: The name by which it is opened: letters, digits and dashes.
  ///   - summary: A description in one line.
  ///   - makeViewController: Makes the controller, once for each stage.
  public init(
    _ name: String,
    _ summary: String,
    makeViewController: @escaping () -> UIViewController
  ) {
    self.name = name
    self.summary = summary
    kind = .own(makeViewController)
  }

  /// Offers one of Touchstone's own scenes.
  public init(_ scene: Scene) {
    name = scene.name
    summary = scene.summary
    kind = .standard(scene)
  }

  #if hasFeature(Embedded)
    /// What is offered, in the order in which it is listed: all of Touchstone's scenes, unless a client sets it.
    nonisolated(unsafe) public static var all: [PlaygroundScene] = standard
  #else
    /// What is offered, in the order in which it is listed: all of Touchstone's scenes, unless a client sets it.
    public static var all: [PlaygroundScene] = standard
  #endif

  /// All of Touchstone's scenes.
  public static var standard: [PlaygroundScene] { Scene.allCases.map { PlaygroundScene($0) } }

  /// The gestures without recognizers that it tells of.
  var controlNames: [String] {
    switch kind {
    case .standard(let scene): scene.controlNames
    case .own: []
    }
  }

  /// A stage with the scene on it.
  func stage(_ request: StageRequest, for header: RecordingHeader? = nil) -> TouchStage {
    switch kind {
    case .standard(let scene):
      let staging = Staging(scene: scene, gestures: request.gestures, traits: request.traits)
      return staging.stage(
        for: header,
        screen: request.screen,
        maximumForce: request.maximumForce
      )
    case .own(let makeViewController):
      if let header {
        return TouchStage(
          scene: makeViewController(),
          for: header,
          gestures: request.gestures,
          traits: request.traits
        )
      }
      let screen = request.screen ?? Staging.phone
      return TouchStage(
        scene: makeViewController(),
        size: CGSize(width: screen.width, height: screen.height),
        maximumForce: request.maximumForce,
        gestures: request.gestures,
        traits: request.traits
      )
    }
  }

  /// The scene with its properties, as JSON.
  var json: JSON {
    let stage = stage(StageRequest())
    defer { stage.dismantle() }
    return .object([
      ("name", .string(name)), ("summary", .string(summary)),
      ("properties", .list(Staging.settable(on: stage))),
      ("controls", .list(controlNames.map { .string($0) })),
    ])
  }
}
