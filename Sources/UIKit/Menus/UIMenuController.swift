#if !hasFeature(Embedded)
  public import TouchGraphics

  /// A command of an application's own in the menu for editing.
  @preconcurrency @MainActor
  open class UIMenuItem: PlainObject, Hashable {
    /// The text.
    open var title: String
    /// The method, which is sent to the first responder, or one above it, that takes it.
    open var action: Selector

    /// Creates a command.
    public init(title: String, action: Selector) {
      self.title = title
      self.action = action
    }
  }

  /// The menu for editing: what the first responder, or one above it, says that it takes.
  ///
  /// The standard commands come first, then `menuItems`. Where none is taken, no menu is shown.
  @preconcurrency @MainActor
  open class UIMenuController: PlainObject, Hashable {
    /// Where a menu's arrow points.
    public enum ArrowDirection: Int, Sendable {
      /// Up or down.
      case `default` = 0
      /// Up.
      case up = 1
      /// Down.
      case down = 2
      /// To the left.
      case left = 3
      /// To the right.
      case right = 4
    }

    /// The application's menu.
    public static let shared = UIMenuController()

    /// The commands of the application's own.
    open var menuItems: [UIMenuItem]?
    /// Deviation: no arrow is shown.
    open var arrowDirection = ArrowDirection.default

    private weak var screen: MenuScreen?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    private init() {}

    /// Whether the menu is shown; setting it shows it or takes it away.
    open var isMenuVisible: Bool {
      get { screen != nil }
      set { setMenuVisible(newValue, animated: false) }
    }

    /// Where the menu is, in its window's coordinates; zero while it isn't shown.
    open var menuFrame: CGRect { screen?.cardFrame ?? .zero }

    /// Says what the menu is for: a rectangle of a view.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
      self.targetRect = targetRect
      self.targetView = targetView
    }

    /// Shows the menu at what it is for, or takes it away; it comes and goes at once.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
      if menuVisible { show() } else { screen?.close() }
    }

    /// Shows the menu at a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
      setTargetRect(targetRect, in: targetView)
      show()
    }

    /// Takes the menu away.
    open func hideMenu() { screen?.close() }
    /// Takes the menu away, if it is a view's.
    open func hideMenu(from targetView: UIView) {
      if self.targetView === targetView { screen?.close() }
    }

    /// Asks anew what is taken, while the menu is shown.
    open func update() {
      guard let screen, let menu else { return }
      screen.show(menu)
    }

    private var menu: UIMenu? {
      guard let view = targetView else { return nil }
      let responder = UIApplication.shared.firstResponder.object ?? view
      let own = (menuItems ?? []).map { ($0.title, $0.action) }
      let actions = EditingCommands.actions(from: responder, sender: self, adding: own)
      return actions.isEmpty ? nil : UIMenu(children: actions)
    }

    private func show() {
      screen?.close()
      guard let view = targetView, let window = view.window, let menu else { return }
      post(Self.willShowMenuNotification)
      let made = MenuScreen(menu, at: view.convert(targetRect, to: window), in: window)
      made.choose = { $0.perform(for: nil) }
      made.onEnd = { [weak self] in
        guard let self else { return }
        // An observer may show the menu again.
        screen = nil
        post(Self.willHideMenuNotification)
        post(Self.didHideMenuNotification)
      }
      screen = made
      post(Self.didShowMenuNotification)
    }

    private func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }

    /// Posted before the menu is shown.
    public nonisolated static let willShowMenuNotification = NSNotification.Name(
      "UIMenuControllerWillShowMenuNotification"
    )
    /// Posted when the menu is shown.
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
      "UIMenuControllerDidShowMenuNotification"
    )
    /// Posted before the menu goes.
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
      "UIMenuControllerWillHideMenuNotification"
    )
    /// Posted when the menu is gone.
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
      "UIMenuControllerDidHideMenuNotification"
    )
  }
#endif
