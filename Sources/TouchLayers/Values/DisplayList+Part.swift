import TouchGraphics

extension DisplayList {
  /// The part of the picture in a rectangle that is given as parts of its size.
  func part(_ rect: CGRect) -> DisplayList {
    if rect == .unit { return self }
    let (across, down) = (Double(rect.minX) * width, Double(rect.minY) * height)
    var part = DisplayList(
      width: Double(rect.width) * width,
      height: Double(rect.height) * height
    )
    part.group(PaintGroup(transform: .translation(x: -across, y: -down))) { $0.list(self) }
    return part
  }
}

extension CGRect {
  /// All of a picture.
  static var unit: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
