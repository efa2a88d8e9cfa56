import TouchCore

extension UIView {
  /// The view's recognizers in the order in which they were added; nil if none was ever added.
  ///
  /// Setting the list removes the ones that it lacks and adds the new ones.
  final var recognizerList: [UIGestureRecognizer]? {
    get { gestureState.recognizers.isEmpty ? nil : gestureState.recognizers }
    set {
      let wanted = newValue ?? []
      for recognizer in gestureState.recognizers where !wanted.contains(recognizer) {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in wanted where recognizer.watchedView !== self {
        addGestureRecognizer(recognizer)
      }
    }
  }

  /// Adds a recognizer, after taking it from its previous view; in the same window its gesture goes on (rule 4.28).
  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    if let previous = gestureRecognizer.watchedView {
      if let window, previous.window === window {
        previous.gestureState.recognizers.removeAll { $0 === gestureRecognizer }
      } else {
        previous.removeGestureRecognizer(gestureRecognizer)
      }
    }
    gestureRecognizer.viewReference = Unmanaged.passUnretained(self)
    gestureRecognizer.attachmentSerial = GestureSession.nextAttachment()
    gestureState.recognizers.append(gestureRecognizer)
  }

  /// Removes a recognizer; one that began is cancelled and sends its action (rule 4.28).
  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.watchedView === self else { return }
    gestureState.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.viewReference = nil
    gestureRecognizer.abandon(because: .removed)
  }
}
