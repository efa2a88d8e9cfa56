extension UIView {
  /// A subtree, perhaps with touches, leaves its window (rule 3.10); the next flush cancels them.
  func hierarchyWillChange(leaving window: UIWindow?) {
    guard let gestures = window?.gestures else { return }
    gestures.mayHaveLostViews = true
    if let parent = superview { gestures.noteDeparture(of: self, from: parent) }
  }
}
