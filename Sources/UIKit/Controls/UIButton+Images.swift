/// The images of a button, keyed by the bits of the states that they are for.
struct ButtonImages {
  var images: [UIControl.State.RawValue: UIImage] = [:]
  var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
}

extension UIButton {
  // MARK: Images

  /// The image for a state; the one for `normal` if none was set.
  public func image(for state: UIControl.State) -> UIImage? {
    images.images[state.rawValue] ?? images.images[0]
  }

  /// The image for the current state.
  public var currentImage: UIImage? { image(for: state) }

  /// The background for a state; the one for `normal` if none was set.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    images.backgrounds[state.rawValue] ?? images.backgrounds[0]
  }

  /// The background for the current state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

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
    guard let image = painted(shownImage) else {
      ownImageView?.image = nil
      return
    }
    let view = imageViewForLayout
    view.image = image
    if configuration != nil { view.tintColor = shownTitleColor }
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
