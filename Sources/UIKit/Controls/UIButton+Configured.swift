/// What only a button with a configuration keeps.
struct ConfiguredParts {
  /// The surface; nil until there is one.
  var surface: UIView?
  /// The subtitle's label; nil until there is one.
  var subtitleLabel: UILabel?
  /// The indicator in the image's place; nil until there is one.
  var indicator: UIActivityIndicatorView?
  /// The bits of the state that the configuration was last updated for; nil where it has to be updated.
  var updatedState: UIControl.State.RawValue?
  #if !hasFeature(Embedded)
    /// The number of the button's role.
    var role = 0
    /// Whether the configuration is updated for each state.
    var isAutomatic = true
  #endif
}

extension UIButton {
  /// The title that is shown.
  var shownTitle: String? { configuration?.shownTitle ?? currentTitle }
  /// The image that is shown.
  var shownImage: UIImage? {
    let preferred =
      configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    return (configuration?.image ?? currentImage)?.preferring(preferred)
  }

  /// The opacity of a configured button's content while it is highlighted (our own choice: Apple's isn't known).
  private static var configuredHighlight: CGFloat { 0.75 }
  /// The opacity of a system button's title while it is highlighted.
  private static var systemHighlight: CGFloat { 0.2 }
  /// The size of the indicator in the image's place: that of the medium style.
  private static var indicatorSize: CGSize { CGSize(width: 20, height: 20) }
  /// The size of a subtitle's letters, in points (our own choice).
  static var subtitleFontSize: CGFloat { 12 }

  /// The opacity of the content.
  var contentAlpha: CGFloat {
    guard isHighlighted else { return 1 }
    if configuration != nil { return Self.configuredHighlight }
    return buttonType == .custom ? 1 : Self.systemHighlight
  }

  /// The colour of the title.
  var shownTitleColor: UIColor {
    configuration?.foreground(tint: tintColor, isEnabled: isEnabled) ?? currentTitleColor
  }

  /// Calls `updateConfiguration()` if the state is another one than the last time, or the button was asked to.
  func updateConfigurationIfNeeded() {
    guard configuredParts.updatedState != state.rawValue else { return }
    configuredParts.updatedState = state.rawValue
    #if !hasFeature(Embedded)
      guard automaticallyUpdatesConfiguration || configurationUpdateHandler != nil else { return }
    #endif
    if configuration != nil || configurationUpdateHandler != nil { updateConfiguration() }
  }

  // MARK: Parts

  /// Shows the surface and the subtitle, which a button without a configuration doesn't have.
  func showConfiguration() {
    guard let configuration else {
      configuredParts.surface?.removeFromSuperview()
      configuredParts.surface = nil
      configuredParts.subtitleLabel?.removeFromSuperview()
      configuredParts.subtitleLabel = nil
      configuredParts.indicator?.removeFromSuperview()
      configuredParts.indicator = nil
      return
    }
    showSurface(configuration)
    showIndicator(configuration)
    guard configuration.shownSubtitle != nil || configuredParts.subtitleLabel != nil else { return }
    let label = subtitleLabel()
    write(configuration, to: label)
    label.frame = configuredFrames(configuration, in: contentRect(forBounds: bounds)).subtitle
    label.alpha = contentAlpha
  }

  private func showSurface(_ configuration: Configuration) {
    let color = configuration.surface(tint: tintColor, isEnabled: isEnabled)
    let background = configuration.background
    guard
      color != nil || background.strokeWidth > 0 || configuredParts.surface != nil
        || background.hasContents
    else { return }
    let view = configuredParts.surface ?? UIView(frame: bounds)
    if configuredParts.surface == nil {
      configuredParts.surface = view
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
    }
    view.frame = bounds.inset(by: directed(background.backgroundInsets))
    #if hasFeature(Embedded)
      view.backgroundColor = color
    #else
      let transform = background.backgroundColorTransformer
      view.backgroundColor = color.map { transform?($0) ?? $0 }
      showContents(of: background, in: view)
    #endif
    view.alpha = contentAlpha
    view.layer.cornerRadius = configuration.radius(in: view.frame.size)
    view.layer.borderWidth = background.strokeWidth
    let line: UIColor = background.strokeColor ?? tintColor
    #if hasFeature(Embedded)
      view.layer.borderColor = line.cgColor
    #else
      view.layer.borderColor = (background.strokeColorTransformer?(line) ?? line).cgColor
    #endif
  }

  private func subtitleLabel() -> UILabel {
    if let label = configuredParts.subtitleLabel { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: Self.subtitleFontSize)
    configuredParts.subtitleLabel = label
    addSubview(label)
    return label
  }

  private func write(_ configuration: Configuration, to label: UILabel) {
    let mode = configuration.subtitleLineBreakMode
    if mode != .byWordWrapping { label.lineBreakMode = mode }
    let text = configuration.subtitle
    if configuration.texts.write(subtitle: text, color: shownTitleColor, to: label) { return }
    label.text = text
    label.textColor = shownTitleColor
  }

  /// Shows the indicator where the image would be, or takes it away.
  private func showIndicator(_ configuration: Configuration) {
    guard configuration.showsActivityIndicator else {
      configuredParts.indicator?.removeFromSuperview()
      configuredParts.indicator = nil
      return
    }
    let indicator = configuredParts.indicator ?? UIActivityIndicatorView(style: .medium)
    if configuredParts.indicator == nil {
      configuredParts.indicator = indicator
      indicator.isUserInteractionEnabled = false
      addSubview(indicator)
      indicator.startAnimating()
    }
    indicator.color = shownTitleColor
    #if !hasFeature(Embedded)
      if let transform = configuration.colors.indicator {
        indicator.color = transform(shownTitleColor)
      }
    #endif
    indicator.frame = configuredFrames(configuration, in: contentRect(forBounds: bounds)).image
  }

  /// Insets with the leading edge where the button's content begins.
  func directed(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top,
      left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing
    )
  }

  // MARK: Frames

  /// The size of the subtitle.
  private func subtitleSize(_ configuration: Configuration, within size: CGSize) -> CGSize {
    guard configuration.shownSubtitle != nil else { return .zero }
    let label = subtitleLabel()
    write(configuration, to: label)
    return label.sizeThatFits(size)
  }

  /// The sizes of what a configured button shows.
  private struct Sizes {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    /// The room between the title and the subtitle, where there are both.
    var gap: CGFloat
    /// The room between the image and the text, where there are both.
    var padding: CGFloat
    var isUpright: Bool

    var text: CGSize {
      CGSize(
        width: max(title.width, subtitle.width),
        height: title.height + gap + subtitle.height
      )
    }

    var all: CGSize {
      isUpright
        ? CGSize(
          width: max(image.width, text.width),
          height: image.height + padding + text.height
        )
        : CGSize(
          width: image.width + padding + text.width,
          height: max(image.height, text.height)
        )
    }
  }

  private func sizes(_ configuration: Configuration, within room: CGSize) -> Sizes {
    let turns = configuration.showsActivityIndicator
    let image = turns ? Self.indicatorSize : shownImage?.size ?? .zero
    let title = titleSize(within: room)
    let subtitle = subtitleSize(configuration, within: room)
    let hasText = title.width > 0 || subtitle.width > 0
    return Sizes(
      image: image,
      title: title,
      subtitle: subtitle,
      gap: title.width > 0 && subtitle.width > 0 ? configuration.titlePadding : 0,
      padding: (turns || shownImage != nil) && hasText ? configuration.imagePadding : 0,
      isUpright: configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    )
  }

  /// The size that a configured button's content needs, with its insets.
  func configuredSize(_ configuration: Configuration, within size: CGSize) -> CGSize {
    let all = sizes(configuration, within: size).all
    let insets = configuration.contentInsets
    return CGSize(
      width: all.width + insets.leading + insets.trailing,
      height: all.height + insets.top + insets.bottom
    )
  }

  /// Where the parts of a configured button lie in the room for its content.
  func configuredFrames(
    _ configuration: Configuration,
    in room: CGRect
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    var sizes = sizes(configuration, within: room.size)
    let taken = sizes.isUpright ? 0 : sizes.image.width + sizes.padding
    let left = max(room.width - taken, 0)
    sizes.title.width = min(sizes.title.width, left)
    sizes.subtitle.width = min(sizes.subtitle.width, left)
    let (all, text) = (sizes.all, sizes.text)
    let x = x(of: effectiveContentHorizontalAlignment, width: all.width, in: room)
    let y = y(of: contentVerticalAlignment, height: all.height, in: room)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var image = CGRect(origin: CGPoint(x: x, y: y), size: sizes.image)
    var words = CGRect(origin: CGPoint(x: x, y: y), size: text)
    if sizes.isUpright {
      image.origin.x = x + (all.width - image.width) / 2
      words.origin.x = x + (all.width - text.width) / 2
      if configuration.imagePlacement == .top {
        words.origin.y = y + image.height + sizes.padding
      } else {
        image.origin.y = y + text.height + sizes.padding
      }
    } else {
      image.origin.y = y + (all.height - image.height) / 2
      words.origin.y = y + (all.height - text.height) / 2
      if (configuration.imagePlacement == .trailing) != isMirrored {
        image.origin.x = x + text.width + sizes.padding
      } else {
        words.origin.x = x + image.width + sizes.padding
      }
    }
    let alignment = configuration.titleAlignment
    func line(_ size: CGSize, at y: CGFloat) -> CGRect {
      let slack = words.width - size.width
      let before: CGFloat =
        switch alignment {
        case .automatic: sizes.isUpright ? slack / 2 : isMirrored ? slack : 0
        case .leading: isMirrored ? slack : 0
        case .center: slack / 2
        case .trailing: isMirrored ? 0 : slack
        }
      return CGRect(x: words.minX + before, y: y, width: size.width, height: size.height)
    }
    return (
      image,
      line(sizes.title, at: words.minY),
      line(sizes.subtitle, at: words.minY + sizes.title.height + sizes.gap)
    )
  }
}
