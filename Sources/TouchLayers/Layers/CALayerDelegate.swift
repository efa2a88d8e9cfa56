/// Lays out a layer's sublayers; a view is its own layer's delegate.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol CALayerDelegate: AnyObject {
  /// The layer needs its sublayers laid out; does nothing by default.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
