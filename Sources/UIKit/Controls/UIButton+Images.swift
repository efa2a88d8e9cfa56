/// The images of a button, keyed by the bits of the states that they are for.
struct ButtonImages {
  var images: [UIControl.State.RawValue: UIImage] = [:]
  var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
  /// How symbols are drawn.
  var configurations: [UIControl.State.RawValue: UIImage.SymbolConfiguration] = [:]
}

extension UIButton {
  // MARK: Images

  /// How the image of a state is drawn if it is a symbol whose own configuration doesn't say it; the one for `normal` if
  /// none was set.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    images.configurations[state.rawValue] ?? images.configurations[0]
  }

  /// How the current image is drawn if it is a symbol.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Sets how the image of a state is drawn if it is a symbol; nil removes it.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    images.configurations[state.rawValue] = configuration
  }

  /// An image as the button paints it: a system button's is a template unless it says otherwise.
  private func painted(_ image: UIImage?) -> UIImage? {
    guard buttonType == .system || configuration != nil, image?.renderingMode == .automatic else {
      return image
    }
    return image?.withRenderingMode(.alwaysTemplate)
  }

  /// Shows the images for the current state.
  func showImages() {
    showBackground()
    guard let image = painted(shownImage), configuration?.showsActivityIndicator != true else {
      ownImageView?.image = nil
      return
    }
    let view = imageViewForLayout
    view.image = image
    if let configuration {
      #if hasFeature(Embedded)
        view.tintColor = shownTitleColor
      #else
        view.tintColor = configuration.colors.image?(shownTitleColor) ?? shownTitleColor
      #endif
    }
    view.frame = imageRect(forContentRect: contentRect(forBounds: bounds))
  }

  private func showBackground() {
    guard currentBackgroundImage != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView(frame: bounds)
    if backgroundView == nil {
      backgroundView = view
      insertSubview(view, at: 0)
    }
    view.image = currentBackgroundImage
    view.frame = backgroundRect(forBounds: bounds)
  }
}
