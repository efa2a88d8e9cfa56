import UIKit

/// A scroll view's delegate that logs its calls, and sometimes interferes.
@MainActor
final class ScrollProbe: UIScrollViewDelegate {
  unowned let world: World
  /// The view that zooms.
  let zoomed: UIView?
  /// Whether it changes ranges and targets.
  let interferes: Bool

  init(_ world: World, zoomed: UIView?, interferes: Bool) {
    self.world = world
    self.zoomed = zoomed
    self.interferes = interferes
  }

  private func tell(_ what: String, _ scrollView: UIScrollView) {
    world.say("\(what) \(world.status(of: scrollView))")
    guard !world.isCalm else { return }
    if interferes, world.luck.oneIn(14) { interfere(scrollView) }
    world.occur()
  }

  private func interfere(_ scrollView: UIScrollView) {
    switch world.luck.below(7) {
    case 0: scrollView.contentInset.top = CGFloat(world.luck.below(80))
    case 1: scrollView.contentSize.height = 300 + CGFloat(world.luck.below(900))
    case 2: scrollView.contentOffset.y += CGFloat(world.luck.below(60) - 30)
    case 3: scrollView.setContentOffset(CGPoint(x: 0, y: world.luck.below(300)), animated: true)
    case 4: scrollView.isScrollEnabled.toggle()
    case 5: scrollView.bounces.toggle()
    default: scrollView.stopScrollingAndZooming()
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { tell("didScroll", scrollView) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { tell("didZoom", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tell("willDrag", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    tell("willEndDrag \(text(velocity)) to \(text(target))", scrollView)
    guard interferes, !world.isCalm, world.luck.oneIn(3) else { return }
    targetContentOffset.pointee = CGPoint(x: target.x, y: CGFloat(world.luck.below(8) * 50))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell("didEndDrag \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell("willDecelerate", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell("didDecelerate", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell("didAnimate", scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell("willZoom \(world.names.name(ofPerhaps: view))", scrollView)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    tell("didEndZoom \(text(scale))", scrollView)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    tell("shouldScrollToTop", scrollView)
    return !world.luck.oneIn(4)
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tell("didScrollToTop", scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell("didChangeInset", scrollView)
  }
}
