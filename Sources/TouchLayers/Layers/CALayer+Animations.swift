import TouchCore
import TouchGraphics

extension CALayer {
  // MARK: Explicit animations

  /// The keys of the layer's animations, in the order in which they were added; nil where there are none.
  final func namedAnimationKeys() -> [String]? {
    let keys = animations.compactMap { $0.key }
    return keys.isEmpty ? nil : keys
  }
}

extension CALayer {
  /// A layer that looks as this one does at this moment, without sublayers.
  ///
  /// It is a copy, made by `init(layer:)` and in the layer's time: changing it changes nothing that is seen.
  final func presented() -> Self {
    let copy = copied()
    copy.state = presentedState
    copy.original = Weak(self)
    if let extras {
      copy.ownExtras.timing = extras.timing
      copy.ownExtras.replication = extras.replication
    }
    return copy
  }

  /// The layer that this one shows the present look of; the layer itself where it is no such copy.
  final func layerOfModel() -> Self {
    guard let original = original.object else { return self }
    return unsafeDowncast(original, to: Self.self)
  }

  /// A layer that looks for ever as this one and everything in it does at this moment.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  package func frozen() -> CALayer {
    let copy = CALayer()
    freeze(into: copy)
    return copy
  }

  /// Has another layer show what this one and its sublayers show at this moment.
  package func freeze(into copy: CALayer) {
    copy.state = presentedState
    #if !hasFeature(Embedded)
      if extras?.sharesSpace == true { copy.ownExtras.sharesSpace = true }
      if let particles { copy.state.changeEmission { $0.still = particles } }
    #endif
    if let replication = extras?.replication {
      freezeCopies(replication, into: copy)
    } else {
      freezeChildren(into: copy)
    }
  }

  /// Has another layer show what is in this one at this moment.
  func freezeChildren(into copy: CALayer) {
    copy.children.reserveCapacity(children.count)
    for child in children where !child.state.isHidden {
      let frozen = child.frozen()
      frozen.parent = copy
      copy.children.append(frozen)
    }
  }
}
