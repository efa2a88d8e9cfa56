// Ours, not Apple's: there, the system brings better values, out of sight.

public import TouchCore

extension UIApplication {
  /// Takes better values for samples that held estimates (rule 1.15).
  ///
  /// Ours, not Apple's. The recognizers that tracked the touches are notified of them, then the views, by
  /// `touchesEstimatedPropertiesUpdated(_:)`; perhaps after the touches ended. An update that comes from
  /// inside a pass waits until the pass is over; one for a number that no sample waits for is dropped.
  public func receive(_ updates: [EstimateUpdate]) {
    receive(WaitingInput(time: now, content: .estimates(updates)))
  }
}
