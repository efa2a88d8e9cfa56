/// The views that left their window with inputs in them, and where they were (rule 3.10).
///
/// A removed view keeps its responder chain until those who heard of an input through it heard of its end.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class Departures {
  @exclusivity(unchecked) private var list: [(view: UIView, superview: UIView)] = []

  var isEmpty: Bool { list.isEmpty }

  /// Whether a view is among the former superviews, or contains one.
  func concern(_ view: UIView) -> Bool { list.contains { $0.superview.isDescendant(of: view) } }

  /// Stores where a view was.
  func note(_ view: UIView, from superview: UIView) {
    if !list.contains(where: { $0.view === view }) { list.append((view, superview)) }
  }

  /// Runs something while removed views have their former superviews as next responders.
  func withFormerSuperviews(_ body: () -> Void) {
    if list.isEmpty { return body() }
    // Client code may remove more: those are for the next flush.
    let known = list
    for departure in known {
      departure.view.gestureState.formerSuperview = departure.superview
    }
    body()
    for departure in known { departure.view.gestureState.formerSuperview = nil }
  }

  /// Discards the views whose inputs were cancelled.
  func removeAll() {
    if !list.isEmpty { list.removeAll() }
  }
}
