/// The inputs of one event and one window, by what happened to them.
struct PhaseMasks {
  var began: InputMask = .none
  var moved: InputMask = .none
  var ended: InputMask = .none
  var cancelled: InputMask = .none

  /// Whether inputs came or went, beside which others may have moved.
  var isMixed: Bool { !began.union(ended).union(cancelled).isEmpty }

  /// All inputs to which something happened.
  var changed: InputMask { began.union(moved).union(ended).union(cancelled) }

  /// What happened to the input with a bit.
  func phase(of bit: InputMask) -> InputPhase {
    if !began.isDisjoint(with: bit) { return .began }
    if !moved.isDisjoint(with: bit) { return .moved }
    if !ended.isDisjoint(with: bit) { return .ended }
    return cancelled.isDisjoint(with: bit) ? .stationary : .cancelled
  }
}
