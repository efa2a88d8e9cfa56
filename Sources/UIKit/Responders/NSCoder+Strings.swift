#if !hasFeature(Embedded) && !canImport(ObjectiveC)
  public import TouchGraphics

  /// Numbers in braces, as clients print them.
  extension NSCoder {
    /// A point as `{x, y}`.
    public class func string(for point: CGPoint) -> String { braced(point.x, point.y) }
    /// A vector as `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { braced(vector.dx, vector.dy) }
    /// A size as `{width, height}`.
    public class func string(for size: CGSize) -> String { braced(size.width, size.height) }
    /// A rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
      "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// A transform as `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
      let parts = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      return "[\(parts.map(text).joined(separator: ", "))]"
    }
    /// Insets as `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
      braced(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// An offset as `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
      braced(offset.horizontal, offset.vertical)
    }
    /// Insets as `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
      braced(insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    private class func braced(_ numbers: CGFloat...) -> String {
      "{\(numbers.map(text).joined(separator: ", "))}"
    }

    /// A number without a fraction of 0.
    private class func text(_ number: CGFloat) -> String {
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
#endif
