#if !hasFeature(Embedded)
  import TouchGraphics
  import TouchLayers

  /// The measures of a text field, in points: ours, near to Apple's, which publishes none.
  enum FieldMeasure {
    /// How far text is from the sides inside of a border.
    static let margin: CGFloat = 7
    /// How far it is inside of a thin line.
    static let lineMargin: CGFloat = 2
    /// How much higher a field is than its line, with a border and without.
    static let borderHeight: CGFloat = 13
    static let plainHeight: CGFloat = 1
    /// The side of the clear button, and its distance from the edge.
    static let clear: CGFloat = 19
    static let clearMargin: CGFloat = 5
    /// How wide the caret is.
    static let caret: CGFloat = 2
  }

  extension UITextField.ViewMode {
    /// Whether it is shown in a field that is edited, or isn't.
    fileprivate func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  // Where the parts of a field lie, and where its characters do.
  extension UITextField {
    /// How far the text is from the sides of the border.
    private var margin: CGFloat {
      switch borderStyle {
      case .none: 0
      case .line: FieldMeasure.lineMargin
      case .bezel, .roundedRect: FieldMeasure.margin
      }
    }

    /// Whether the clear button is shown.
    var showsClear: Bool {
      hasText && clearButtonMode.isShown(isEditing: isEditing) && !showsRight
    }
    var showsLeft: Bool { leftView != nil && leftViewMode.isShown(isEditing: isEditing) }
    var showsRight: Bool { rightView != nil && rightViewMode.isShown(isEditing: isEditing) }

    /// The room for the text: what the border and the views beside it leave of `bounds`.
    func room(in bounds: CGRect) -> CGRect {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      var (left, right) = (bounds.minX + margin, bounds.maxX - margin)
      let clear: CGRect? =
        showsRight
        ? rightViewRect(forBounds: bounds) : showsClear ? clearButtonRect(forBounds: bounds) : nil
      let front = showsLeft ? leftViewRect(forBounds: bounds) : nil
      let (first, last) = isMirrored ? (clear, front) : (front, clear)
      if let first { left = max(left, first.maxX) }
      if let last { right = min(right, last.minX) }
      return CGRect(
        x: left,
        y: bounds.minY,
        width: max(right - left, 0),
        height: bounds.height
      )
    }

    func clearRoom(in bounds: CGRect) -> CGRect {
      let side = FieldMeasure.clear
      return directed(
        CGRect(
          x: bounds.maxX - side - FieldMeasure.clearMargin,
          y: bounds.midY - side / 2,
          width: side,
          height: side
        ),
        in: bounds
      )
    }

    func leftRoom(in bounds: CGRect) -> CGRect {
      directed(place(leftView, at: bounds.minX, in: bounds), in: bounds)
    }

    func rightRoom(in bounds: CGRect) -> CGRect {
      let size = rightView.map(size) ?? .zero
      return directed(place(rightView, at: bounds.maxX - size.width, in: bounds), in: bounds)
    }

    private func place(_ view: UIView?, at x: CGFloat, in bounds: CGRect) -> CGRect {
      let size = view.map(size) ?? .zero
      return CGRect(
        x: x,
        y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
    }

    /// The size of a view beside the text: its own, or that of its content where it has none.
    private func size(of view: UIView) -> CGSize {
      view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
    }

    /// The width of the text or the placeholder with what is around it, and the height of a line with that.
    var neededSize: CGSize {
      let measure = TextMeasure(font: content.font)
      let longest = max(
        measure.width(of: content.shownText),
        placeholder.map { TextMeasure(font: placeholderFont).width(of: $0) } ?? 0
      )
      let sides = CGRect(x: 0, y: 0, width: 1000, height: bounds.height)
      let around = sides.width - room(in: sides).width
      let height = content.font.lineHeight.rounded(.up)
      let isPlain = borderStyle == .none
      return CGSize(
        width: (longest + FieldMeasure.caret + around).rounded(.up),
        height: height + (isPlain ? FieldMeasure.plainHeight : FieldMeasure.borderHeight)
      )
    }

    // MARK: Characters

    /// The rectangle that the client gives the text.
    var textRoom: CGRect {
      isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// The font, smaller where the text shrinks.
    var shownFont: UIFont {
      let font = content.font
      let width = textRoom.width
      let needed = TextMeasure(font: font).width(of: content.shownText)
      guard adjustsFontSizeToFitWidth, needed > width, width > 0, font.pointSize > 0 else {
        return font
      }
      let least = minimumFontSize > 0 ? min(minimumFontSize, font.pointSize) : font.pointSize / 2
      return font.withSize(max(font.pointSize * width / needed, least))
    }

    /// How the text is aligned: left, right or in the middle.
    var shownAlignment: NSTextAlignment {
      guard content.alignment == .natural || content.alignment == .justified else {
        return content.alignment
      }
      return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    /// The line of the text: as wide as it is, where it is aligned, and scrolled as it is edited.
    var textFrame: CGRect { textFrame(in: textRoom) }

    /// The same in another rectangle than the text's own.
    func textFrame(in room: CGRect) -> CGRect {
      let font = shownFont
      let width = TextMeasure(font: font).width(of: content.shownText)
      let free = max(room.width - FieldMeasure.caret - width, 0)
      let shift: CGFloat =
        switch shownAlignment {
        case .right: free
        case .center: free / 2
        default: 0
        }
      return CGRect(
        x: room.minX + shift - content.scrolled,
        y: top(of: font.lineHeight, in: room),
        width: width,
        height: font.lineHeight
      )
    }

    /// Where a line begins that is aligned up and down as the control's content.
    func top(of height: CGFloat, in room: CGRect) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - height
      default: room.midY - height / 2
      }
    }

    /// How far from the text's beginning an offset lies, in points.
    private func width(before offset: Int) -> CGFloat {
      TextMeasure(font: shownFont).width(of: content.shownText(before: offset))
    }

    func caretFrame(at offset: Int) -> CGRect {
      let line = textFrame
      return CGRect(
        x: line.minX + width(before: offset),
        y: line.minY,
        width: FieldMeasure.caret,
        height: line.height
      )
    }

    func frame(of range: Range<Int>) -> CGRect {
      let line = textFrame
      let (start, end) = (width(before: range.lowerBound), width(before: range.upperBound))
      return CGRect(x: line.minX + start, y: line.minY, width: end - start, height: line.height)
    }

    /// The offset between two characters that is nearest to a point.
    ///
    /// - Complexity: O(*n*²) in the length of the text.
    func offset(nearest point: CGPoint) -> Int {
      let x = point.x - textFrame.minX
      var (nearest, distance) = (0, abs(x))
      var offset = 0
      while offset < content.length {
        offset = content.offset(behind: offset)
        let away = abs(x - width(before: offset))
        if away < distance { (nearest, distance) = (offset, away) }
      }
      return nearest
    }

    /// The offset to which a tap moves the caret: that end of the tapped word which is nearer, as on iOS.
    func offset(tappedAt point: CGPoint) -> Int {
      let nearest = offset(nearest: point)
      let word = content.word(at: nearest)
      let x = point.x - textFrame.minX
      let (start, end) = (width(before: word.lowerBound), width(before: word.upperBound))
      return abs(x - start) < abs(x - end) ? word.lowerBound : word.upperBound
    }

    /// Scrolls a text that is edited so that its caret is seen.
    func followCaret() {
      guard isEditing else { return content.scrolled = 0 }
      let width = textRoom.width - FieldMeasure.caret
      let whole = self.width(before: content.length)
      let caret = self.width(before: content.selection.upperBound)
      let least = max(caret - width, 0)
      let most = min(caret, max(whole - width, 0))
      content.scrolled = min(max(content.scrolled, least), max(most, least))
    }
  }
#endif
