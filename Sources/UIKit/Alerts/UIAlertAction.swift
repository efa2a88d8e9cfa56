#if !hasFeature(Embedded)
  /// What a user can choose in an alert: a title, and what is done then.
  @preconcurrency @MainActor
  open class UIAlertAction: PlainObject, Hashable {
    /// How an action is shown, and what it means.
    public enum Style: Int, Sendable {
      /// One of the choices.
      case `default` = 0
      /// Leaves everything as it is; an alert has one at most.
      case cancel = 1
      /// Deletes or changes something for good.
      case destructive = 2
    }

    /// The button's title.
    public let title: String?
    /// How the action is shown.
    public let style: Style
    /// Whether the action can be chosen; true by default.
    open var isEnabled = true {
      didSet { if isEnabled != oldValue { enabledDidChange?() } }
    }

    /// What is done when the action is chosen.
    let handler: ((UIAlertAction) -> Void)?
    /// Tells the alert that shows the action.
    var enabledDidChange: (() -> Void)?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The button's title.
    ///   - style: How the action is shown.
    ///   - handler: Called once the alert is gone after the action was chosen.
    public required init(
      title: String?,
      style: Style,
      handler: ((UIAlertAction) -> Void)? = nil
    ) {
      self.title = title
      self.style = style
      self.handler = handler
    }
  }
#endif
