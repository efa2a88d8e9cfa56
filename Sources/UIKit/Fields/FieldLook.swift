#if !hasFeature(Embedded)
  import TouchCore
  import TouchGraphics
  import TouchLayers

  /// The layers of a text field: its border, its background, the selection, its text, the placeholder and the caret.
  @MainActor
  final class FieldLook {
    /// A line of text, and where it lies.
    struct Line {
      var text: String
      var font: UIFont
      var color: CGColor
      /// The line, in the field's coordinates.
      var frame: CGRect
      /// How the text lies in it.
      var alignment: NSTextAlignment
      /// What is seen of it.
      var room: CGRect
    }

    /// The strokes and corners of borders, in points: ours, near to Apple's.
    private enum Border {
      static let line: CGFloat = 1
      static let bezel: CGFloat = 2
      static let round: CGFloat = 0.5
      static let corner: CGFloat = 5
    }

    private let border = CALayer()
    private let background = CALayer()
    /// Cuts the text off at its room.
    private let window = CALayer()
    private let selection = CALayer()
    private let text = CATextLayer()
    private let placeholder = CATextLayer()
    private let caret = CALayer()

    /// Adds the layers to a field's, below its subviews.
    init(in layer: CALayer) {
      for (index, part) in [border, background, placeholder, window].enumerated() {
        layer.insertSublayer(part, at: UInt32(index))
      }
      for part in [selection, text, caret] { window.addSublayer(part) }
      window.masksToBounds = true
    }

    /// Shows the border.
    func showBorder(
      _ style: UITextField.BorderStyle,
      in frame: CGRect,
      line: CGColor,
      ground: CGColor
    ) {
      CALayer.change(animated: false) {
        border.frame = frame
        border.isHidden = style == .none
        border.borderColor = line
        let isRound = style == .roundedRect
        border.cornerRadius = isRound ? Border.corner : 0
        border.backgroundColor = isRound ? ground : nil
        border.borderWidth = isRound ? Border.round : style == .bezel ? Border.bezel : Border.line
      }
    }

    /// Shows a picture behind the text; nil for none.
    func showBackground(_ image: UIImage?, in frame: CGRect) {
      CALayer.change(animated: false) {
        background.frame = frame
        background.setContents(image?.cgImage)
      }
    }

    /// Shows the text and the placeholder, of which one is empty.
    func showText(_ line: Line, placeholder other: Line) {
      CALayer.change(animated: false) {
        // The caret may stand on the edge of its room.
        window.frame = line.room.insetBy(dx: -FieldMeasure.caret, dy: 0)
        show(line, in: text, from: window.frame.origin)
        show(other, in: placeholder, from: .zero)
      }
    }

    private func show(_ line: Line, in layer: CATextLayer, from origin: CGPoint) {
      layer.frame = line.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      layer.isHidden = line.text.isEmpty
      var shown = LayerText()
      shown.text = line.text
      shown.font = line.font
      shown.color = line.color
      shown.alignment = line.alignment
      shown.fitting = .wrapped(lines: 1)
      if layer.state.text != shown { layer.state.text = shown }
    }

    /// Shows the caret, or the selected part, in the field's coordinates; nil for none.
    func showCaret(_ caretFrame: CGRect?, selection selected: CGRect?, tint: CGColor) {
      let origin = window.frame.origin
      CALayer.change(animated: false) {
        caret.isHidden = caretFrame == nil
        caret.frame = caretFrame?.offsetBy(dx: -origin.x, dy: -origin.y) ?? .zero
        caret.backgroundColor = tint
        selection.isHidden = selected == nil
        selection.frame = selected?.offsetBy(dx: -origin.x, dy: -origin.y) ?? .zero
        selection.backgroundColor = tint.copy(alpha: tint.alpha * 0.2)
      }
    }

    /// The clear button's picture: a cross on a disc.
    static func cross(side: CGFloat) -> UIImage {
      let size = Double(side)
      var list = DisplayList(width: size, height: size)
      let disc = Rect(x: 2, y: 2, width: size - 4, height: size - 4)
      list.fill(Path(ellipseIn: disc), PaintColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6))
      var path = Path()
      let (near, far) = (size * 0.36, size * 0.64)
      path.move(to: Point(x: near, y: near))
      path.addLine(to: Point(x: far, y: far))
      path.move(to: Point(x: far, y: near))
      path.addLine(to: Point(x: near, y: far))
      list.stroke(path, PaintColor(red: 1, green: 1, blue: 1, alpha: 1), PaintStroke(width: 1.2))
      return UIImage(picture: list)
    }
  }
#endif
