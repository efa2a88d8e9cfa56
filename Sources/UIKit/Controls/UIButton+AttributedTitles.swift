#if !hasFeature(Embedded)
  public import TouchGraphics

  extension UIButton {
    /// Sets the title with its attributes for a state, which is shown rather than a plain one; nil removes it.
    ///
    /// Deviation: it is shown in the font and the colour that it begins with.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
      attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
      setNeedsLayout()
    }

    /// The title with its attributes for a state; the one for `normal` if none was set.
    public func attributedTitle(for state: State) -> NSAttributedString? {
      (attributedTitles[state.rawValue] ?? attributedTitles[0]) as? NSAttributedString
    }

    /// The title with its attributes for the current state.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  }
#endif

extension UIButton {
  /// Whether there is a title to show.
  var hasTitle: Bool { shownTitle != nil || !attributedTitles.isEmpty }

  /// Gives a label the title for the current state, and its colour.
  func write(to label: UILabel) {
    #if !hasFeature(Embedded)
      if let title = currentAttributedTitle, configuration?.title == nil {
        label.textColor = shownTitleColor
        label.attributedText = title
        return
      }
    #endif
    label.text = shownTitle
    label.textColor = shownTitleColor
  }
}
