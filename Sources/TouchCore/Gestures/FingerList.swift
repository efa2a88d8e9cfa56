/// The fingers that a machine follows: where each started, and where it is.
///
/// Moving a finger changes its entry in place and allocates nothing. Samples of unknown fingers, of
/// fingers that are down already, and samples at implausible locations are left out without harm.
package struct FingerList: Sendable {
  /// One finger.
  package struct Finger: Sendable {
    /// Which contact it is.
    package let id: Contact.ID
    /// Where it touched down, in points.
    package let start: Point
    /// Where it is, in points.
    package var location: Point
    /// Whether the frame that is being told of lifts or takes the finger.
    package fileprivate(set) var isLeaving = false

    /// The displacement from its start.
    package var displacement: Vector { location - start }
    /// The distance from its start, in points.
    package var travel: Double { displacement.length }
  }

  /// The fingers, in the order in which they came.
  package private(set) var fingers: [Finger] = []

  /// Creates an empty list.
  package init() {}

  /// The number of fingers.
  package var count: Int { fingers.count }
  /// Whether there is no finger.
  package var isEmpty: Bool { fingers.isEmpty }

  /// Whether a finger is among them.
  package func contains(_ id: Contact.ID) -> Bool { index(of: id) != nil }

  /// Whether any of these fingers is among them.
  package func containsAny(_ samples: [ContactSample]) -> Bool {
    for sample in samples where contains(sample.id) { return true }
    return false
  }

  /// The index of a finger in the list.
  private func index(of id: Contact.ID) -> Int? {
    for index in fingers.indices where fingers[index].id == id { return index }
    return nil
  }

  /// Adds fingers that touched down, up to a number of fingers in all; returns how many are new.
  @discardableResult
  package mutating func add(_ samples: [ContactSample], upTo limit: Int = .max) -> Int {
    if samples.count == 1, fingers.isEmpty, limit > 0 {
      // As below, for speed, of one finger.
      let (id, location) = (samples[0].id, samples[0].location)
      if !location.isPlausible { return 0 }
      fingers.append(Finger(id: id, start: location, location: location))
      return 1
    }
    let before = count
    for sample in samples where count < limit {
      guard sample.location.isPlausible, !contains(sample.id) else { continue }
      fingers.append(Finger(id: sample.id, start: sample.location, location: sample.location))
    }
    return count - before
  }

  /// Moves fingers, and returns whether any of them is among the fingers here.
  @discardableResult
  package mutating func move(_ samples: [ContactSample]) -> Bool {
    if samples.count == 1, fingers.count == 1 {
      // As below, for speed, of one finger.
      if fingers[0].id != samples[0].id { return false }
      let location = samples[0].location
      if location.isPlausible { fingers[0].location = location }
      return true
    }
    var any = false
    for sample in samples {
      guard let index = index(of: sample.id) else { continue }
      any = true
      if sample.location.isPlausible { fingers[index].location = sample.location }
    }
    return any
  }

  /// Marks fingers that the frame which is being told of lifts or takes.
  package mutating func noteLeaving(_ samples: [ContactSample]) {
    for sample in samples {
      if let index = index(of: sample.id) { fingers[index].isLeaving = true }
    }
  }

  /// Whether one of the fingers is about to be lifted or taken.
  package var isLosing: Bool {
    for finger in fingers where finger.isLeaving { return true }
    return false
  }

  /// Removes fingers that were lifted or taken, and returns how many.
  @discardableResult
  package mutating func remove(_ samples: [ContactSample]) -> Int {
    if samples.count == 1, fingers.count == 1 {
      // As below, for speed, of one finger.
      if fingers[0].id != samples[0].id { return 0 }
      fingers.removeLast()
      return 1
    }
    let before = count
    for sample in samples {
      guard let index = index(of: sample.id) else { continue }
      // Mostly there is one, and the last is removed in fewer steps.
      if index == count - 1 { fingers.removeLast() } else { fingers.remove(at: index) }
    }
    return before - count
  }

  /// Removes all fingers and keeps the room they took.
  package mutating func removeAll() { fingers.empty() }

  /// The mean of the fingers' locations; the origin where there is no finger.
  package var centroid: Point {
    // As below, for speed, of one finger.
    if fingers.count == 1 { return .zero + (fingers[0].location - .zero) }
    var sum = Vector.zero
    for finger in fingers { sum = sum + (finger.location - .zero) }
    return isEmpty ? .zero : .zero + sum * (1 / Double(count))
  }

  /// The mean of the locations of the fingers that don't rest; of all where all do.
  func centroid(without resting: RestingFingers) -> Point {
    if count < 2 || resting.isEmpty { return centroid }
    return .zero + mean(without: resting) { $0.location - .zero }
  }

  /// The mean displacement of the fingers that don't rest; of all where all do.
  func displacement(without resting: RestingFingers) -> Vector {
    mean(without: resting) { $0.displacement }
  }

  /// The mean of a vector over the fingers that don't rest, or over all where all do; zero where there is no finger.
  @inline(__always)
  private func mean(without resting: RestingFingers, of vector: (Finger) -> Vector) -> Vector {
    let allRest = fingers.allSatisfy { resting.rests($0.id) }
    var sum = Vector.zero
    var number = 0
    for finger in fingers where allRest || !resting.rests(finger.id) {
      sum = sum + vector(finger)
      number += 1
    }
    return number == 0 ? .zero : sum * (1 / Double(number))
  }

  /// The mean of the fingers' starts; the origin where there is no finger.
  package var startCentroid: Point {
    var sum = Vector.zero
    for finger in fingers { sum = sum + (finger.start - .zero) }
    return isEmpty ? .zero : .zero + sum * (1 / Double(count))
  }

  /// The displacement from the first finger to the second; nil unless there are two.
  package var span: Vector? { count == 2 ? fingers[1].location - fingers[0].location : nil }

  /// The greatest distance of a finger from its start, in points.
  package var farthestTravel: Double {
    var farthest = 0.0
    for finger in fingers { farthest = max(farthest, finger.travel) }
    return farthest
  }

  /// The travel of the finger that is n-th in travel, counted from 1; zero where there are fewer.
  ///
  /// It is what n fingers have each travelled at least.
  package func travel(ofRank rank: Int) -> Double { travel(ofRank: rank, among: fingers) }

  /// The same among the fingers that stay down.
  package func travelOfStaying(ofRank rank: Int) -> Double {
    travel(ofRank: rank, among: fingers.filter { !$0.isLeaving })
  }

  private func travel(ofRank rank: Int, among fingers: [Finger]) -> Double {
    // As below, for speed, of one finger.
    if fingers.count == 1, rank == 1 { return fingers[0].travel }
    for finger in fingers {
      var ahead = 0
      var equal = 0
      for other in fingers {
        if other.travel > finger.travel { ahead += 1 }
        if other.travel == finger.travel { equal += 1 }
      }
      if ahead < rank, rank <= ahead + equal { return finger.travel }
    }
    return 0
  }
}
