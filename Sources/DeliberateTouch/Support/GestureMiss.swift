package import TouchCore

/// Why a deliberate gesture came to nothing: what it missed, what was measured, and the limit.
///
/// ```swift
/// press.onMiss = { miss in
///   if miss.cause == .force { hint.text = "Press harder" }
/// }
/// ```
public struct GestureMiss: Hashable, Sendable {
  /// What a gesture missed.
  public enum Cause: Hashable, Sendable, CaseIterable {
    /// It was pressed too weakly; parts of the full force.
    case force
    /// Its intention was too small, 0 to 1.
    case intention
    /// It was held too short; seconds.
    case hold
    /// It took too long; seconds.
    case duration
    /// It came too soon after the finger before; seconds.
    case delay
    /// It was too slow; points a second.
    case speed
    /// It accelerated too little; points a second, each second.
    case acceleration
    /// A finger moved too far; points.
    case movement
    /// A finger strayed too far from its line; points.
    case stray
    /// A finger didn't go far enough; points.
    case travel
    /// A drawing was too small; points.
    case size
    /// A drawing resembled no shape enough; a score, 0 to 1.
    case score
    /// Two fingers were too close to each other; points.
    case distance
    /// A finger was lifted outside the target; points from its middle.
    case target
    /// There were too many or too few fingers.
    case fingers
    /// There were too few taps.
    case taps
    /// The touches were cancelled.
    case cancelled
    /// The view or the recognizer was removed.
    case removed
    /// The control or the recognizer was disabled.
    case disabled
    /// Another gesture, or a delegate, prevented it.
    case prevented
    /// Another reason.
    case other
  }

  /// What the gesture missed.
  public let cause: Cause
  /// What was measured, in the unit that `cause` names; nil if nothing was.
  public let value: Double?
  /// The limit that the value missed; nil if nothing was measured.
  public let limit: Double?
  /// The reason as the engine's reports know it.
  package let reason: GestureReason

  init(_ reason: GestureReason) {
    self.reason = reason
    cause = Cause(reason)
    value = reason.measure?.value
    limit = reason.measure?.limit
  }
}

extension GestureMiss.Cause {
  fileprivate init(_ reason: GestureReason) {
    switch reason {
    case .measured(let kind, _, _): self = GestureMiss.Cause(kind)
    case .touchesCancelled: self = .cancelled
    case .removed: self = .removed
    case .disabled: self = .disabled
    case .prevented, .requirementRecognized, .refused: self = .prevented
    case .following, .lifted, .hovering, .pointerLeft, .finished, .decided, .unexplained,
      .explained:
      self = .other
    }
  }

  private init(_ kind: MeasureKind) {
    switch kind {
    case .force: self = .force
    case .intention: self = .intention
    case .pressDuration: self = .hold
    case .tooSlow: self = .duration
    case .tooSoon: self = .delay
    case .speed: self = .speed
    case .acceleration: self = .acceleration
    case .moved: self = .movement
    case .strayed: self = .stray
    case .travelled, .travelledBeyond: self = .travel
    case .drawingSize: self = .size
    case .score: self = .score
    case .triggerDistance: self = .distance
    case .besideTarget: self = .target
    case .tooFewTouches, .tooManyTouches: self = .fingers
    case .taps: self = .taps
    default: self = .other
    }
  }
}
