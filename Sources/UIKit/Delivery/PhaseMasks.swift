/// The inputs of one event and one window, by what happened to them.
struct PhaseMasks {
  var began: InputMask = []
  var moved: InputMask = []
  var ended: InputMask = []
  var cancelled: InputMask = []

  /// All inputs to which something happened.
  var changed: InputMask { began.union(moved).union(ended).union(cancelled) }
}
