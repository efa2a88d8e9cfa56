package import TouchGraphics

/// All that a layer knows of the view that it belongs to, beside that it is the layer's delegate.
#if !hasFeature(Embedded)
  @MainActor
#endif
package protocol LayerOwner: AnyObject {
  /// How the picture follows a change of the layer just now; nil where the change is seen at once.
  var changeAnimation: ChangeAnimation? { get }
  /// Tells that the size of the layer's bounds is another one.
  func layerSizeChanged(from before: CGSize)
  /// How many pixels a point of the layer has, where nothing else was set.
  var layerScale: CGFloat { get }
  /// Whether the layer waits for layout.
  var layerNeedsLayout: Bool { get }
  /// Asks for layout at the end of the turn.
  func askForLayerLayout()
  /// Lays out now what waits for it.
  func layOutLayer()
  /// Asks for drawing at the end of the turn.
  func askForLayerDisplay()
}
