#if !hasFeature(Embedded)
  /// A list of actions and of other menus.
  open class UIMenu: UIMenuElement {
    /// A menu's identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown in another one, and what choosing does.
    public struct Options: OptionSet, Hashable, Sendable {
      /// A bit for each.
      public let rawValue: UInt

      /// Creates a set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Its elements stand in the other menu, between lines.
      public static let displayInline = Options(rawValue: 1 << 0)
      /// It takes something away: it is shown in red.
      public static let destructive = Options(rawValue: 1 << 1)
      /// The action that is chosen has a mark, and no other one of the menu.
      public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// How large a menu would show its elements.
    public enum ElementSize: Int, Sendable {
      /// By their images alone.
      case small = 0
      /// By images with small titles.
      case medium = 1
      /// In full.
      case large = 2
      /// As the system chooses.
      case automatic = -1
    }

    private static var unnamedCount = 0

    /// How large the elements would be shown: a hint, they are shown in full.
    open var preferredElementSize = ElementSize.automatic

    /// The menu's identifier.
    public let identifier: Identifier
    /// How the menu is shown in another one, and what choosing does.
    public let options: Options
    /// What is in the menu.
    public let children: [UIMenuElement]

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The text above the menu, and at its place in another one.
    ///   - subtitle: The text below that in another menu; nil for none.
    ///   - image: The image at its place in another menu; nil for none.
    ///   - identifier: The menu's identifier; nil generates a unique one.
    ///   - options: How it is shown in another menu, and what choosing does.
    ///   - children: What is in the menu.
    public init(
      title: String = "",
      subtitle: String? = nil,
      image: UIImage? = nil,
      identifier: Identifier? = nil,
      options: Options = [],
      children: [UIMenuElement] = []
    ) {
      UIMenu.unnamedCount += 1
      self.identifier = identifier ?? Identifier("menu.dynamic.\(UIMenu.unnamedCount)")
      self.options = options
      self.children = children
      super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates a menu that would show its elements in a size, as `init(title:…)` does.
    public convenience init(
      title: String = "",
      subtitle: String? = nil,
      image: UIImage? = nil,
      identifier: Identifier? = nil,
      options: Options = [],
      preferredElementSize: ElementSize,
      children: [UIMenuElement] = []
    ) {
      self.init(
        title: title,
        subtitle: subtitle,
        image: image,
        identifier: identifier,
        options: options,
        children: children
      )
      self.preferredElementSize = preferredElementSize
    }

    /// The actions of the menu, and of those that stand in it, that have a mark.
    open var selectedElements: [UIMenuElement] {
      actions.filter { $0.state == .on }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
      UIMenu(
        title: title,
        subtitle: subtitle,
        image: image,
        identifier: identifier,
        options: options,
        children: newChildren
      )
    }

    /// The actions of the menu, and of those that stand in it.
    final var actions: [UIAction] {
      children.flatMap { child -> [UIAction] in
        if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
          return menu.actions
        }
        return (child as? UIAction).map { [$0] } ?? []
      }
    }

    /// Marks an action that was chosen, and no other one, where the menu that has it says so.
    final func mark(_ action: UIAction, isSingle: Bool) {
      if isSingle || options.contains(.singleSelection), actions.contains(action) {
        for other in actions { other.state = other === action ? .on : .off }
      }
      for case let menu as UIMenu in children { menu.mark(action, isSingle: false) }
    }
  }
#endif
