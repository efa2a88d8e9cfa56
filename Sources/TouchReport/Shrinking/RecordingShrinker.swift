public import TouchCore
public import TouchStage

/// Makes a recording as small as it can be while a scene still shows the same of a recognizer.
///
/// What is kept is one attempt of the recording (`KeptAttempt`). Where other thresholds turn it in the recording, they turn
/// it in what is left, too: a test of what is left fails before such a fix and passes with it.
///
/// First whole fingers go, then samples of them (delta debugging: halves, quarters, single ones), then times and
/// coordinates become simple. No finger and no sample of the result can be left out by itself. The same frames
/// give the same result.
@MainActor
public struct RecordingShrinker {
  /// What has to stay.
  public let goal: ShrinkGoal
  /// How often the scene was played.
  public private(set) var plays = 0
  /// The most plays (our own choice): what is not tried by then stays as it is.
  static let mostPlays = 20_000
  /// The steps that times become multiples of, in the order in which they are tried.
  static let grids = [TouchTime.milliseconds(10), .milliseconds(1)]
  /// The radius and the force of a synthetic finger.
  private static let finger = (radius: 8.0, force: 1.0)

  private let fix: [RecognizerSetting]
  private let play: ([TouchFrame], [RecognizerSetting]) -> GestureAnalysis
  private var kept: KeptAttempt?

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - goal: What has to stay.
  ///   - play: Plays frames on a new stage, to their end.
  public init(keeping goal: ShrinkGoal, play: @escaping ([TouchFrame]) -> GestureAnalysis) {
    self.init(keeping: goal, turnedBy: [], play: { frames, _ in play(frames) })
  }

  /// Creates a shrinker of recordings that other thresholds turn.
  ///
  /// - Parameters:
  ///   - goal: What has to stay.
  ///   - fix: The thresholds that turn the kept attempt in the recording, and shall turn it in what is left.
  ///   - play: Plays frames on a new stage with such thresholds, to their end.
  public init(
    keeping goal: ShrinkGoal,
    turnedBy fix: [RecognizerSetting],
    play: @escaping ([TouchFrame], [RecognizerSetting]) -> GestureAnalysis
  ) {
    self.goal = goal
    self.fix = fix
    self.play = play
  }

  /// The smallest strokes that still show the goal; nil where these don't.
  public mutating func shrink(_ strokes: TouchStrokes) -> TouchStrokes? {
    plays += 1
    kept = KeptAttempt(goal, of: strokes, in: play(strokes.frames, []))
    guard var smallest = kept?.strokes else { return nil }
    while true {
      let before = smallest
      dropStrokes(&smallest)
      dropSamples(&smallest)
      simplifyTouches(&smallest)
      simplifyTimes(&smallest)
      simplifyLocations(&smallest)
      if smallest == before || plays >= Self.mostPlays { return smallest }
    }
  }

  private mutating func shows(_ strokes: TouchStrokes) -> Bool {
    guard let kept, plays < Self.mostPlays, strokes.strokes.contains(where: \.isKept) else {
      return false
    }
    plays += 1
    let analysis = play(strokes.frames, [])
    guard kept.isShown(by: analysis, of: strokes) else { return false }
    if fix.isEmpty { return true }
    plays += 1
    return kept.isTurned(
      by: play(strokes.frames, fix),
      of: strokes,
      from: kept.successes(in: analysis, of: strokes)
    )
  }

  /// Takes a change over if the goal is still shown.
  @discardableResult
  private mutating func attempt(_ change: TouchStrokes, _ strokes: inout TouchStrokes) -> Bool {
    guard change != strokes, shows(change) else { return false }
    strokes = change
    return true
  }

  // MARK: Leaving out

  /// Leaves out as many of some numbered things as can be, in runs that get shorter.
  private mutating func drop(
    _ count: Int,
    from strokes: inout TouchStrokes,
    _ without: (TouchStrokes, Range<Int>) -> TouchStrokes
  ) {
    var count = count
    var run = count
    while run > 0, count > 0 {
      var index = 0
      var dropped = false
      while index < count {
        let range = index..<min(index + run, count)
        if attempt(without(strokes, range), &strokes) {
          count -= range.count
          dropped = true
        } else {
          index += run
        }
      }
      if run == 1, !dropped { return }
      run = max(run / 2, 1)
    }
  }

  private mutating func dropStrokes(_ strokes: inout TouchStrokes) {
    drop(strokes.strokes.count, from: &strokes) { strokes, range in
      var result = strokes
      result.strokes.removeSubrange(range)
      return result
    }
  }

  /// Landings stay: without it a finger is none.
  private mutating func dropSamples(_ strokes: inout TouchStrokes) {
    for index in strokes.strokes.indices {
      drop(strokes.strokes[index].samples.count - 1, from: &strokes) { strokes, range in
        var result = strokes
        result.strokes[index].samples.removeSubrange(range.lowerBound + 1..<range.upperBound + 1)
        return result
      }
    }
  }

  // MARK: Simplifying

  /// Touches as synthetic fingers have them.
  private mutating func simplifyTouches(_ strokes: inout TouchStrokes) {
    let simple = strokes.mapped { sample in
      var sample = sample
      sample.radius = Self.finger.radius
      return sample
    }
    attempt(simple, &strokes)
    let light = strokes.mapped { sample in
      var sample = sample
      sample.force = sample.force.map { _ in Self.finger.force }
      return sample
    }
    attempt(light, &strokes)
    var plain = strokes
    for index in plain.strokes.indices { plain.strokes[index].kind = .direct }
    attempt(plain, &strokes)
    let round = strokes.mapped { sample in
      var sample = sample
      sample.force = sample.force.map { ($0 * 10).rounded(.toNearestOrAwayFromZero) / 10 }
      return sample
    }
    attempt(round, &strokes)
  }

  /// The recording begins at once, and each pause becomes short and even.
  private mutating func simplifyTimes(_ strokes: inout TouchStrokes) {
    for grid in Self.grids where align(&strokes, to: grid) {
      for index in strokes.moments.indices.dropFirst() {
        for pause: Int64 in [1, 2, 5, 10, 20, 30, 40, 50, 60, 80, 100, 200] {
          let moments = strokes.moments
          guard index < moments.count else { break }
          let shorter = TouchTime(nanoseconds: grid.nanoseconds * pause)
          let gap = moments[index] - moments[index - 1]
          if gap <= shorter { break }
          let saved = gap - shorter
          let change = strokes.retimed { $0 >= moments[index] ? $0 - saved : $0 }
          if attempt(change, &strokes) { break }
        }
      }
      return
    }
    if let first = strokes.moments.first { attempt(strokes.retimed { $0 - first }, &strokes) }
  }

  /// Makes each pause a multiple of a step: the nearest, or else a shorter or a longer one, where a limit lies
  /// between a pause and the nearest step.
  private mutating func align(_ strokes: inout TouchStrokes, to grid: TouchTime) -> Bool {
    for rule in [FloatingPointRoundingRule.toNearestOrAwayFromZero, .down, .up] {
      let change = aligned(strokes, to: grid, rule)
      if change == strokes || attempt(change, &strokes) { return true }
    }
    return false
  }

  /// The strokes with each pause a multiple of a step, at least one, and the lift behind the last move.
  private func aligned(
    _ strokes: TouchStrokes,
    to grid: TouchTime,
    _ rule: FloatingPointRoundingRule
  ) -> TouchStrokes {
    var strokes = strokes
    for index in strokes.strokes.indices where strokes.strokes[index].samples.count > 1 {
      let stroke = strokes.strokes[index]
      // The lift has the location of the last move, and comes a little later.
      if stroke.samples.last?.time == stroke.end {
        strokes.strokes[index].end = stroke.end.map { $0 + .tick }
      }
    }
    var times: [TouchTime: TouchTime] = [:]
    var (before, now) = (TouchTime.zero, TouchTime.zero)
    for (number, moment) in strokes.moments.enumerated() {
      if number > 0 {
        let steps = (Double((moment - before).nanoseconds) / Double(grid.nanoseconds)).rounded(rule)
        let whole = max(Int64(steps, within: 0...Int64(Int32.max)), 1)
        now = now + TouchTime(nanoseconds: whole * grid.nanoseconds)
      }
      times[moment] = now
      before = moment
    }
    return strokes.retimed { times[$0] ?? $0 }
  }

  /// Coordinates become whole, then tens, then those of the sample before.
  private mutating func simplifyLocations(_ strokes: inout TouchStrokes) {
    for unit in [10.0, 1] {
      let change = strokes.mapped { sample in
        var sample = sample
        sample.location = Self.rounded(sample.location, unit)
        return sample
      }
      if attempt(change, &strokes) { break }
    }
    for index in strokes.strokes.indices {
      for number in strokes.strokes[index].samples.indices {
        for path in [\Point.x, \Point.y] { simplify(path, index, number, &strokes) }
      }
    }
  }

  private mutating func simplify(
    _ path: WritableKeyPath<Point, Double>,
    _ index: Int,
    _ number: Int,
    _ strokes: inout TouchStrokes
  ) {
    let samples = strokes.strokes[index].samples
    let value = samples[number].location[keyPath: path]
    var simpler: [Double] = number > 0 ? [samples[number - 1].location[keyPath: path]] : []
    let units = [100.0, 50, 10, 5, 1]
    let nearest = units.map { (value / $0).rounded() * $0 }
    // The steps on the other side come last, for where an edge lies between.
    simpler += nearest + zip(nearest, units).map { $0 < value ? $0 + $1 : $0 - $1 }
    for candidate in simpler {
      if candidate == value { return }
      var change = strokes
      change.strokes[index].samples[number].location[keyPath: path] = candidate
      if attempt(change, &strokes) { return }
    }
  }

  private static func rounded(_ point: Point, _ unit: Double) -> Point {
    Point(x: (point.x / unit).rounded() * unit, y: (point.y / unit).rounded() * unit)
  }
}
