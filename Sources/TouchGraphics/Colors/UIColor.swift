/// A colour and its opacity, the same in every light or chosen by the traits.
///
/// A view's colour that follows the traits is chosen again where they change; a `cgColor` is fixed, and code that
/// gives it to a layer sets it again.
public final class UIColor: PlainObject, Sendable {
  /// What the colour is.
  private enum Content: Sendable {
    /// The same with all traits.
    case fixed(CGColor)
    /// One in a light interface, another one in a dark one.
    case pair(light: CGColor, dark: CGColor)
    /// What a closure makes of the traits.
    case provided(@Sendable (UITraitCollection) -> UIColor)
  }

  private let content: Content

  /// Creates a colour from a layer's; the same with all traits.
  public init(cgColor: CGColor) { content = .fixed(cgColor) }

  /// Creates a colour that is chosen by the traits.
  ///
  /// - Parameter dynamicProvider: Makes a colour from traits; called whenever the colour is needed.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .provided(dynamicProvider)
  }

  /// Creates a colour from a light interface's and a dark one's.
  init(light: CGColor, dark: CGColor) { content = .pair(light: light, dark: dark) }

  /// Creates a colour from its parts in sRGB; the opacity is clamped to 0 … 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a shade of grey from black (0) to white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  // MARK: Traits

  /// The colour in the form that layers use, by the current traits (`UITraitCollection.current`).
  public var cgColor: CGColor {
    switch content {
    case .fixed(let color): color
    case .pair(let light, let dark): UITraitCollection.currentStyle == .dark ? dark : light
    case .provided: cgColor(with: .current)
    }
  }

  /// The colour that traits choose: the same with all others.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = content { return self }
    return UIColor(cgColor: cgColor(with: traitCollection))
  }

  /// Whether the traits choose the colour.
  package var isDynamic: Bool {
    if case .fixed = content { return false }
    return true
  }

  /// The colour that traits choose, in the form that layers use.
  ///
  /// A provider that answers with a dynamic colour is asked in turn; while it runs its traits are the current
  /// ones.
  package func cgColor(with traits: UITraitCollection) -> CGColor {
    switch content {
    case .fixed(let color): return color
    case .pair(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
    case .provided(let provider):
      var found: UIColor?
      traits.performAsCurrent { found = provider(traits) }
      return found?.cgColor(with: traits) ?? .black
    }
  }

  /// The same colour with another opacity; with all traits, where they choose the colour.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    mapped { $0.copy(alpha: alpha) ?? $0 }
  }

  /// The grey that is as bright as the colour, and as opaque; with all traits, where they choose the colour.
  ///
  /// How much red, green and blue count is what BT.709 says, of the parts as they are stored.
  package var withoutHue: UIColor {
    mapped {
      $0.isPattern
        ? $0
        : CGColor(gray: 0.2126 * $0.red + 0.7152 * $0.green + 0.0722 * $0.blue, alpha: $0.alpha)
    }
  }

  /// The colour with others in the place of those that it may be.
  private func mapped(_ change: @escaping @Sendable (CGColor) -> CGColor) -> UIColor {
    switch content {
    case .fixed(let color): UIColor(cgColor: change(color))
    case .pair(let light, let dark): UIColor(light: change(light), dark: change(dark))
    case .provided(let provider): UIColor { provider($0).mapped(change) }
    }
  }

  /// Writes the parts, by the current traits, where they are wanted; false for a pattern, which has none.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    if color.isPattern { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }
}

extension UIColor: Hashable {
  /// Whether two colours have the same parts with all traits; colours of providers, whether they are one.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    switch (lhs.content, rhs.content) {
    case (.fixed(let one), .fixed(let other)): one == other
    case (.pair(let light, let dark), .pair(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    default: lhs === rhs
    }
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch content {
    case .fixed(let color): hasher.combine(color)
    case .pair(let light, let dark):
      hasher.combine(light)
      hasher.combine(dark)
    case .provided: hasher.combine(ObjectIdentifier(self))
    }
  }
}
