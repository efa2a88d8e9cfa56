public import TouchCore

/// A sequence of events: the inputs and outputs of each moment.
///
/// `MarbleParser` reads one from a picture, `MarbleStage` records one from a run, and
/// `MarblePicture` draws one.
public struct Marble: Hashable, Sendable {
  /// One input.
  public enum Input: Hashable, Sendable {
    /// A finger begins, moves, ends or is cancelled.
    case touch(Contact)
    /// Another act, by a word that the stage knows.
    case act(String)
  }

  /// One output: a word in a lane, as in `V b` or `pan began`.
  public struct Output: Hashable, Sendable {
    /// The lane: a view, a recognizer or another source.
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
    /// The time.
    public var time: TouchTime
    /// The inputs, in groups; the touches of a group are one frame, after its acts.
    public var inputs: [[Input]]
    /// The outputs, in groups; within a group any order is accepted.
    public var outputs: [[Output]]

    /// Creates a moment.
    public init(time: TouchTime, inputs: [[Input]] = [], outputs: [[Output]] = []) {
      self.time = time
      self.inputs = inputs
      self.outputs = outputs
    }

    /// Whether another moment's outputs match this one's groups.
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

  /// The columns, ordered by time.
  public var moments: [Moment]

  /// Creates a sequence of events.
  public init(_ moments: [Moment] = []) { self.moments = moments }
}
