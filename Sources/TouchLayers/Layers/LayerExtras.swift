import TouchGraphics

/// What few layers have, kept apart so that the others stay small; made at the first setting.
final class LayerExtras {
  /// The view whose layer is the mask, kept alive.
  var maskOwner: AnyObject?
  /// The picture that a client gave the layer.
  var contents: CGImage?
  /// How that is fitted into the bounds.
  var contentsGravity = CALayerContentsGravity.resize
  #if !hasFeature(Embedded)
    /// The layer that this one is the mask of; of no class here, as layers know this one.
    var masked: Weak<AnyObject>?
    /// What a client set under names of its own.
    var values: [String: Any] = [:]
    /// Whether its sublayers lie in its own space.
    var sharesSpace = false
    // Of a time without an end they change nothing.
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    var minificationFilterBias: Float = 0
    /// What a client has the layer do when a property changes.
    var actions: [String: any CAAction]?
    /// The part of the picture that is stretched, as parts of its size.
    var contentsCenter = CGRect.unit
    /// What an emitter's layer was set to before; nil for other layers.
    var emission: EmissionRecord?
  #endif
  /// The outline of the shadow, as a client said it.
  var shadowPath: CGPath?
  /// Whether a client promises that all of it is opaque; nil for what its kind is by itself.
  var isOpaque: Bool?
  /// Whether its back is drawn where that faces the viewer.
  var isDoubleSided = true
  /// How often its sublayers are drawn, and how; nil for once.
  var replication: LayerReplication?
  /// How much later the sublayers' time is, in seconds, while a copy of them is drawn.
  var lag = 0.0
  /// Called where the layer becomes a sublayer, or gets another index.
  var wasPlaced: (() -> Void)?
  /// How its time runs beside its superlayer's.
  var timing = LayerTiming()
  /// The part of the picture that the layer shows.
  var contentsRect = CGRect.unit
  // Hints to what paints.
  var allowsGroupOpacity = true
  var needsDisplayOnBoundsChange = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
}
