import TouchGraphics

extension LayerValue {
  /// How far it is to another value; 1 for what has no distances, 0 for the same.
  func distance(to other: LayerValue) -> Double {
    func length(_ parts: CGFloat...) -> Double {
      var sum = 0.0
      for part in parts { sum += Double(part * part) }
      return sum.squareRoot()
    }
    switch (self, other) {
    case (.number(let a), .number(let b)): return length(b - a)
    case (.point(let a), .point(let b)): return length(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): return length(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      return length(
        b.origin.x - a.origin.x,
        b.origin.y - a.origin.y,
        b.size.width - a.size.width,
        b.size.height - a.size.height
      )
    default: return self == other ? 0 : 1
    }
  }

  /// A value on the smooth curve through values: a Catmull-Rom spline, which leads through each of them
  /// along the change from the one before to the one after.
  ///
  /// What can't be added goes straight.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - index: The value before.
  ///   - part: How far it is to the next one, from 0 to 1.
  /// - Returns: The value; nil where nothing lies between the two.
  static func smooth(_ values: [LayerValue], from index: Int, part: Double) -> LayerValue? {
    let (start, end) = (values[index], values[index + 1])
    let before = index > 0 ? values[index - 1] : start
    let after = index + 2 < values.count ? values[index + 2] : end
    let (t, t2) = (CGFloat(part), CGFloat(part * part))
    let t3 = t2 * t
    let weights = [
      (before, (-t3 + 2 * t2 - t) / 2), (start, (3 * t3 - 5 * t2 + 2) / 2 - 1),
      (end, (-3 * t3 + 4 * t2 + t) / 2), (after, (t3 - t2) / 2),
    ]
    var sum: LayerValue? = start
    for (value, weight) in weights { sum = sum?.adding(value, times: weight) }
    return sum ?? start.interpolated(to: end, part: part)
  }
}
