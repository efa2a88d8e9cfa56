import SceneStage
import TouchReport
import TouchStage

extension Staging {
  /// The properties that can be set on a stage, with their present values.
  static func settable(on stage: TouchStage) -> [JSON] {
    let known = properties
    return adjustables(on: stage).flatMap { named in
      known.compactMap { property in
        property.value(of: named.object).map { property.json($0, of: named.name) }
      }
    }
  }
}

extension RecognizerProperty {
  fileprivate func json(_ value: Double, of name: String) -> JSON {
    .object([
      ("name", .string(name)), ("property", .string(self.name)),
      ("unit", .string(unit.rawValue)), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)), ("value", .number(value)),
      ("summary", .string(summary)),
    ])
  }
}
