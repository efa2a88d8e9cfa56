import TouchCore

// Changes of when a finger lands, how long it stays, and how fast it is.
extension StrokeChanges {
  /// How far apart fingers land that are meant to land together (our own choice).
  private static let together = TouchTime.milliseconds(50)

  /// A finger that stays down, or is taken away, lifts: a second after its last sample at a part of 1, or where it
  /// was taken away.
  func lift() -> CounterfactualChange {
    let end = { (part: Double) -> TouchTime in
      stroke.end ?? stroke.last + Self.scaled(.seconds(1), by: part)
    }
    return change("lift") { part in
      guard stroke.end == nil ? part >= 0.01 : part == 1 else { return nil }
      return replacing { stroke in
        stroke.end = end(part)
        stroke.isCancelled = false
      }
    } words: { part in
      if stroke.end != nil { return "\(name) lifts instead of being taken away" }
      let stay = NumberText.short((end(part) - stroke.began).seconds, 3)
      return "\(name) lifts after \(stay) s instead of staying down"
    }
  }

  /// A finger stays longer or less long, and its last move stays where it is in time.
  func duration(_ length: TouchTime) -> CounterfactualChange {
    let scaled = { (part: Double) in Self.scaled(length, by: 1 + part) }
    return change("duration") { part in
      let new = scaled(part)
      guard new > .zero else { return nil }
      if let last = stroke.samples.last, last.time >= stroke.began + new { return nil }
      var changed = stroke
      changed.end = stroke.began + new
      return staying(changed, longer: new - length)
    } words: { part in
      let (new, old) = NumberText.apart(scaled(part).seconds, length.seconds, 3)
      return "\(name) stays for \(new) s instead of \(old)"
    }
  }

  /// A finger makes the same moves faster, or more slowly.
  func pace(_ length: TouchTime) -> CounterfactualChange {
    let scaled = { (part: Double) in Self.scaled(length, by: 1 + part) }
    return change("pace") { part in
      guard part > -1 else { return nil }
      var changed = stroke
      var before: TouchTime?
      for number in stroke.samples.indices {
        let time =
          stroke.began + Self.scaled(stroke.samples[number].time - stroke.began, by: 1 + part)
        if let before, time <= before { return nil }
        changed.samples[number].time = time
        before = time
      }
      let end = stroke.began + scaled(part)
      if let before, end <= before { return nil }
      changed.end = end
      return staying(changed, longer: scaled(part) - length)
    } words: { part in
      let (new, old) = NumberText.apart(scaled(part).seconds, length.seconds, 3)
      return "\(name) moves in \(new) s instead of \(old)"
    }
  }

  /// A finger stays down while those touch that came after it.
  func hold(_ length: TouchTime) -> CounterfactualChange {
    let scaled = { (part: Double) in Self.scaled(length, by: 1 + part) }
    return change("hold", isSigned: false) { part in
      replacing { $0.end = $0.began + scaled(part) }
    } words: { part in
      let (new, old) = NumberText.apart(scaled(part).seconds, length.seconds, 3)
      return "\(name) stays for \(new) s instead of \(old), while the next finger comes as before"
    }
  }

  /// The pause between a finger's landing and the end of the one before.
  func pause() -> CounterfactualChange {
    let gap = stroke.began - strokes.strokes[index - 1].last
    let scaled = { (part: Double) in Self.scaled(gap, by: 1 + part) }
    return change("pause") { part in
      guard gap > .zero, scaled(part) > .zero else { return nil }
      let later = scaled(part) - gap
      var changed = strokes
      for other in index..<strokes.strokes.count {
        changed.strokes[other] = strokes.strokes[other].moved(by: later)
      }
      return changed
    } words: { part in
      let (new, old) = NumberText.apart(scaled(part).seconds, gap.seconds, 3)
      return "\(name) comes after \(new) s instead of \(old)"
    }
  }

  /// A finger lands earlier or later, while the others touch as before: in parts of the time since the finger before
  /// it was lifted, or else landed, or of 50 ms where they land together.
  func meet() -> CounterfactualChange {
    let before = strokes.strokes[index - 1]
    let gaps = [stroke.began - before.last, stroke.began - before.began]
    let whole = gaps.first { $0 > .zero } ?? Self.together
    return change("meet") { part in
      let later = Self.scaled(whole, by: part)
      guard later != .zero, stroke.began + later >= .zero else { return nil }
      return replacing { $0 = $0.moved(by: later) }
    } words: { part in
      let time = NumberText.short(abs(Self.scaled(whole, by: part).seconds), 3)
      return "\(name) lands \(time) s \(part < 0 ? "earlier" : "later"), the others as before"
    }
  }
}
