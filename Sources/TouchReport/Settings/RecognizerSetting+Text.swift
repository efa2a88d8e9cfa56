public import TouchStage
public import UIKit

extension RecognizerProperty {
  /// A value as people type it.
  public func text(_ value: Double) -> String { unit.text(value) }

  /// The properties that a recognizer has, a line each: what to type for its present value, and a summary.
  public static func lines(
    of recognizer: UIGestureRecognizer,
    among properties: [RecognizerProperty]
  ) -> [String] {
    lines(of: recognizer, named: recognizer.name ?? "", among: properties)
  }

  /// The properties that a recognizer, a control or a window has, a line each.
  public static func lines(
    of object: AnyObject,
    named name: String,
    among properties: [RecognizerProperty]
  ) -> [String] {
    Columns.lines(
      properties.compactMap { property in
        guard let value = property.value(of: object) else { return nil }
        let unit =
          [.count, .flag, .number].contains(property.unit) ? "" : " (\(property.unit.rawValue))"
        return ("\(name).\(property.name)=\(property.text(value))", property.summary + unit)
      }
    )
  }
}

extension RecognizerSetting.Problem {
  /// What is wrong, in words.
  public var problem: String {
    switch self {
    case .malformed(let text): "\(text.isEmpty ? "nothing" : text) is no setting"
    case .noRecognizer(let setting, _):
      "there is no recognizer \(setting.recognizer) to set \(setting.property) of"
    case .noProperty(let setting, _):
      "\(setting.recognizer) has no property \(setting.property)"
    case .badValue(let setting, _, _, _):
      "\(setting.value) is no value for \(setting.recognizer).\(setting.property)"
    }
  }

  /// What to do about it, in words.
  public var remedy: String {
    switch self {
    case .malformed: "write NAME.PROPERTY=VALUE, as in tap.allowableMovement=60"
    case .noRecognizer(let setting, let names):
      NearestName.remedy(
        setting.recognizer,
        among: names,
        names.count == 1 ? "there is only" : "there are"
      )
    case .noProperty(let setting, let names):
      NearestName.remedy(setting.property, among: names, "it has")
    case .badValue(_, let unit, let range, let orUnlimited):
      "it takes \(unit.text(range))" + (orUnlimited ? ", or unlimited" : "")
    }
  }
}

extension RecognizerProperty.Unit {
  fileprivate func text(_ value: Double) -> String {
    if self == .flag { return value == 0 ? "false" : "true" }
    return value >= Self.unlimited ? "unlimited" : NumberText.short(value, 3)
  }

  /// The values of a range, in words.
  fileprivate func text(_ range: ClosedRange<Double>) -> String {
    let span =
      "\(NumberText.short(range.lowerBound, 3)) to \(NumberText.short(range.upperBound, 3))"
    return switch self {
    case .flag: "true or false"
    case .count: "a whole number from \(span)"
    case .points, .seconds, .degrees: "\(span) \(rawValue)"
    case .force: "\(span) parts of the largest force"
    case .pointsPerSecond: "\(span) points a second"
    case .number: "a number from \(span)"
    }
  }
}
