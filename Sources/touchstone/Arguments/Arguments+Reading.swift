import Foundation
import Scenes
import TouchRecording
import TouchStage
import UIKit

extension Arguments {
  /// The options that say how a recording is read.
  static let readingOptions: [Option] = [.screen, .description, .range, .noForce]

  /// What the user adds to what a recording says of itself.
  var reading: ReadingOptions {
    get throws(UsageError) {
      var options = ReadingOptions()
      if let text = self[.screen] {
        guard let size = ScreenSize(text) else {
          throw UsageError(
            problem: "\(text) is no screen size",
            remedy: "write --screen WIDTHxHEIGHT in points, as in 390x844"
          )
        }
        options.screen = size
      }
      if let text = self[.range] {
        guard let range = AxisRanges(text) else {
          throw UsageError(
            problem: "\(text) is no range",
            remedy: "write --range XMIN:XMAX,YMIN:YMAX, as in 0:1079,0:2399"
          )
        }
        options.range = range
      }
      options.deviceDescription = self[.description]
      options.ignoresForce = has(.noForce)
      return options
    }
  }

  /// Refuses standard input in two places, as it can be read only once.
  ///
  /// - Parameter files: The recordings that the command reads.
  /// - Throws: An error where `-` stands twice.
  func checkStandardInput(among files: some Sequence<String>) throws(UsageError) {
    let inputs = Array(files) + [self[.description]].compactMap(\.self)
    guard inputs.count(where: { $0 == "-" }) > 1 else { return }
    throw UsageError(
      problem: "- stands twice, but standard input can be read only once",
      remedy: "save it to a file first"
    )
  }

  /// Complains about a description that isn't there, also where no recording would need it.
  @MainActor
  func missingDescription() -> ExitCode? {
    guard let path = self[.description], path != "-",
      !FileManager.default.fileExists(atPath: path)
    else { return nil }
    return Output.complain(
      RecordingError(.noSuchFile, file: path, problem: "no such file", remedy: "check the path")
    )
  }

  /// The scene that the user named.
  var scene: Scene {
    get throws(UsageError) {
      guard let name = self[.scene] else { return .workbench }
      return try Self.scene(named: name)
    }
  }

  /// The scene of a name.
  static func scene(named name: String) throws(UsageError) -> Scene {
    guard let scene = Scene(rawValue: name) else {
      throw UsageError(
        problem: "there is no scene \(name)",
        remedy: "the scenes are \(Scene.allCases.map(\.name).joined(separator: ", "))"
      )
    }
    return scene
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
        remedy: "it has \(known.joined(separator: ", "))"
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

extension Scene {
  /// The names of the scene's recognizers, in the order in which they were added.
  @MainActor
  var recognizerNames: [String] {
    Staging(scene: self).stage().recognizers.compactMap(\.name)
  }
}
