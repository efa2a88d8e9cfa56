import TouchCore
import UIKit

/// What painting needs of a library that draws, such as cairo, Skia or a browser's canvas.
protocol Canvas {
  /// Remembers the transform and the clip.
  mutating func save()
  /// Goes back to those that were remembered last.
  mutating func restore()
  /// Maps what is painted from now on, before the transform that is in force.
  mutating func transform(by map: Transform2D)
  /// Cuts off what is painted from now on.
  mutating func clip(to path: Path, _ rule: Path.FillRule)
  /// Begins a layer, which is painted as a whole when it ends: its shadow first, then the layer.
  mutating func beginLayer(opacity: Double, shadow: PaintShadow?)
  /// Ends the layer that was begun last.
  mutating func endLayer()
  /// Fills the inside of a path.
  mutating func fill(_ path: Path, _ color: PaintColor, _ rule: Path.FillRule)
  /// Draws along a path.
  mutating func stroke(_ path: Path, _ color: PaintColor, _ pen: PaintStroke)
  /// Writes a line of text.
  mutating func write(_ text: PaintText)
}

extension Canvas {
  /// Paints a picture, the hindmost first.
  mutating func paint(_ picture: DisplayList) {
    // Whether each group that is open has a layer.
    var layers: [Bool] = []
    for command in picture.commands {
      switch command {
      case .begin(let group):
        save()
        transform(by: group.transform)
        if let clip = group.clip { self.clip(to: clip, group.clipRule) }
        let needsLayer = group.opacity < 1 || group.shadow != nil
        if needsLayer { beginLayer(opacity: group.opacity, shadow: group.shadow) }
        layers.append(needsLayer)
      case .end:
        if layers.removeLast() { endLayer() }
        restore()
      case .fill(let path, let color, let rule): fill(path, color, rule)
      case .stroke(let path, let color, let pen): stroke(path, color, pen)
      case .text(let text): write(text)
      case .list(let picture):
        save()
        clip(to: Path(picture.bounds), .winding)
        paint(picture)
        restore()
      }
    }
  }
}
