/// The layers without a view that wait to lay out their sublayers.
struct LayerLayout {
  /// How often one call lays out again where layout asks for layout.
  private static var mostRounds: Int { 8 }

  private var waiting: [CALayer] = []

  /// Whether nothing waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Takes a layer in until the turn ends.
  mutating func add(_ layer: CALayer) { waiting.append(layer) }

  /// Takes out what waits.
  mutating func take() -> [CALayer] {
    var taken: [CALayer] = []
    swap(&taken, &waiting)
    return taken
  }

  /// Lays out what waits, superlayers first; what asks for it in the meantime waits for its turn.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  static func run(in environment: AnimationEnvironment) {
    var rounds = 0
    while rounds < mostRounds, !environment.layerLayout.isEmpty {
      for layer in environment.layerLayout.take() { layer.layOutFromTop() }
      rounds += 1
    }
  }
}

extension CALayer {
  /// Asks for layout at the end of the turn.
  func askForLayout() {
    guard !isLayoutDue else { return }
    isLayoutDue = true
    AnimationEnvironment.current.layerLayout.add(self)
  }

  /// Lays out the superlayers without a view that wait, then this layer if it still waits.
  func layOutFromTop() {
    if let parent, parent.owner == nil { parent.layOutFromTop() }
    guard isLayoutDue else { return }
    isLayoutDue = false
    layoutSublayers()
  }

  /// Whether there is something that lays out sublayers: a delegate, or perhaps a subclass.
  var hasLayout: Bool { chosenDelegate != nil || !isPlain }
}
