#if !hasFeature(Embedded)
  import TouchCore

  /// The items of a behaviour, each once, in the order in which they were added.
  @MainActor
  struct DynamicItemList {
    /// The items.
    private(set) var items: [any UIDynamicItem] = []

    /// Creates a list.
    init(_ items: [any UIDynamicItem] = []) {
      for item in items { _ = add(item) }
    }

    /// Whether an item is there.
    func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

    /// Adds an item; false if it is there already.
    mutating func add(_ item: any UIDynamicItem) -> Bool {
      guard !contains(item) else { return false }
      items.append(item)
      return true
    }

    /// Removes an item; false if it isn't there.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
      guard let index = items.firstIndex(where: { $0 === item }) else { return false }
      items.remove(at: index)
      return true
    }
  }

  /// A force or an acceleration by its direction and strength.
  struct DynamicDirection {
    /// The strength; negative reverses the direction.
    var magnitude: Double
    /// The direction, in radians; positive is clockwise where y grows downwards.
    var angle: Double

    /// The direction and strength as a vector.
    var vector: Vector {
      get {
        Vector(dx: ElementaryFunctions.cos(angle), dy: ElementaryFunctions.sin(angle)) * magnitude
      }
      set {
        magnitude = newValue.length
        angle = magnitude > 0 ? ElementaryFunctions.atan2(newValue.dy, newValue.dx) : 0
      }
    }
  }
#endif
