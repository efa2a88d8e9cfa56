extension UIApplication {
  /// Where the search for a key's command begins: at the first responder, otherwise at the frontmost
  /// controller of the key window.
  var keyResponder: UIResponder? {
    if let first = firstResponder.object, first.windowOfResponder != nil { return first }
    guard let window = keyWindow else { return nil }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller?.viewIfLoaded ?? window
  }

  /// Takes its role from a first responder that refused to resign.
  @inline(__always)
  func takeFirstResponder(_ first: UIResponder) {
    firstResponder = Weak(nil)
    #if !hasFeature(Embedded)
      first.firstResponderWasTaken()
    #endif
  }

  #if !hasFeature(Embedded)
    /// The first responder, for what types on a stage.
    package var respondsFirst: UIResponder? { firstResponder.object }
  #endif
}
