#if !hasFeature(Embedded)
  /// An element of a menu on the screen.
  final class MenuRow: UIControl {
    /// The measures in points; our own choice, Apple publishes none.
    private enum Measure {
      static let row: CGFloat = 44
      static let tallRow: CGFloat = 58
      static let mark: CGFloat = 28
      static let margin: CGFloat = 16
    }

    let element: UIMenuElement
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let markLabel = UILabel()
    private let imageView = UIImageView()

    init(_ element: UIMenuElement) {
      self.element = element
      super.init(frame: .zero)
      for part in [titleLabel, subtitleLabel, markLabel, imageView] { addSubview(part) }
      subtitleLabel.font = .systemFont(ofSize: 13)
      subtitleLabel.textColor = .secondaryLabel
      let attributes = (element as? UIAction)?.attributes ?? []
      isEnabled = !attributes.contains(.disabled)
      let isDestructive =
        attributes.contains(.destructive)
        || (element as? UIMenu)?.options.contains(.destructive) == true
      let color: UIColor = isDestructive ? .systemRed : .label
      titleLabel.textColor = isEnabled ? color : .tertiaryLabel
      imageView.tintColor = titleLabel.textColor
      imageView.contentMode = .scaleAspectFit
      update()
    }

    /// Always nil: views aren't read from archives here.
    required init?(coder: NSCoder) { return nil }

    var height: CGFloat { element.subtitle == nil ? Measure.row : Measure.tallRow }

    /// Shows the element as it is now.
    func update() {
      titleLabel.text = element.title
      subtitleLabel.text = element.subtitle
      imageView.image = element.image
      markLabel.text =
        switch (element as? UIAction)?.state {
        case .on: "\u{2713}"
        case .mixed: "\u{2013}"
        default: element is UIMenu ? "\u{203A}" : nil
        }
      accessibilityLabel = element.title
      isAccessibilityElement = true
      accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
      if (element as? UIAction)?.state == .on { accessibilityTraits.insert(.selected) }
      setNeedsLayout()
    }

    override func accessibilityActivate() -> Bool {
      guard isEnabled else { return false }
      sendActions(for: .touchUpInside)
      return true
    }

    override var isHighlighted: Bool {
      didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      markLabel.frame = CGRect(x: 8, y: 0, width: Measure.mark - 8, height: bounds.height)
      let side: CGFloat = imageView.image == nil ? 0 : 24
      imageView.frame = CGRect(
        x: bounds.maxX - Measure.margin - side,
        y: bounds.midY - side / 2,
        width: side,
        height: side
      )
      let width = max(imageView.frame.minX - Measure.mark - 8, 0)
      let hasSubtitle = element.subtitle != nil
      titleLabel.frame = CGRect(
        x: Measure.mark,
        y: hasSubtitle ? 8 : 0,
        width: width,
        height: hasSubtitle ? 22 : bounds.height
      )
      subtitleLabel.frame = CGRect(x: Measure.mark, y: 30, width: width, height: 20)
    }
  }
#endif
