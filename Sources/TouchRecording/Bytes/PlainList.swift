/// A list of plain values that is filled and emptied for each report.
///
/// For speed: its elements lie in storage of its own, so that no change asks whether the list is shared, and
/// emptying it is one store. Copies share the storage: each decoder keeps its own.
final class PlainList<Element> {
  private var storage: UnsafeMutableBufferPointer<Element>
  @exclusivity(unchecked) private(set) var count = 0

  /// Creates an empty list with room for some elements; it grows where more are added.
  init(room: Int = 16) { storage = .allocate(capacity: room) }

  deinit {
    removeAll()
    storage.deallocate()
  }

  /// The elements, which can be changed where they are; valid until the next is added.
  @inline(__always)
  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: storage.baseAddress, count: count)
  }

  @inline(__always)
  func append(_ element: Element) {
    if count == storage.count { grow() }
    storage.initializeElement(at: count, to: element)
    count &+= 1
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: 2 * storage.count)
    _ = larger.moveInitialize(fromContentsOf: elements)
    storage.deallocate()
    storage = larger
  }

  func removeAll() {
    elements.deinitialize()
    count = 0
  }
}
