import TouchCore
public import UIKit

/// Where a synthetic finger goes: a view (its middle), a point of the screen, or a location in a view.
///
/// `CGPoint`, `UIView` and `FingerLocation` are targets, so that `tap(at:)` takes each of them:
///
/// ```swift
/// try fingers.tap(at: CGPoint(x: 120, y: 300))
/// try fingers.tap(at: save)
/// try fingers.tap(at: .corner(.topLeft, of: card))
/// try fingers.tap(at: .fraction(of: card, x: 0.25, y: 0.5))
/// ```
@MainActor
public protocol FingerTarget {
  /// The location.
  var fingerLocation: FingerLocation { get }
}

/// A location on the screen, or in a view wherever the view is when the finger lands there, or sets out for it.
@MainActor
public struct FingerLocation: FingerTarget {
  /// The distance between the fingers of a chord, in points (our own choice: fingers side by side).
  nonisolated static let chordSpacing = 44.0
  /// How far from the screen's corner a finger may be told to go, in points, each way (our own choice).
  nonisolated static let reach = 1_000_000.0

  /// The view that the location is in; nil for a location of the screen.
  let view: UIView?
  /// The location in the view's coordinates, from the view's bounds; or in points of the screen.
  private let location: (CGRect) -> CGPoint
  /// Why there is no such location.
  private let problem: FingerError?

  init(
    in view: UIView?,
    problem: FingerError? = nil,
    at location: @escaping (CGRect) -> CGPoint
  ) {
    self.view = view
    self.problem = problem
    self.location = location
  }

  /// The location itself.
  public var fingerLocation: FingerLocation { self }

  /// Where the location is now, in points of the screen.
  func point() throws(FingerError) -> Point {
    if let problem { throw problem }
    let inside = location(view?.bounds ?? .zero)
    try Self.check(inside, within: .greatestFiniteMagnitude)
    guard let view else { return Point(x: Double(inside.x), y: Double(inside.y)) }
    guard let window = (view as? UIWindow) ?? view.window else {
      throw .inNoWindow(view)
    }
    let point = view.convert(inside, to: window.screen.coordinateSpace)
    try Self.check(point, within: .greatestFiniteMagnitude)
    return Point(x: Double(point.x), y: Double(point.y))
  }

  /// Throws an error where a coordinate is no finite number, or one that is farther away than fingers go.
  static func check(_ point: CGPoint, within reach: Double = reach) throws(FingerError) {
    try check("a place", Double(point.x), Double(point.y), within: reach)
  }

  /// The same of a location or a displacement.
  static func check(
    _ name: String,
    _ x: Double,
    _ y: Double,
    within reach: Double = reach
  ) throws(FingerError) {
    if abs(x) <= reach, abs(y) <= reach { return }
    throw .impossible(
      name,
      value: NumberWords.text(x, y),
      needs: x.isFinite && y.isFinite
        ? "two numbers from -\(NumberWords.text(reach)) to \(NumberWords.text(reach)) points"
        : "two finite numbers"
    )
  }
}

extension FingerTarget where Self == FingerLocation {
  /// A point of the screen.
  public static func point(_ x: Double, _ y: Double) -> FingerLocation {
    FingerLocation(in: nil) { _ in CGPoint(x: x, y: y) }
  }

  /// A point in a view's coordinates.
  public static func point(_ point: CGPoint, in view: UIView) -> FingerLocation {
    FingerLocation(in: view) { _ in point }
  }

  /// The middle of a view's bounds.
  public static func center(of view: UIView) -> FingerLocation {
    fraction(of: view, x: 0.5, y: 0.5)
  }

  /// A location between a view's edges: (0, 0) is its top left corner, (1, 1) its bottom right one.
  ///
  /// The right and bottom edges are outside (rule 2.3).
  public static func fraction(of view: UIView, x: Double, y: Double) -> FingerLocation {
    FingerLocation(in: view) { bounds in
      CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    }
  }

  /// A location near a corner of a view.
  ///
  /// - Parameters:
  ///   - corner: One corner; of several the first in the order of reading.
  ///   - view: The view.
  ///   - inset: How far inside the location is from both edges, in points.
  /// - Returns: The location.
  public static func corner(
    _ corner: UIRectCorner,
    of view: UIView,
    inset: Double = 1
  ) -> FingerLocation {
    let isNone = corner.isDisjoint(with: .allCorners)
    let problem = FingerError.impossible(
      "a corner",
      value: "[]",
      needs: ".topLeft, .topRight, .bottomLeft or .bottomRight"
    )
    let isLeft = !corner.isDisjoint(with: [.topLeft, .bottomLeft])
    let isTop = !corner.isDisjoint(with: [.topLeft, .topRight])
    return FingerLocation(in: view, problem: isNone ? problem : nil) { bounds in
      CGPoint(
        x: isLeft ? bounds.minX + inset : bounds.maxX - inset,
        y: isTop ? bounds.minY + inset : bounds.maxY - inset
      )
    }
  }
}

extension CGPoint: FingerTarget {
  /// The point of the screen.
  public var fingerLocation: FingerLocation { .point(Double(x), Double(y)) }
}

extension UIView: FingerTarget {
  /// The middle of the view's bounds.
  public var fingerLocation: FingerLocation { .center(of: self) }
}
