package import TouchGraphics

extension CALayer {
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
    #if hasFeature(Embedded)
      state.content = .picture(LayerPicture(list, gravity.scaling, anchor: gravity.anchor))
    #else
      var picture = LayerPicture(list, gravity.scaling, anchor: gravity.anchor)
      let size = CGSize(width: CGFloat(list.width), height: CGFloat(list.height))
      picture.cuts = PictureCuts(center: extras?.contentsCenter ?? .unit, of: size)
      state.content = .picture(picture)
    #endif
  }
}
