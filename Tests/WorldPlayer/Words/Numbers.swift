import TouchCore
import UIKit

// Numbers and geometry as text. A number's shortest description is exact and the same everywhere.

/// A number; both zeros are written alike.
func text(_ number: Double) -> String { number == 0 ? "0" : number.description }

/// A number.
func text(_ number: CGFloat) -> String { text(Double(number)) }

/// A time or a duration, in nanoseconds.
func text(_ time: TouchTime) -> String { "\(time.nanoseconds)ns" }

/// A point.
func text(_ point: CGPoint) -> String { "(\(text(point.x)),\(text(point.y)))" }

/// A size.
func text(_ size: CGSize) -> String { "(\(text(size.width))x\(text(size.height)))" }

/// A rectangle.
func text(_ rect: CGRect) -> String { "\(text(rect.origin))\(text(rect.size))" }

/// Insets.
func text(_ insets: UIEdgeInsets) -> String {
  "[\(text(insets.top)),\(text(insets.left)),\(text(insets.bottom)),\(text(insets.right))]"
}

/// A transform.
func text(_ transform: CGAffineTransform) -> String {
  transform.isIdentity
    ? "1"
    : [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      .map { text($0) }.joined(separator: ",")
}

/// A Boolean, as a letter for its meaning.
func flag(_ isOn: Bool, _ word: String) -> String { isOn ? word : "-" }
