#if !hasFeature(Embedded)
  /// What a menu for editing is shown for.
  @preconcurrency @MainActor
  open class UIEditMenuConfiguration: PlainObject, Hashable {
    /// What the client knows it by.
    public let identifier: AnyHashable
    /// The point that the menu is for, in the view's coordinates.
    public let sourcePoint: CGPoint

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: What the client knows it by; nil for something unique.
    ///   - sourcePoint: The point that the menu is for, in the view's coordinates.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
      self.identifier = identifier ?? AnyHashable(UniqueMark())
      self.sourcePoint = sourcePoint
    }

    /// What a configuration without an identifier is known by.
    private struct UniqueMark: Hashable {
      let object = UIMenuMark()
    }
    private final class UIMenuMark: PlainObject, Hashable {}
  }

  /// Runs closures with the appearance of a menu for editing, or its going.
  @preconcurrency @MainActor
  public protocol UIEditMenuInteractionAnimating {
    /// Runs a closure as the menu appears or goes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure when the menu has appeared or gone.
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// Says what a menu for editing shows.
  @preconcurrency @MainActor
  public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu; nil for the suggested actions, which are the standard ones that the responders take.
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The rectangle that the menu is for, in the view's coordinates; the null rectangle for the point.
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// The menu is about to be shown.
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    )
    /// The menu is about to go.
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    )
  }

  extension UIEditMenuInteractionDelegate {
    /// Nil: the suggested actions.
    public func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// The null rectangle: the point.
    public func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    /// Does nothing.
    public func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {}
  }

  /// The menu appears and goes at once: closures are run at the end of the delegate's call.
  @MainActor
  private final class EditMenuAnimator: UIEditMenuInteractionAnimating {
    private var closures: [() -> Void] = []
    private var completions: [() -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { closures.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
    func run() { for closure in closures + completions { closure() } }
  }

  /// Shows a menu for editing where a client says so.
  @preconcurrency @MainActor
  open class UIEditMenuInteraction: PlainObject, Hashable, UIInteraction {
    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?
    /// Says what the menu shows.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private weak var screen: MenuScreen?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction; the delegate isn't retained.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    /// Takes the menu away.
    open func willMove(to view: UIView?) { dismissMenu() }
    /// Notes the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Where the menu is, in a view's coordinates; zero while none is shown.
    open func location(in view: UIView?) -> CGPoint {
      guard let configuration, let own = self.view else { return .zero }
      return own.convert(configuration.sourcePoint, to: view)
    }

    /// Shows the menu, if it has an element.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
      dismissMenu()
      guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
      let chosen =
        delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
      let rect = chosen.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : chosen
      self.configuration = configuration
      let animator = EditMenuAnimator()
      delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
      guard self.view === view, view.window === window, self.configuration === configuration
      else { return }
      let made = MenuScreen(menu, at: view.convert(rect, to: window), in: window)
      made.choose = { $0.perform(for: nil) }
      made.onEnd = { [weak self] in self?.ended() }
      screen = made
      animator.run()
    }

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
      guard let view else { return nil }
      let first = UIApplication.shared.firstResponder.object
      let suggested = EditingCommands.actions(from: first ?? view, sender: self)
      let menu =
        delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        ?? UIMenu(children: suggested)
      return menu.children.isEmpty ? nil : menu
    }

    private func ended() {
      guard let configuration else { return }
      // The delegate may show another menu.
      (self.configuration, screen) = (nil, nil)
      let animator = EditMenuAnimator()
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
      animator.run()
    }

    /// Takes the menu away, if it is shown.
    open func dismissMenu() { screen?.close() }

    /// Asks for the menu anew, while it is shown.
    open func reloadVisibleMenu() {
      if let screen, let configuration, let menu = menu(for: configuration) { screen.show(menu) }
    }

    /// Deviation: a menu stays where it was shown.
    open func updateVisibleMenuPosition(animated: Bool) {}
  }
#endif
