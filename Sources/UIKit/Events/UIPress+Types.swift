@_exported public import struct TouchCore.Press

extension UIPress {
  /// The buttons that can be pressed.
  ///
  /// `TouchCore` declares them, so that a host and a recognizer mean the same button. Clients get them with
  /// UIKit.
  public typealias PressType = Press.Button
}
