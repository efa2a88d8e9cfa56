import TouchCore
public import TouchGraphics

/// Something that a layer shows for a while instead of what it is set to.
///
/// A layer that an animation is added to keeps a copy of it; later changes don't matter.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CAAnimation: CAMediaTiming {
  /// When it begins, in seconds on the clock of `CACurrentMediaTime()`; 0 means as soon as it is added.
  ///
  /// In a group it counts from the group's beginning.
  open var beginTime: CFTimeInterval = 0
  /// How long one cycle takes, in seconds; 0 means as long as the transaction says, or the group.
  open var duration: CFTimeInterval = 0
  /// How much faster time runs inside.
  open var speed: Float = 1
  /// How far into it it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How many cycles there are; 0 means one, parts count too.
  open var repeatCount: Float = 0
  /// For how long cycles repeat, in seconds; 0 means that `repeatCount` counts.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each cycle runs back to where it began.
  open var autoreverses = false
  /// What is seen before the first cycle and after the last one.
  open var fillMode = CAMediaTimingFillMode.removed

  /// How progress is spread over the time; evenly if nil.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer lets the animation go when it is over.
  open var isRemovedOnCompletion = true
  /// Whether it ends when the application goes to the background.
  var endsInBackground: Bool { isRemovedOnCompletion }
  /// Told of the beginning and the end; a strong reference, as Apple's is.
  open var delegate: (any CAAnimationDelegate)?

  /// The frames a second that it is to be shown with: kept for a device, as what is seen here is a closed form of time.
  public final var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation of nothing.
  ///
  /// A subclass that has an initializer of its own without arguments marks it as `required`.
  public required init() {}

  /// Creates an animation of nothing: there are no archives.
  public required init?(coder: NSCoder) {}

  #if !hasFeature(Embedded)
    /// What a client set under names of its own.
    final var namedValues: [String: Any]?

    // MARK: Identity

    /// Whether the animation is of a class or of one that inherits from it.
    nonisolated open func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
    /// Whether both are the same object.
    nonisolated open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A number that equal objects share.
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
    /// The animation's class.
    nonisolated open var description: String { "<\(type(of: self))>" }
    /// As `description`.
    nonisolated open var debugDescription: String { description }
  #endif

  /// When it runs, with a beginning of 0.
  func cycle(defaultDuration: Double) -> TimingCycle {
    var cycle = TimingCycle()
    cycle.duration = duration > 0 ? duration : defaultDuration
    cycle.speed = Double(speed)
    cycle.timeOffset = timeOffset
    cycle.repeatCount = Double(repeatCount)
    cycle.repeatDuration = repeatDuration
    cycle.autoreverses = autoreverses
    cycle.fillsBackwards = fillMode == .backwards || fillMode == .both
    cycle.fillsForwards = fillMode == .forwards || fillMode == .both
    return cycle
  }

  /// Its progress at a time of a cycle.
  func part(at time: Double, of cycle: TimingCycle) -> Double {
    let part = cycle.duration > 0 ? time / cycle.duration : 1
    return timingFunction?.curve.progress(at: part) ?? part
  }

  /// Puts what it shows at a time of a cycle into a state.
  func apply(to state: inout LayerState, at time: Double, of cycle: TimingCycle) {}

  /// Puts what it shows at a time of a cycle, after a number of whole ones, into a state.
  func apply(
    to state: inout LayerState,
    at time: Double,
    of cycle: TimingCycle,
    after cycles: Double
  ) {
    apply(to: &state, at: time, of: cycle)
  }

  /// An animation that is the same, and stays so.
  func copied() -> CAAnimation {
    let copy = type(of: self).init()
    copy.take(from: self)
    return copy
  }

  /// Becomes the same as another animation of this class.
  func take(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
    preferredFrameRateRange = other.preferredFrameRateRange
    #if !hasFeature(Embedded)
      namedValues = other.namedValues
    #endif
  }
}

extension CAAnimation: Hashable {
  /// Whether both are the same animation.
  nonisolated public static func == (lhs: CAAnimation, rhs: CAAnimation) -> Bool { lhs === rhs }

  /// Feeds the animation's identity to a hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
