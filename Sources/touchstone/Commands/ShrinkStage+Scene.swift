import SceneStage
import Scenes
import TouchRecording
import TouchReport
import TouchStage

extension ShrinkStage {
  /// A scene, as it is staged for a recording.
  init(_ staging: Staging, for header: RecordingHeader) {
    self.init(
      Source(staging, header),
      properties: Staging.properties,
      adjustables: { Staging.adjustables(on: $0) },
      make: { staging.stage(for: header) }
    )
  }
}

@MainActor
extension ShrinkStage.Source {
  /// The lines that make a scene's stage.
  fileprivate init(_ staging: Staging, _ header: RecordingHeader) {
    let chosen = staging.traits.chosen
    var lines =
      chosen.isEmpty
      ? []
      : ["var traits = StageTraits()"]
        + chosen.map { "_ = traits.set(\($0.name.literal), to: \($0.value.literal))" }
    let width = NumberText.short(header.screen.width, 4)
    let height = NumberText.short(header.screen.height, 4)
    lines += [
      "let scene = Scene(rawValue: \(staging.scene.name.literal))!.makeViewController()",
      "let stage = TouchStage(", "  scene: scene,",
      "  size: CGSize(width: \(width), height: \(height)),",
    ]
    if header.hasForce {
      lines.append("  maximumForce: \(NumberText.short(header.maximumForce, 4)),")
    }
    if let gestures = staging.gestures {
      lines.append("  gestures: [\(gestures.map(\.literal).joined(separator: ", "))],")
    }
    if !chosen.isEmpty { lines.append("  traits: traits,") }
    lines += ["  window: scene.makeWindow", ")"]
    let system = SystemGestures.names.filter { staging.system.contains($0.member) }
    if !system.isEmpty {
      lines.append("stage.system = [\(system.map { ".\($0.name)" }.joined(separator: ", "))]")
    }
    self.init(lines: lines)
    imports = ["Scenes"]
    settings = staging.settings
    ownSettings = (
      ["SceneStage"], ".apply(to: Staging.adjustables(on: stage), Staging.properties)"
    )
    listening = { gesture in
      [
        "var told: [String] = []", "scene.onEvent = { event in",
        "  guard event.gesture == \(gesture.literal) else { return }",
        "  if let outcome = event.outcome { told.append(outcome) }", "}",
      ]
    }
  }
}
