/// A view that left its window with a touch in it, and where it was.
struct Departure {
  let view: UIView
  let superview: UIView
}

// A removed view's responder chain, until those who heard of a touch through it heard of its end.
extension GestureEnvironment {
  /// Remembers where a view was that leaves its window, if touches are in it (rules 3.8, 3.10).
  func noteDeparture(of view: UIView, from superview: UIView) {
    let isTouched =
      roster.touches.contains { $0.view?.isDescendant(of: view) == true }
      || held.contains { $0.view?.isDescendant(of: view) == true }
      || presses.contains { $0.view?.isDescendant(of: view) == true }
      || departures.contains { $0.superview.isDescendant(of: view) }
    guard isTouched, !departures.contains(where: { $0.view === view }) else { return }
    departures.append(Departure(view: view, superview: superview))
  }

  /// Runs something while removed views have their former superviews as next responders.
  func withFormerSuperviews(_ body: () -> Void) {
    // Client code may remove more: those are for the next flush.
    let known = departures
    for departure in known {
      departure.view.gestureState.formerSuperview = departure.superview
    }
    body()
    for departure in known { departure.view.gestureState.formerSuperview = nil }
  }

  /// Forgets those whose touches were cancelled.
  func forgetDepartures() {
    if departures.isEmpty || mayHaveLostViews { return }
    departures.removeAll()
  }
}
