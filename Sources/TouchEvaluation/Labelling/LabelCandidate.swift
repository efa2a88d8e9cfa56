public import TouchCore
import TouchReport
public import TouchStage
import UIKit

/// Touches that may get a label: from the first finger down until all are up.
public struct LabelCandidate: Hashable, Sendable {
  /// A near miss followed within so much time by the same gesture was probably meant (our own choice).
  public static let retry = TouchTime.seconds(3)

  /// When the first finger touched.
  public var from: TouchTime
  /// When the last finger was lifted.
  public var to: TouchTime
  /// How many fingers touched.
  public var fingers: Int
  /// How far the farthest of them came from its start, in points.
  public var farthest: Double
  /// What was recognized, in the order in which it was.
  public var recognized: [String] = []
  /// The recognizers that missed a limit by little.
  public var nearMisses: [String] = []
  /// The gesture that was missed by little here and recognized soon after; nil for none.
  public var retried: String?

  /// The label that is offered: what was tried again, or else what was recognized first.
  public var suggestion: String? { retried ?? recognized.first }
}

/// Collects what can be labelled in a replay, part by part.
public struct LabelCandidates {
  /// The candidates, in the order of time.
  public private(set) var all: [LabelCandidate] = []

  /// Creates an empty collection.
  public init() {}

  /// Adds a part of a log, which nothing is under way behind.
  public mutating func add(_ log: GestureLog) {
    let analysis = GestureAnalysis(log)
    for sequence in analysis.sequences where !sequence.touches.isEmpty {
      let touches = sequence.touches.map { log.touches[$0] }
      var candidate = LabelCandidate(
        from: touches.map(\.began).min() ?? .zero,
        to: touches.map(\.last).max() ?? .zero,
        fingers: Self.most(touches),
        farthest: touches.map(\.farthest).max() ?? 0
      )
      for told in analysis.explanations(of: sequence) {
        if told.verdict == .recognized || told.verdict == .cancelled {
          candidate.recognized.append(told.name)
        }
        if told.isNearMiss, !candidate.nearMisses.contains(told.name) {
          candidate.nearMisses.append(told.name)
        }
      }
      all.append(candidate)
    }
    findRetries()
  }

  /// The most touches that were down together.
  private static func most(_ touches: [GestureLog.Touch]) -> Int {
    touches.map { touch in touches.count { $0.began <= touch.began && touch.began <= $0.last } }
      .max() ?? 0
  }

  private mutating func findRetries() {
    for (place, candidate) in all.enumerated() where candidate.retried == nil {
      let soon = all[(place + 1)...].prefix { $0.from - candidate.to <= LabelCandidate.retry }
      all[place].retried = candidate.nearMisses.first { name in
        !candidate.recognized.contains(name) && soon.contains { $0.recognized.contains(name) }
      }
    }
  }
}
