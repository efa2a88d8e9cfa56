import TouchCore
import TouchRecording
public import TouchStage
import UIKit

/// What a recording is shrunk on: a view or a scene of one's own, and how a printed test makes its stage.
///
/// ```swift
/// let stage = ShrinkStage("TouchStage(showing: Photo())") { TouchStage(showing: Photo()) }
/// ```
@MainActor
public struct ShrinkStage {
  /// What can be set on a stage, by name.
  public typealias Adjustables = [(name: String, object: AnyObject)]

  /// How a printed test makes its stage, and what it knows of it beside the gestures.
  public struct Source {
    /// The modules that the lines need, beside `Testing`, `TouchTesting` and `UIKit`.
    public var imports: [String] = []
    /// The lines that make a stage called `stage`.
    public var lines: [String]
    /// Settings that the stage has beside those that the lines make.
    public var settings: [RecognizerSetting] = []
    /// The modules and the line with which a setting is made that no built-in property is.
    public var ownSettings: (imports: [String], line: String)?
    /// The lines that gather in `told` what the scene tells of a gesture; nil where it tells nothing.
    public var listening: ((_ gesture: String) -> [String])?

    /// Creates the source of a stage.
    public init(lines: [String]) { self.lines = lines }
  }

  /// How a printed test makes the stage.
  public var source: Source
  /// The properties that can be set.
  public var properties: [RecognizerProperty]

  private let make: () -> TouchStage
  private let adjustables: (TouchStage) -> Adjustables

  /// Creates what a recording is shrunk on.
  ///
  /// Give the recognizers names: those without one can't be set, so no threshold of theirs is tried.
  ///
  /// - Parameters:
  ///   - code: The expression with which a printed test makes the stage.
  ///   - make: Makes a new stage with a new view or scene on it: a recording is played many times.
  public init(_ code: String = "makeStage()", make: @escaping @MainActor () -> TouchStage) {
    self.init(
      Source(lines: ["let stage = \(code)"]),
      properties: RecognizerProperty.builtIn,
      adjustables: { stage in
        stage.recognizers.compactMap { recognizer in recognizer.name.map { ($0, recognizer) } }
      },
      make: make
    )
  }

  /// Creates what a recording is shrunk on, with properties of its own.
  ///
  /// - Parameters:
  ///   - source: How a printed test makes the stage.
  ///   - properties: The properties that can be set.
  ///   - adjustables: What can be set on a stage, by name.
  ///   - make: Makes a new stage.
  public init(
    _ source: Source,
    properties: [RecognizerProperty],
    adjustables: @escaping @MainActor (TouchStage) -> Adjustables,
    make: @escaping @MainActor () -> TouchStage
  ) {
    self.source = source
    self.properties = properties
    self.adjustables = adjustables
    self.make = make
  }

  /// The screen's size.
  var screen: ScreenSize {
    let size = make().window.bounds.size
    return ScreenSize(width: size.width, height: size.height)
  }

  /// Strokes as the stage's screen measures them: without force where it measures none.
  func measured(_ strokes: TouchStrokes) -> TouchStrokes {
    if make().window.screen.maximumForce != nil { return strokes }
    return strokes.mapped { sample in
      var sample = sample
      sample.force = nil
      return sample
    }
  }

  /// A new stage with other values of properties.
  func stage(with settings: [RecognizerSetting] = []) -> TouchStage {
    let stage = make()
    for setting in settings { try? setting.apply(to: adjustables(stage), properties) }
    return stage
  }

  /// What becomes of frames on a new stage, to their end.
  func analysis(
    of frames: [TouchFrame],
    with settings: [RecognizerSetting] = []
  ) -> GestureAnalysis {
    let stage = stage(with: settings)
    let logger = stage.startLogging()
    stage.play(frames)
    return GestureAnalysis(logger.log)
  }

  /// The thresholds that can be set of some recognizers, in the order of the stage.
  ///
  /// - Parameters:
  ///   - names: The recognizers.
  ///   - goal: The one whose outcome is to be another: switched off it comes out as none of its own kind.
  /// - Returns: The thresholds, with their values.
  func thresholds(of names: [String], for goal: String) -> [CounterfactualSearch.Threshold] {
    var thresholds: [CounterfactualSearch.Threshold] = []
    for (name, object) in adjustables(stage()) where names.contains(name) {
      for property in properties {
        guard let value = property.value(of: object) else { continue }
        if property.name == "isEnabled", name == goal, value != 0 { continue }
        let threshold = CounterfactualSearch.Threshold(
          recognizer: name,
          property: property,
          value: value
        )
        thresholds.append(threshold)
      }
    }
    return thresholds
  }
}
