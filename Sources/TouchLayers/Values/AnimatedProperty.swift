#if hasFeature(Embedded)
  /// What an animation changes.
  typealias AnimatedProperty = LayerProperty
#else
  /// What an animation changes: one of a layer's properties, or of a cell that an emitter has.
  enum AnimatedProperty: Hashable {
    /// The layer's own.
    case layer(LayerProperty)
    /// A cell's.
    case cell(EmitterCellPath)

    /// What a key path means; nil for nothing that is animated.
    init?(rawValue keyPath: String) {
      if let property = LayerProperty(rawValue: keyPath) {
        self = .layer(property)
      } else if let path = EmitterCellPath(keyPath) {
        self = .cell(path)
      } else {
        return nil
      }
    }

    /// The layer's transform.
    static var transform: AnimatedProperty { .layer(.transform) }

    /// What the property is in a state; nil where layers of the state's kind don't have it.
    func value(in state: LayerState) -> LayerValue? {
      switch self {
      case .layer(let property): property.value(in: state)
      case .cell(let path): state.emission.flatMap { path.value(in: $0.cells) }
      }
    }

    /// Sets the property in a state; does nothing with a value of another kind.
    func set(_ value: LayerValue, in state: inout LayerState) {
      switch self {
      case .layer(let property): property.set(value, in: &state)
      case .cell(let path): state.changeEmission { path.set(value, in: &$0.cells) }
      }
    }
  }
#endif
