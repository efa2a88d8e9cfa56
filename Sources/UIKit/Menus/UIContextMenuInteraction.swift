#if !hasFeature(Embedded)
  /// Makes a context menu; it gets the actions that the system suggests, of which there are none.
  public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Makes what is shown of the content that a context menu is for.
  public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

  /// What a context menu shows.
  open class UIContextMenuConfiguration: PlainObject, Hashable {
    /// What the client knows the configuration by.
    public let identifier: ActionTarget
    fileprivate let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: What the client knows it by; nil for something unique.
    ///   - previewProvider: Deviation: not called, as no preview is shown.
    ///   - actionProvider: Makes the menu; nil for none.
    public init(
      identifier: ActionTarget? = nil,
      previewProvider: UIContextMenuContentPreviewProvider? = nil,
      actionProvider: UIContextMenuActionProvider? = nil
    ) {
      self.identifier = identifier ?? MenuMark()
      self.actionProvider = actionProvider
    }

    /// What a configuration without an identifier is known by.
    private final class MenuMark {}
  }

  /// Runs closures with the appearance of a context menu, or its going.
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionAnimating {
    /// Runs a closure as the menu appears or goes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure when the menu has appeared or gone.
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// The menu appears and goes at once: closures are run at the end of the delegate's call.
  @MainActor
  private final class MenuAnimator: UIContextMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
    func run() {
      for closure in animations { closure() }
      for closure in completions { closure() }
    }
  }

  /// Says what a context menu shows, and is notified of it.
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// What the menu for a press shows; nil for none, which lets other gestures have the touch.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The menu is about to be shown.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    )

    /// The menu is about to go.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    )
  }

  // What UIKit asks besides, of the preview that a menu is shown with, is asked by nothing here.
  extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {}
  }

  /// Opens a menu where a finger stays on a view for half a second (rule 6.4).
  ///
  /// A finger that opened it chooses the row from which it is lifted; otherwise the menu stays, until a row is tapped or
  /// the ground is touched. Deviation: the view isn't lifted off the ground, and nothing else of it is shown.
  open class UIContextMenuInteraction: PlainObject, Hashable, UIInteraction {
    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?
    /// Says what the menu shows.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private var press: MenuPress?
    private var configuration: UIContextMenuConfiguration?

    /// Creates an interaction; the delegate isn't retained.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Takes the press off the view.
    open func willMove(to view: UIView?) {
      guard let press else { return }
      press.screen?.close()
      self.view?.removeGestureRecognizer(press.recognizer)
    }

    /// Gives the view the press.
    open func didMove(to view: UIView?) {
      self.view = view
      guard let view else { return }
      let press = press ?? makePress()
      self.press = press
      view.addGestureRecognizer(press.recognizer)
    }

    /// Where the finger is that opens the menu.
    open func location(in view: UIView?) -> CGPoint {
      press?.recognizer.location(in: view) ?? .zero
    }

    /// Takes the menu away, if it is shown.
    open func dismissMenu() { press?.screen?.close() }

    /// Shows another menu in the place of the one that is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
      guard let shown, let screen = press?.screen else { return }
      let menu = block(shown)
      self.shown = menu
      screen.show(menu)
    }

    private var shown: UIMenu?

    private func makePress() -> MenuPress {
      let press = MenuPress(
        menu: { [unowned self] in menu(at: $0) },
        choose: { $0.perform(for: nil) }
      )
      press.mark = { [weak self] in self?.shown?.mark($0, isSingle: false) }
      press.onChange = { [weak self] in self?.tell(isShown: $0) }
      return press
    }

    private func menu(at location: CGPoint) -> (menu: UIMenu, anchor: CGRect)? {
      configuration = delegate?.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: location
      )
      shown = configuration?.actionProvider?([])
      guard let shown, let view else { return nil }
      return (shown, view.bounds)
    }

    private func tell(isShown: Bool) {
      guard let configuration else { return }
      let animator = MenuAnimator()
      if isShown {
        delegate?.contextMenuInteraction(
          self,
          willDisplayMenuFor: configuration,
          animator: animator
        )
      } else {
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        // The menu's actions often keep what the view belongs to.
        self.configuration = nil
        shown = nil
      }
      animator.run()
    }
  }
#endif
