import TouchCore
import TouchGraphics

extension CALayer {
  /// What happens to the sublayers about the layer's anchor, beside their own transforms; nothing unless set.
  ///
  /// Deviation: it is drawn as projected into the plane, without perspective, and sublayers are in front of each other
  /// by their `zPosition` and order alone. Points are converted, and touches found, by its image in the plane.
  public var sublayerTransform: CATransform3D {
    get { state.sublayers?.value ?? CATransform3DIdentity }
    set {
      change(.sublayerTransform) {
        LayerProperty.sublayerTransform.set(.transform(newValue), in: &$0)
      }
      placeSublayers()
    }
  }
}
