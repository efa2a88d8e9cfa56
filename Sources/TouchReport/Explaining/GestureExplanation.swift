public import TouchCore

/// Why one recognizer did, or did not, become its gesture in one attempt.
public struct GestureExplanation: Hashable, Sendable {
  /// How an attempt can come out.
  public enum Verdict: String, Hashable, Sendable {
    /// It became its gesture.
    case recognized
    /// It began, and was broken off.
    case cancelled
    /// It didn't become its gesture.
    case failed
    /// It took no part in the touch.
    case noPart
    /// The record stops before it was decided.
    case undecided
  }

  /// The recognizer's index in the record.
  public var recognizer: Int
  /// The recognizer's name.
  public var name: String
  /// How it came out.
  public var verdict: Verdict
  /// When it was recognized, or else when it came out so.
  public var time: TouchTime
  /// What happened and why, without the name and a full stop.
  public var sentence: String
  /// What would have made it succeed, where that can be said.
  public var remedy: String?
  /// The reason behind the sentence; nil where there was none.
  public var reason: GestureReason?
  /// The limit that it missed, counted to the end of its touches; where it was recognized, the one that
  /// it kept most narrowly.
  public var measure: GestureMeasure?
  /// The other recognizer that decided, where one did: its index in the record.
  public var other: Int?
  /// Whether it missed its limit by little, counted to the end of its touches.
  public var isNearMiss = false

  /// How many attempts of the recognizer it stands for.
  public var attempts = 1

  /// The part of a limit by which it can be missed and still be a near miss (our own choice).
  public static let nearMiss = 0.25
}
