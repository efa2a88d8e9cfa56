// Ours, not Apple's, are the names here. Embedded Swift has no metatypes as values: there a class of
// layers is named by what makes one.

#if hasFeature(Embedded)

  /// Names a class of layers, by a closure that makes one; the name is ours.
  public typealias LayerClass = () -> CALayer

  extension CALayer {
    /// Names this class.
    package static var plainClass: LayerClass { { CALayer() } }

    /// Names the class of layers with a text.
    package static var textClass: LayerClass { { CATextLayer() } }

    /// Makes a layer of a class.
    package static func make(_ layerClass: LayerClass) -> CALayer { layerClass() }
  }

#else

  /// Names a class of layers; the name is ours.
  public typealias LayerClass = AnyClass

  extension CALayer {
    /// Names this class.
    nonisolated package static var plainClass: LayerClass { CALayer.self }

    /// Names the class of layers with a text.
    nonisolated package static var textClass: LayerClass { CATextLayer.self }

    /// Makes a layer of a class.
    ///
    /// - Precondition: It is a class of layers.
    package static func make(_ layerClass: LayerClass) -> CALayer {
      guard let layerClass = layerClass as? CALayer.Type else {
        preconditionFailure("A view's layerClass isn't a class of layers.")
      }
      return layerClass.init()
    }
  }

#endif
