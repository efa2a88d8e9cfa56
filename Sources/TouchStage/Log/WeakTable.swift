import UIKit

#if hasFeature(Embedded)
  /// Values of objects, which are kept alive: Embedded Swift has no references that don't.
  typealias WeakTable<Object: Hashable, Value> = [Object: Value]
#else
  /// Values of objects, which are not kept alive: what an object that is gone had is no later object's.
  @MainActor
  struct WeakTable<Object: Anchored, Value> {
    private var entries: [ObjectIdentifier: (object: Weak<Object>, value: Value)] = [:]

    /// The value of an object; nil where it has none.
    subscript(object: Object) -> Value? {
      get {
        // A later object may be where one was that is gone.
        guard let entry = entries[ObjectIdentifier(object)], entry.object.object != nil else {
          return nil
        }
        return entry.value
      }
      set {
        entries[ObjectIdentifier(object)] = newValue.map { (Weak(object), $0) }
      }
    }

    /// The table without values for which a closure gives nil, and with what it gives for the others.
    func compactMapValues(_ transform: (Value) -> Value?) -> Self {
      var table = Self()
      table.entries = entries.compactMapValues { entry in
        transform(entry.value).map { (entry.object, $0) }
      }
      return table
    }

    /// Discards all values.
    mutating func removeAll(keepingCapacity: Bool) {
      entries.removeAll(keepingCapacity: keepingCapacity)
    }
  }
#endif
