import TouchCore
import TouchGraphics

extension DisplayList {
  /// Adds one line of text.
  mutating func label(
    _ text: String,
    _ location: Point,
    _ size: Double,
    _ color: PaintColor,
    _ alignment: PaintText.Alignment = .left,
    weight: Int = 400
  ) {
    self.text(
      PaintText(text, at: location, size: size, weight: weight, alignment: alignment, color: color)
    )
  }
}
