@_exported public import enum TouchCore.GestureState

extension UIGestureRecognizer {
  /// Where a recognizer stands (rule 4.1).
  ///
  /// `TouchCore` declares it, so that a machine, the arbiter and an action mean the same state. Clients
  /// get it with UIKit.
  public typealias State = GestureState
}
