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
  /// The layers of images: two plates, two signs and the line.
  private var pictures: [CALayer] = []

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

  /// Shows images in place of the plate, the signs and the line where there are some.
  func show(
    _ images: StepperImages,
    lowering: (rect: CGRect, state: UIControl.State),
    raising: (rect: CGRect, state: UIControl.State),
    tint: UIColor
  ) {
    guard !images.isEmpty || !pictures.isEmpty else { return }
    if pictures.isEmpty, let parent = plate.superlayer {
      pictures = (0..<5).map { _ in CALayer() }
      for layer in pictures { parent.addSublayer(layer) }
    }
    let isRight = raising.rect.minX > lowering.rect.minX
    let (left, right) = isRight ? (lowering, raising) : (raising, lowering)
    let backs = [left, right].map { images.backgrounds.image(for: $0.state) }
    let line = images.divider(left: left.state, right: right.state)
    let lowers = images.decrement.image(for: lowering.state)
    let raises = images.increment.image(for: raising.state)
    CALayer.change(animated: false) {
      for (index, half) in [left, right].enumerated() {
        pictures[index].frame = half.rect
        pictures[index].setContents(backs[index]?.cgImage)
      }
      for (layer, (image, rect)) in zip(
        pictures.dropFirst(2),
        [
          (lowers, lowering.rect), (raises, raising.rect),
          (line, lowering.rect.union(raising.rect)),
        ]
      ) {
        place(layer, width: image?.size.width ?? 0, height: image?.size.height ?? 0, in: rect)
        let isTemplate = image?.renderingMode != .alwaysOriginal
        layer.setContents((isTemplate ? image?.withTintColor(tint) : image)?.cgImage)
      }
      for part in [plate, shade] { part.isHidden = backs[0] != nil || backs[1] != nil }
      self.line.isHidden = line != nil
      minus.isHidden = lowers != nil
      for part in [dash, bar] { part.isHidden = raises != nil }
    }
  }
}
