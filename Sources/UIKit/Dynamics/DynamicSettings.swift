#if !hasFeature(Embedded)
  /// What item behaviours say about a body; nil where nothing was set.
  struct DynamicSettings {
    var elasticity: Double?
    var friction: Double?
    var density: Double?
    var resistance: Double?
    var angularResistance: Double?
    var allowsRotation: Bool?
    var isAnchored: Bool?

    /// Takes over what others set.
    mutating func take(_ other: DynamicSettings) {
      elasticity = other.elasticity ?? elasticity
      friction = other.friction ?? friction
      density = other.density ?? density
      resistance = other.resistance ?? resistance
      angularResistance = other.angularResistance ?? angularResistance
      allowsRotation = other.allowsRotation ?? allowsRotation
      isAnchored = other.isAnchored ?? isAnchored
    }
  }
#endif
