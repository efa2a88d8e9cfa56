public import TouchCore
public import UIKit

/// A log put in order: touch sequences, and in each of them the recognizers' attempts.
///
/// A touch sequence lasts from the first finger down until all fingers are up. Sequences that one attempt
/// is made of (the two taps of a double tap) are one. Making one costs O(*n* log *n*) in the number of entries.
public struct GestureAnalysis: Hashable, Sendable {
  /// What was analysed.
  public let log: GestureLog
  /// The sequences, in the order of time.
  public let sequences: [Sequence]

  /// Puts a log in order.
  public init(_ log: GestureLog) {
    self.log = log
    sequences = AnalysisBuilder.sequences(of: log)
  }

  /// Touches that belong together, and the attempts to recognize a gesture in them.
  public struct Sequence: Hashable, Sendable {
    /// The touches, in the order in which they began; none for a pointer that hovers, for presses and
    /// for scrolling.
    public var touches: [Int] = []
    /// When the first finger touched, or the first attempt began.
    public var began: TouchTime
    /// When the last finger was up and the last attempt over.
    public var ended: TouchTime
    /// The recognizers' attempts, in the order in which they began.
    public var attempts: [Attempt] = []
    /// The presses, in the order in which they began.
    public var presses: [Int] = []
    /// Whether a wheel or a touchpad scrolled.
    public var scrolled = false
    /// The recognizers that took no part in input in their view, and why.
    public var refusals: [Refusal] = []
    /// What the scene told from the sequence's beginning until the next one began.
    public var notes: [GestureNote] = []
    /// Whether a part of it lies in the log before, from which this one was cut off; it then begins at the cut.
    public var isContinued = false
    /// Whether it goes on in the next log.
    public var goesOn = false
    /// The attempts that go on in the next log, which tells of them, as far as they came.
    public var underway: [Attempt] = []

    /// The attempts that became a gesture.
    public var winners: [Attempt] { attempts.filter { $0.recognized != nil } }
  }

  /// That a recognizer took no part in input.
  public struct Refusal: Hashable, Sendable {
    /// The recognizer.
    public var recognizer: Int
    /// The input.
    public var input: GestureLog.Input
    /// When the input began.
    public var time: TouchTime
    /// Why.
    public var refuser: GestureDecision.InputRefuser
  }

  /// What a recognizer made of its touches, from the first of them to its reset.
  public struct Attempt: Hashable, Sendable {
    /// The recognizer.
    public var recognizer: Int
    /// When it began.
    public var began: TouchTime
    /// When it was over and the recognizer was reset; the end of the log if it never was.
    public var ended: TouchTime
    /// The touches that it was made of.
    public var touches: [Int] = []
    /// The presses that it was made of.
    public var presses: [Int] = []
    /// Whether it was made of scrolling by a wheel or a touchpad.
    public var followsScroll = false
    /// The touches that it took no further part in.
    public var ignored: [Int] = []
    /// What it was, and for how long, without gaps from its beginning to its end.
    public var stretches: [Stretch] = []
    /// The recognizers that it had to wait for.
    public var requirements: [Int] = []

    /// When it wanted to be recognized first, and why.
    public var wish: Cause?
    /// The other limits that the gesture kept when it was recognized.
    public var satisfiedLimits: [GestureReason] = []
    /// How it stood against its other limits when it failed.
    public var otherMeasurements: [GestureReason] = []
    /// What is known of its failure beyond the decision.
    public var failure: GestureLog.Failure?
    /// When it was recognized, or began; nil if it never did.
    public var recognized: TouchTime?
    /// How it came out: ended (a discrete gesture is recognized by that), cancelled or failed; possible, began
    /// or changed if the log stops before.
    public var outcome = GestureState.possible
    /// When it came out so, and why; nil if nothing was decided.
    public var cause: Cause?
    /// Whether it was recognized all at once, without a beginning.
    public var isDiscrete = false
  }

  /// A moment and its reason.
  public struct Cause: Hashable, Sendable {
    /// When.
    public var time: TouchTime
    /// Why.
    public var reason: GestureReason
    /// The other recognizer that the reason is about.
    public var other: Int?
  }

  /// A part of an attempt in which nothing changed.
  public struct Stretch: Hashable, Sendable {
    /// What it was.
    public var kind: Kind
    /// When it became so.
    public var from: TouchTime
    /// When it became something else, or the attempt was over.
    public var until: TouchTime

    /// What an attempt can be.
    public enum Kind: Hashable, Sendable {
      /// Nothing was decided.
      case possible
      /// It would have been recognized, but waited for another to fail.
      case waiting(for: Int)
      /// It followed its touches.
      case active
      /// It was recognized, or ended, and waited for its reset.
      case ended
      /// It was cancelled, and waited for its reset.
      case cancelled
      /// It had failed, and waited for its reset.
      case failed
    }
  }
}
