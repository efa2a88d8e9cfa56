/// Shrinks a failing run while it breaks the same rule.
@MainActor
struct Shrinker {
  private(set) var script: RandomScript
  private let rule: String
  private var trials = 0

  /// The maximum number of runs for one failure.
  private static let mostTrials = 3000

  private init(_ script: RandomScript, _ rule: String) {
    self.script = script
    self.rule = rule
  }

  /// The smallest run found that breaks the same rule.
  static func shrink(_ script: RandomScript, _ outcome: RandomRun.Outcome) -> RandomScript {
    guard let violation = outcome.violation else { return script }
    var start = script
    start.kept = Set(outcome.deeds.map { $0.occurrence })
    var shrinker = Shrinker(script, violation.rule)
    guard shrinker.accept(start) else { return script }
    while shrinker.takeSomethingOut() {}
    return shrinker.script
  }

  /// Whether a smaller script still fails; if so it is kept.
  private mutating func accept(_ smaller: RandomScript) -> Bool {
    guard trials < Shrinker.mostTrials else { return false }
    trials += 1
    guard RandomRun.play(smaller).violation?.rule == rule else { return false }
    script = smaller
    return true
  }

  private mutating func takeSomethingOut() -> Bool {
    var hasShrunk = false
    for occurrence in script.kept ?? [] {
      var smaller = script
      smaller.kept?.remove(occurrence)
      if accept(smaller) { hasShrunk = true }
    }
    for index in script.frames.indices.reversed() {
      var smaller = script
      smaller.frames.remove(at: index)
      if accept(smaller) { hasShrunk = true }
    }
    for frame in script.frames.indices {
      for contact in script.frames[frame].contacts.indices.reversed() {
        var smaller = script
        smaller.frames[frame].contacts.remove(at: contact)
        if accept(smaller) { hasShrunk = true }
      }
    }
    return simplifyTree() || hasShrunk
  }

  private mutating func simplifyTree() -> Bool {
    var hasShrunk = false
    for index in script.recognizers.indices where script.recognizers[index].isPresent {
      var smaller = script
      smaller.recognizers[index].isPresent = false
      if accept(smaller) {
        hasShrunk = true
        continue
      }
      if simplify(index) { hasShrunk = true }
    }
    for index in script.timers.indices.reversed() {
      var smaller = script
      smaller.timers.remove(at: index)
      if accept(smaller) { hasShrunk = true }
    }
    return hasShrunk
  }

  /// Sets a recognizer's properties to the defaults.
  private mutating func simplify(_ index: Int) -> Bool {
    let changes: [(inout RandomScript.RecognizerPlan) -> Bool] = [
      { plan in
        defer { plan.delegate = nil }
        return plan.delegate != nil
      },
      { plan in
        defer { plan.requires = [] }
        return !plan.requires.isEmpty
      },
      { plan in
        defer { plan.hasOwnAnswers = false }
        return plan.hasOwnAnswers
      },
      { plan in
        defer { plan.delaysTouchesBegan = false }
        return plan.delaysTouchesBegan
      },
      { plan in
        defer { plan.delaysTouchesEnded = true }
        return !plan.delaysTouchesEnded
      },
      { plan in
        defer { plan.cancelsTouchesInView = true }
        return !plan.cancelsTouchesInView
      },
    ]
    var hasShrunk = false
    for change in changes {
      var smaller = script
      if change(&smaller.recognizers[index]), accept(smaller) { hasShrunk = true }
    }
    return hasShrunk
  }
}
