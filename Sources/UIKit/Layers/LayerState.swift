import TouchCore

/// Everything that a layer's picture is made of, but for its sublayers.
///
/// A layer has one as its model. What is seen of it at a moment is another one: the model with the
/// animations' values in it.
struct LayerState: Equatable {
  /// Where the layer is.
  var geometry: LayerGeometry
  /// The whole transform where it leads out of the plane; its image in the plane is the geometry's.
  var spatial: SpatialTransform?
  /// How far in front of its siblings the layer is drawn.
  var zPosition: CGFloat = 0
  /// How opaque the layer is, with everything in it.
  var opacity: CGFloat = 1
  /// Whether the layer isn't drawn, and nothing that is in it.
  var isHidden = false
  /// Whether sublayers are seen inside the bounds only.
  var masksToBounds = false

  /// What is behind everything else in the layer.
  var backgroundColor: CGColor?
  /// How round the corners are, in points.
  var cornerRadius: CGFloat = 0
  /// How wide the border is that lies inside the bounds, in points.
  var borderWidth: CGFloat = 0
  /// The border's colour.
  var borderColor: CGColor?
  /// What falls behind the layer.
  var shadow = LayerShadow()
  /// What the layer shows between its background and its sublayers.
  var content = LayerContent.none

  /// Creates the state of a layer with a frame.
  init(frame: CGRect) { geometry = LayerGeometry(frame: frame) }
}

/// The shadow that falls behind what a layer shows.
struct LayerShadow: Equatable {
  /// The shadow's colour.
  var color: CGColor?
  /// How opaque the shadow is; 0 means that there is none.
  var opacity: CGFloat = 0
  /// Where the shadow lies, seen from the layer, in points.
  var offset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  var radius: CGFloat = 3
}

/// What a layer shows between its background and its sublayers.
enum LayerContent: Equatable {
  /// Nothing.
  case none
  /// A path.
  case shape(LayerShape)
  /// A text.
  case text(LayerText)
  /// A picture, drawn into a rectangle of the layer's own coordinates.
  case picture(LayerPicture)
}

/// A picture that a layer shows.
struct LayerPicture: Equatable {
  /// The picture.
  var picture: DisplayList
  /// How it is fitted into the bounds.
  var mode: UIView.ContentMode

  /// Where the picture lies in bounds.
  func frame(in bounds: CGRect) -> CGRect {
    mode.frame(
      of: CGSize(width: CGFloat(picture.width), height: CGFloat(picture.height)),
      in: bounds
    )
  }
}

/// A transform that leads out of the plane, kept apart because few layers have one.
final class SpatialTransform: Equatable, Sendable {
  /// The transform.
  let value: CATransform3D

  /// Keeps a transform.
  init(_ value: CATransform3D) { self.value = value }

  /// Whether two are the same.
  static func == (lhs: SpatialTransform, rhs: SpatialTransform) -> Bool { lhs.value == rhs.value }
}
