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
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
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
      }
    }
  }
#endif
