import TouchCore

/// The pointers that don't touch, and the recognizers that they are over (rules 1.5, 6.15).
#if !hasFeature(Embedded)
  @MainActor
#endif
final class Hover {
  @exclusivity(unchecked)
  private var hovered: [(recognizer: UIGestureRecognizer, contact: Contact.ID)] = []

  var isEmpty: Bool { hovered.isEmpty }

  /// Moves a pointer: hover recognizers begin, follow and end.
  func move(_ contact: Contact, at time: TouchTime, in session: GestureSession) {
    guard session.stage == .idle else { return }
    session.stage = .delivering
    let location = CGPoint(x: CGFloat(contact.position.x), y: CGFloat(contact.position.y))
    let over = contact.phase == .regionExited ? [] : recognizers(at: location, of: session)
    let before = hovered.filter { $0.contact == contact.id }.map { $0.recognizer }
    for recognizer in before where !over.contains(recognizer) {
      forget(recognizer)
      recognizer.receiveHover(.ended, contact, at: time)
    }
    for recognizer in over {
      if before.contains(recognizer) {
        recognizer.receiveHover(.moved, contact, at: time)
      } else if !hovered.contains(where: { $0.recognizer === recognizer }) {
        hovered.append((recognizer, contact.id))
        session.join(recognizer)
        recognizer.receiveHover(.began, contact, at: time)
      }
    }
    session.settleAndShow()
    session.flush()
  }

  /// Takes every pointer away: its gestures are broken off (rule 3.9).
  func cancel(at time: TouchTime, in session: GestureSession) {
    guard session.stage == .idle, !hovered.isEmpty else { return }
    session.stage = .delivering
    let over = hovered
    hovered.removeAll()
    for (recognizer, id) in over {
      let location = recognizer.attempt.location
      let origin = recognizer.view?.window?.frame.origin ?? .zero
      let contact = Contact(
        id: id,
        phase: .regionExited,
        position: Point(x: Double(location.x + origin.x), y: Double(location.y + origin.y))
      )
      recognizer.receiveHover(.cancelled, contact, at: time)
    }
    session.settleAndShow()
    session.flush()
  }

  /// Forgets a recognizer whose attempt is over.
  func forget(_ recognizer: UIGestureRecognizer) {
    if !hovered.isEmpty { hovered.removeAll { $0.recognizer === recognizer } }
  }

  private func recognizers(
    at location: CGPoint,
    of session: GestureSession
  ) -> [UIGestureRecognizer] {
    guard let hit = session.application.hit(at: location, with: nil) else { return [] }
    var found: [UIGestureRecognizer] = []
    var view: UIView? = hit.view
    while let owner = view {
      found += owner.gestureState.recognizers.filter {
        $0.followsHover && $0.isEnabled && !session.isForeign($0)
      }
      view = owner.superview
    }
    return found
  }
}

extension UIGestureRecognizer {
  /// Follows a pointer that came, moved or went.
  fileprivate func receiveHover(_ kind: GestureInput.Kind, _ contact: Contact, at time: TouchTime) {
    guard !isFinished else { return }
    let origin = view?.window?.frame.origin ?? .zero
    attempt.location = TouchSample(contact, at: time, origin: origin).location
    attempt.callbacks += 1
    let sample = ContactSample(id: contact.id, location: Point(attempt.location))
    if let answer = answer(to: GestureInput(kind, [sample], at: time)) { follow(answer) }
    attempt.callbacks -= 1
  }
}
