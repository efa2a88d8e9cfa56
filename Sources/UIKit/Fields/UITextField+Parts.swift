#if !hasFeature(Embedded)
  import TouchGraphics
  import TouchLayers

  // What a field consists of: its layers, the views beside its text, and what a tap does.
  extension UITextField {
    /// Adds the recognizer of taps.
    func addTap() {
      addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(UITextField.tapped(_:)))
      )
    }

    /// Begins editing with the caret where the finger was, or moves it there.
    private func tapped(_ tap: UITapGestureRecognizer) {
      guard isEnabled else { return }
      let offset = offset(tappedAt: tap.location(in: self))
      if isFirstResponder { return select(offset..<offset) }
      tappedOffset = offset
      becomeFirstResponder()
      tappedOffset = nil
    }

    /// Shows another view beside the text.
    func replace(_ old: UIView?, by new: UIView?) {
      if old !== new, old?.superview === self { old?.removeFromSuperview() }
      partsChanged()
    }

    /// Adds what is to be shown now, and removes what isn't.
    func partsChanged() {
      show(leftView, showsLeft)
      show(rightView, showsRight)
      if showsClear, clearButton == nil { clearButton = makeClearButton() }
      show(clearButton, showsClear)
      setNeedsLayout()
    }

    private func show(_ view: UIView?, _ isShown: Bool) {
      guard let view else { return }
      if isShown {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }

    private func makeClearButton() -> UIButton {
      let button = UIButton(type: .custom)
      button.setImage(FieldLook.cross(side: FieldMeasure.clear), for: .normal)
      button.accessibilityLabel = "Clear text"
      button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
      return button
    }

    /// The placeholder's font: the one that it begins with, or the text's.
    var placeholderFont: UIFont { placeholderAttribute(.font) as? UIFont ?? content.font }

    private func placeholderAttribute(_ key: NSAttributedString.Key) -> Any? {
      guard let text = content.attributedPlaceholder, text.length > 0 else { return nil }
      return text.attributes(at: 0, effectiveRange: nil)[key]
    }

    /// Lays everything out.
    func layOutParts() {
      if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
      if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
      if showsClear { clearButton?.frame = clearButtonRect(forBounds: bounds) }
      followCaret()
      let look = look ?? FieldLook(in: ownLayer)
      self.look = look
      look.showBorder(
        borderStyle,
        in: borderRect(forBounds: bounds),
        line: resolved(borderStyle == .line ? .label : .systemGray4),
        ground: resolved(.systemBackground)
      )
      let picture = isEnabled ? background : disabledBackground ?? background
      look.showBackground(borderStyle == .roundedRect ? nil : picture, in: bounds)
      drawTexts()
      look.showText(shownLine, placeholder: placeholderLine)
      look.showCaret(
        isEditing && content.selection.isEmpty
          ? caretRect(for: UITextPosition(offset: content.selection.lowerBound)) : nil,
        selection: isEditing
          ? selectionRects(for: UITextRange(content.selection)).first?.rect : nil,
        tint: resolved(tintColor)
      )
    }

    /// Has subclasses say where the text and the placeholder are shown.
    private func drawTexts() {
      (content.drawnText, content.drawnPlaceholder) = (nil, nil)
      content.isDrawing = true
      if !hasText {
        drawPlaceholder(in: placeholderRect(forBounds: bounds))
      } else if isEditing {
        content.drawnText = textRoom
      } else {
        drawText(in: textRoom)
      }
      content.isDrawing = false
    }

    /// The text as it is painted.
    private var shownLine: FieldLook.Line {
      let room = content.drawnText ?? textRoom
      let frame = textFrame(in: room)
      // A text that is too wide ends in an ellipsis, and is cut off by the room while it is edited.
      let width = isEditing ? frame.width : min(frame.width, room.width)
      return FieldLook.Line(
        text: content.drawnText == nil ? "" : content.shownText,
        font: shownFont,
        color: resolved(content.color),
        frame: CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height),
        alignment: .left,
        room: room
      )
    }

    private var placeholderLine: FieldLook.Line {
      let room = content.drawnPlaceholder ?? .zero
      let font = placeholderFont
      return FieldLook.Line(
        text: content.drawnPlaceholder == nil ? "" : placeholder ?? "",
        font: font,
        color: resolved(placeholderAttribute(.foregroundColor) as? UIColor ?? .placeholderText),
        frame: CGRect(
          x: room.minX,
          y: top(of: font.lineHeight, in: room),
          width: room.width,
          height: font.lineHeight
        ),
        alignment: shownAlignment,
        room: room
      )
    }
  }
#endif
