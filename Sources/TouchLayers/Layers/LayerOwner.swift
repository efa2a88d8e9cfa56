package import TouchGraphics

/// All that a layer knows of the view that it belongs to, as Apple's knows it by `CALayerDelegate`.
#if !hasFeature(Embedded)
  @MainActor
#endif
package protocol LayerOwner: AnyObject {
  /// How the picture follows a change of the layer just now; nil where the change is seen at once.
  var changeAnimation: ChangeAnimation? { get }
  /// Tells that the size of the layer's bounds is another one.
  func layerSizeChanged(from before: CGSize)
}
