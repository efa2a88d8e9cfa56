import TouchCore

/// The live inputs of one kind, each with a bit of its own, and the sets that are made of them.
///
/// A set is built once for each combination and shared by all that are handed it, until an input comes or
/// goes: while fingers only move, no set is built (rule 3.5).
#if !hasFeature(Embedded)
  @MainActor
#endif
final class Roster<Input: Trackable> {
  /// The live inputs, in the order in which they began.
  @exclusivity(unchecked) private(set) var inputs: [Input] = []
  /// Their bits.
  @exclusivity(unchecked) private(set) var all: InputMask = .none
  /// Inputs of an earlier event, while their responder is told of them late (rule 1.16).
  @exclusivity(unchecked) private(set) var late: [Input] = []
  /// The bits of the inputs whose responders may still be notified of them.
  @exclusivity(unchecked) var listening: InputMask = .none
  /// Whether all inputs began in the same window since there was none.
  @exclusivity(unchecked) private(set) var isInOneWindow = true
  private var lastSerial = 0
  @exclusivity(unchecked) private var sets: [(mask: InputMask, set: Set<Input>)] = []

  /// How many sets are kept; more fingers than a hand has make more combinations than are worth it.
  static var mostCachedSets: Int { 32 }

  /// How many sets are kept now.
  var cachedSets: Int { sets.count }

  /// Whether there is no bit left for another input.
  var isFull: Bool { inputs.count == InputMask.capacity }

  /// Calls something that lets no input come or go with each live input; for speed, none is counted.
  @inline(__always)
  func each(_ body: (Input) -> Void) {
    for index in inputs.indices { Unmanaged.passUnretained(inputs[index]).use(body) }
  }

  /// A number for an input that begins: later ones have larger numbers.
  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Takes in an input that begins.
  ///
  /// - Precondition: The roster isn't full.
  func add(_ input: Input) {
    input.tracking.bit = .bit((~all.rawValue).trailingZeroBitCount)
    all.formUnion(input.tracking.bit)
    if input.tracking.delivery != .closed { listening.formUnion(input.tracking.bit) }
    isInOneWindow = inputs.isEmpty || isInOneWindow && inputs[0].ownWindow === input.ownWindow
    inputs.append(input)
    sets.empty()
  }

  /// Removes the inputs that are over.
  func removeFinished() {
    each { if $0.tracking.phase.isFinal { all.subtract($0.tracking.bit) } }
    listening.formIntersection(all)
    inputs.discard { $0.tracking.phase.isFinal }
    if inputs.isEmpty { isInOneWindow = true }
    sets.empty()
  }

  /// Whether the input is live and belongs to the mask.
  func contains(_ input: Input, in mask: InputMask) -> Bool {
    !mask.isDisjoint(with: input.tracking.bit) && inputs.contains { $0 === input }
  }

  /// The inputs of a mask that fulfil a condition.
  func mask(in mask: InputMask, where condition: (Input) -> Bool) -> InputMask {
    var result: InputMask = .none
    for input in inputs where !mask.isDisjoint(with: input.tracking.bit) && condition(input) {
      result.formUnion(input.tracking.bit)
    }
    return result
  }

  /// The set of the inputs in a mask.
  func set(of mask: InputMask) -> Set<Input> {
    for index in sets.indices where sets[index].mask == mask { return sets[index].set }
    var set = Set<Input>(minimumCapacity: mask.rawValue.nonzeroBitCount)
    for input in inputs where !mask.isDisjoint(with: input.tracking.bit) { set.insert(input) }
    if sets.count == Self.mostCachedSets { sets.empty() }
    sets.append((mask, set))
    return set
  }

  /// Runs a late callback, for which events also contain the inputs that it is about (rule 1.16).
  func withLate(_ inputs: [Input], _ body: () -> Void) {
    late = inputs
    body()
    late = []
  }

  /// The set of the inputs in a mask, and of the late ones that meet a condition.
  func setWithLate(of mask: InputMask, where condition: (Input) -> Bool) -> Set<Input> {
    let set = set(of: mask)
    return late.isEmpty ? set : set.union(late.filter(condition))
  }

  /// Sorts the inputs of a window, or of all, by what happened to them; stationary ones appear nowhere
  /// (rule 1.3).
  func phases(in window: UIWindow? = nil) -> PhaseMasks {
    var phases = PhaseMasks()
    each { input in
      if let window, input.ownWindow !== window { return }
      switch input.tracking.phase {
      case .began: phases.began.formUnion(input.tracking.bit)
      case .moved: phases.moved.formUnion(input.tracking.bit)
      case .ended: phases.ended.formUnion(input.tracking.bit)
      case .cancelled: phases.cancelled.formUnion(input.tracking.bit)
      case .stationary: break
      }
    }
    return phases
  }

  /// The inputs of a window among those to which something happened.
  @inline(__always)
  func phases(in window: UIWindow, of news: PhaseMasks) -> PhaseMasks {
    isInOneWindow && !inputs.isEmpty && inputs[0].ownWindow === window ? news : phases(in: window)
  }

  /// The window of all inputs, uncounted, which they keep alive; nil where there are several.
  var onlyWindow: Unmanaged<UIWindow>? {
    guard isInOneWindow, !inputs.isEmpty, let window = inputs[0].ownWindow else { return nil }
    return Unmanaged.passUnretained(window)
  }

  private func hasInput(before index: Int, of inputs: [Input], in window: UIWindow) -> Bool {
    for earlier in 0..<index where inputs[earlier].ownWindow === window { return true }
    return false
  }

  /// Sends an event to each window that has an input, where its first input is met.
  func send(_ event: UIEvent) {
    // Client code may let go of inputs meanwhile: walk over the list as it is now.
    let inputs = inputs
    for index in inputs.indices {
      guard let window = inputs[index].ownWindow else { continue }
      if index == 0 || !hasInput(before: index, of: inputs, in: window) {
        window.sendEvent(event)
      }
    }
  }
}
