/// A value that the copies of its holder share, until one of them sets another.
///
/// For speed: a machine's thresholds are forty numbers that hardly ever change, and where the compiler hands a
/// machine on, it copies all that lies in it.
struct Shared<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  /// The value; setting it leaves other copies as they are.
  var value: Value {
    @inline(__always) _read { yield storage.value }
    set { storage = Storage(newValue) }
  }

  /// Shares another's value; for speed, nothing is counted where it is shared already.
  @inline(__always)
  mutating func share(_ other: Self) {
    if storage !== other.storage { storage = other.storage }
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage || one.value == other.value
  }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
