import UIKit

/// What a probe can be asked about another recognizer, or about an event.
enum ProbeQuestion: Int {
  case canPrevent
  case canBePrevented
  case requiresFailure
  case isRequiredToFail
  case receivesEvent
}

/// Hears everything that the engine tells a probe.
@MainActor
protocol ProbeListener: AnyObject {
  /// Touches came to a probe, and it has not looked at them yet.
  func willTake(
    _ probe: any Probe,
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    _ event: UIEvent
  )
  /// The probe has followed its touches; a recognizer without a machine can choose a state now.
  func didTake(_ probe: any Probe, _ phase: UITouch.Phase, _ touches: Set<UITouch>)
  /// `reset()` was called.
  func wasReset(_ probe: any Probe)
  /// An answer in place of the class's own; nil leaves it at that.
  func answer(_ question: ProbeQuestion, _ probe: any Probe, _ other: UIGestureRecognizer?) -> Bool?
}

/// A recognizer that tells a listener of everything that the engine calls.
@MainActor
protocol Probe: UIGestureRecognizer {
  /// The probe's number in its run.
  var index: Int { get set }
  /// Who hears of the calls.
  var listener: (any ProbeListener)? { get set }
}

/// The kinds of recognizers that there are, each with its usual configuration.
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

  /// Makes a probe of the kind.
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

  /// Whether the kind recognizes at once, without a beginning.
  var isDiscrete: Bool {
    switch self {
    case .tap, .doubleTap, .twoFingerTap, .swipe: true
    case .press, .pan, .pinch, .rotation, .edgePan, .hover, .custom: false
    }
  }
}
