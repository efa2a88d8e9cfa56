public import TouchCore
public import UIKit

/// A log of decisions as plain data: recognizers, touches and presses by number, and every decision about them.
///
/// Recognizers and touches are named by their indices in `recognizers` and `touches`. Locations are in points
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
  /// What is known of failures beyond their decisions, by the place in `entries` of what asked for each.
  public internal(set) var failures: [Int: Failure] = [:]
  /// What the scene told beside the decisions, without mere updates.
  public internal(set) var notes: [GestureNote] = []
  /// The last moment that something is known of.
  public internal(set) var end = TouchTime.zero
  /// When the first touch behind the log began, where the log is a part of a longer one.
  public internal(set) var nextTouch: TouchTime?
  /// Where that touch began, in points of the screen; nil where it isn't known.
  public internal(set) var nextTouchLocation: Point?
  /// When the part before was cut off, where the log goes on with what was under way then.
  public internal(set) var cutAt: TouchTime?
  /// The recognizers in an attempt that goes on in the next part, which tells of it.
  var undecided: Set<Int> = []
  /// The inputs that go on in the next part.
  var goesOn: Set<Input> = []

  /// Creates an empty record.
  public init() {}

  /// What the scene told of things that are no recognizers: controls, and what a window sees.
  ///
  /// - Complexity: O(recognizers + notes).
  public var controlNotes: [GestureNote] {
    let names = Set(recognizers.map { $0.name })
    return notes.filter { !names.contains($0.gesture) }
  }

  /// A recognizer.
  public struct Recognizer: Hashable, Sendable {
    /// Its name, or what its class does where it has none (`tap`), or its class's name where that isn't known;
    /// with a number behind it where an earlier one is called the same.
    public var name: String
    /// The name of its class.
    public var kind: String
    /// The name of its view's class; nil where it had no view.
    public var view: String?
  }

  /// A touch from its beginning to its end.
  public struct Touch: Hashable, Sendable {
    /// Where and when it was: its beginning, every move, its end; in a log without paths only its beginning,
    /// where it was when a gesture asked for a state, and where it was last.
    public internal(set) var path: [Sample]
    /// Whether it was lifted (ended), taken away (cancelled), or is still down (nil).
    public var outcome: GestureState?

    /// When it began.
    public var began: TouchTime { path.first?.time ?? .zero }
    /// When it was last heard of; its end, where it has one.
    public var last: TouchTime { path.last?.time ?? .zero }
    /// Where it began.
    public var start: Point { path.first?.location ?? .zero }
    /// The farthest that it was from its start, in points.
    public private(set) var farthest = 0.0
    /// The moment whose sample stays, where others follow.
    var kept: TouchTime?

    /// A touch that began.
    init(_ sample: Sample) { path = [sample] }

    /// Adds a sample; unless paths are kept, it takes the place of the one before.
    mutating func add(_ sample: Sample, keepingPath: Bool) {
      farthest = max(farthest, sample.location.distance(to: start))
      let isKept = path.count == 1 || kept.map { $0 < sample.time } ?? false
      if isKept { kept = nil }
      if keepingPath || isKept { path.append(sample) } else { path[path.count - 1] = sample }
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

  /// A touch at a moment.
  public struct Sample: Hashable, Sendable {
    /// When.
    public var time: TouchTime
    /// Where, in points of the screen.
    public var location: Point
    /// How hard, in parts of the largest force; nil where force isn't measured.
    public var force: Double?
    /// The larger radius of the touched area, in points; nil where it isn't measured.
    public var radius: Double?
  }

  /// What was decided, with numbers for objects.
  public typealias Event = GestureEvent<LogReferences>
  /// Input that a recognizer can take part in, with numbers for objects.
  public typealias Input = Event.Input

  /// One decision, or the same one several times in a row.
  ///
  /// Touches and presses are lists of their own, and no entries. That a gesture goes on is one entry,
  /// `entered(.changed)`, however often it does; its requests and actions for that are left out.
  public struct Entry: Hashable, Sendable {
    /// When it was made first.
    public var time: TouchTime
    /// The recognizer that it is about; nil for a touch that no recognizer holds any more.
    public var recognizer: Int?
    /// What was decided.
    public var event: Event
    /// How often it was made.
    public var times = 1
    /// When it was made last.
    public var last: TouchTime
  }
}

extension GestureLog {
  /// What is known of a failure beyond its decision.
  public struct Failure: Hashable, Sendable {
    /// When its reason was decided, where that was earlier.
    public internal(set) var decided: TouchTime?
    /// How long a swipe took that failed because its time was up, until it would have been one.
    public internal(set) var reached: GestureReason?
    /// What was measured when it lacked least of what has to be reached, also where its fingers went back then.
    public internal(set) var closest: GestureReason?
    /// Where its fingers had to go, where they went elsewhere.
    public internal(set) var course: Course?
    /// The taps that a press needs before it, and the fingers of each; nil for any other gesture.
    public internal(set) var tapsBeforePress: Taps?

    /// Where fingers have to go.
    public enum Course: Hashable, Sendable {
      /// In one of these directions.
      case directions(SwipeDirections)
      /// Inwards from one of these edges.
      case inwards(RectEdges)
    }

    /// Taps that are needed.
    public struct Taps: Hashable, Sendable {
      /// How many.
      public var count: Int
      /// How many fingers each has.
      public var touches: Int
    }
  }
}

/// The references of a log's events: indices in the log's lists.
public enum LogReferences: GestureReferences {
  /// An index in `recognizers`.
  public typealias Recognizer = Int
  /// An index in `touches`.
  public typealias Touch = Int
  /// An index in `presses`.
  public typealias Press = Int
}
