import TouchGraphics

/// How the copies of a layer's sublayers differ from each other.
struct LayerReplication {
  /// How often the sublayers are drawn.
  var count = 1
  /// How much later the time of each copy is than that of the one before, in seconds.
  var delay = 0.0
  /// What leads from a copy to the next, about the centre of the layer's bounds.
  var transform = CATransform3DIdentity
  /// What the first copy's colours are multiplied with; nil for white.
  var color: CGColor?
  /// What the red part of that grows by from copy to copy.
  var redStep: Float = 0
  /// What the green part of it grows by.
  var greenStep: Float = 0
  /// What the blue part of it grows by.
  var blueStep: Float = 0
  /// What the opacity of it grows by.
  var alphaStep: Float = 0

  /// The copies of a layer that draws its sublayers once and as they are.
  init() {}

  /// One copy with a multiplier for its colours.
  init(look: PaintColor) {
    color = CGColor(
      red: CGFloat(look.red),
      green: CGFloat(look.green),
      blue: CGFloat(look.blue),
      alpha: CGFloat(look.alpha)
    )
  }

  /// Calls a closure for each copy, the first first: with its index, and with what leads to it from the first, about
  /// the origin.
  func forEachCopy(_ body: (_ index: Int, _ transform: CATransform3D) -> Void) {
    var total = CATransform3DIdentity
    for index in 0..<max(count, 0) {
      body(index, total)
      total = CATransform3DConcat(total, transform)
    }
  }

  /// What a copy's colours are multiplied with; no part is below 0, nor is the opacity above 1.
  func factor(of index: Int) -> PaintColor {
    let first = PaintColor(color ?? .white)
    let steps = Double(index)
    return PaintColor(
      red: max(first.red + steps * Double(redStep), 0),
      green: max(first.green + steps * Double(greenStep), 0),
      blue: max(first.blue + steps * Double(blueStep), 0),
      alpha: min(max(first.alpha + steps * Double(alphaStep), 0), 1)
    )
  }
}
