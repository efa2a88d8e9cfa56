import TouchCore

/// The pointers that don't touch, and the recognizers that they are over (rules 1.5, 6.15).
#if !hasFeature(Embedded)
  @MainActor
#endif
final class Hover {
  /// A recognizer that a pointer is over.
  private struct Entry {
    let recognizer: UIGestureRecognizer
    let pointer: Contact.ID
  }

  /// A recognizer that doesn't take a pointer over it; held weakly, because no reset discards it.
  private struct Refusal {
    let recognizer: Weak<UIGestureRecognizer>
    let pointer: Contact.ID
  }

  @exclusivity(unchecked) private var hovered: [Entry] = []
  /// Those that a pointer is over and that don't take it; asked again when it comes back.
  @exclusivity(unchecked) private var refused: [Refusal] = []
  /// The pointers that are near, as they were reported last.
  @exclusivity(unchecked) private var pointers: [Contact] = []
  /// What recognizers are asked about.
  private let event: UIEvent

  init() {
    event = UIEvent(roster: Roster())
    event.ownType = .hover
  }

  var isEmpty: Bool { hovered.isEmpty }

  /// Takes in what a frame says of pointers, and of contacts that a pointer has become.
  @inline(__always)
  func receive(_ frame: TouchFrame, at time: TouchTime, in session: GestureSession) {
    // Mostly there is none.
    if pointers.isEmpty, !frame.contacts.hasAny(where: { $0.phase.isRegion }) { return }
    receiveAll(frame, at: time, in: session)
  }

  private func receiveAll(_ frame: TouchFrame, at time: TouchTime, in session: GestureSession) {
    for contact in frame.contacts where contact.isUsable {
      if contact.phase.isRegion {
        move(contact, at: time, in: session)
      } else if !pointers.isEmpty {
        touched(contact, at: time, in: session)
      }
    }
  }

  /// A pencil that touches ends its hover; a pointer goes on while its button is down.
  private func touched(_ contact: Contact, at time: TouchTime, in session: GestureSession) {
    guard var pointer = pointers.first(where: { $0.kind == contact.kind }) else { return }
    switch (contact.kind, contact.phase) {
    case (.pencil, .began): pointer.phase = .regionExited
    case (.indirectPointer, .moved):
      pointer.phase = .regionMoved
      pointer.position = contact.position
    default: return
    }
    move(pointer, at: time, in: session)
  }

  /// Moves a pointer: hover recognizers begin, follow and end.
  private func move(_ contact: Contact, at time: TouchTime, in session: GestureSession) {
    guard session.stage == .idle else { return }
    session.stage = .delivering
    pointers.removeAll { $0.id == contact.id }
    let isNear = contact.phase != .regionExited
    if isNear { pointers.append(contact) }
    let location = CGPoint(x: CGFloat(contact.position.x), y: CGFloat(contact.position.y))
    let hit = isNear ? session.application.hit(at: location, with: nil) : nil
    let over = hit.map { recognizers(above: $0.view, of: session) } ?? []
    let before = hovered.filter { $0.pointer == contact.id }.map { $0.recognizer }
    for recognizer in before where !over.contains(recognizer) {
      forget(recognizer)
      recognizer.receiveHover(.ended, contact, at: time)
    }
    if !refused.isEmpty {
      refused.removeAll { refusal in
        guard let recognizer = refusal.recognizer.object else { return true }
        return refusal.pointer == contact.id && !over.contains(recognizer)
      }
    }
    for recognizer in over {
      if before.contains(recognizer) {
        recognizer.receiveHover(.moved, contact, at: time)
      } else if !hovered.contains(where: { $0.recognizer === recognizer }),
        !refused.contains(where: {
          $0.recognizer.object === recognizer && $0.pointer == contact.id
        }),
        let hit
      {
        guard takes(recognizer, contact, at: time, over: hit, of: session) else {
          refused.append(Refusal(recognizer: Weak(recognizer), pointer: contact.id))
          continue
        }
        hovered.append(Entry(recognizer: recognizer, pointer: contact.id))
        session.join(recognizer)
        recognizer.receiveHover(.began, contact, at: time)
      }
    }
    session.settleAndShow()
    session.flush()
  }

  /// Takes every pointer away: its gestures are broken off (rule 3.9).
  func cancel(at time: TouchTime, in session: GestureSession) {
    pointers.removeAll()
    refused.removeAll()
    guard session.stage == .idle, !hovered.isEmpty else { return }
    session.stage = .delivering
    let over = hovered
    hovered.removeAll()
    for entry in over {
      let location = entry.recognizer.attempt.location
      let window = entry.recognizer.watchedView?.window
      let screenLocation = window?.screenPoint(fromWindow: location) ?? location
      let contact = Contact(
        id: entry.pointer,
        phase: .regionExited,
        position: Point(screenLocation)
      )
      entry.recognizer.receiveHover(.cancelled, contact, at: time)
    }
    session.settleAndShow()
    session.flush()
  }

  /// Discards a recognizer whose attempt is over.
  func forget(_ recognizer: UIGestureRecognizer) {
    if !hovered.isEmpty { hovered.removeAll { $0.recognizer === recognizer } }
  }

  private func recognizers(
    above view: UIView,
    of session: GestureSession
  ) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view: UIView? = view
    while let owner = view {
      found += owner.gestureState.recognizers.filter {
        $0.followsHover && $0.isEnabled && !session.isForeign($0)
      }
      view = owner.superview
    }
    return found
  }

  /// Whether a recognizer takes a pointer that comes, as it takes a touch that begins (rule 3.3).
  private func takes(
    _ recognizer: UIGestureRecognizer,
    _ contact: Contact,
    at time: TouchTime,
    over hit: (window: UIWindow, view: UIView),
    of session: GestureSession
  ) -> Bool {
    let touch = UITouch(
      serial: 0,
      contact: contact,
      sample: TouchSample(contact, at: time, in: Unmanaged.passUnretained(hit.window)),
      maximumForce: 0
    )
    touch.hoverPhase = .regionEntered
    touch.ownTapCount = 0
    touch.ownWindow = hit.window
    touch.ownView = hit.view
    event.time = time
    guard recognizer.allowedTouchTypes.contains(NSNumber(value: touch.ownType.rawValue)),
      recognizer.shouldReceive(event),
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    else { return false }
    // The questions run client code, which may have taken the recognizer away.
    return recognizer.isEnabled && recognizer.watchedView?.window === hit.window
      && !recognizer.isFinished
  }
}

extension UIGestureRecognizer {
  /// Follows a pointer that came, moved or went.
  fileprivate func receiveHover(_ kind: GestureInput.Kind, _ contact: Contact, at time: TouchTime) {
    guard !isFinished else { return }
    let location = CGPoint(x: CGFloat(contact.position.x), y: CGFloat(contact.position.y))
    attempt.location = view?.window?.windowPoint(fromScreen: location) ?? location
    attempt.callbacks += 1
    let sample = ContactSample(id: contact.id, location: Point(attempt.location))
    if let answer = answer(to: GestureInput(kind, [sample], at: time)) { follow(answer) }
    attempt.callbacks -= 1
  }
}
