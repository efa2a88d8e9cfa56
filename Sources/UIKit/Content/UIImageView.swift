import TouchCore

/// A view that shows an image; user interaction is disabled by default.
open class UIImageView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with a zero frame: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override var naturalAccessibility: NaturalAccessibility { NaturalAccessibility(traits: .image) }

  /// Creates a view that shows an image and has its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(with: image, nil)
  }

  /// Creates a view that shows an image, or another while it is highlighted, and has the image's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(with: image, highlightedImage)
  }

  /// Does what the initializers have in common; in a method, property observers run.
  private func begin(with image: UIImage?, _ highlightedImage: UIImage?) {
    isUserInteractionEnabled = false
    self.highlightedImage = highlightedImage
    self.image = image
  }

  /// The image; nil shows nothing.
  open var image: UIImage? {
    didSet {
      #if !hasFeature(Embedded)
        if image !== oldValue { startTurns() }
      #endif
      showImage()
      contentSizeMayHaveChanged()
    }
  }

  /// How the image is fitted into the view; it fills the view by default.
  open override var contentMode: ContentMode {
    didSet { showImage() }
  }

  /// The image while the view is highlighted; nil for the same.
  open var highlightedImage: UIImage? {
    didSet { showImage() }
  }

  /// Whether the view shows its highlighted image.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// How a symbol is drawn where its own configuration doesn't say it; nil by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      showImage()
      invalidateIntrinsicContentSize()
    }
  }

  /// The image's size as it is shown; nil without an image.
  private var imageSize: CGSize? { image?.preferring(preferredSymbolConfiguration).size }

  /// Images to show one after the other; nil until they are first asked for.
  final var sequence: ImageSequence?

  #if !hasFeature(Embedded)
    /// The images that `image` shows in turn; nil where it is one.
    final var turns: ImageSequence?

    /// The images to show one after the other, in place of `image`; setting it stops.
    open var animationImages: [UIImage]? {
      get { sequence?.images }
      set { showInSequence(newValue) }
    }

    /// Whether images are shown one after the other.
    open var isAnimating: Bool { sequence?.timer != nil }

    /// Shows the images one after the other, from the first one on.
    open func startAnimating() { startSequence() }

    /// Shows `image` again.
    open func stopAnimating() { stopSequence() }

    /// The images that are shown one after the other while the view is highlighted, in the time of `animationImages`;
    /// nil for these.
    open var highlightedAnimationImages: [UIImage]? {
      get { sequence?.highlighted }
      set { showHighlightedInSequence(newValue) }
    }

    /// The seconds for one cycle; zero, as at the beginning, for a thirtieth of a second an image.
    ///
    /// It counts from the next start on.
    open var animationDuration: TimeInterval {
      get { sequence?.duration ?? 0 }
      set { madeSequence.duration = newValue }
    }

    /// How often all images are shown; zero, as at the beginning, until it is stopped.
    open var animationRepeatCount: Int {
      get { sequence?.repeatCount ?? 0 }
      set { madeSequence.repeatCount = newValue }
    }
  #endif

  final func showImage() {
    let chosen = sequence?.current(isHighlighted: isHighlighted) ?? stillImage
    guard let shown = chosen?.preferring(preferredSymbolConfiguration) else {
      return layer.showContents()
    }
    let list = shown.list(tinted: tintColor, with: traitCollection)
    #if hasFeature(Embedded)
      layer.state.content = .picture(
        LayerPicture(list, contentMode.scaling, anchor: contentMode.anchor)
      )
    #else
      let directed = isMirrored(shown) ? list.mirrored : list
      var picture = LayerPicture(directed, contentMode.scaling, anchor: contentMode.anchor)
      picture.cuts = shown.cuts
      layer.state.content = .picture(picture)
    #endif
  }

  /// The image while no other ones are shown in turn.
  private var stillImage: UIImage? {
    if isHighlighted, let highlightedImage { return highlightedImage }
    #if !hasFeature(Embedded)
      if let turn = turns?.current(isHighlighted: false) { return turn }
    #endif
    return image
  }

  /// The image's size; without an image there is none.
  open override var intrinsicContentSize: CGSize { imageSize ?? super.intrinsicContentSize }

  /// Paints templates in the tint colour, which may be another one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showImage()
  }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? .zero }
}
