public import TouchCore
public import UIKit

/// A log of decisions as plain data: recognizers, touches and presses by number, and every decision about them.
///
/// Recognizers and touches are named by their places in `recognizers` and `touches`. Places are in points
/// of the screen, times on the application's clock.
public struct GestureLog: Hashable, Sendable {
  /// The recognizers that were heard of, those that were known from the start first.
  public internal(set) var recognizers: [Recognizer] = []
  /// The touches, in the order in which they began.
  public internal(set) var touches: [Touch] = []
  /// The presses of buttons, in the order in which they began.
  public internal(set) var presses: [Press] = []
  /// The decisions, in the order in which they were made.
  public internal(set) var entries: [Entry] = []
  /// What the scene told beside the decisions, without mere updates.
  public internal(set) var notes: [GestureNote] = []
  /// The last moment that something is known of.
  public internal(set) var end = TouchTime.zero

  /// Creates an empty record.
  public init() {}

  /// What the scene told of things that are no recognizers: controls, and what a window sees.
  ///
  /// - Complexity: O(recognizers + notes).
  public var controlNotes: [GestureNote] {
    let names = Set(recognizers.map(\.name))
    return notes.filter { !names.contains($0.gesture) }
  }

  /// A recognizer.
  public struct Recognizer: Hashable, Sendable {
    /// Its name, or its class's where it has none; with a number behind it where an earlier one is
    /// called the same.
    public var name: String
    /// The name of its class.
    public var kind: String
    /// The name of its view's class; nil where it had no view.
    public var view: String?
  }

  /// A touch from its beginning to its end.
  public struct Touch: Hashable, Sendable {
    /// Where and when it was: its beginning, every move, its end.
    public var path: [Sample]
    /// Whether it was lifted (ended), taken away (cancelled), or is still down (nil).
    public var outcome: GestureState?

    /// When it began.
    public var began: TouchTime { path.first?.time ?? .zero }
    /// When it was last heard of; its end, where it has one.
    public var last: TouchTime { path.last?.time ?? .zero }
    /// Where it began.
    public var start: Point { path.first?.place ?? .zero }
    /// The farthest that it was from its start, in points.
    ///
    /// - Complexity: O(n) in the number of samples.
    public var farthest: Double {
      path.reduce(0) { max($0, $1.place.distance(to: start)) }
    }
  }

  /// A press of a button, from the moment it went down.
  public struct Press: Hashable, Sendable {
    /// Which button was pressed.
    public var button: TouchCore.Press.Button
    /// When it went down.
    public var began: TouchTime
    /// When it was last heard of; its end, where it has one.
    public var last: TouchTime
    /// Whether it came up (ended), was taken away (cancelled), or is still down (nil).
    public var outcome: GestureState?
  }

  /// What a recognizer can take part in.
  public enum Input: Hashable, Sendable {
    /// A touch, by its place in `touches`.
    case touch(Int)
    /// A press, by its place in `presses`.
    case press(Int)
    /// The scrolling of a wheel or a touchpad.
    case scroll
  }

  /// A touch at a moment.
  public struct Sample: Hashable, Sendable {
    /// When.
    public var time: TouchTime
    /// Where, in points of the screen.
    public var place: Point
    /// How hard, in parts of the largest force; nil where force isn't measured.
    public var force: Double?
    /// The larger radius of the touched area, in points; nil where it isn't measured.
    public var radius: Double?
  }

  /// One decision.
  public struct Entry: Hashable, Sendable {
    /// When it was made.
    public var time: TouchTime
    /// The recognizer that it is about; nil for a touch that no recognizer holds any more.
    public var recognizer: Int?
    /// What was decided.
    public var event: Event
  }

  /// What can be decided: what `GestureDecision.Event` tells, with numbers for objects.
  public enum Event: Hashable, Sendable {
    // MARK: Input

    /// It takes part in input that began.
    case received(Input)
    /// It takes no part in input that began in its view or below it.
    case refused(Input, by: GestureDecision.InputRefuser)
    /// It takes no further part in input.
    case ignored(Input)

    // MARK: State

    /// It asks for a state, and why; with what else it was held against: where it asks to be recognized,
    /// the limits that it kept, where it fails, how it stood against the others. Wishes to go on are left
    /// out.
    case wished(GestureState, because: GestureReason, others: [GestureReason])
    /// It has the state now, for all to see; going on is left to `followed`.
    case entered(GestureState)
    /// It went on, so many times, and last at that moment.
    case followed(times: Int, until: TouchTime)
    /// It failed, and why; `other` prevented it, or was required to fail and did not.
    case failed(because: GestureReason, other: Int?)
    /// It would be recognized, but waits for another to fail.
    case withheld(for: Int)
    /// It waited for another, which failed or took no part after all.
    case released
    /// It has to wait for another in this attempt.
    case requires(Int)
    /// It was not made to wait for another, because that one waits for it.
    case requirementRefused(Int)
    /// Its attempt is over, and it starts afresh.
    case reset

    // MARK: Questions

    /// A recognizer, its delegate or a view was asked, and answered.
    case asked(
      GestureDecision.Question,
      other: Int?,
      of: GestureDecision.Respondent,
      answer: Bool
    )

    // MARK: Effects

    /// Its action was sent to so many targets; actions of going on are left to `followed`.
    case sentAction(GestureState, targets: Int)
    /// It took a touch away from its view, or a press from its responder.
    case cancelledInView(Input)
    /// It holds back a touch's beginning, or its lift, from the view, or a press's from its responder.
    case delays(Input)
    /// It is held back no longer: the view, or the responder, gets it now.
    case letGo(Input)
  }
}
