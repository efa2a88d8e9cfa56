#if !hasFeature(Embedded)
  import TouchGraphics
  import TouchLayers

  /// What a text field holds: its text, how that is shown, and what is selected of it.
  @MainActor
  struct FieldContent {
    /// The font unless a client sets another one; Apple's fields have the size of labels, too.
    static var standardFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }
    /// What a hidden character is shown as.
    private static let bullet: Character = "•"

    /// The text.
    var text = ""
    /// The text with its attributes, where a client set it with them and it wasn't edited since.
    var attributed: NSAttributedString?
    /// The placeholder; nil for none.
    var placeholder: String?
    /// The placeholder with its attributes, where a client set it with them.
    var attributedPlaceholder: NSAttributedString?
    /// The text's font.
    var font = FieldContent.standardFont
    /// The text's colour.
    var color = UIColor.label
    /// How the text is aligned.
    var alignment = NSTextAlignment.natural
    /// Attributes beside these three, which are kept and not shown.
    var others: [NSAttributedString.Key: Any] = [:]
    /// Whether the text is hidden.
    var isSecure = false
    /// What is selected, in UTF-16 code units; empty for a caret.
    var selection = 0..<0
    /// Whether Shift and an arrow move the selection's beginning; otherwise its end.
    var movesStart = false
    /// The views for input.
    var inputView: UIView?
    var inputAccessoryView: UIView?
    /// Where `drawText(in:)` and its companion of the placeholder had them shown; nil for nowhere.
    var drawnText: CGRect?
    var drawnPlaceholder: CGRect?
    /// Whether these are being called.
    var isDrawing = false
    /// How far the text is scrolled to the left while it is edited, in points.
    var scrolled: CGFloat = 0

    /// How long the text is, in UTF-16 code units.
    var length: Int { text.utf16.count }

    /// The text as it is shown: on one line, and hidden if it is secure.
    var shownText: String { shown(text) }

    private func shown(_ part: String) -> String {
      if isSecure { return String(repeating: FieldContent.bullet, count: part.count) }
      return part.contains { $0.isNewline }
        ? String(part.map { $0.isNewline ? " " : $0 }) : part
    }

    /// What is shown of the text before an offset.
    func shownText(before offset: Int) -> String { shown(part(0..<offset)) }

    /// A part of the text.
    func part(_ range: Range<Int>) -> String {
      let range = clamped(range)
      return String(
        decoding: text.utf16.dropFirst(range.lowerBound).prefix(range.count),
        as: UTF16.self
      )
    }

    /// The part of a range that is in the text.
    func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<length) }

    /// Puts a text in the place of a part, and the caret behind it.
    mutating func replace(_ range: Range<Int>, by new: String) {
      let range = clamped(range)
      text = part(0..<range.lowerBound) + new + part(range.upperBound..<length)
      attributed = nil
      let end = min(range.lowerBound + new.utf16.count, length)
      selection = end..<end
    }

    /// What deleting backwards removes: the selection, or the character before the caret.
    var deletedBackwards: Range<Int> {
      if !selection.isEmpty { return selection }
      return offset(before: selection.lowerBound)..<selection.lowerBound
    }

    /// What deleting forwards removes: the selection, or the character behind the caret.
    var deletedForwards: Range<Int> {
      if !selection.isEmpty { return selection }
      return selection.upperBound..<offset(behind: selection.upperBound)
    }

    /// The offset a character before another one.
    func offset(before offset: Int) -> Int {
      offset - (part(0..<offset).last.map { String($0).utf16.count } ?? 0)
    }

    /// The offset a character behind another one.
    func offset(behind offset: Int) -> Int {
      offset + (part(offset..<length).first.map { String($0).utf16.count } ?? 0)
    }

    /// The word around an offset, or that it touches; empty where there is none.
    func word(at offset: Int) -> Range<Int> {
      let before = part(0..<offset).reversed().prefix { FieldContent.isInWord($0) }
      let behind = part(offset..<length).prefix { FieldContent.isInWord($0) }
      let units = { (part: String) in part.utf16.count }
      return offset - units(String(before.reversed()))..<offset + units(String(behind))
    }

    private static func isInWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "'"
    }
  }
#endif
