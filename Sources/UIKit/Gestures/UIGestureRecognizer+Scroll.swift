import TouchCore

// What a recognizer does with scroll input (rule 6.9).
extension UIGestureRecognizer {
  /// Hands what happened to the machine: to a machine, scrolling is a finger that moves by the deltas.
  func receive(_ scroll: Scroll, at time: TouchTime) {
    attempt.place = scroll.pointer
    attempt.callbacks += 1
    for input in scroll.inputs where attempt.followsScroll && !isFinished {
      let sample = ContactSample(
        id: Scroll.contact,
        location: input == .began ? scroll.start : scroll.finger
      )
      if let answer = answer(to: input, [sample], at: time) { follow(answer) }
    }
    attempt.callbacks -= 1
  }
}
