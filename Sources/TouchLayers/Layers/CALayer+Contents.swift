public import TouchGraphics

extension CALayer {
  #if !hasFeature(Embedded)
    /// The picture that the layer shows in front of its background: a `CGImage`, or nil; another object shows nothing.
    ///
    /// A shape's or a text's layer shows that instead.
    public var contents: Any? {
      get { extras?.contents }
      set { setContents(newValue as? CGImage) }
    }
  #endif

  /// How the picture is fitted into the bounds: as large as they are, unless set.
  public var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set {
      ownExtras.contentsGravity = newValue
      showContents()
    }
  }

  /// The part of the picture that the layer shows, as parts of its size: all of it, unless set.
  ///
  /// Deviation: it isn't animated, and what is beyond the picture shows nothing.
  public var contentsRect: CGRect {
    get { extras?.contentsRect ?? .unit }
    set {
      ownExtras.contentsRect = newValue
      showContents()
    }
  }

  /// Sets the picture; nil for none.
  package func setContents(_ image: CGImage?) {
    if image == nil, extras == nil { return }
    ownExtras.contents = image
    showContents()
  }

  /// Shows the picture that a client gave the layer, in place of another one.
  package func showContents() {
    switch state.content {
    case .none, .picture: break
    default: return
    }
    guard let image = extras?.contents else { return state.content = .none }
    let gravity = contentsGravity
    let list = image.list.scaled(
      to: CGSize(
        width: CGFloat(image.width) / contentsScale,
        height: CGFloat(image.height) / contentsScale
      )
    )
    .part(contentsRect)
    state.content = .picture(LayerPicture(list, gravity.scaling, anchor: gravity.anchor))
  }
}
