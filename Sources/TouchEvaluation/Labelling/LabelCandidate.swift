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

  /// Takes in what a later part says of the same touches.
  fileprivate mutating func goOn(as later: LabelCandidate) {
    to = max(to, later.to)
    fingers = max(fingers, later.fingers)
    farthest = max(farthest, later.farthest)
    recognized += later.recognized
    nearMisses += later.nearMisses.filter { !nearMisses.contains($0) }
  }
}

/// Collects what can be labelled in a replay, part by part.
public struct LabelCandidates {
  /// The candidates, in the order of time.
  public private(set) var all: [LabelCandidate] = []
  /// The index of the candidate that goes on in the next part; nil where none does.
  private var goingOn: Int?
  /// The candidates before this one are too far back for a later one to be their second try.
  private var firstOpen = 0

  private let limits: [String: StrokeLimits]

  /// Creates an empty collection.
  ///
  /// - Parameter limits: What recognizers ask of a stroke as a whole, by their names.
  public init(limits: [String: StrokeLimits] = [:]) { self.limits = limits }

  /// Adds a part of a log; touches that go on in the next part, where the log was cut, are one candidate.
  public mutating func add(_ log: GestureLog) {
    let analysis = GestureAnalysis(log)
    let before = goingOn
    // A part has no sequence of touches that go on through it and of which it decides nothing.
    if log.cutAt == nil || analysis.sequences.contains(where: \.isContinued) { goingOn = nil }
    for sequence in analysis.sequences {
      let continued = sequence.isContinued ? before : nil
      if sequence.touches.isEmpty, continued == nil { continue }
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
        if told.isNearMiss, !candidate.nearMisses.contains(told.name),
          isNear(told.name, touches, candidate.farthest)
        {
          candidate.nearMisses.append(told.name)
        }
      }
      if let continued {
        all[continued].goOn(as: candidate)
      } else {
        all.append(candidate)
      }
      if sequence.goesOn { goingOn = continued ?? all.count - 1 }
    }
    findRetries()
  }

  /// Whether touches are near in everything that a recognizer asks of them.
  private func isNear(_ name: String, _ touches: [GestureLog.Touch], _ travel: Double) -> Bool {
    guard let limits = limits[name] else { return true }
    let longest = touches.map { ($0.last - $0.began).seconds }.max() ?? 0
    return limits.isNear(duration: longest, travel: travel, by: GestureExplanation.nearMiss)
  }

  /// The most touches that were down together.
  private static func most(_ touches: [GestureLog.Touch]) -> Int {
    touches.map { touch in touches.count { $0.began <= touch.began && touch.began <= $0.last } }
      .max() ?? 0
  }

  private mutating func findRetries() {
    guard let last = all.last else { return }
    for index in firstOpen..<all.count where all[index].retried == nil {
      let candidate = all[index]
      let soon = all[(index + 1)...].prefix { $0.from - candidate.to <= LabelCandidate.retry }
      all[index].retried = candidate.nearMisses.first { name in
        !candidate.recognized.contains(name) && soon.contains { $0.recognized.contains(name) }
      }
    }
    while last.from - all[firstOpen].to > LabelCandidate.retry { firstOpen += 1 }
  }
}
