#if !hasFeature(Embedded)
  public import TouchGraphics
  public import TouchLayers

  /// A control with one line of text that the user edits.
  ///
  /// A tap makes it the first responder, into which the keys of a keyboard type. No keyboard comes onto the screen.
  open class UITextField: UIControl, UIKeyInput {
    /// What the field shows, and where the caret is.
    final var content = FieldContent()
    /// The layers; made at the first layout.
    final var look: FieldLook?
    /// The button that removes the text; made when it is first needed.
    final var clearButton: UIButton?
    /// Where a tap puts the caret that begins editing; nil while none does.
    final var tappedOffset: Int?

    /// Creates a field without a text.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      addTap()
    }

    /// Creates a field with a zero frame: there are no archives.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      addTap()
    }

    /// The object that is asked and told about editing.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text; never nil when read, and nil sets an empty one.
    ///
    /// Setting it sends no event. The caret goes to its end, which the delegate is told while the field is edited.
    open var text: String? {
      get { content.text }
      set { setText(newValue ?? "", attributed: nil) }
    }
    /// The text with its attributes; nil sets an empty one.
    ///
    /// Deviation: the whole text is shown in the font, the colour and the alignment that it begins with.
    open var attributedText: NSAttributedString? {
      get { content.attributed ?? NSAttributedString(string: content.text, attributes: attributes) }
      set { setText(newValue?.string ?? "", attributed: newValue) }
    }
    /// The text that is shown, paler, while there is none; nil for none.
    open var placeholder: String? {
      get { content.placeholder }
      set { setPlaceholder(newValue, attributed: nil) }
    }
    /// The placeholder with its attributes, of which the font and the colour that it begins with are shown.
    open var attributedPlaceholder: NSAttributedString? {
      get { placeholderWithAttributes }
      set { setPlaceholder(newValue?.string, attributed: newValue) }
    }
    /// The font; the system's at 17 points by default.
    open var font: UIFont? {
      get { content.font }
      set { changeLook { $0.font = newValue ?? FieldContent.standardFont } }
    }
    /// The text's colour; the system's label colour by default.
    open var textColor: UIColor? {
      get { content.color }
      set { changeLook { $0.color = newValue ?? .label } }
    }
    /// The edge with which the text is aligned; where the language begins by default.
    open var textAlignment: NSTextAlignment {
      get { content.alignment }
      set { changeLook { $0.alignment = newValue } }
    }
    /// The attributes of the whole text, of which the font, the colour and a paragraph's alignment are shown.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
      get { attributes }
      set { setAttributes(newValue) }
    }
    /// The attributes of what is typed next; nil while the field isn't edited.
    ///
    /// Deviation: they are those of the whole text.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
      get { isEditing ? attributes : nil }
      set { if isEditing, let newValue { setAttributes(newValue) } }
    }
    /// Whether the user may change attributes, which no key does here.
    open var allowsEditingTextAttributes = false

    /// Whether the font shrinks so that the text fits into the width; false by default.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
    /// The size to which it shrinks at most, in points; 0 stands for half of the font's.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether the font follows the reader's text size, if it was made for it; false by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    // MARK: Look

    /// What is drawn around the field; nothing by default.
    open var borderStyle = BorderStyle.none {
      didSet { if borderStyle != oldValue { contentSizeMayHaveChanged() } }
    }
    /// The picture behind the text, unless the border is a `roundedRect`; nil for none.
    open var background: UIImage? { didSet { setNeedsLayout() } }
    /// The picture behind the text of a field that isn't enabled; nil for `background`.
    open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }
    /// When the button is shown that removes the text: only where there is some, and no right view; never by default.
    open var clearButtonMode = ViewMode.never { didSet { partsChanged() } }
    /// A view in front of the text; nil for none.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// When it is shown; never by default.
    open var leftViewMode = ViewMode.never { didSet { partsChanged() } }
    /// A view behind the text; nil for none.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When it is shown; never by default.
    open var rightViewMode = ViewMode.never { didSet { partsChanged() } }

    // MARK: Editing

    /// Whether the field is the first responder, and edited.
    open private(set) var isEditing = false
    /// Whether the text is removed when editing begins, if the delegate lets it; false by default.
    open var clearsOnBeginEditing = false
    /// Whether what is typed next takes the place of the whole text; false by default, and after that.
    open var clearsOnInsertion = false
    /// The view in the place of a keyboard; kept, and shown nowhere: there is no keyboard.
    open override var inputView: UIView? {
      get { content.inputView }
      set { content.inputView = newValue }
    }
    /// The view above that; kept, and shown nowhere.
    open override var inputAccessoryView: UIView? {
      get { content.inputAccessoryView }
      set { content.inputAccessoryView = newValue }
    }

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate lets it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
      if isFirstResponder { return true }
      guard window != nil, canBecomeFirstResponder,
        delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
      else { return false }
      isEditing = true
      beganEditing()
      return isFirstResponder
    }

    /// Ends editing, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
      guard isFirstResponder else { return super.resignFirstResponder() }
      guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
      else { return false }
      firstResponderWasTaken()
      return true
    }

    override func firstResponderWasTaken() {
      guard isEditing else { return }
      isEditing = false
      endedEditing()
    }

    // MARK: Typing

    /// Whether there is text.
    open var hasText: Bool { !content.text.isEmpty }
    /// Puts a text in the place of the selected one, or at the caret, and sends `editingChanged`.
    ///
    /// Keys ask the delegate before; a call by a client's code doesn't.
    open func insertText(_ text: String) { replaceSelection(by: text) }
    /// Removes the selected text, or the character before the caret, and sends `editingChanged`.
    ///
    /// Keys ask the delegate before, where there is something to remove, and call this where there is nothing, too.
    open func deleteBackward() { deleteAtCaret() }

    /// Whether the field takes a command for text just now: to copy and to remove need a selection, and nothing is
    /// copied from where the text is hidden; to paste needs a text on the pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.isOfEditing ? takes(action) : super.canPerformAction(action, withSender: sender)
    }

    /// Removes the selected text and keeps a copy of it on the pasteboard.
    open override func cut(_ sender: Any?) { cutSelection() }
    /// Keeps a copy of the selected text on the pasteboard.
    open override func copy(_ sender: Any?) { copySelection() }
    /// Puts the pasteboard's text in the place of the selected one, if the delegate lets it.
    open override func paste(_ sender: Any?) {
      if let string = UIPasteboard.general.string { typeKeys(string) }
    }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }
    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) { select(0..<content.length) }
    /// Removes the selected text, if the delegate lets it.
    open override func delete(_ sender: Any?) { if !content.selection.isEmpty { typeDelete() } }

    // MARK: Selection

    /// The selected text, or the caret, which is empty; nil while the field isn't edited.
    open var selectedTextRange: UITextRange? {
      get { isEditing ? UITextRange(content.selection) : nil }
      set { if let newValue { select(offsets(newValue)) } }
    }
    /// The part of the text that an input method hasn't settled; nil, as there is no such method.
    open var markedTextRange: UITextRange? { nil }
    /// Where the text begins.
    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    /// Where it ends.
    open var endOfDocument: UITextPosition { UITextPosition(offset: content.length) }

    /// Puts a text in the place of a part, and the caret behind it, without an event.
    open func replace(_ range: UITextRange, withText text: String) { replace(offsets(range), text) }

    /// Where the caret is drawn at a position, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position.offset) }
    /// Where the first line of a part lies, in the field's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { frame(of: offsets(range)) }
    /// What is tinted where a part is selected: one rectangle, in the field's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
      range.isEmpty ? [] : [UITextSelectionRect(frame(of: offsets(range)))]
    }
    /// The position between two characters that is nearest to a point in the field's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
      UITextPosition(offset: offset(nearest: point))
    }

    // MARK: Rectangles, in the field's coordinates

    /// Where the border is drawn: all of `bounds`.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text is shown.
    open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
    /// Where the text is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
    /// Where the placeholder is shown: where the text would be.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Where the button is that removes the text.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRoom(in: bounds) }
    /// Where the left view is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftRoom(in: bounds) }
    /// Where the right view is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightRoom(in: bounds) }

    /// Shows the text in a rectangle, while the field isn't edited.
    ///
    /// The field calls it with the text's rectangle when it lays out. There is no context to draw in: a subclass that
    /// calls `super` with another rectangle moves the text there, and one that doesn't call it shows none.
    open func drawText(in rect: CGRect) { content.drawnText = rect }
    /// Shows the placeholder in a rectangle, where there is no text; as `drawText(in:)`.
    open func drawPlaceholder(in rect: CGRect) { content.drawnPlaceholder = rect }
    /// Has the next layout call both.
    open override func setNeedsDisplay() { if !content.isDrawing { setNeedsLayout() } }

    /// The width of the text, or of the placeholder, with what is around it, and the height of a line with that.
    open override var intrinsicContentSize: CGSize { neededSize }
    /// The intrinsic size, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { neededSize }

    /// Lays out the text, the caret and the views beside them.
    open override func layoutSubviews() {
      super.layoutSubviews()
      layOutParts()
    }
    /// Also shows the caret in the new tint.
    open override func tintColorDidChange() {
      super.tintColorDidChange()
      setNeedsLayout()
    }
    override func showTraits() {
      super.showTraits()
      adjustFont()
      setNeedsLayout()
    }
    override var naturalAccessibility: NaturalAccessibility {
      let shown = content.shownText
      let value = shown.isEmpty ? placeholder : shown
      return NaturalAccessibility(isElement: true, value: value, traits: stateTraits)
    }

    // MARK: Traits, which are kept; but for `isSecureTextEntry` they change nothing, as there is no keyboard

    /// Whether the text is shown as dots; false by default.
    open var isSecureTextEntry: Bool {
      get { content.isSecure }
      set { changeLook { $0.isSecure = newValue } }
    }
    /// Which keys a keyboard would have.
    open var keyboardType = UIKeyboardType.default
    /// Whether it would be light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What its return key would say.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether that couldn't be tapped without a text.
    open var enablesReturnKeyAutomatically = false
    /// Which letters would begin large.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether mistakes would be corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether they would be marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks would become typographic ones.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether hyphens would become dashes.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces around words would be mended.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// What the text means; nil for nothing in particular.
    open var textContentType: UITextContentType!
  }
#endif
