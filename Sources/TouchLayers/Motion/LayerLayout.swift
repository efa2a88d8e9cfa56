/// A layer that lays out its sublayers itself, as it has no view.
#if !hasFeature(Embedded)
  @MainActor
#endif
protocol SelfLayingOut: AnyObject {
  /// Lays out the superlayers without a view that wait, then this layer if it still waits.
  func layOutFromTop()
}

/// The layers without a view that wait to lay out their sublayers.
struct LayerLayout {
  /// How often one call lays out again where layout asks for layout.
  static var mostRounds: Int { 8 }

  private var waiting: [any SelfLayingOut] = []

  /// Whether nothing waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Takes a layer in until the turn ends.
  mutating func add(_ layer: any SelfLayingOut) { waiting.append(layer) }

  /// Takes out what waits.
  mutating func take() -> [any SelfLayingOut] {
    var taken: [any SelfLayingOut] = []
    swap(&taken, &waiting)
    return taken
  }
}
