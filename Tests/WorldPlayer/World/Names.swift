import UIKit

/// The names of a world's objects in its transcript.
///
/// An object without a name gets the next number of its kind. Named objects are retained, so that
/// an address never means two of them.
@MainActor
final class Names {
  private var names: [ObjectIdentifier: String] = [:]
  private var kept: [AnyObject] = []
  private var counts = [0, 0, 0, 0]

  /// Names an object.
  func give(_ name: String, to object: AnyObject) {
    names[ObjectIdentifier(object)] = name
    kept.append(object)
  }

  /// A recognizer's name; one that the engine created is numbered.
  func name(of recognizer: UIGestureRecognizer) -> String {
    if let name = names[ObjectIdentifier(recognizer)] { return name }
    return number(recognizer, 0, "g")
  }

  /// A view's name; one that the engine created is numbered.
  func name(of view: UIView) -> String {
    if let name = names[ObjectIdentifier(view)] { return name }
    return number(view, 1, "u")
  }

  /// A touch's name.
  func name(of touch: UITouch) -> String {
    if let name = names[ObjectIdentifier(touch)] { return name }
    return number(touch, 2, "t")
  }

  /// A press's name.
  func name(of press: UIPress) -> String {
    if let name = names[ObjectIdentifier(press)] { return name }
    return number(press, 3, "p")
  }

  /// A recognizer's name, or a dash.
  func name(ofPerhaps recognizer: UIGestureRecognizer?) -> String {
    recognizer.map { name(of: $0) } ?? "-"
  }

  /// A view's name, or a dash.
  func name(ofPerhaps view: UIView?) -> String { view.map { name(of: $0) } ?? "-" }

  /// Touches in an order that doesn't depend on their addresses: by name, new ones by location.
  func sorted(_ touches: Set<UITouch>) -> [UITouch] {
    let new = touches.filter { names[ObjectIdentifier($0)] == nil }
    let byPlace = new.sorted { one, other in
      let (a, b) = (one.location(in: nil), other.location(in: nil))
      return (a.x, a.y) < (b.x, b.y)
    }
    for touch in byPlace { _ = name(of: touch) }
    return touches.sorted { one, other in
      let (a, b) = (name(of: one), name(of: other))
      return (a.utf8.count, a) < (b.utf8.count, b)
    }
  }

  /// Presses in an order that doesn't depend on their addresses.
  func sorted(_ presses: Set<UIPress>) -> [UIPress] {
    let new = presses.filter { names[ObjectIdentifier($0)] == nil }
    for press in new.sorted(by: { $0.type.rawValue < $1.type.rawValue }) { _ = name(of: press) }
    return presses.sorted { one, other in
      let (a, b) = (name(of: one), name(of: other))
      return (a.utf8.count, a) < (b.utf8.count, b)
    }
  }

  /// Releases every object.
  func forget() {
    names = [:]
    kept = []
  }

  private func number(_ object: AnyObject, _ kind: Int, _ letter: String) -> String {
    let name = "\(letter)\(counts[kind])"
    counts[kind] += 1
    give(name, to: object)
    return name
  }
}
