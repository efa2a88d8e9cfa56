public import Testing
import TouchStage
public import UIKit

// What Swift Testing prints of objects where an expectation fails: their class says too little.

extension UIView: @MainActor CustomTestStringConvertible {
  /// The view as errors of fingers name it: "`save`", "the UIButton at (10, 20)".
  public var testDescription: String { ViewName(self).text }
}

extension UIGestureRecognizer: @MainActor CustomTestStringConvertible {
  /// The recognizer's name, its class and its state: "open (UITapGestureRecognizer, possible)".
  public var testDescription: String { "\(nameOrKind) (\(type(of: self)), \(state))" }
}

extension UIColor: CustomTestStringConvertible {
  /// The colour's components: "UIColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)".
  public var testDescription: String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }
}
