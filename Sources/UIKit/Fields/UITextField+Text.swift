#if !hasFeature(Embedded)
  import TouchGraphics
  import TouchLayers

  // The text and its attributes, as a client's code sets them.
  extension UITextField {
    /// Changes how the text is shown.
    func changeLook(_ change: (inout FieldContent) -> Void) {
      change(&content)
      contentSizeMayHaveChanged()
      setNeedsLayout()
    }

    /// Sets the text, and puts the caret at its end.
    func setText(_ text: String, attributed: NSAttributedString?) {
      let before = content.selection
      changeLook {
        $0.text = text
        $0.attributed = attributed.map { NSAttributedString(attributedString: $0) }
        $0.selection = $0.length..<$0.length
      }
      if let attributed, attributed.length > 0 {
        show(attributed.attributes(at: 0, effectiveRange: nil))
      }
      partsChanged()
      tellSelection(before: before)
    }

    /// Sets the placeholder.
    func setPlaceholder(_ text: String?, attributed: NSAttributedString?) {
      changeLook {
        $0.placeholder = text
        $0.attributedPlaceholder = attributed.map { NSAttributedString(attributedString: $0) }
      }
    }

    /// The placeholder with its attributes: the client's, or those that it has by itself.
    var placeholderWithAttributes: NSAttributedString? {
      content.attributedPlaceholder
        ?? content.placeholder.map {
          NSAttributedString(
            string: $0,
            attributes: [.font: content.font, .foregroundColor: UIColor.placeholderText]
          )
        }
    }

    /// The text's attributes.
    var attributes: [NSAttributedString.Key: Any] {
      var attributes = content.others
      attributes[.font] = content.font
      attributes[.foregroundColor] = content.color
      let style = NSMutableParagraphStyle()
      if let kept = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(kept)
      }
      style.alignment = content.alignment
      attributes[.paragraphStyle] = style
      return attributes
    }

    /// Gives the whole text other attributes.
    func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
      content.attributed = nil
      content.others = attributes
      content.font = FieldContent.standardFont
      content.color = .label
      content.alignment = .natural
      show(attributes)
    }

    /// Shows what can be shown of attributes.
    private func show(_ attributes: [NSAttributedString.Key: Any]) {
      changeLook {
        if let font = attributes[.font] as? UIFont { $0.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { $0.color = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
          $0.alignment = style.alignment
        }
      }
    }

    /// Takes the font in the reader's text size, if it follows that.
    func adjustFont() {
      guard adjustsFontForContentSizeCategory,
        let font = content.font.adjusted(to: traitCollection)
      else { return }
      changeLook { $0.font = font }
    }
  }
#endif
