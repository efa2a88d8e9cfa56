#if !hasFeature(Embedded)
  /// Opens a menu by a press, and follows the finger to the row from which it is lifted.
  @MainActor
  final class MenuPress: UIGestureRecognizerDelegate {
    /// Recognizes the press.
    let recognizer = UILongPressGestureRecognizer()
    /// The menu for a press at a place of the view, and what it belongs to in the view's coordinates; nil for none.
    private let menu: (CGPoint) -> (menu: UIMenu, anchor: CGRect)?
    /// Called with an action that was chosen.
    private let choose: (UIAction) -> Void
    /// Called with an action that was chosen, before the menu goes.
    var mark: ((UIAction) -> Void)?
    /// Called when the menu is there, and when it is gone.
    var onChange: ((_ isShown: Bool) -> Void)?

    /// The menu on the screen.
    private(set) weak var screen: MenuScreen?
    private var coming: (menu: UIMenu, anchor: CGRect)?

    init(
      menu: @escaping (CGPoint) -> (menu: UIMenu, anchor: CGRect)?,
      choose: @escaping (UIAction) -> Void
    ) {
      self.menu = menu
      self.choose = choose
      recognizer.delegate = self
      recognizer.addTarget(self, action: Selector(MenuPress.pressed(_:)))
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard screen == nil, let view = recognizer.view else { return false }
      coming = menu(recognizer.location(in: view))
      return coming?.menu.children.isEmpty == false
    }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
      switch recognizer.state {
      case .began:
        guard let coming else { return }
        self.coming = nil
        open(coming.menu, at: coming.anchor)
      case .changed: screen.map { $0.follow(recognizer.location(in: $0)) }
      case .ended: screen.map { $0.release(at: recognizer.location(in: $0)) }
      default: break
      }
    }

    /// Shows a menu.
    func open(_ menu: UIMenu, at anchor: CGRect) {
      guard screen == nil, let view = recognizer.view, let window = view.window else { return }
      let made = MenuScreen(menu, at: view.convert(anchor, to: window), in: window)
      made.choose = choose
      made.mark = mark
      made.onEnd = { [weak self] in
        self?.screen = nil
        self?.onChange?(false)
      }
      screen = made
      onChange?(true)
    }
  }
#endif
