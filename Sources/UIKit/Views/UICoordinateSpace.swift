/// Something with coordinates of its own on a screen: a view, or the screen itself.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in the space's own coordinates.
  var bounds: CGRect { get }

  /// A point of this space in another space's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this space's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another space's coordinates: the smallest one that contains its corners.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this space's coordinates, the smallest one that contains its corners.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Disfavoured: code that converts to a view calls the methods for views, which do the same.
extension UIView: UICoordinateSpace {
  /// A point of this view in another space's coordinates; a space that a client made converts it itself.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let object = coordinateSpace as AnyObject
    if let view = object as? UIView { return convert(point, to: Optional(view)) }
    if object is ScreenSpace { return screenPoint(point) }
    return coordinateSpace.convert(point, from: self)
  }

  /// A point of another space in this view's coordinates; a space that a client made converts it itself.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let object = coordinateSpace as AnyObject
    if let view = object as? UIView { return convert(point, from: Optional(view)) }
    if object is ScreenSpace {
      return convert(window?.ownLayer.modelPoint(fromParent: point) ?? point, from: nil as UIView?)
    }
    return coordinateSpace.convert(point, to: self)
  }

  /// A rectangle of this view in another space's coordinates: the smallest one that contains its corners.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.converted { convert($0, to: coordinateSpace) }
  }

  /// A rectangle of another space in this view's coordinates: the smallest one that contains its corners.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.converted { convert($0, from: coordinateSpace) }
  }

  /// The view's rectangle on the screen.
  var frameOnScreen: CGRect { bounds.converted { screenPoint($0) } }

  /// A point of the view on the screen; without a window, in the coordinates around the root.
  fileprivate func screenPoint(_ point: CGPoint) -> CGPoint {
    let location = convert(point, to: nil as UIView?)
    return window?.ownLayer.modelPoint(toParent: location) ?? location
  }
}

/// The coordinates of a screen.
final class ScreenSpace: UICoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace as AnyObject is ScreenSpace
      ? point : coordinateSpace.convert(point, from: self)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace as AnyObject is ScreenSpace ? point : coordinateSpace.convert(point, to: self)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.converted { convert($0, to: coordinateSpace) }
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.converted { convert($0, from: coordinateSpace) }
  }
}

extension CGRect {
  /// The smallest upright rectangle that contains the converted corners.
  fileprivate func converted(by convert: (CGPoint) -> CGPoint) -> CGRect {
    if isNull { return .null }
    return CGRect(
      around: convert(CGPoint(x: minX, y: minY)),
      convert(CGPoint(x: maxX, y: minY)),
      convert(CGPoint(x: minX, y: maxY)),
      convert(CGPoint(x: maxX, y: maxY))
    )
  }
}
