package import TouchGraphics

extension PaintColor {
  /// The same colour in the engine's words.
  package init(_ color: CGColor) {
    self.init(
      red: Double(color.red),
      green: Double(color.green),
      blue: Double(color.blue),
      alpha: Double(color.alpha)
    )
  }
}
