// Ours, not Apple's, are the functions here: they are what Swift calls where a client writes `as NSNumber`.
#if !hasFeature(Embedded) && !canImport(Darwin)
  public import Foundation

  // Foundation bridges Double, Float and the integers on every platform, and CGFloat on Apple's alone: it is Double
  // elsewhere to everything but `as`.

  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number as an object, which `length as NSNumber` writes.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The number that an object holds, which `number as! CGFloat` writes.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    /// The number that an object holds, which `number as? CGFloat` writes; nil where none is exactly it.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber,
      result: inout CGFloat?
    ) -> Bool {
      result = Double(exactly: source).map { CGFloat($0) }
      return result != nil
    }

    /// The number that an object holds; 0 without an object.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }
#endif
