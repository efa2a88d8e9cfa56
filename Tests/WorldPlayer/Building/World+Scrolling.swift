import UIKit

extension World {
  /// Creates a scroll view with content: plain, paged or zoomable.
  func buildScrollView() {
    let view = UIScrollView(frame: frame(in: nil))
    let number = scrollViews.count
    names.give("s\(number)", to: view)
    names.give("s\(number).pan", to: view.panGestureRecognizer)
    view.contentSize = CGSize(
      width: building.pick([0, 200, 600, 1200]),
      height: building.pick([100, 800, 1600, 3000])
    )
    view.isPagingEnabled = building.oneIn(4)
    view.bounces = !building.oneIn(5)
    view.alwaysBounceVertical = building.oneIn(3)
    view.alwaysBounceHorizontal = building.oneIn(5)
    view.isDirectionalLockEnabled = building.oneIn(4)
    view.delaysContentTouches = !building.oneIn(4)
    view.canCancelContentTouches = !building.oneIn(6)
    view.decelerationRate = building.pick([.normal, .fast])
    view.contentInset = building.pick([
      .zero, UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 10),
    ])
    view.contentOffset = CGPoint(x: 0, y: building.pick([0, 0, 40, 500]))
    if theme.hasWheels { view.panGestureRecognizer.allowedScrollTypesMask = .all }
    place(view)
    scrollViews.append(view)
    containers.append(view)
    let content = addContent(to: view)
    let zooms = building.oneIn(3)
    if zooms {
      view.minimumZoomScale = 0.5
      view.maximumZoomScale = building.pick([1, 2, 4])
      view.bouncesZoom = !building.oneIn(4)
    }
    let delegate = ScrollProbe(
      self,
      zoomed: zooms ? content : nil,
      interferes: building.oneIn(2)
    )
    scrollDelegates.append(delegate)
    view.delegate = delegate
  }

  private func addContent(to view: UIScrollView) -> UIView {
    let content = ProbeView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    content.backgroundColor = .white
    content.isMultipleTouchEnabled = true
    names.give("v\(views.count)", to: content)
    view.addSubview(content)
    views.append(content)
    containers.append(content)
    return content
  }
}
