import UIKit

/// The questions to a probe about another recognizer, or about an event.
enum ProbeQuestion: Int {
  case canPrevent
  case canBePrevented
  case requiresFailure
  case isRequiredToFail
  case receivesEvent
}

/// Receives every call of the engine to a probe.
@MainActor
protocol ProbeListener: AnyObject {
  /// Touches reached a probe, which hasn't handled them yet.
  func willTake(
    _ probe: any Probe,
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    _ event: UIEvent
  )
  /// The probe has handled its touches; a recognizer without a machine can set a state now.
  func didTake(_ probe: any Probe, _ phase: UITouch.Phase, _ touches: Set<UITouch>)
  /// `reset()` was called.
  func wasReset(_ probe: any Probe)
  /// An answer that replaces the class's own; nil keeps that.
  func answer(_ question: ProbeQuestion, _ probe: any Probe, _ other: UIGestureRecognizer?) -> Bool?
}

/// A recognizer that reports all of the engine's calls to a listener.
@MainActor
protocol Probe: UIGestureRecognizer {
  /// The probe's number in its run.
  var index: Int { get set }
  /// Receives the calls.
  var listener: (any ProbeListener)? { get set }
}

/// The kinds of recognizers, each with its usual configuration.
enum ProbeKind: Int, CaseIterable {
  case tap
  case doubleTap
  case twoFingerTap
  case press
  case pan
  case pinch
  case rotation
  case swipe
  case edgePan
  case hover
  case custom

  /// Creates a probe of the kind.
  @MainActor
  func make() -> any Probe {
    switch self {
    case .tap: return ProbeTap()
    case .doubleTap:
      let tap = ProbeTap()
      tap.numberOfTapsRequired = 2
      return tap
    case .twoFingerTap:
      let tap = ProbeTap()
      tap.numberOfTouchesRequired = 2
      return tap
    case .press: return ProbePress()
    case .pan: return ProbePan()
    case .pinch: return ProbePinch()
    case .rotation: return ProbeRotation()
    case .swipe: return ProbeSwipe()
    case .edgePan:
      let pan = ProbeEdgePan()
      pan.edges = .left
      return pan
    case .hover: return ProbeHover()
    case .custom: return ProbeCustom()
    }
  }

  /// Whether the kind is recognized at once, without a beginning.
  var isDiscrete: Bool {
    switch self {
    case .tap, .doubleTap, .twoFingerTap, .swipe: true
    case .press, .pan, .pinch, .rotation, .edgePan, .hover, .custom: false
    }
  }
}
