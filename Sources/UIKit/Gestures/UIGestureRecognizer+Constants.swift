public import TouchCore

// Ours, not Apple's: thresholds that Apple keeps to itself, for one recognizer, and its requirements.

extension UIGestureRecognizer {
  /// The thresholds of this recognizer that are no properties of their own; nil for hover, for custom
  /// recognizers, and for others without a threshold.
  ///
  /// Ours, not Apple's. A recognizer has those of the application that was the current one when it was
  /// made (`UIApplication.constants`). Changes hold from the next input on; nil is ignored.
  public var constants: GestureConstants? {
    get { machineConstants }
    set { if let newValue { tuneMachine(newValue) } }
  }

  /// The recognizers that this one was told by `require(toFail:)` to wait for, in the order in which they
  /// were named (rule 4.17).
  ///
  /// Ours, not Apple's.
  public var recognizersRequiredToFail: [UIGestureRecognizer] {
    failureRequirements.compactMap { $0.object }
  }
}
