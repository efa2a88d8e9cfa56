/// Lays out a layer's sublayers, and says what its changes do; a view is its own layer's delegate.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol CALayerDelegate: AnyObject {
  /// The layer needs its sublayers laid out; does nothing by default.
  func layoutSublayers(of layer: CALayer)
  #if !hasFeature(Embedded)
    /// What the layer does when a property changes; by default nil, which asks the layer itself.
    ///
    /// `NSNull` shows the change at once.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  #endif
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  #if !hasFeature(Embedded)
    /// Asks the layer itself.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  #endif
}
