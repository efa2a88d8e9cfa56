/// The properties of a device that a view can query.
public final class UITraitCollection: PlainObject, Sendable {
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether the screen measures force (rule 9.1).
  public let forceTouchCapability: UIForceTouchCapability

  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction in which the language is read.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The size of text that the reader chose.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// How much room the interface has from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room the interface has from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The number of pixels per point; 0 if it isn't known.
  public let displayScale: CGFloat

  /// Creates unspecified traits.
  public convenience init() { self.init(idiom: .unspecified, force: .unknown) }

  /// Creates traits with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom, force: .unknown)
  }

  /// Creates traits with a force touch capability.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(idiom: .unspecified, force: capability)
  }

  /// Creates traits with a light or dark interface.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(idiom: .unspecified, force: .unknown, style: userInterfaceStyle)
  }

  /// Creates traits with a direction of reading.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(idiom: .unspecified, force: .unknown, direction: layoutDirection)
  }

  /// Creates traits with a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(idiom: .unspecified, force: .unknown, textSize: preferredContentSizeCategory)
  }

  /// Creates traits with the room from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(idiom: .unspecified, force: .unknown, horizontal: horizontalSizeClass)
  }

  /// Creates traits with the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(idiom: .unspecified, force: .unknown, vertical: verticalSizeClass)
  }

  /// Creates traits with a number of pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(idiom: .unspecified, force: .unknown, scale: scale)
  }

  /// Creates traits from others: of each trait the last one that is specified.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(
      _ unspecified: Trait,
      _ trait: (UITraitCollection) -> Trait
    ) -> Trait {
      var found = unspecified
      for traits in traitCollections where trait(traits) != unspecified { found = trait(traits) }
      return found
    }
    self.init(
      idiom: last(.unspecified) { $0.userInterfaceIdiom },
      force: last(.unknown) { $0.forceTouchCapability },
      style: last(.unspecified) { $0.userInterfaceStyle },
      direction: last(.unspecified) { $0.layoutDirection },
      textSize: last(.unspecified) { $0.preferredContentSizeCategory },
      horizontal: last(.unspecified) { $0.horizontalSizeClass },
      vertical: last(.unspecified) { $0.verticalSizeClass },
      scale: last(0) { $0.displayScale }
    )
  }

  /// Creates traits from all of them.
  package init(
    idiom: UIUserInterfaceIdiom,
    force: UIForceTouchCapability,
    style: UIUserInterfaceStyle = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    textSize: UIContentSizeCategory = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    scale: CGFloat = 0
  ) {
    userInterfaceIdiom = idiom
    forceTouchCapability = force
    userInterfaceStyle = style
    layoutDirection = direction
    preferredContentSizeCategory = textSize
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
  }

  /// Whether dynamic colours look different with other traits.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }
}

extension UITraitCollection: Hashable {
  /// Whether two collections have the same traits.
  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
    lhs.userInterfaceIdiom == rhs.userInterfaceIdiom
      && lhs.forceTouchCapability == rhs.forceTouchCapability
      && lhs.userInterfaceStyle == rhs.userInterfaceStyle
      && lhs.layoutDirection == rhs.layoutDirection
      && lhs.preferredContentSizeCategory == rhs.preferredContentSizeCategory
      && lhs.horizontalSizeClass == rhs.horizontalSizeClass
      && lhs.verticalSizeClass == rhs.verticalSizeClass
      && lhs.displayScale == rhs.displayScale
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceIdiom)
    hasher.combine(forceTouchCapability)
    hasher.combine(userInterfaceStyle)
    hasher.combine(layoutDirection)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
  }
}
