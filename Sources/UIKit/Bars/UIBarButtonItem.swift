#if !hasFeature(Embedded)
  /// A button of a bar at the top or at the bottom; no bar shows it, as where bars are hidden.
  open class UIBarButtonItem: UIBarItem {
    /// How a button looks.
    public enum Style: Int, Sendable {
      /// As usual.
      case plain = 0
      /// As usual; the name of earlier versions.
      case bordered = 1
      /// Stronger.
      case done = 2
    }

    /// What a button of the system's is for.
    public enum SystemItem: Int, Sendable {
      /// Ends editing.
      case done = 0
      /// Gives up what was begun.
      case cancel = 1
      /// Begins editing.
      case edit = 2
      /// Keeps what was changed.
      case save = 3
      /// Adds something.
      case add = 4
      /// Takes what is left of the room.
      case flexibleSpace = 5
      /// Takes `width` points of the room.
      case fixedSpace = 6
      /// Writes something.
      case compose = 7
      /// Answers.
      case reply = 8
      /// Offers what to do with what is shown.
      case action = 9
      /// Puts into a folder.
      case organize = 10
      /// Shows the bookmarks.
      case bookmarks = 11
      /// Searches.
      case search = 12
      /// Loads anew.
      case refresh = 13
      /// Stops.
      case stop = 14
      /// Takes a picture.
      case camera = 15
      /// Throws away.
      case trash = 16
      /// Plays.
      case play = 17
      /// Pauses.
      case pause = 18
      /// Goes back fast.
      case rewind = 19
      /// Goes on fast.
      case fastForward = 20
      /// Undoes.
      case undo = 21
      /// Does again.
      case redo = 22
      /// Closes.
      case close = 24
    }

    /// How the button looks; `plain` unless set.
    open var style = Style.plain
    /// The width in points; 0, the default, for that of the content.
    open var width: CGFloat = 0
    /// The titles that the button may have; nil for none but its own.
    open var possibleTitles: Set<String>?
    /// The view in the button's place; nil for a button.
    open var customView: UIView?
    /// What the action is sent to; not retained, nil for the responder chain.
    open weak var target: AnyObject?
    /// What is sent to the target; nil for nothing.
    open var action: Selector?
    /// What the button does in the place of its action; nil for that.
    open var primaryAction: UIAction?
    /// The menu that the button opens; nil for none.
    open var menu: UIMenu?
    /// The colour; nil for the bar's tint.
    open var tintColor: UIColor?
    /// Whether the bar would leave the button out; false unless set.
    open var isHidden = false
    /// Whether the button would look selected; false unless set.
    open var isSelected = false
    /// What the system's button is for; nil for a client's.
    let systemItem: SystemItem?

    /// Creates a button without a title, an image and an action.
    public override init() {
      systemItem = nil
      super.init()
    }

    /// Creates a button without a title, an image and an action: there are no archives.
    public required init?(coder: NSCoder) {
      systemItem = nil
      super.init(coder: coder)
    }

    /// Creates a button with a title.
    public convenience init(
      title: String?,
      style: Style,
      target: ActionTarget?,
      action: Selector?
    ) {
      self.init()
      self.title = title
      set(style, target, action)
    }

    /// Creates a button with an image.
    public convenience init(
      image: UIImage?,
      style: Style,
      target: ActionTarget?,
      action: Selector?
    ) {
      self.init()
      self.image = image
      set(style, target, action)
    }

    /// Creates a button with an image, and with another one where there is little room from top to bottom.
    public convenience init(
      image: UIImage?,
      landscapeImagePhone: UIImage?,
      style: Style,
      target: ActionTarget?,
      action: Selector?
    ) {
      self.init(image: image, style: style, target: target, action: action)
      self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a button of the system's.
    public convenience init(
      barButtonSystemItem systemItem: SystemItem,
      target: ActionTarget?,
      action: Selector?
    ) {
      self.init(systemItem: systemItem)
      set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
      self.init()
      self.customView = customView
    }

    /// Creates a button of the system's.
    public init(
      systemItem: SystemItem,
      primaryAction: UIAction? = nil,
      menu: UIMenu? = nil
    ) {
      self.systemItem = systemItem
      super.init()
      self.primaryAction = primaryAction
      self.menu = menu
    }

    /// Creates a button with a title and an image, or with those of an action.
    public convenience init(
      title: String? = nil,
      image: UIImage? = nil,
      primaryAction: UIAction? = nil,
      menu: UIMenu? = nil
    ) {
      self.init()
      let words = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
      self.title = title ?? words
      self.image = image ?? primaryAction?.image
      self.primaryAction = primaryAction
      self.menu = menu
    }

    private func set(_ style: Style, _ target: ActionTarget?, _ action: Selector?) {
      self.style = style
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }

    /// What takes what is left of the room.
    open class func flexibleSpace() -> UIBarButtonItem {
      UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// What takes a width of the room, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
      let space = UIBarButtonItem(systemItem: .fixedSpace)
      space.width = width
      return space
    }
  }
#endif
