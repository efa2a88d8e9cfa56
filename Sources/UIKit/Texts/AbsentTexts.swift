// Views for text of several lines, and for what is looked for. None can be made: the names are there for what asks whether a
// view is one, and what takes one.

#if !hasFeature(Embedded)
  /// A text of several lines; none can be made here.
  open class UITextView: UIScrollView {
    /// The text.
    open var text: String!
    /// The letters' font.
    open var font: UIFont?
    /// The letters' colour.
    open var textColor: UIColor?
    /// How the text is aligned.
    open var textAlignment = NSTextAlignment.natural
    /// Whether a user edits the text; true unless set.
    open var isEditable = true

    /// There are no text views.
    @available(*, unavailable, message: "there are no text views; see Deviations")
    public convenience init() { fatalError("There are no text views.") }

    /// There are no text views.
    @available(*, unavailable, message: "there are no text views; see Deviations")
    public override init(frame: CGRect) { fatalError("There are no text views.") }

    /// There are no text views.
    @available(*, unavailable, message: "there are no text views; see Deviations")
    public required init?(coder: NSCoder) { return nil }
  }

  /// A line for what is looked for; none can be made here.
  open class UISearchBar: UIView {
    /// The text.
    open var text: String?
    /// The text while there is none.
    open var placeholder: String?
    /// What would be told of editing.
    open weak var delegate: (any UISearchBarDelegate)?

    /// There are no search bars.
    @available(*, unavailable, message: "there are no search bars; see Deviations")
    public convenience init() { fatalError("There are no search bars.") }

    /// There are no search bars.
    @available(*, unavailable, message: "there are no search bars; see Deviations")
    public override init(frame: CGRect) { fatalError("There are no search bars.") }

    /// There are no search bars.
    @available(*, unavailable, message: "there are no search bars; see Deviations")
    public required init?(coder: NSCoder) { return nil }
  }

  /// Would be asked and told of editing a text; as there are none, it has no requirements.
  @preconcurrency @MainActor
  public protocol UITextViewDelegate: UIScrollViewDelegate {}

  /// Would be told of what is looked for; as there are no search bars, it has no requirements.
  @preconcurrency @MainActor
  public protocol UISearchBarDelegate: AnyObject {}
#endif
