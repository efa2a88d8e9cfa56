public import TouchCore

/// How far times may be apart in matching recognitions with labels.
public struct Tolerance: Hashable, Sendable {
  /// A contact that began so long before or after a labelled part belongs to it all the same (our own choice:
  /// people mark a part by eye).
  public var edge = TouchTime.milliseconds(100)
  /// A stroke's recognition may come so long after its last contact was lifted (our own choice: three times
  /// what a tap waits for a second one).
  public var recognition = TouchTime.seconds(1)

  /// Creates the usual tolerance.
  public init() {}
}
