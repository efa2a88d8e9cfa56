/// The inputs of one event and one window, by what happened to them.
struct PhaseMasks {
  var began: InputMask = []
  var moved: InputMask = []
  var ended: InputMask = []
  var cancelled: InputMask = []

  /// Whether inputs came or went, beside which others may have moved.
  var isMixed: Bool { !began.union(ended).union(cancelled).isEmpty }

  /// All inputs to which something happened.
  var changed: InputMask { began.union(moved).union(ended).union(cancelled) }
}
