import TouchCore

// The refresh control, and the keyboard, of which there is none.
extension UIScrollView {
  /// Takes another refresh control in.
  func changeRefreshControl(from old: UIRefreshControl?) {
    old?.serve(nil)
    refreshControl?.serve(self)
    rangeMayHaveChanged(followsEdge: true)
  }

  /// The refresh control needs its location no more: content at rest goes back to its top.
  func refreshEnded() {
    UIView.animate(withDuration: constants.animationDuration.seconds) {
      self.rangeMayHaveChanged(followsEdge: true)
    }
  }

  /// A drag begins: the first responder resigns where that dismisses the keyboard.
  func dismissKeyboard() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory,
      let responder = UIApplication.shared.firstResponder.object,
      let own = window, responder.windowOfResponder === own
    else { return }
    _ = responder.resignFirstResponder()
  }
}
