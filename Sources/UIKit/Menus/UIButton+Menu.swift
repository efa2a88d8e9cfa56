#if !hasFeature(Embedded)
  /// What a button with a menu keeps.
  private final class ButtonMenu {
    var menu: UIMenu?
    var isPrimary = false
    var press: MenuPress?
  }

  extension UIButton {
    private var buttonMenu: ButtonMenu? { menuParts as? ButtonMenu }

    private var madeMenu: ButtonMenu {
      if let buttonMenu { return buttonMenu }
      let made = ButtonMenu()
      menuParts = made
      return made
    }

    /// The menu that a long press opens, or with `showsMenuAsPrimaryAction` a touch; nil for none.
    ///
    /// A finger that opened it chooses the row from which it is lifted.
    public var menu: UIMenu? {
      get { buttonMenu?.menu }
      set {
        guard newValue != nil || buttonMenu != nil else { return }
        madeMenu.menu = newValue
        menuChanged()
      }
    }

    /// Whether a touch opens the menu at once, in the place of what a tap does; false by default.
    ///
    /// Where `changesSelectionAsPrimaryAction` is true as well, the button's title is that of the action with a mark.
    public var showsMenuAsPrimaryAction: Bool {
      get { buttonMenu?.isPrimary ?? false }
      set {
        guard newValue != showsMenuAsPrimaryAction else { return }
        madeMenu.isPrimary = newValue
        menuChanged()
      }
    }

    /// Has the recognizer that the menu needs.
    private func menuChanged() {
      let parts = madeMenu
      opensMenu = nil
      tellsMenu = { [unowned self] in menuChanged() }
      guard let menu = parts.menu else {
        parts.press.map { removeGestureRecognizer($0.recognizer) }
        parts.press = nil
        return
      }
      if parts.press == nil {
        let press = MenuPress(
          menu: { [unowned self] _ in openedMenu },
          choose: { [weak self] in if let self { chose($0) } else { $0.perform(for: nil) } }
        )
        press.onChange = { [weak self] in if $0 { self?.sendActions(for: .menuActionTriggered) } }
        parts.press = press
        addGestureRecognizer(press.recognizer)
      }
      parts.press?.recognizer.minimumPressDuration =
        parts.isPrimary ? 0 : UIApplication.shared.constants.longPressDuration.seconds
      guard parts.isPrimary else { return }
      opensMenu = { [unowned self] in
        if let opened = openedMenu { madeMenu.press?.open(opened.menu, at: opened.anchor) }
      }
      guard changesSelectionAsPrimaryAction else { return }
      if menu.selectedElements.isEmpty { menu.actions.first?.state = .on }
      if let first = menu.selectedElements.first { setTitle(first.title, for: .normal) }
    }

    private var openedMenu: (menu: UIMenu, anchor: CGRect)? {
      isEnabled ? menu.map { ($0, bounds) } : nil
    }

    private func chose(_ action: UIAction) {
      let isPopUp = showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
      menu?.mark(action, isSingle: isPopUp)
      if isPopUp { setTitle(action.title, for: .normal) }
      action.perform(for: self)
    }
  }
#endif
