public import UIKit

/// What the reader of a stage chose in the device's settings.
public struct StageTraits: Hashable, Sendable {
  /// Whether the interface is light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The direction in which the language is read.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The size of text.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// Whether motion is reduced.
  public var reducesMotion = false

  /// Creates the traits of a new device.
  public init() {}

  /// The names under which traits are set, with the values that each can have.
  public static let names: [(name: String, values: [String])] = [
    ("userInterfaceStyle", styles.map { $0.0 }), ("layoutDirection", directions.map { $0.0 }),
    ("preferredContentSizeCategory", sizes.map { $0.0 }), ("reduceMotion", switches.map { $0.0 }),
  ]

  private static let styles = [("light", UIUserInterfaceStyle.light), ("dark", .dark)]
  private static let directions = [
    ("leftToRight", UITraitEnvironmentLayoutDirection.leftToRight), ("rightToLeft", .rightToLeft),
  ]
  private static let switches = [("false", false), ("true", true)]
  private static let sizes: [(String, UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  /// Sets a trait by its name.
  ///
  /// - Returns: Whether the trait has a value of that name.
  public mutating func set(_ name: String, to value: String) -> Bool {
    func find<Value>(_ values: [(String, Value)]) -> Value? { values.first { $0.0 == value }?.1 }
    switch name {
    case "userInterfaceStyle": return Self.adopt(find(Self.styles), &userInterfaceStyle)
    case "layoutDirection": return Self.adopt(find(Self.directions), &layoutDirection)
    case "preferredContentSizeCategory":
      return Self.adopt(find(Self.sizes), &preferredContentSizeCategory)
    case "reduceMotion": return Self.adopt(find(Self.switches), &reducesMotion)
    default: return false
    }
  }

  private static func adopt<Value>(_ value: Value?, _ trait: inout Value) -> Bool {
    guard let value else { return false }
    trait = value
    return true
  }

  /// Sets a trait that is written as `userInterfaceStyle=dark`.
  ///
  /// - Returns: Whether there is such a trait with such a value.
  package mutating func set(_ text: String) -> Bool {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return sides.count == 2 && set(String(sides[0]), to: String(sides[1]))
  }

  /// The traits that differ from those of a new device, with their values, by name.
  package var chosen: [(name: String, value: String)] {
    Self.names.flatMap { name, values in
      values.compactMap { value in
        var (set, new) = (self, StageTraits())
        // A value that changes nothing here is the one that is set.
        let isSet = set.set(name, to: value) && set == self
        return isSet && new.set(name, to: value) && new != StageTraits() ? (name, value) : nil
      }
    }
  }

  /// Gives an application's screen the traits.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  package func apply(to application: UIApplication) {
    application.accessibilityChoices.reducesMotion = reducesMotion
    application.replaceTraits(
      with: UITraitCollection(traitsFrom: [
        UIScreen.main.traitCollection,
        UITraitCollection(userInterfaceStyle: userInterfaceStyle),
        UITraitCollection(layoutDirection: layoutDirection),
        UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory),
      ])
    )
  }
}
