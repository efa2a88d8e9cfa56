extension Sequence {
  /// The elements in an order; those that it doesn't tell apart stay as they are.
  ///
  /// It sorts indices: the browser's module then has one sort for the elements of all types.
  package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    if elements.count < 2 { return elements }
    return elements.indices.sorted { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}
