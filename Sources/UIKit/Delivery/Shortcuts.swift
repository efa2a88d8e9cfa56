/// Whether the engine goes past what it knows to have no effect (Decision 0015).
///
/// Tests switch it off before they launch an application and make its objects, to compare both ways.
enum Shortcuts {
  nonisolated(unsafe) static var areTaken = true
}
