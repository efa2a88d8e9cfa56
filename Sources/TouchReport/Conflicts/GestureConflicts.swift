import TouchCore
import TouchStage
public import UIKit

/// Finds conflicts in a set of recognizers and their relations, before any touch.
///
/// The recognizers are on their views, with their delegates. Those are asked what the engine would ask
/// them; an answer is taken to be the same for every touch. Only what is certain is told: of a class that the
/// engine doesn't know, only what it excludes.
@MainActor
public struct GestureConflicts {
  private let recognizers: [UIGestureRecognizer]
  private let names: [String]
  private let relations: ConflictRelations

  /// Looks at recognizers, in the order of the newest last.
  ///
  /// - Parameter recognizers: The recognizers; those that are switched off are left out.
  public init(_ recognizers: [UIGestureRecognizer]) {
    self.recognizers = recognizers.filter { $0.isEnabled && $0.view != nil }
    var unique = UniqueNames()
    names = self.recognizers.map { unique.give($0.nameOrKind) }
    relations = ConflictRelations(self.recognizers)
  }

  /// Everything that was found, the worst first.
  ///
  /// - Complexity: O(n²) in the number of recognizers; O(n³) where they wait for one another.
  public var all: [GestureConflict] {
    var found: [GestureConflict] = []
    for (index, recognizer) in recognizers.enumerated() {
      for (otherIndex, other) in recognizers.enumerated() where otherIndex != index {
        let (name, otherName) = (names[index], names[otherIndex])
        if let conflict = requirement(recognizer, name, other, otherName) { found.append(conflict) }
        if let conflict = shadow(recognizer, name, other, otherName) { found.append(conflict) }
      }
    }
    found += circles
    let kinds: [GestureConflict.Kind] = [.unmeetable, .shadowed, .circle, .longWait]
    return kinds.flatMap { kind in found.filter { $0.kind == kind } } + exclusions
  }

  // MARK: Requirements

  private func requirement(
    _ recognizer: UIGestureRecognizer,
    _ name: String,
    _ other: UIGestureRecognizer,
    _ otherName: String
  ) -> GestureConflict? {
    guard relations.requires(recognizer, other) else { return nil }
    if relations.requires(other, recognizer) {
      return GestureConflict(
        kind: .circle,
        recognizer: name,
        others: [otherName],
        sentence: "\(name) and \(otherName) are each to wait for the other, and the second "
          + "requirement is refused",
        fix: "let only one of the two wait"
      )
    }
    if StaticOutcome.happens(other, whenever: recognizer) != .unknown,
      relations.sharesTouches(of: recognizer, with: other)
    {
      return GestureConflict(
        kind: .unmeetable,
        recognizer: name,
        others: [otherName],
        sentence: "\(name) has to wait for \(otherName) to fail, but whenever \(name) would be "
          + "recognized, \(otherName) is",
        fix: "let \(otherName) wait for \(name) instead (require(toFail:))"
      )
    }
    // A recognizer that gets none of the touches has failed before they begin (rule 4.21).
    guard relations.mayShareTouches(recognizer, other),
      let wait = StaticOutcome.wait(for: other, before: recognizer)
    else { return nil }
    return GestureConflict(
      kind: .longWait,
      recognizer: name,
      others: [otherName],
      sentence: "\(name) comes \(wait.words) late, as it waits for \(otherName) to fail",
      fix: wait.fix(name, otherName),
      wait: wait.seconds
    )
  }

  /// Circles of three and more that wait for one another, the shortest of each that was added first.
  private var circles: [GestureConflict] {
    var found: [GestureConflict] = []
    for start in recognizers.indices {
      guard let path = circle(from: start), path.count > 2 else { continue }
      let members = path.map { names[$0] }
      found.append(
        GestureConflict(
          kind: .circle,
          recognizer: members[0],
          others: Array(members.dropFirst()),
          sentence: "\(Self.list(members, last: "and")) wait for one another in a circle, and the "
            + "requirement that closes it is refused",
          fix: "take one of the requirements away"
        )
      )
    }
    return found
  }

  /// The shortest path along requirements from a recognizer back to it, by those that were added later.
  private func circle(from start: Int) -> [Int]? {
    var paths = [[start]]
    var reached: Set<Int> = [start]
    while !paths.isEmpty {
      let path = paths.removeFirst()
      let last = path[path.count - 1]
      for next in recognizers.indices.dropFirst(start)
      where next != last && relations.requires(recognizers[last], recognizers[next]) {
        if next == start { return path }
        if reached.insert(next).inserted { paths.append(path + [next]) }
      }
    }
    return nil
  }

  // MARK: Shadows

  private func shadow(
    _ recognizer: UIGestureRecognizer,
    _ name: String,
    _ other: UIGestureRecognizer,
    _ otherName: String
  ) -> GestureConflict? {
    guard relations.sharesTouches(of: recognizer, with: other),
      relations.excludes(other, recognizer),
      !relations.requires(other, recognizer), !relations.requires(recognizer, other)
    else { return nil }
    var often = "never"
    let cause: String
    switch StaticOutcome.happens(other, whenever: recognizer) {
    case .unknown: return nil
    case .before: cause = "is always recognized before it"
    case .beforeOrAtOnce:
      cause = "is recognized before it"
      if !relations.precedes(other, recognizer) { often = "hardly ever" }
    case .atOnce:
      guard relations.precedes(other, recognizer) else { return nil }
      cause =
        relations.depth(other) > relations.depth(recognizer)
        ? "is recognized at the same moment on a deeper view"
        : "is recognized at the same moment and was added later"
    }
    return GestureConflict(
      kind: .shadowed,
      recognizer: name,
      others: [otherName],
      sentence: "\(name) is \(often) recognized: \(otherName) \(cause) and excludes it",
      fix: "let \(otherName) wait for \(name) (require(toFail:)), or allow both "
        + "(shouldRecognizeSimultaneouslyWith)"
    )
  }

  // MARK: Exclusions

  /// Pairs that can't be recognized together, each told once, under the recognizer that was added first.
  private var exclusions: [GestureConflict] {
    var found: [GestureConflict] = []
    for (index, recognizer) in recognizers.enumerated() {
      let others = recognizers.indices.filter { other in
        other > index && relations.areRelated(recognizer, recognizers[other])
          && relations.excludes(recognizer, recognizers[other])
          && relations.excludes(recognizers[other], recognizer)
      }
      if others.isEmpty { continue }
      let list = Self.list(others.map { names[$0] })
      found.append(
        GestureConflict(
          kind: .exclusive,
          recognizer: names[index],
          others: others.map { names[$0] },
          sentence: "\(names[index]) can never be recognized together with \(list)",
          fix: "allow both (shouldRecognizeSimultaneouslyWith) where both are meant"
        )
      )
    }
    return found
  }

  private static func list(_ names: [String], last word: String = "or") -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
