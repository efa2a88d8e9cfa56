#if !hasFeature(Embedded)
  import TouchGraphics

  extension LayerValue {
    /// A point, a size or a rectangle of the parts that Apple's pages let animations give as an array: `[0, 0]`.
    ///
    /// Nil where the example has another number of parts, or where a part is no number.
    init?(parts: [LayerValue], like example: LayerValue) {
      let numbers = parts.compactMap { part in
        if case .number(let number) = part { number } else { nil as CGFloat? }
      }
      guard numbers.count == parts.count else { return nil }
      switch (example, numbers.count) {
      case (.point, 2): self = .point(CGPoint(x: numbers[0], y: numbers[1]))
      case (.size, 2): self = .size(CGSize(width: numbers[0], height: numbers[1]))
      case (.rect, 4):
        self = .rect(
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        )
      default: return nil
      }
    }
  }
#endif
