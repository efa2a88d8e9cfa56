/// One report of the buttons: all presses that are under way, and what happened to each (rule 9.3).
///
/// The application uses one object for all of them: keep what you need from it, not the event.
open class UIPressesEvent: UIEvent {
  /// The presses that are under way.
  let presses: Roster<UIPress>

  init(roster: Roster<UITouch>, presses: Roster<UIPress>) {
    self.presses = presses
    super.init(roster: roster)
    ownType = .presses
  }

  /// Every press that is under way or ended just now, also those that did not change.
  ///
  /// In a callback that comes late also the presses that it is about.
  open var allPresses: Set<UIPress> { presses.setWithLate(of: presses.all) { _ in true } }

  /// The presses that a recognizer tracks: not those it ignores, nor any after it finished.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    presses.set(of: presses.mask(in: presses.all) { gesture.tracks($0) && !gesture.isOver })
  }
}
