package import TouchGraphics

/// Everything that a layer's picture is made of, but for its sublayers.
///
/// A layer has one as its model. What is seen of it at a moment is another one: the model with the
/// animations' values in it.
package struct LayerState: Equatable {
  /// Where the layer is.
  package var geometry: LayerGeometry
  /// The whole transform where it leads out of the plane; its image in the plane is the geometry's.
  package var spatial: SpatialTransform?
  /// What happens to the sublayers about the layer's anchor; nil for nothing.
  var sublayers: SpatialTransform?
  #if !hasFeature(Embedded)
    /// How far in front of the layer its anchor is, in points.
    package var anchorPointZ: CGFloat = 0
  #endif
  /// How far in front of its siblings the layer is drawn.
  package var zPosition: CGFloat = 0
  /// How opaque the layer is, with everything in it.
  package var opacity: CGFloat = 1
  /// Whether the layer isn't drawn, and nothing that is in it.
  package var isHidden = false
  /// Whether sublayers are seen inside the bounds only.
  package var masksToBounds = false

  /// What is behind everything else in the layer.
  package var backgroundColor: CGColor?
  /// How round the corners are, in points.
  package var cornerRadius: CGFloat = 0
  /// The corners that are round.
  package var maskedCorners = CACornerMask.all
  /// Whether the round corners set in earlier than circles do.
  package var hasContinuousCorners = false
  /// How wide the border is that lies inside the bounds, in points.
  package var borderWidth: CGFloat = 0
  /// The border's colour.
  package var borderColor: CGColor? = .black
  /// What falls behind the layer.
  package var shadow = LayerShadow()
  /// What the layer shows between its background and its sublayers.
  package var content = LayerContent.none

  /// Creates the state of a layer with a frame.
  package init(frame: CGRect) { geometry = LayerGeometry(frame: frame) }
}

extension LayerState {
  /// The whole transform.
  package var transform: CATransform3D {
    get { spatial?.value ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set {
      spatial = CATransform3DIsAffine(newValue) ? nil : SpatialTransform(newValue)
      geometry.transform = CATransform3DGetAffineTransform(aboutAnchor(newValue))
    }
  }

  /// A transform about the anchor, for what is seen from there.
  func aboutAnchor(_ transform: CATransform3D) -> CATransform3D {
    #if hasFeature(Embedded)
      transform
    #else
      anchorPointZ == 0 ? transform : CATransform3DTranslate(transform, 0, 0, -anchorPointZ)
    #endif
  }
}

/// The shadow that falls behind what a layer shows.
package struct LayerShadow: Equatable {
  /// The shadow's colour.
  package var color: CGColor? = .black
  /// How opaque the shadow is; 0 means that there is none.
  package var opacity: CGFloat = 0
  /// Where the shadow lies, seen from the layer, in points.
  package var offset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  package var radius: CGFloat = 3
}

/// What a layer shows between its background and its sublayers.
package enum LayerContent: Equatable {
  /// Nothing.
  case none
  /// A path.
  case shape(LayerShape)
  /// A text.
  case text(LayerText)
  /// Colours that go over into each other.
  case gradient(LayerGradient)
  /// A picture, drawn into a rectangle of the layer's own coordinates.
  case picture(LayerPicture)
  #if !hasFeature(Embedded)
    /// Particles; kept apart because few layers have them.
    indirect case emission(LayerEmission)
  #endif
}

/// A picture that a layer shows.
package struct LayerPicture: Equatable {
  /// What becomes of a picture's size.
  package enum Scaling: Hashable {
    /// It stays.
    case none
    /// It becomes that of the bounds, whatever becomes of the proportions.
    case fill
    /// The picture is as large as it can be with all of it inside of the bounds.
    case fit
    /// The picture is as small as it can be without a gap in the bounds.
    case cover
  }

  /// The picture.
  let picture: DisplayList
  /// What becomes of its size.
  private let scaling: Scaling
  /// Where the rest of the room goes: 0 to the right or below, 1 to the left or above.
  private let anchor: CGPoint
  #if !hasFeature(Embedded)
    /// What of the picture is made larger; nil for all of it.
    package var cuts: PictureCuts?
  #endif

  /// Creates what a layer shows of a picture.
  package init(_ picture: DisplayList, _ scaling: Scaling, anchor: CGPoint) {
    self.picture = picture
    self.scaling = scaling
    self.anchor = anchor
  }

  /// Where the picture lies in bounds.
  func frame(in bounds: CGRect) -> CGRect {
    let size = CGSize(width: CGFloat(picture.width), height: CGFloat(picture.height))
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let fitted: CGSize
    switch scaling {
    case .none: fitted = size
    case .fill: fitted = bounds.size
    case .fit: fitted = size.scaled(by: min(across, down))
    case .cover: fitted = size.scaled(by: max(across, down))
    }
    return CGRect(
      x: bounds.minX + (bounds.width - fitted.width) * anchor.x,
      y: bounds.minY + (bounds.height - fitted.height) * anchor.y,
      width: fitted.width,
      height: fitted.height
    )
  }
}

extension CGSize {
  /// The size with both sides longer or shorter by a factor.
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

/// A transform that leads out of the plane, kept apart because few layers have one.
package final class SpatialTransform: Equatable, Sendable {
  /// The transform.
  let value: CATransform3D

  /// Keeps a transform.
  init(_ value: CATransform3D) { self.value = value }

  /// Whether two are the same.
  package static func == (lhs: SpatialTransform, rhs: SpatialTransform) -> Bool {
    lhs.value == rhs.value
  }
}
