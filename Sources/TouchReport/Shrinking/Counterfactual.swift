import TouchCore
public import TouchStage

/// The least change of a touch, or of a threshold, that turns an outcome.
public struct Counterfactual: Hashable, Sendable {
  /// What is changed.
  public enum Change: Hashable, Sendable {
    /// The touches.
    case touches(TouchStrokes)
    /// A property of a recognizer.
    case setting(RecognizerSetting)
  }

  /// What is changed.
  public var change: Change
  /// The change in words: "finger 1 travels 45 pt instead of 46.2".
  public var sentence: String
  /// How large it is, in parts of what was there.
  public var size: Double
}

/// Looks for the least change that turns an outcome: of travels, durations, pauses, places and forces, and of
/// thresholds.
///
/// Every change is tried in growing steps, and where one turns the outcome, the least part of it that still does is
/// found by halving.
@MainActor
public struct CounterfactualSearch {
  /// A property that can be set, and its value now.
  public struct Threshold {
    /// The recognizer's name.
    public let recognizer: String
    /// The property.
    public let property: RecognizerProperty
    /// Its value now.
    public let value: Double

    /// Creates a threshold.
    public init(recognizer: String, property: RecognizerProperty, value: Double) {
      self.recognizer = recognizer
      self.property = property
      self.value = value
    }
  }

  /// The parts by which something is changed, in the order in which they are tried.
  private static let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 3, 5, 8, 15]
  /// How often a step is halved: to a thousandth of it.
  private static let halvings = 10
  /// How far a finger that stands still is moved at a part of 1, in points.
  private static let nudge = 50.0

  private let isTurned: (TouchStrokes, RecognizerSetting?) -> Bool

  /// Creates a search.
  ///
  /// - Parameter isTurned: Whether strokes have the other outcome, perhaps with another threshold.
  public init(isTurned: @escaping (TouchStrokes, RecognizerSetting?) -> Bool) {
    self.isTurned = isTurned
  }

  /// The least change; nil where none was found.
  public func least(of strokes: TouchStrokes, _ thresholds: [Threshold]) -> Counterfactual? {
    var found: [Counterfactual] = []
    for threshold in thresholds {
      if let change = least(threshold, strokes) { found.append(change) }
    }
    found += touchChanges(of: strokes).compactMap { least($0, strokes) }
    // Of changes that are alike in size, the first: thresholds before touches.
    return found.enumerated().min { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }?
      .element
  }

  // MARK: Thresholds

  private func least(_ threshold: Threshold, _ strokes: TouchStrokes) -> Counterfactual? {
    let (property, value) = (threshold.property, threshold.value)
    if property.unit == .flag || value == 0 { return nil }
    func setting(_ part: Double) -> RecognizerSetting? {
      var new = value * (1 + part)
      if property.unit == .count { new = part < 0 ? new.rounded(.down) : new.rounded(.up) }
      // In printed decimals, a little farther rather than not far enough.
      new = (new * 1000).rounded(part < 0 ? .down : .up) / 1000
      guard property.range.contains(new), new != value else { return nil }
      return RecognizerSetting(
        recognizer: threshold.recognizer,
        property: property.name,
        value: NumberText.short(new, 3)
      )
    }
    let part = leastPart { part in setting(part).map { isTurned(strokes, $0) } ?? false }
    guard let part, let setting = setting(part), let new = Double(setting.value) else { return nil }
    return Counterfactual(
      change: .setting(setting),
      sentence: "\(setting.text) instead of \(NumberText.short(value, 3))",
      size: abs(new - value) / abs(value)
    )
  }

  // MARK: Touches

  /// A change of the touches by a part of what is there.
  private struct TouchChange {
    var make: (Double) -> TouchStrokes?
    var words: (Double) -> String
  }

  private func least(_ change: TouchChange, _ strokes: TouchStrokes) -> Counterfactual? {
    let part = leastPart { part in
      change.make(part).map { $0 != strokes && isTurned($0, nil) } ?? false
    }
    guard let part, let changed = change.make(part) else { return nil }
    return Counterfactual(
      change: .touches(changed),
      sentence: change.words(part),
      size: abs(part)
    )
  }

  private func touchChanges(of strokes: TouchStrokes) -> [TouchChange] {
    var changes: [TouchChange] = []
    for (place, stroke) in strokes.strokes.enumerated() {
      let name = "finger \(place + 1)"
      changes.append(travel(of: stroke, place, name, strokes))
      if let length = stroke.end.map({ $0 - stroke.began }), length > .zero {
        changes.append(duration(of: stroke, place, name, strokes, length))
      }
      if stroke.samples.contains(where: { $0.force != nil }) {
        changes.append(force(of: stroke, place, name, strokes))
      }
      if strokes.strokes.count > 1 { changes.append(absence(of: place, name, strokes)) }
      guard place > 0 else { continue }
      changes.append(pause(before: place, name, strokes))
      changes.append(approach(of: place, name, strokes))
    }
    return changes
  }

  /// A time made longer or shorter, in whole milliseconds.
  private static func scaled(_ time: TouchTime, by factor: Double) -> TouchTime {
    .milliseconds(Int64((time.seconds * factor * 1000).rounded(), within: 0...Int64(Int32.max)))
  }

  /// Whole tenths of a point, away from where it was or towards it.
  private static func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static func tenths(_ point: Point) -> Point {
    Point(x: tenth(point.x), y: tenth(point.y))
  }

  private func travel(
    of stroke: TouchStrokes.Stroke,
    _ place: Int,
    _ name: String,
    _ strokes: TouchStrokes
  ) -> TouchChange {
    let start = stroke.samples.first?.place ?? .zero
    let length = stroke.samples.reduce(0) { max($0, $1.place.distance(to: start)) }
    let make = { (part: Double) -> TouchStrokes? in
      var changed = strokes
      if length > 0 {
        guard part >= -1 else { return nil }
        changed.strokes[place].samples = stroke.samples.map { sample in
          var sample = sample
          sample.place = Self.tenths(start + (sample.place - start) * (1 + part))
          return sample
        }
      } else {
        // A finger that stands still moves before its end.
        let from = stroke.samples.last?.time ?? .zero
        let room = stroke.last - from
        guard part != 0, room.nanoseconds > 1, var sample = stroke.samples.last else { return nil }
        let half = room.nanoseconds / 2
        let step = half >= 10_000_000 ? Int64(10_000_000) : 1_000_000
        sample.time = from + TouchTime(nanoseconds: max(half / step * step, 1))
        sample.place.x = Self.tenth(sample.place.x + part * Self.nudge)
        changed.strokes[place].samples.append(sample)
      }
      return changed
    }
    return TouchChange(make: make) { part in
      let new = length > 0 ? length * (1 + part) : abs(part) * Self.nudge
      return
        "\(name) travels \(NumberText.short(new, 1)) pt instead of \(NumberText.short(length, 1))"
    }
  }

  private func duration(
    of stroke: TouchStrokes.Stroke,
    _ place: Int,
    _ name: String,
    _ strokes: TouchStrokes,
    _ length: TouchTime
  ) -> TouchChange {
    let scaled = { (part: Double) in
      // Whole milliseconds.
      Self.scaled(length, by: 1 + part)
    }
    let make = { (part: Double) -> TouchStrokes? in
      let new = scaled(part)
      guard new > .zero else { return nil }
      let longer = new - length
      var changed = strokes
      // The last move stays where it is in time; what follows comes later, or earlier.
      if let last = stroke.samples.last, last.time >= stroke.began + new { return nil }
      changed.strokes[place].end = stroke.began + new
      for other in strokes.strokes.indices where other != place {
        guard strokes.strokes[other].began >= stroke.last else { continue }
        changed.strokes[other] = strokes.strokes[other].moved(by: longer)
      }
      return changed
    }
    return TouchChange(make: make) { part in
      "\(name) stays for \(NumberText.short(scaled(part).seconds, 3)) s instead of "
        + NumberText.short(length.seconds, 3)
    }
  }

  private func force(
    of stroke: TouchStrokes.Stroke,
    _ place: Int,
    _ name: String,
    _ strokes: TouchStrokes
  ) -> TouchChange {
    let hardest = stroke.samples.reduce(0) { max($0, $1.force ?? 0) }
    let make = { (part: Double) -> TouchStrokes? in
      guard part >= -1, hardest > 0 else { return nil }
      var changed = strokes
      changed.strokes[place].samples = stroke.samples.map { sample in
        var sample = sample
        sample.force = sample.force.map { ($0 * (1 + part) * 100).rounded() / 100 }
        return sample
      }
      return changed
    }
    return TouchChange(make: make) { part in
      let new = NumberText.short(hardest * (1 + part), 2)
      return "\(name) presses with \(new) at most instead of \(NumberText.short(hardest, 2))"
    }
  }

  /// A finger doesn't touch at all: all of what is there.
  private func absence(of place: Int, _ name: String, _ strokes: TouchStrokes) -> TouchChange {
    TouchChange { part in
      guard part == 1 else { return nil }
      var changed = strokes
      changed.strokes.remove(at: place)
      return changed
    } words: { _ in
      "\(name) left out"
    }
  }

  /// The pause between a finger's landing and the end of the one before.
  private func pause(before place: Int, _ name: String, _ strokes: TouchStrokes) -> TouchChange {
    let gap = strokes.strokes[place].began - strokes.strokes[place - 1].last
    let scaled = { (part: Double) in
      Self.scaled(gap, by: 1 + part)
    }
    let make = { (part: Double) -> TouchStrokes? in
      guard gap > .zero, scaled(part) > .zero else { return nil }
      let later = scaled(part) - gap
      var changed = strokes
      for other in place..<strokes.strokes.count {
        changed.strokes[other] = strokes.strokes[other].moved(by: later)
      }
      return changed
    }
    return TouchChange(make: make) { part in
      "\(name) comes after \(NumberText.short(scaled(part).seconds, 3)) s instead of "
        + NumberText.short(gap.seconds, 3)
    }
  }

  /// A finger lands nearer to where the first one did, or farther from it.
  private func approach(of place: Int, _ name: String, _ strokes: TouchStrokes) -> TouchChange {
    let first = strokes.strokes[0].samples.first?.place ?? .zero
    let own = strokes.strokes[place].samples.first?.place ?? .zero
    let distance = own.distance(to: first)
    let make = { (part: Double) -> TouchStrokes? in
      guard distance > 0, part >= -1 else { return nil }
      var changed = strokes
      changed.strokes[place].samples = strokes.strokes[place].samples.map { sample in
        var sample = sample
        sample.place = Self.tenths(sample.place + (own - first) * part)
        return sample
      }
      return changed
    }
    return TouchChange(make: make) { part in
      let new = NumberText.short(distance * (1 + part), 1)
      return "\(name) lands \(new) pt from finger 1 instead of \(NumberText.short(distance, 1))"
    }
  }

  // MARK: Searching

  /// The least part, up or down, at which a condition holds; nil where it holds at no step.
  private func leastPart(where holds: (Double) -> Bool) -> Double? {
    var before = 0.0
    for step in Self.steps {
      for sign in [1.0, -1] where holds(step * sign) {
        return halved(from: before * sign, to: step * sign, holds)
      }
      before = step
    }
    return nil
  }

  /// The least part between one at which a condition doesn't hold and one at which it does.
  private func halved(from low: Double, to high: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
