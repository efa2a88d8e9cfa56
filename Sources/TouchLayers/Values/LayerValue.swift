import TouchCore
import TouchGraphics

/// What one of a layer's properties is set to.
enum LayerValue: Equatable {
  /// A number.
  case number(CGFloat)
  /// A point.
  case point(CGPoint)
  /// A width and a height.
  case size(CGSize)
  /// A rectangle.
  case rect(CGRect)
  /// A colour, or none.
  case color(CGColor?)
  /// A transform.
  case transform(CATransform3D)
  /// A path, or none.
  case path(Path?)
  #if !hasFeature(Embedded)
    /// A gradient's colours or locations.
    case list([LayerValue])
  #endif

  // MARK: Between two values

  /// The value at a fraction of the change to another one; nil where nothing lies between the two.
  ///
  /// Fractions below 0 and beyond 1 extrapolate.
  func interpolated(to end: LayerValue, part: Double) -> LayerValue? {
    let part = CGFloat(part)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x),
          y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width),
          height: mix(a.size.height, b.size.height)
        )
      )
    case (.color(let a), .color(let b)):
      // No colour is the other one, seen through.
      guard let from = a ?? b?.copy(alpha: 0), let to = b ?? a?.copy(alpha: 0) else { return self }
      // Between a pattern and a colour there is nothing.
      if from.isPattern || to.isPattern { return part < 1 ? self : end }
      return .color(
        CGColor(
          red: mix(from.red, to.red),
          green: mix(from.green, to.green),
          blue: mix(from.blue, to.blue),
          alpha: mix(from.alpha, to.alpha)
        )
      )
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, part: part))
    case (.path(let a), .path(let b)):
      guard let a, let b else { return part < 1 ? self : end }
      return .path(a.mixed(with: b, part: Double(part)) ?? (part < 1 ? a : b))
    #if !hasFeature(Embedded)
      case (.list(let a), .list(let b)):
        guard a.count == b.count else { return part < 1 ? self : end }
        return .list(zip(a, b).compactMap { $0.interpolated(to: $1, part: Double(part)) })
    #endif
    default: return nil
    }
  }

  /// The value at fractions of the change to another one, one along each axis; see `interpolated(to:part:)`.
  ///
  /// What has no axes goes by the part along x, or by that along y where nothing was asked of x.
  func interpolated(to end: LayerValue, parts: Vector) -> LayerValue? {
    guard parts.dx != parts.dy, let across = interpolated(to: end, part: parts.dx),
      let down = interpolated(to: end, part: parts.dy)
    else { return interpolated(to: end, part: parts.dx) }
    switch (across, down) {
    case (.point(let x), .point(let y)): return .point(CGPoint(x: x.x, y: y.y))
    case (.size(let x), .size(let y)): return .size(CGSize(width: x.width, height: y.height))
    case (.rect(let x), .rect(let y)):
      return .rect(
        CGRect(
          x: x.origin.x,
          y: y.origin.y,
          width: x.size.width,
          height: y.size.height
        )
      )
    default: return across
    }
  }

  /// The value as one that can be seen; of no colour, the one that comes next, seen through.
  func visible(before next: LayerValue) -> LayerValue {
    if case .color(nil) = self, case .color(let color?) = next {
      return .color(color.copy(alpha: 0))
    }
    return self
  }

  /// The sum of two values, for changes that are given by their amount; nil where there is none.
  func adding(_ other: LayerValue, times factor: CGFloat = 1) -> LayerValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b * factor)
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x * factor,
          y: a.origin.y + b.origin.y * factor,
          width: a.size.width + b.size.width * factor,
          height: a.size.height + b.size.height * factor
        )
      )
    default: nil
    }
  }

  /// The value in the shape that a property needs: points and sizes stand for each other.
  func shaped(like example: LayerValue) -> LayerValue? {
    switch (self, example) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform), (.path, .path):
      self
    #if !hasFeature(Embedded)
      case (.list, .list): self
      case (.list(let parts), _): LayerValue(parts: parts, like: example)
    #endif
    case (.point(let point), .size): .size(CGSize(width: point.x, height: point.y))
    case (.size(let size), .point): .point(CGPoint(x: size.width, y: size.height))
    default: nil
    }
  }
}

extension Path {
  /// The path at a fraction of the change to another one with the same movements; nil for one with others.
  fileprivate func mixed(with other: Path, part: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * part }
    var result = Path()
    for (mine, its) in zip(elements, other.elements) {
      switch (mine, its) {
      case (.move(let a), .move(let b)): result.move(to: mix(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
      case (.quad(let a, let c), .quad(let b, let d)):
        result.addQuad(to: mix(a, b), control: mix(c, d))
      case (.cubic(let a, let c1, let c2), .cubic(let b, let d1, let d2)):
        result.addCubic(to: mix(a, b), control1: mix(c1, d1), control2: mix(c2, d2))
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return result
  }
}
