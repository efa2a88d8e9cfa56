/// The layers of a switch: a track in one of two colours, and a knob with a shadow.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class SwitchLook {
  /// The gap between knob and track, in points.
  private static var inset: CGFloat { 2 }

  private let track = CALayer()
  private let knob = CALayer()

  /// Adds the layers to a switch's layer.
  init(in layer: CALayer) {
    for part in [track, knob] { layer.addSublayer(part) }
    knob.giveKnobShadow()
  }

  /// Lays out and colours the layers.
  func show(
    track trackFrame: CGRect,
    knob knobFrame: CGRect,
    color: UIColor,
    knobColor: UIColor,
    isEnabled: Bool,
    animated: Bool
  ) {
    CALayer.change(animated: animated) {
      track.frame = trackFrame
      track.cornerRadius = trackFrame.height / 2
      track.backgroundColor = color.cgColor
      track.opacity = isEnabled ? 1 : 0.5
      knob.frame = knobFrame.insetBy(dx: Self.inset, dy: Self.inset)
      knob.cornerRadius = knobFrame.height / 2 - Self.inset
      knob.backgroundColor = knobColor.cgColor
    }
  }
}
