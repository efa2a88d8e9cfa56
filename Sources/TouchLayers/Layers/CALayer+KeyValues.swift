#if !hasFeature(Embedded)
  import TouchGraphics

  extension CALayer {
    /// The value at a key path: of a property that animations change, or what a client set under another name.
    ///
    /// - Parameter keyPath: As an animation has it: `transform.scale.x`, `position`.
    /// - Returns: A number as `CGFloat`, a geometric value, a `CGColor` or a `CGPath`; nil where there is none.
    func ownValue(forKeyPath keyPath: String) -> Any? {
      if let value = AnimatedProperty(rawValue: keyPath)?.value(in: state) {
        return value.asAnimationValue
      }
      return extras?.emission?.value(forKeyPath: keyPath) ?? extras?.values[keyPath]
    }

    /// Sets the value at a key path: of a property that animations change, or any under another name.
    ///
    /// A value of another kind than the property's changes nothing.
    func setOwnValue(_ value: Any?, forKeyPath keyPath: String) {
      if let emission = extras?.emission, emission.set(value, forKeyPath: keyPath, of: self) {
        return
      }
      // What layers of another kind have is a name of the client's own here.
      guard let property = LayerProperty(rawValue: keyPath), property.value(in: state) != nil else {
        if value == nil, extras == nil { return }
        return ownExtras.values[keyPath] = value
      }
      guard let value, let wanted = LayerValue(value) else { return }
      extras?.emission?.willChange(self)
      var changed = state
      property.set(wanted, in: &changed)
      switch property {
      case .transform, .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .rotationZ,
        .translation, .translationX, .translationY:
        transform = changed.transform
      default:
        // A geometry of its own is set as the frame's parts are, so that views lay out.
        bounds = changed.geometry.bounds
        anchorPoint = changed.geometry.anchorPoint
        position = changed.geometry.position
        change(property) { property.set(wanted, in: &$0) }
      }
    }
  }
#endif
