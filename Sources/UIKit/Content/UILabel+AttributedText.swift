#if !hasFeature(Embedded)
  import TouchGraphics
  import TouchLayers

  extension UILabel {
    /// The text with its attributes; nil shows nothing.
    final var textWithAttributes: NSAttributedString? {
      get {
        if let kept = attributed as? NSAttributedString { return kept }
        guard let text else { return nil }
        return NSAttributedString(
          string: text,
          attributes: [.font: font as Any, .foregroundColor: textColor as Any]
        )
      }
      set {
        text = newValue?.string
        attributed = newValue.map { NSAttributedString(attributedString: $0) }
        guard let newValue, newValue.length > 0 else { return }
        let attributes = newValue.attributes(at: newValue.firstLetter, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let shadow = attributes[.shadow] as? NSShadow {
          shadowColor = shadow.shadowColor as? UIColor
          shadowOffset = shadow.shadowOffset
        }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
          textAlignment = style.alignment
          lineBreakMode = style.lineBreakMode
        }
        showAttachments()
      }
    }

    /// Shows the pictures of the text's attachments; templates in the letters' colour.
    final func showAttachments() {
      guard let text = attributed as? NSAttributedString else { return }
      var (shown, pictures) = ("", [LayerTextPicture]())
      var index = 0
      for character in text.string {
        let length = character.utf16.count
        let attachment =
          character == NSTextAttachment.letter
          ? text.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment : nil
        index += length
        if let attachment, pictures.count < LayerTextPicture.most {
          shown.append(LayerTextPicture.character(pictures.count))
          let list = attachment.image?.list(tinted: textColor, with: traitCollection)
          pictures.append(
            LayerTextPicture(list ?? DisplayList(width: 0, height: 0), frame: attachment.frame)
          )
        } else {
          shown.append(character)
        }
      }
      if pictures.isEmpty, layer.state.text.pictures.isEmpty { return }
      layer.state.text.text = shown
      layer.state.text.pictures = pictures
      contentSizeMayHaveChanged()
    }
  }

  extension NSAttributedString {
    /// The index of the first character that is no attachment; 0 where all are.
    fileprivate var firstLetter: Int {
      var index = 0
      for unit in string.utf16 {
        if unit != NSTextAttachment.character { return index }
        index += 1
      }
      return 0
    }
  }
#endif
