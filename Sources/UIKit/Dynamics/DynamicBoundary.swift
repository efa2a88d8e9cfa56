#if !hasFeature(Embedded)
  import TouchCore

  /// Lines that items collide with.
  struct DynamicBoundary {
    /// The client's name; nil for the reference view's bounds.
    let identifier: (any NSCopying)?
    /// The name as a value that can be compared.
    let key: AnyHashable?
    /// The straight lines, from one end to the other.
    let sides: [(Vector, Vector)]
    /// Whether the delegate is told of each side by itself.
    let tellsSides: Bool

    /// Creates a boundary with a client's name.
    init(identifier: any NSCopying, sides: [(Vector, Vector)]) {
      self.identifier = identifier
      key = DynamicBoundary.key(identifier)
      self.sides = sides
      tellsSides = false
    }

    /// Creates a boundary of a rectangle's edges.
    init(edgesOf rect: CGRect) {
      identifier = nil
      key = nil
      let corners = [
        Vector(dx: Double(rect.minX), dy: Double(rect.minY)),
        Vector(dx: Double(rect.maxX), dy: Double(rect.minY)),
        Vector(dx: Double(rect.maxX), dy: Double(rect.maxY)),
        Vector(dx: Double(rect.minX), dy: Double(rect.maxY)),
      ]
      sides = corners.indices.map { (corners[$0], corners[($0 + 1) % 4]) }
      tellsSides = true
    }

    /// Whether the boundary has a name.
    func has(_ name: any NSCopying) -> Bool {
      key == DynamicBoundary.key(name)
    }

    /// A name as a value that can be compared: strings by their text, whatever class holds them.
    static func key(_ name: any NSCopying) -> AnyHashable {
      if let text = name as? NSString { return AnyHashable(text.description) }
      if let value = name as? any Hashable { return AnyHashable(value) }
      return AnyHashable(ObjectIdentifier(name as AnyObject))
    }
  }

  /// The items and boundaries of one collision behaviour, in one step of the animation.
  struct DynamicCollisionGroup {
    let behavior: UICollisionBehavior
    let bodies: [DynamicBody]
    var collidesItems = true
    var boundaries: [DynamicBoundary] = []

    init(behavior: UICollisionBehavior, bodies: [DynamicBody]) {
      self.behavior = behavior
      self.bodies = bodies
    }
  }
#endif
