import Foundation
import SceneStage
import Scenes
import TouchReport
import TouchStage

extension Arguments {
  /// The scene that the user named, with the recognizers that were picked.
  @MainActor
  var plainStaging: Staging {
    get throws(UsageError) {
      let scene = try scene
      return Staging(
        scene: scene,
        gestures: try gestures(of: scene),
        traits: try traits,
        system: try system
      )
    }
  }

  /// The same with all settings that the user gave.
  @MainActor
  var staging: Staging {
    get throws(UsageError) {
      var staging = try plainStaging
      for text in all(.setting) { staging.settings += try settings(text, on: staging) }
      return staging
    }
  }

  /// The system's gestures that the user named.
  private var system: SystemGestures {
    get throws(UsageError) {
      guard let text = self[.system] else { return [] }
      let known = SystemGestures.names.map(\.name).joined(separator: ", ")
      var system: SystemGestures = []
      for part in text.split(separator: ",") {
        let name = part.trimmingCharacters(in: .whitespaces)
        guard let found = SystemGestures.names.first(where: { $0.name == name }) else {
          throw UsageError(
            problem: "the system has no gesture \(name)",
            remedy: NearestName.remedy(
              name,
              among: SystemGestures.names.map(\.name),
              "name some of"
            )
          )
        }
        system.formUnion(found.member)
      }
      guard !system.subtracting(.delayedTouches).isEmpty else {
        throw UsageError(problem: "--system names no gesture", remedy: "name some of \(known)")
      }
      return system
    }
  }

  /// The traits that the user gave.
  var traits: StageTraits {
    get throws(UsageError) {
      var traits = StageTraits()
      for text in all(.trait) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let known = StageTraits.names.first(where: { $0.name == name }) else {
          throw UsageError(
            problem: "there is no trait \(name)",
            remedy: NearestName.remedy(name, among: StageTraits.names.map(\.name), "the traits are")
          )
        }
        guard parts.count == 2, traits.set(name, to: String(parts[1])) else {
          throw UsageError(
            problem: parts.count == 2
              ? "the trait \(name) can't be \(parts[1])" : "--trait \(name) has no value",
            remedy: "write --trait \(name)=VALUE; it can be \(known.values.joined(separator: ", "))"
          )
        }
      }
      return traits
    }
  }

  /// The scene that the user named; the workbench unless named.
  var scene: Scene {
    get throws(UsageError) { try self[.scene].map(Self.scene(named:)) ?? .workbench }
  }

  /// The scene of a name.
  static func scene(named name: String) throws(UsageError) -> Scene {
    guard let scene = Scene(rawValue: name) else {
      throw UsageError(
        problem: "there is no scene \(name)",
        remedy: NearestName.remedy(name, among: Scene.allCases.map(\.name), "the scenes are")
      )
    }
    return scene
  }

  /// Settings as they are typed, checked against the recognizers that will be there.
  @MainActor
  func settings(
    _ text: String,
    on staging: Staging
  ) throws(UsageError) -> [RecognizerSetting] {
    do throws(RecognizerSetting.Problem) {
      let settings = try RecognizerSetting.list(text)
      let stage = Staging(
        scene: staging.scene,
        gestures: staging.gestures,
        traits: staging.traits
      ).stage()
      let adjustables = Staging.adjustables(on: stage)
      for setting in settings { try setting.apply(to: adjustables, Staging.properties) }
      return settings
    } catch {
      throw UsageError(problem: error.problem, remedy: error.remedy)
    }
  }

  /// The names of the recognizers that the user picked; nil for all.
  @MainActor
  func gestures(of scene: Scene) throws(UsageError) -> [String]? {
    guard let text = self[.gestures] else { return nil }
    let known = scene.recognizerNames
    // Names are apart by commas, or by blanks where no name has any.
    let names = text.split(separator: ",").flatMap { part in
      let name = part.trimmingCharacters(in: .whitespaces)
      return known.contains(name) ? [name] : part.split(separator: " ").map(String.init)
    }
    for name in names where !known.contains(name) {
      throw UsageError(
        problem: "the scene \(scene.name) has no recognizer \(name)",
        remedy: NearestName.remedy(name, among: known, "it has")
      )
    }
    if names.isEmpty {
      throw UsageError(
        problem: "--gestures names none",
        remedy: "name some of \(known.joined(separator: ", "))"
      )
    }
    return names
  }
}

extension Staging {
  /// The scene's name, and the settings: "workbench with tap.allowableMovement=60".
  var title: String {
    if settings.isEmpty { return scene.name }
    return "\(scene.name) with \(settings.map(\.text).joined(separator: ", "))"
  }
}
