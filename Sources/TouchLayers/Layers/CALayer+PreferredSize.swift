import TouchGraphics

extension CALayer {
  /// The size in points of the text or the picture that the layer shows; otherwise that of the bounds.
  ///
  /// A text's is estimated without the font's metrics, on the lines that it has itself.
  final func contentSize() -> CGSize {
    switch state.content {
    case .text(let text):
      let measure = TextMeasure(text)
      let lines = measure.lines(of: text.text, within: nil)
      let widest = lines.map { measure.width(of: $0) }.max() ?? 0
      return CGSize(width: widest, height: CGFloat(lines.count) * text.font.lineHeight)
    case .picture(let picture):
      return CGSize(width: CGFloat(picture.picture.width), height: CGFloat(picture.picture.height))
    default: return bounds.size
    }
  }
}
