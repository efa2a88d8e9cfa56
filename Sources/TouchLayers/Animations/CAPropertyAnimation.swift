import TouchCore
public import TouchGraphics

/// An animation of one of a layer's properties.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of nothing.
  public required init() { super.init() }

  /// Creates an animation of nothing: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an animation of a property.
  ///
  /// - Parameter path: The property's name, as in `keyPath`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property's name: `opacity`, `position`, `bounds.size`, `transform.rotation.z` and so on.
  ///
  /// The names are Apple's for the properties that layers have here, with the parts of points, sizes, rectangles and of
  /// transforms in the plane; `emitterCells.NAME.birthRate` and the like are an emitter's. Nothing is animated under any
  /// other name, though the animation takes its time.
  open var keyPath: String?

  /// Whether what the animation shows is added to what the layer would show without it.
  open var isAdditive = false
  /// Whether each cycle begins with what the one before ended with: their values add up.
  ///
  /// Numbers, points, sizes and rectangles do; of others every cycle is the same.
  open var isCumulative = false

  /// What makes a transform of the numbers that the animation of `transform` is given; nil for transforms as they are.
  public final var valueFunction: CAValueFunction?

  /// What the layer would show without the animation, in the kind of value that the animation is given.
  func present(_ property: AnimatedProperty, in state: LayerState) -> LayerValue? {
    guard property == .transform, let valueFunction else { return property.value(in: state) }
    return .number(valueFunction.neutralNumber)
  }

  /// The property that the name means.
  var property: AnimatedProperty? { keyPath.flatMap { AnimatedProperty(rawValue: $0) } }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override func apply(
    to state: inout LayerState,
    at time: Double,
    of cycle: TimingCycle,
    after cycles: Double
  ) {
    guard isCumulative, cycles > 0, let property, let plain = property.value(in: state) else {
      return apply(to: &state, at: time, of: cycle)
    }
    var ended = state
    apply(to: &ended, at: cycle.autoreverses ? 0 : cycle.duration, of: cycle)
    apply(to: &state, at: time, of: cycle)
    guard let end = property.value(in: ended), let value = property.value(in: state)
    else { return }
    // What an additive animation is added to counts once.
    let step = isAdditive ? end.adding(plain, times: -1) : end
    if let step, let sum = value.adding(step, times: CGFloat(cycles)) {
      property.set(sum, in: &state)
    }
  }

  /// Puts a value into a state, or adds it there.
  func show(_ value: LayerValue, of property: AnimatedProperty, in state: inout LayerState) {
    if property == .transform, let valueFunction, case .number(let number) = value {
      state.transform =
        isAdditive
        ? CATransform3DConcat(valueFunction.transform(number), state.transform)
        : valueFunction.transform(number)
      return
    }
    guard isAdditive else { return property.set(value, in: &state) }
    if let sum = property.value(in: state)?.adding(value) { property.set(sum, in: &state) }
  }
}
