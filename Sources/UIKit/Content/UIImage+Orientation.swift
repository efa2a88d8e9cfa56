import TouchCore

extension UIImage {
  /// Which side of a picture is up: how what it holds has to be turned to be seen as it is meant.
  public enum Orientation: Int, Sendable {
    /// Its first line.
    case up = 0
    /// Its last line: half a turn.
    case down = 1
    /// Its right side: a quarter of a turn counterclockwise.
    case left = 2
    /// Its left side: a quarter of a turn clockwise.
    case right = 3
    /// As `up`, mirrored from side to side.
    case upMirrored = 4
    /// As `down`, mirrored from side to side.
    case downMirrored = 5
    /// As `left`, mirrored from top to bottom.
    case leftMirrored = 6
    /// As `right`, mirrored from top to bottom.
    case rightMirrored = 7
  }

  /// Creates an image of a picture that a layer can show.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: How many of its pixels a point has.
  ///   - orientation: Which side of it is up: the image is the picture, turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    self.init(list: cgImage.list.scaled(to: size).turned(to: orientation), scale: scale)
  }

  /// Which side of the picture is up: its first line's always, as a picture that is given another one is turned.
  public var imageOrientation: Orientation { .up }
}

extension DisplayList {
  /// The picture as it is seen with one of its sides up.
  fileprivate func turned(to orientation: UIImage.Orientation) -> DisplayList {
    let map: Transform2D
    switch orientation {
    case .up: return self
    case .down: map = Transform2D(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: map = Transform2D(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: map = Transform2D(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: map = Transform2D(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: map = Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: map = Transform2D(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .rightMirrored: map = Transform2D(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    }
    let isOnSide = map.a == 0
    var result = DisplayList(width: isOnSide ? height : width, height: isOnSide ? width : height)
    result.group(PaintGroup(transform: map)) { $0.list(self) }
    return result
  }
}
