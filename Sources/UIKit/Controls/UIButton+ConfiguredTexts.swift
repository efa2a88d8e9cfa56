#if hasFeature(Embedded) || canImport(ObjectiveC)
  /// The texts with attributes of a button's configuration: none here.
  struct ConfiguredTexts {
    struct Text {}
    struct Transformers {}
    let title: Text? = nil
    let subtitle: Text? = nil
    let transformers = Transformers()

    init(title: Text? = nil, subtitle: Text? = nil, _ transformers: Transformers = .init()) {}

    /// Nothing to write.
    func write(title: String?, color: UIColor, to label: UILabel) -> Bool { false }
    /// Nothing to write.
    func write(subtitle: String?, color: UIColor, to label: UILabel) -> Bool { false }
    var titleText: String? { nil }
    var subtitleText: String? { nil }
  }
#else
  public import TouchGraphics

  /// The texts with attributes of a button's configuration, and what changes their attributes.
  struct ConfiguredTexts {
    struct Transformers {
      var title: UIConfigurationTextAttributesTransformer?
      var subtitle: UIConfigurationTextAttributesTransformer?
    }

    var title: AttributedString?
    var subtitle: AttributedString?
    var transformers: Transformers

    init(
      title: AttributedString? = nil,
      subtitle: AttributedString? = nil,
      _ transformers: Transformers = Transformers()
    ) {
      (self.title, self.subtitle, self.transformers) = (title, subtitle, transformers)
    }

    var titleText: String? { title.map { String($0.characters) } }
    var subtitleText: String? { subtitle.map { String($0.characters) } }

    /// Writes a title to a label in its font and colour; returns whether there was anything to say of them.
    @MainActor
    func write(title text: String?, color: UIColor, to label: UILabel) -> Bool {
      write(
        title,
        transformers.title,
        text,
        .systemFont(ofSize: UIFont.buttonFontSize),
        color,
        label
      )
    }

    /// Writes a subtitle to a label in its font and colour; returns whether there was anything to say of them.
    @MainActor
    func write(subtitle text: String?, color: UIColor, to label: UILabel) -> Bool {
      write(
        subtitle,
        transformers.subtitle,
        text,
        .systemFont(ofSize: UIButton.subtitleFontSize),
        color,
        label
      )
    }

    @MainActor
    private func write(
      _ styled: AttributedString?,
      _ transformer: UIConfigurationTextAttributesTransformer?,
      _ text: String?,
      _ font: UIFont,
      _ color: UIColor,
      _ label: UILabel
    ) -> Bool {
      guard styled != nil || transformer != nil else { return false }
      let styled = styled ?? AttributedString(text ?? "")
      let look = styled.look(font: font, color: color, transformer)
      label.text = String(styled.characters)
      label.font = look.font
      label.textColor = look.color
      return true
    }
  }

  extension UIButton.Configuration {
    /// The title with its attributes, in place of a plain one; nil for none.
    ///
    /// Deviation: it is shown in the font and the colour that it begins with.
    public var attributedTitle: AttributedString? {
      get { texts.title }
      set { texts.title = newValue }
    }

    /// The smaller text below the title with its attributes, in place of a plain one; nil for none.
    ///
    /// Deviation: it is shown in the font and the colour that it begins with.
    public var attributedSubtitle: AttributedString? {
      get { texts.subtitle }
      set { texts.subtitle = newValue }
    }

    /// Changes the title's attributes before it is shown; nil for nothing.
    ///
    /// Deviation: of what it makes, the font and the colour are shown.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { texts.transformers.title }
      set { texts.transformers.title = newValue }
    }

    /// Changes the subtitle's attributes before it is shown; nil for nothing.
    ///
    /// Deviation: of what it makes, the font and the colour are shown.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { texts.transformers.subtitle }
      set { texts.transformers.subtitle = newValue }
    }
  }
#endif

extension UIButton.Configuration {
  /// The title, whether it has attributes or not.
  var shownTitle: String? { texts.titleText ?? title }
  /// The subtitle, whether it has attributes or not.
  var shownSubtitle: String? { texts.subtitleText ?? subtitle }
}
