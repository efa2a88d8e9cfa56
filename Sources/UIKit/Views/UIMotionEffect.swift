#if !hasFeature(Embedded)
  /// What a view does as the device is tilted.
  ///
  /// Deviation: nothing tells how the device is held, so that a view stays as on a device that lies still.
  @preconcurrency @MainActor
  open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
    /// Creates an effect that changes nothing.
    public override init() { super.init() }

    /// Nothing is archived.
    public required init?(coder: NSCoder) { return nil }

    /// The same effect.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// A value of a view that goes from one to another as the device is tilted.
  open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis about which the device is tilted.
    public enum EffectType: Int, Sendable {
      /// From left to right.
      case tiltAlongHorizontalAxis = 0
      /// From top to bottom.
      case tiltAlongVerticalAxis = 1
    }

    /// The view's value, as `center.x`.
    public let keyPath: String
    /// The axis.
    public let type: EffectType
    /// What is added to the value at one end; nil unless set.
    open var minimumRelativeValue: Any?
    /// What is added to the value at the other end; nil unless set.
    open var maximumRelativeValue: Any?

    /// Creates an effect for a value and an axis.
    public init(keyPath: String, type: EffectType) {
      self.keyPath = keyPath
      self.type = type
      super.init()
    }

    /// Nothing is archived.
    public required init?(coder: NSCoder) { return nil }
  }

  /// Effects that belong together.
  open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; nil unless set.
    open var motionEffects: [UIMotionEffect]?
  }

  /// The effects of a view.
  private final class MotionEffectList: NSObject {
    var effects: [UIMotionEffect] = []
  }

  /// The effects of the views that have any.
  @MainActor private let motionEffectLists =
    NSMapTable<UIView, MotionEffectList>.weakToStrongObjects()

  extension UIView {
    /// What the view does as the device is tilted; empty by default.
    public var motionEffects: [UIMotionEffect] {
      get { motionEffectLists.object(forKey: self)?.effects ?? [] }
      set {
        if newValue.isEmpty { return motionEffectLists.removeObject(forKey: self) }
        let list = MotionEffectList()
        list.effects = newValue
        motionEffectLists.setObject(list, forKey: self)
      }
    }

    /// Adds an effect.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    /// Removes an effect; does nothing with another view's.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
      motionEffects.removeAll { $0 === effect }
    }
  }
#endif
