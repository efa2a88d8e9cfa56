/// The layers of a slider: a track in two colours, and a thumb with a shadow.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class SliderLook {
  private let after = CALayer()
  private let before = CALayer()
  private let thumb = CALayer()
  /// The images at the ends; nil until there is one.
  private var ends: (minimum: CALayer, maximum: CALayer)?
  private let layer: CALayer

  /// Adds the layers to a slider's layer.
  init(in layer: CALayer) {
    self.layer = layer
    for part in [after, before, thumb] { layer.addSublayer(part) }
    thumb.giveKnobShadow()
  }

  /// Lays out the layers.
  func place(track: CGRect, thumb thumbFrame: CGRect, isMirrored: Bool, animated: Bool) {
    CALayer.change(animated: animated) {
      after.frame = track
      after.cornerRadius = track.height / 2
      before.frame = CGRect(
        x: isMirrored ? min(thumbFrame.midX, track.maxX) : track.minX,
        y: track.minY,
        width: max(isMirrored ? track.maxX - thumbFrame.midX : thumbFrame.midX - track.minX, 0),
        height: track.height
      )
      before.cornerRadius = track.height / 2
      thumb.frame = thumbFrame
      thumb.cornerRadius = thumbFrame.height / 2
    }
  }

  /// Sets the layers' colours.
  func paint(before start: UIColor, after end: UIColor, thumb color: UIColor, isEnabled: Bool) {
    CALayer.change(animated: false) {
      before.backgroundColor = start.cgColor
      after.backgroundColor = end.cgColor
      thumb.backgroundColor = color.cgColor
      before.opacity = isEnabled ? 1 : 0.5
    }
  }

  /// Shows pictures in place of the colours; nil leaves the colours.
  func show(before start: DisplayList?, after end: DisplayList?, thumb knob: DisplayList?) {
    CALayer.change(animated: false) {
      before.show(start)
      after.show(end)
      thumb.show(knob)
      if knob == nil { thumb.giveKnobShadow() } else { thumb.shadowOpacity = 0 }
    }
  }

  #if !hasFeature(Embedded)
    /// Has the track's pictures keep their edges as wide as they are.
    func cut(before start: PictureCuts?, after end: PictureCuts?) {
      CALayer.change(animated: false) {
        if let start { before.cut(start) }
        if let end { after.cut(end) }
      }
    }
  #endif

  /// Shows pictures at the ends.
  func showEnds(
    minimum: DisplayList?,
    at minimumFrame: CGRect,
    maximum: DisplayList?,
    at maximumFrame: CGRect
  ) {
    guard minimum != nil || maximum != nil || ends != nil else { return }
    let ends = ends ?? (CALayer(), CALayer())
    if self.ends == nil {
      layer.insertSublayer(ends.minimum, at: 0)
      layer.insertSublayer(ends.maximum, at: 0)
      self.ends = ends
    }
    CALayer.change(animated: false) {
      ends.minimum.frame = minimumFrame
      ends.maximum.frame = maximumFrame
      ends.minimum.show(minimum)
      ends.maximum.show(maximum)
    }
  }
}

extension CALayer {
  /// Shows a picture over the whole layer in place of its background; nil shows none.
  fileprivate func show(_ picture: DisplayList?) {
    guard let picture else { return state.content = .none }
    backgroundColor = nil
    cornerRadius = 0
    state.content = .picture(LayerPicture(picture, .fill, anchor: .zero))
  }

  #if !hasFeature(Embedded)
    /// Has the picture that the layer shows keep its edges as wide as they are.
    fileprivate func cut(_ cuts: PictureCuts) {
      guard case .picture(var picture) = state.content else { return }
      picture.cuts = cuts
      state.content = .picture(picture)
    }
  #endif

  /// The shadow of a control's knob.
  private enum KnobShadow {
    static let opacity: Float = 0.2
    static let offset = CGSize(width: 0, height: 2)
    static let radius: CGFloat = 3
  }

  /// Adds the shadow of a control's knob.
  func giveKnobShadow() {
    shadowOpacity = KnobShadow.opacity
    shadowOffset = KnobShadow.offset
    shadowRadius = KnobShadow.radius
  }

  /// Changes layers at once, or animated by the current transaction.
  static func change(animated: Bool, _ edit: () -> Void) {
    CATransaction.begin()
    if !animated { CATransaction.setDisableActions(true) }
    edit()
    CATransaction.commit()
  }
}
