public import TouchStage

/// The least change of a touch, or of a threshold, that turns an outcome; or the least two or three together.
///
/// Of several changes the least is chosen by these rules, in this order:
///
/// 1. One change comes before two together, two before three.
/// 2. Of single changes, those of thresholds and of how fingers move, stay and press come first, then those of where
///    a finger lands, then fingers and taps that are added, other numbers of them that a recognizer needs, and other
///    recognizers that are switched off.
/// 3. Then the smaller size wins; the size of several changes is the sum of theirs. A threshold's change wins over a
///    touch's that is smaller by 0.01 at most: a limit of 0.78 seconds instead of 0.75 over 0.75 seconds instead of 0.78.
/// 4. Of changes of the same size, the first that is tried: thresholds before touches, finger 1 before finger 2,
///    a finger that is added before one that is needed less.
public struct Counterfactual: Hashable, Sendable {
  /// The touches with which it turns; nil where they stay as they are.
  public var touches: TouchStrokes?
  /// The properties of recognizers, controls and windows that are changed.
  public var settings: [RecognizerSetting]
  /// The changes in words, one to three: "finger 1 travels 45 pt instead of 46.2".
  public var sentences: [String]
  /// How large they are, in parts of what was there: 0.25 for 45 points instead of 60.
  ///
  /// Where nothing was there, 50 points and a second are a whole, for fingers that land together 50 ms;
  /// so are a finger or a tap more or less, by itself or in what a recognizer needs, and a recognizer that is switched
  /// off. Of an angle half a turn is the whole.
  public var size: Double

  /// The changes in words, with "and" between them.
  public var sentence: String { sentences.joined(separator: ", and ") }
}

/// What became of strokes with a change.
public struct CounterfactualTrial: Hashable, Sendable {
  /// Whether the outcome is the other one.
  public var isTurned: Bool
  /// How the recognizer came out, reason by reason: a change after which this differs may be the first of two.
  public var trace: [String]

  /// Creates a trial.
  public init(isTurned: Bool, trace: [String] = []) {
    self.isTurned = isTurned
    self.trace = trace
  }
}
