#if !hasFeature(Embedded)
  import TouchGraphics
  import TouchLayers

  /// What changes a view as the device is tilted; a subclass says how.
  ///
  /// Nothing tilts the device here, so that no view is changed, as on a device with reduced motion.
  @preconcurrency @MainActor
  open class UIMotionEffect: PlainObject, Hashable {
    /// Creates an effect.
    public init() {}

    /// Creates an effect; there are no archives.
    public required init?(coder: NSCoder) {}

    /// The values to add to properties of the view's layer, by their key paths; nil, the default, for none.
    ///
    /// - Parameter viewerOffset: How far the viewer looks from the side, from -1 to 1 in each direction.
    /// - Returns: The values.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
      nil
    }
  }

  /// Leads one property from a least to a greatest value as the device is tilted.
  open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the tilt.
    public enum EffectType: Int, Sendable {
      /// From left to right.
      case tiltAlongHorizontalAxis = 0
      /// From top to bottom.
      case tiltAlongVerticalAxis = 1
    }

    /// The property of the view or its layer.
    public let keyPath: String
    /// The direction.
    public let type: EffectType
    /// The value at an offset of -1; nil, the default, has no effect.
    open var minimumRelativeValue: Any?
    /// The value at an offset of 1; nil, the default, has no effect.
    open var maximumRelativeValue: Any?

    /// Creates an effect on a property.
    public init(keyPath: String, type: EffectType) {
      (self.keyPath, self.type) = (keyPath, type)
      super.init()
    }

    /// Creates an effect on no property; there are no archives.
    public required init?(coder: NSCoder) { return nil }

    /// The value between the least and the greatest one.
    open override func keyPathsAndRelativeValues(
      forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
      let offset =
        type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
      let part = Double(min(max((offset + 1) / 2, 0), 1))
      guard let minimumRelativeValue, let maximumRelativeValue,
        let value = valueBetween(minimumRelativeValue, maximumRelativeValue, part: part)
      else { return nil }
      return [keyPath: value]
    }
  }

  /// Several effects as one.
  open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; nil, the default, for none.
    open var motionEffects: [UIMotionEffect]?

    /// The values of all of them; of two for one property, the later one's.
    open override func keyPathsAndRelativeValues(
      forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
      var values: [String: Any] = [:]
      for effect in motionEffects ?? [] {
        let own = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
        values.merge(own) { $1 }
      }
      return values.isEmpty ? nil : values
    }
  }
#endif
