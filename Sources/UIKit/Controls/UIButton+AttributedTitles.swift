#if !hasFeature(Embedded)
  public import TouchGraphics

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

    /// Sets the colour of the letters behind the title for a state; nil removes it.
    ///
    /// How far they are from the title is the label's `shadowOffset`.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
      titleShadows[state.rawValue] = .some(color)
      setNeedsLayout()
    }

    /// The colour of the letters behind the title for a state; the one for `normal` if none was set.
    public func titleShadowColor(for state: State) -> UIColor? {
      (titleShadows[state.rawValue] ?? nil) ?? (titleShadows[0] ?? nil)
    }

    /// The colour of the letters behind the title for the current state.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The title with its attributes for the current state.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
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
