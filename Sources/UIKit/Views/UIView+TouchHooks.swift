extension UIView {
  /// A subtree leaves its window, perhaps with touches in it (rule 3.10); the next flush looks.
  func hierarchyWillChange(leaving window: UIWindow?) {
    guard let gestures = window?.gestures else { return }
    gestures.mayHaveLostViews = true
    if let parent = superview { gestures.noteDeparture(of: self, from: parent) }
  }
}
