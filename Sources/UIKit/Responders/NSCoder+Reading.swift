#if !hasFeature(Embedded) && !canImport(ObjectiveC)
  public import TouchGraphics

  /// What `NSCoder.string(for:)` wrote, as a value again; zero for any other text.
  extension NSCoder {
    /// The point in a text like `{x, y}`.
    public class func cgPoint(for string: String) -> CGPoint {
      numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The vector in a text like `{dx, dy}`.
    public class func cgVector(for string: String) -> CGVector {
      numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The size in a text like `{width, height}`.
    public class func cgSize(for string: String) -> CGSize {
      numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The rectangle in a text like `{{x, y}, {width, height}}`.
    public class func cgRect(for string: String) -> CGRect {
      numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        ?? .zero
    }
    /// The transform in a text like `[a, b, c, d, tx, ty]`; the identity for any other text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
      numbers(6, in: string).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
        ?? .identity
    }
    /// The insets in a text like `{top, left, bottom, right}`.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
      numbers(4, in: string).map {
        UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      }
        ?? .zero
    }
    /// The insets in a text like `{top, leading, bottom, trailing}`.
    public class func directionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
      numbers(4, in: string).map {
        NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
      } ?? .zero
    }
    /// The offset in a text like `{horizontal, vertical}`.
    public class func uiOffset(for string: String) -> UIOffset {
      numbers(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The numbers in a text of braces or brackets, if there are so many.
    private class func numbers(_ count: Int, in string: String) -> [CGFloat]? {
      let parts = string.split { "{[, ]}".contains($0) }
      let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
      return numbers.count == count && parts.count == count ? numbers : nil
    }
  }
#endif
