package import UIKit

/// How an error names a view: by the property that holds it, by its controller, or else by its class and frame.
@MainActor
package struct ViewName {
  /// The name in a sentence: "`save`", "the UIButton at (10, 20)", "the FormViewController's view".
  package let text: String
  /// The same as a name in a list: "save", "UIButton at (10, 20)".
  package let plain: String

  /// Looks for a view's name.
  package init(_ view: UIView) {
    if let property = Self.property(holding: view) {
      text = "`\(property)`"
      plain = property
    } else if type(of: view) == UIView.self, let controller = view.next as? UIViewController {
      plain = "\(type(of: controller))'s view"
      text = "the " + plain
    } else {
      let frame = view.frame
      plain =
        "\(type(of: view)) at (\(Int(clamping: frame.minX)), \(Int(clamping: frame.minY)))"
      text = "the " + plain
    }
  }

  /// The name of the property that holds a view, in the nearest responder that has one; what the framework's own classes
  /// call their parts is theirs alone.
  private static func property(holding view: UIView) -> String? {
    var owner = view.next
    while let responder = owner {
      if let name = property(of: responder, holding: view) { return name }
      owner = responder.next
    }
    return nil
  }

  private static func property(of owner: UIResponder, holding view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
      for child in current.children {
        guard let label = child.label, holds(child.value, view) else { continue }
        return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static let lazyPrefix = "$__lazy_storage_$_"

  private static func holds(_ value: Any, _ view: UIView) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { holds($0.value, view) } ?? false
    }
    guard mirror.displayStyle == .class else { return false }
    return value as AnyObject === view
  }
}

extension Int {
  /// A coordinate in whole points.
  fileprivate init(clamping value: CGFloat) {
    self = Int(Double(value).rounded(), within: -1_000_000...1_000_000)
  }
}
