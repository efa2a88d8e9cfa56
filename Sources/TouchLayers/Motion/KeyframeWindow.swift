/// A part of a keyframe animation's time, from 0 to 1.
package struct KeyframeWindow {
  /// Where it begins.
  package var start = 0.0
  /// Where it ends; not before its beginning.
  package var end = 1.0

  /// Creates the whole time.
  package init() {}

  /// Creates a part that is itself given as a part of another one; what lies outside is cut off.
  package init(start: Double, duration: Double, in outer: KeyframeWindow) {
    func inside(_ part: Double) -> Double {
      let part = part.isNaN ? 0 : min(max(part, 0), 1)
      return outer.start + part * (outer.end - outer.start)
    }
    self.start = inside(start)
    end = max(self.start, inside(start + duration))
  }

  /// Whether it is the whole time.
  var isWhole: Bool { start == 0 && end == 1 }

  /// How much of it has passed at a part of the whole time.
  func progress(at part: Double) -> Double {
    if part <= start { return 0 }
    return part >= end ? 1 : (part - start) / (end - start)
  }
}
