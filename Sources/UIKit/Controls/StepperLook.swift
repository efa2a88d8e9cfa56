/// The layers of a stepper: a plate, a darker part for the pressed half, a line between the halves, and two signs.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class StepperLook {
  /// The sizes of the signs and the line, in points: ours, near to Apple's.
  private enum Size {
    static let corner: CGFloat = 8
    static let sign: CGFloat = 14
    static let stroke: CGFloat = 2
    static let line: CGFloat = 1
    static let lineHeight: CGFloat = 18
  }

  private let plate = CALayer()
  private let shade = CALayer()
  private let line = CALayer()
  private let minus = CALayer()
  private let dash = CALayer()
  private let bar = CALayer()

  /// Adds the layers to a stepper's layer.
  init(in layer: CALayer) {
    for part in [plate, shade, line, minus, dash, bar] { layer.addSublayer(part) }
  }

  /// Lays out and colours the layers.
  func show(
    bounds: CGRect,
    lowering: CGRect,
    raising: CGRect,
    pressed: CGRect?,
    canLower: Bool,
    canRaise: Bool
  ) {
    CALayer.change(animated: false) {
      plate.frame = bounds
      shade.frame = pressed ?? .zero
      for part in [plate, shade] {
        part.cornerRadius = Size.corner
        part.backgroundColor = UIColor.systemFill.cgColor
      }
      place(line, width: Size.line, height: Size.lineHeight, in: bounds)
      line.backgroundColor = UIColor.systemGray.cgColor
      place(minus, width: Size.sign, height: Size.stroke, in: lowering)
      place(dash, width: Size.sign, height: Size.stroke, in: raising)
      place(bar, width: Size.stroke, height: Size.sign, in: raising)
      for (sign, isOn) in [(minus, canLower), (dash, canRaise), (bar, canRaise)] {
        sign.backgroundColor = UIColor.label.cgColor
        sign.opacity = isOn ? 1 : 0.3
      }
    }
  }

  private func place(_ layer: CALayer, width: CGFloat, height: CGFloat, in rect: CGRect) {
    layer.frame = CGRect(
      x: rect.midX - width / 2,
      y: rect.midY - height / 2,
      width: width,
      height: height
    )
  }
}
