// Ours, not Apple's: there, the system brings presses and scroll input out of sight.

public import TouchCore

extension UIApplication {
  /// Takes what a host's buttons report, and runs everything that follows from it (rule 9.3).
  ///
  /// Ours, not Apple's. A press goes to the first responder, or to the key window where there is none. It
  /// waits for the end of a pass as a frame of touches does. A button that goes down twice without having
  /// come up between is cancelled and pressed anew; one that comes up without having gone down is left
  /// out.
  public func receive(_ frame: PressFrame) {
    receive(WaitingInput(time: frame.time, content: .presses(frame)))
  }

  /// Takes what a wheel or a touchpad reports, and runs everything that follows from it (rule 6.9).
  ///
  /// Ours, not Apple's. The scrolling belongs to the view under the pointer as it began, for its whole
  /// length. Steps of a wheel end by themselves, after `GestureConstants.scrollStepSilence`. It waits for
  /// the end of a pass as a frame of touches does.
  public func receive(_ input: ScrollInput) {
    receive(WaitingInput(time: input.time, content: .scroll(input)))
  }
}
