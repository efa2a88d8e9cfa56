public import TouchCore

/// A course of events: what goes in at each moment, and what comes out.
///
/// `MarbleParser` reads one from a picture, `MarbleStage` makes one of a run, and `MarblePicture` draws
/// one.
public struct Marble: Hashable, Sendable {
  /// One thing that goes in.
  public enum Input: Hashable, Sendable {
    /// A finger begins, moves, ends or is cancelled.
    case touch(Contact)
    /// Something else happens, by a word that the stage knows.
    case act(String)
  }

  /// One thing that comes out: a word in a lane, as in `V b` or `pan began`.
  public struct Output: Hashable, Sendable {
    /// The lane: a view, a recognizer, anybody who has something to say.
    public var lane: String
    /// The word.
    public var word: String

    /// Creates an output.
    public init(_ lane: String, _ word: String) {
      self.lane = lane
      self.word = word
    }
  }

  /// One column of the picture.
  public struct Moment: Hashable, Sendable {
    /// When it is.
    public var time: TouchTime
    /// What goes in, group by group; the touches of a group are one frame, after its acts.
    public var inputs: [[Input]]
    /// What comes out, group by group; within a group any order will do.
    public var outputs: [[Output]]

    /// Creates a moment.
    public init(time: TouchTime, inputs: [[Input]] = [], outputs: [[Output]] = []) {
      self.time = time
      self.inputs = inputs
      self.outputs = outputs
    }

    /// Whether another moment's outputs are what this one's groups allow.
    public func allows(_ seen: Moment) -> Bool {
      var left = seen.outputs.flatMap { $0 }[...]
      for group in outputs {
        guard group.count <= left.count else { return false }
        var missing = group
        for output in left.prefix(group.count) {
          guard let place = missing.firstIndex(of: output) else { return false }
          missing.remove(at: place)
        }
        left = left.dropFirst(group.count)
      }
      return left.isEmpty
    }
  }

  /// The columns, in the order of their times.
  public var moments: [Moment]

  /// Creates a course of events.
  public init(_ moments: [Moment] = []) { self.moments = moments }
}
