/// What a scroll view tells, and asks, somebody else (rules 8.6, 8.10, 8.15, 8.18).
///
/// Every call has a default. Swift's rule for such defaults: a subclass of the class that declared the
/// conformance doesn't override a default by declaring the method; the class itself has to declare it.
/// Any call may change the scroll view, take it away or replace the delegate.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIScrollViewDelegate: AnyObject {
  /// The offset changed, by whatever means but `bounds` (rule 8.1).
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Fingers begin to drag; the content hasn't moved yet (rule 8.6).
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Fingers were lifted.
  ///
  /// The velocity is that of the offset, in points per millisecond. The target is where the content will
  /// come to rest; another value brings it there (rule 8.10).
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// The drag is over; whether the content moves on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to move by itself, after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset is over, or was broken off (rule 8.15).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view in the scroll view that zooms; nil where nothing does (rule 8.18).
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A zoom begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// A zoom is over, after any bounce (rule 8.18).
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )

  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content came to its top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The adjusted inset changed (rule 8.16).
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing: the content comes to rest where it will.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None: nothing zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
