public import UIKit

/// One property of one recognizer with a value to try: "tap.allowableMovement=60".
public struct RecognizerSetting: Hashable, Sendable {
  /// The recognizer's name.
  public var recognizer: String
  /// The property's name.
  public var property: String
  /// The value, as it was typed.
  public var value: String

  /// Creates a setting.
  public init(recognizer: String, property: String, value: String) {
    self.recognizer = recognizer
    self.property = property
    self.value = value
  }

  /// The setting as it is typed.
  public var text: String { "\(recognizer).\(property)=\(value)" }

  /// What is wrong with a setting, and what to do about it.
  public struct Problem: Error, Hashable, Sendable {
    /// What is wrong.
    public var problem: String
    /// What to do about it.
    public var remedy: String
  }

  /// Reads settings, with commas between them.
  ///
  /// - Throws: A problem where one has no name, property or value.
  public static func list(_ text: String) throws(Problem) -> [RecognizerSetting] {
    var settings: [RecognizerSetting] = []
    for typed in text.split(separator: ",", omittingEmptySubsequences: false) {
      // Blanks behind a comma are no part of a name.
      let part = typed.drop { $0 == " " }
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // A name may have points in it: the property stands behind the last.
      guard sides.count == 2, let point = sides[0].lastIndex(of: "."),
        point > sides[0].startIndex, sides[0].index(after: point) < sides[0].endIndex,
        !sides[1].isEmpty
      else {
        throw Problem(
          problem: "\(part.isEmpty ? "nothing" : String(part)) is no setting",
          remedy: "write NAME.PROPERTY=VALUE, as in tap.allowableMovement=60"
        )
      }
      settings.append(
        RecognizerSetting(
          recognizer: String(sides[0][..<point]),
          property: String(sides[0][sides[0].index(after: point)...]),
          value: String(sides[1])
        )
      )
    }
    return settings
  }

  /// Sets the property of the recognizers of that name.
  ///
  /// - Parameters:
  ///   - recognizers: Those on the stage.
  ///   - properties: The properties that there are.
  /// - Throws: A problem that names what could be set instead.
  @MainActor
  public func apply(
    to recognizers: [UIGestureRecognizer],
    _ properties: [RecognizerProperty]
  ) throws(Problem) {
    let meant = recognizers.filter { $0.name == recognizer }
    guard let first = meant.first else {
      let names = recognizers.compactMap(\.name)
      throw Problem(
        problem: "there is no recognizer \(recognizer) to set \(property) of",
        remedy: names.count == 1
          ? "there is only \(names[0])" : "there are \(names.joined(separator: ", "))"
      )
    }
    let known = properties.filter { $0.get(first) != nil }
    guard let property = known.first(where: { $0.name == property }) else {
      throw Problem(
        problem: "\(recognizer) has no property \(self.property)",
        remedy: "it has \(known.map(\.name).joined(separator: ", "))"
      )
    }
    guard let value = property.value(self.value) else {
      throw Problem(
        problem: "\(self.value) is no value for \(recognizer).\(property.name)",
        remedy: "it takes \(property.rangeText)"
      )
    }
    for recognizer in meant { property.set(recognizer, value) }
  }
}
