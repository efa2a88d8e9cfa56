import TouchCore

/// A view that shows an image; user interaction is disabled by default.
open class UIImageView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view that shows an image and has its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // Property observers may not run in an initializer.
    showImage()
  }

  /// Always nil: views aren't read from archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The image; nil shows nothing.
  open var image: UIImage? {
    didSet { showImage() }
  }

  /// How the image is fitted into the view; it fills the view by default.
  open var contentMode = ContentMode.scaleToFill {
    didSet { showImage() }
  }

  private func showImage() {
    guard let image else { return layer.state.content = .none }
    layer.state.content = .picture(
      LayerPicture(image.list, contentMode.scaling, anchor: contentMode.anchor)
    )
  }

  /// The image's size; without an image there is none.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
