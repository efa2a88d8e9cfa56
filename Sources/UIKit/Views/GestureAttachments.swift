/// The gesture and touch state of one view.
struct GestureAttachments {
  /// The view's recognizers, in the order in which they were added.
  var recognizers: [UIGestureRecognizer] = []
  /// The superview when the view left its window (rule 3.10).
  ///
  /// Set only while its touches are cancelled, and kept alive by `Departures` meanwhile.
  var formerSuperview: UIView? {
    get { formerReference?.takeUnretainedValue() }
    set { formerReference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The same, uncounted.
  private(set) var formerReference: Unmanaged<UIView>?
  /// What leads from the window to the view, as it was found last.
  var windowShift = WindowShift()
  /// The number of superviews, as it was found last, and `CALayer.changeCount` at the time.
  var depth = (value: 0, changes: -1)
}
