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

  /// Why a setting can't be made.
  public enum Problem: Error, Hashable, Sendable {
    /// The text lacks a name, a property or a value.
    case malformed(String)
    /// No recognizer has the setting's name; those that exist have these.
    case noRecognizer(RecognizerSetting, names: [String])
    /// The recognizer has no such property; it has these.
    case noProperty(RecognizerSetting, names: [String])
    /// The property doesn't take the value, but values of this unit and range, and perhaps `unlimited`.
    case badValue(
      RecognizerSetting,
      RecognizerProperty.Unit,
      ClosedRange<Double>,
      orUnlimited: Bool
    )
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
      else { throw .malformed(String(part)) }
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
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public func apply(
    to recognizers: [UIGestureRecognizer],
    _ properties: [RecognizerProperty]
  ) throws(Problem) {
    var named: [(name: String, object: AnyObject)] = []
    for recognizer in recognizers {
      if let name = recognizer.name { named.append((name, recognizer)) }
    }
    try apply(to: named, properties)
  }

  /// Sets the property of the recognizers, controls and windows of that name.
  ///
  /// - Parameters:
  ///   - objects: What can be set, by name.
  ///   - properties: The properties that there are.
  /// - Throws: A problem that names what could be set instead.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public func apply(
    to objects: [(name: String, object: AnyObject)],
    _ properties: [RecognizerProperty]
  ) throws(Problem) {
    let meant = objects.filter { $0.name == recognizer }
    guard !meant.isEmpty else {
      throw .noRecognizer(self, names: objects.map { $0.name })
    }
    // One name may stand for a control and for what it is made of: each has properties of its own.
    let known = properties.filter { property in meant.contains { property.get($0.object) != nil } }
    guard let property = known.first(where: { $0.name == property }) else {
      throw .noProperty(self, names: known.map { $0.name })
    }
    guard let value = property.value(value) else {
      throw .badValue(
        self,
        property.unit,
        property.range,
        orUnlimited: property.canBeUnlimited
      )
    }
    for object in meant { property.set(object.object, value) }
  }
}
