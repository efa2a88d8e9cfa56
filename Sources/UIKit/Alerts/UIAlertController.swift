#if !hasFeature(Embedded)
  /// Asks the user to choose one of several actions: in a card in the middle, or in a sheet at the bottom.
  ///
  /// Present it with `present(_:animated:completion:)`. Choosing an action dismisses it, and then runs the action's
  /// handler. There are no text fields.
  open class UIAlertController: UIViewController {
    /// Where an alert is shown.
    public enum Style: Int, Sendable {
      /// At the bottom; a tap beside it chooses its cancel action.
      case actionSheet = 0
      /// In the middle; it stays until an action is chosen.
      case alert = 1
    }

    /// Where the alert is shown.
    open private(set) var preferredStyle = Style.actionSheet
    /// What the user is told; nil for nothing.
    open var message: String? {
      didSet { updateCard() }
    }
    /// The title; nil for none.
    open override var title: String? {
      didSet { updateCard() }
    }
    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action of an alert whose title is emphasized; nil by default.
    ///
    /// - Precondition: It is one of the actions.
    open var preferredAction: UIAlertAction? {
      didSet {
        precondition(
          preferredAction.map { action in actions.contains { $0 === action } } ?? true,
          "The preferred action of an alert must be one of its actions."
        )
        updateCard()
      }
    }

    /// Creates an alert without actions.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - message: What the user is told; nil for nothing.
    ///   - preferredStyle: Where the alert is shown.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
      self.message = message
      self.preferredStyle = preferredStyle
      modalPresentationStyle = .overFullScreen
      modalTransitionStyle = .crossDissolve
    }

    /// Adds an action.
    ///
    /// - Precondition: It is the alert's first with the style `cancel`, if it has that.
    open func addAction(_ action: UIAlertAction) {
      precondition(
        action.style != .cancel || cancelAction == nil,
        "An alert has one action with the style cancel."
      )
      actions.append(action)
      action.enabledDidChange = { [weak self] in self?.updateCard() }
      updateCard()
    }

    /// The alert's text fields: nil, as there are none.
    open var textFields: [UITextField]? { nil }

    /// Adds a text field.
    @available(*, unavailable, message: "there are no text fields; see Deviations")
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    // MARK: The view

    private var card: AlertCard? { viewIfLoaded as? AlertCard }

    /// Makes the alert's view.
    open override func loadView() {
      let card = AlertCard(frame: UIScreen.main.bounds)
      card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      card.accessibilityViewIsModal = true
      card.choose = { [weak self] in self?.choose($0) }
      card.leave = { [weak self] in
        guard let self, preferredStyle == .actionSheet, let cancelAction else { return }
        choose(cancelAction)
      }
      view = card
      updateCard()
    }

    private func updateCard() {
      card?.show(
        AlertCard.Content(
          style: preferredStyle,
          title: title,
          message: message,
          actions: actions,
          emphasized: preferredAction ?? cancelAction
        )
      )
    }

    /// Dismisses the alert, then does what the action is for.
    private func choose(_ action: UIAlertAction) {
      guard action.isEnabled, !isBeingDismissed else { return }
      guard presentingViewController != nil else {
        action.handler?(action)
        return
      }
      dismiss(animated: true) { action.handler?(action) }
    }
  }
#endif
