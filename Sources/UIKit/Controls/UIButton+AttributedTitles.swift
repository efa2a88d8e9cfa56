#if !hasFeature(Embedded)
  import TouchGraphics

  extension UIButton {
    /// Sets the title with its attributes for a state.
    final func keepAttributedTitle(_ title: NSAttributedString?, for state: State) {
      attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
      setNeedsLayout()
      contentSizeMayHaveChanged()
    }

    /// The title with its attributes for a state; the one for `normal` if none was set.
    final func keptAttributedTitle(for state: State) -> NSAttributedString? {
      (attributedTitles[state.rawValue] ?? attributedTitles[0]) as? NSAttributedString
    }
  }
#endif

extension UIButton {
  /// Whether there is a title to show.
  var hasTitle: Bool { shownTitle != nil || !attributedTitles.isEmpty }

  /// Gives a label the title for the current state, and its colour.
  func write(to label: UILabel) {
    writtenFont = nil
    defer { writtenFont = label.font }
    #if !hasFeature(Embedded)
      if !titleShadows.isEmpty { label.shadowColor = currentTitleShadowColor }
      if let title = currentAttributedTitle, configuration?.shownTitle == nil {
        label.textColor = shownTitleColor
        label.attributedText = title
        return
      }
    #endif
    if let configuration {
      let mode = configuration.titleLineBreakMode
      if mode != .byWordWrapping { label.lineBreakMode = mode }
      if configuration.texts.write(title: shownTitle, color: shownTitleColor, to: label) { return }
    }
    label.text = shownTitle
    label.textColor = shownTitleColor
  }
}
