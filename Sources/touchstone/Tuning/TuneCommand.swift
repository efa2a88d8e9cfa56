import Foundation
import SceneStage
import TouchEvaluation
import TouchRecording
import TouchStage
import UIKit

extension Command {
  /// Which thresholds recordings speak for.
  static let tune = Command(
    name: "tune",
    summary:
      "say what other thresholds would do in labelled recordings, and whether that is enough to choose by",
    operands: "[CORPUS]",
    operandCount: 0...1,
    options: [.vary, .cost, .alarms, .evaluations, .scene, .gestures, .setting, .trait, .system]
      + Arguments.readingOptions + [.aliases, .proposals, .jobs, .timeout, .json],
    example: "touchstone tune recordings --gestures tap --vary tap.allowableMovement=20:80",
    details: """
      --vary NAME.PROPERTY=LOW:HIGH tries 25 values, LOW:HIGH:STEP those that are a step apart; touchstone scenes NAME
      lists what there is. LOW:unlimited tries no limit, too, where a property takes that. Several are tried in every
      combination, or, where those are more than --evaluations, one after the other until none gets better. The best is
      the one of the least --cost, a miss's and an alarm's (1:1 unless given), or of the fewest misses with at most so
      many --alarms an hour of touching.

      Persons are left out in turn, with thresholds chosen on the others, so that the figures are of hands that had no
      part in the choice. One replay answers for every value where a recognizer is alone (--gestures) and its decisions
      tell; otherwise each value is a replay, and the output says so. There is no advice from fewer than five persons
      or ten errors, where hands see what a threshold changes, or from synthetic hands. Documentation/Tuning.md has more.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let tuning = try Tuning(arguments)
      do throws(RecordingError) { return try tuning.run() } catch {
        return Output.complain(error)
      }
    }
  )
}

extension Arguments {
  /// What makes one choice of thresholds better than another.
  var objective: TuningObjective {
    get throws(UsageError) {
      if self[.cost] != nil, self[.alarms] != nil {
        throw UsageError(
          problem: "--cost and --alarms don't go together",
          remedy: "leave one of them out"
        )
      }
      if let text = self[.alarms] {
        guard let most = Self.decimal(text), most.isFinite else {
          throw UsageError(
            problem: "\(text) is no number of alarms",
            remedy: "write --alarms NUMBER, an hour of touching, as in --alarms 12"
          )
        }
        return .budget(alarmsAnHour: most)
      }
      guard let text = self[.cost] else { return .cost(miss: 1, alarm: 1) }
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
        Self.decimal($0)
      }
      guard parts.count == 2, let miss = parts[0], let alarm = parts[1], miss.isFinite,
        alarm.isFinite, miss + alarm > 0
      else {
        throw UsageError(
          problem: "\(text) is no cost",
          remedy:
            "write --cost MISS:ALARM, as in --cost 1:3 where an alarm is as bad as three misses"
        )
      }
      return .cost(miss: miss, alarm: alarm)
    }
  }

  /// The most combinations that are all tried.
  var evaluations: Int {
    get throws(UsageError) {
      guard let text = self[.evaluations] else { return ThresholdSearch.usualEvaluations }
      guard let number = Int(text), (1...1_000_000).contains(number) else {
        throw UsageError(
          problem: "\(text) is no number of evaluations",
          remedy: "write --evaluations 1 to 1000000"
        )
      }
      return number
    }
  }

  /// What to do about values that are no range.
  private static func rangeRemedy(_ name: String, _ bounds: [String]) -> String {
    let usage =
      "write NAME.PROPERTY=LOW:HIGH or LOW:HIGH:STEP, as in tap.allowableMovement=20:80:5"
    if bounds.contains(where: { $0.contains(",") }) {
      return "a decimal point is a point: " + usage
    }
    let numbers = bounds.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == bounds.count, (2...3).contains(numbers.count) else { return usage }
    if numbers.contains(where: { $0 < 0 }) { return "no value and no step is below 0: " + usage }
    if numbers[0] > numbers[1] {
      return "the lower value stands first: write \(name)=\(bounds[1]):\(bounds[0])"
    }
    if numbers[0] == numbers[1] { return "the two values are the same: " + usage }
    return "a step is above 0: " + usage
  }

  /// The thresholds that are varied, checked against what the scene has.
  @MainActor
  func variables(on staging: Staging) throws(UsageError) -> [SweepVariable] {
    var variables: [SweepVariable] = []
    for text in all(.vary) {
      let variable = try variable(text, on: staging)
      if variables.contains(where: { $0.name == variable.name }) {
        throw UsageError(problem: "\(variable.name) is varied twice", remedy: "give it one range")
      }
      variables.append(variable)
    }
    if variables.isEmpty {
      throw UsageError(
        problem: "nothing says what to vary",
        remedy: "add --vary NAME.PROPERTY=LOW:HIGH, as in --vary tap.allowableMovement=20:80"
      )
    }
    return variables
  }

  @MainActor
  private func variable(_ text: String, on staging: Staging) throws(UsageError) -> SweepVariable {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let bounds =
      sides.count == 2 ? sides[1].split(separator: ":", omittingEmptySubsequences: false) : []
    // LOW:unlimited tries all that there are from LOW on, and no limit at all.
    let orUnlimited = bounds.count > 1 && bounds[1] == "unlimited"
    var numbers = bounds.enumerated().compactMap { index, text in
      index == 1 && orUnlimited ? RecognizerProperty.Unit.unlimited : Self.decimal(text)
    }
    .filter(\.isFinite)
    guard numbers.count == bounds.count, (2...3).contains(numbers.count), numbers[0] < numbers[1],
      numbers.count == 2 || numbers[2] > 0
    else {
      throw UsageError(
        problem: "\(text) is no range",
        remedy: Self.rangeRemedy(String(sides[0]), bounds.map(String.init))
      )
    }
    let parsed = (try? RecognizerSetting.list("\(sides[0])=\(bounds[0])")) ?? []
    let setting = parsed.count == 1 ? parsed[0] : nil
    let objects = Staging.adjustables(on: staging.stage()).filter { $0.name == setting?.recognizer }
    let known = Staging.properties.first { property in
      property.name == setting?.property
        && objects.contains { property.value(of: $0.object) != nil }
    }
    if known?.unit == .flag {
      throw UsageError(
        problem: "\(sides[0]) is true or false, and no threshold",
        remedy:
          "try both with touchstone evaluate --set \(sides[0])=true, and compare with touchstone diff"
      )
    }
    // Both ends have to be values that can be set.
    for bound in bounds.prefix(2) { _ = try settings("\(sides[0])=\(bound)", on: staging) }
    guard let setting else {
      throw UsageError(problem: "\(text) is no range", remedy: "vary one property with each --vary")
    }
    guard let known else {
      throw UsageError(
        problem: "\(text) can't be varied",
        remedy: "vary what touchstone scenes lists"
      )
    }
    if orUnlimited { numbers[1] = max(known.range.upperBound, numbers[0]) }
    let present = objects.lazy.compactMap { known.value(of: $0.object) }.first
    return SweepVariable(
      recognizer: setting.recognizer,
      property: setting.property,
      range: numbers[0]...numbers[1],
      step: numbers.count == 3 ? numbers[2] : nil,
      isWhole: known.unit == .count,
      present: present.flatMap { known.typed($0) },
      canBeUnlimited: known.canBeUnlimited,
      orUnlimited: orUnlimited
    )
  }
}
