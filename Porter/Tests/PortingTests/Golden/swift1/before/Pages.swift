import UIKit

class Pages: UIScrollView {
  var views: [UIView]!
  var count = 0

  init(pages: [UIView], frame: CGRect) {
    views = pages
    super.init(frame: frame)
    NSNotificationCenter.defaultCenter().addObserver(
      self,
      selector: "pagesTurned:",
      name: "PagesTurned",
      object: nil
    )
  }

  required init(coder aDecoder: NSCoder) { fatalError("not from a nib") }

  func pagesTurned(note: NSNotification) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    place(self, views)
    for (var i = 0; i < views.count; i++) {
      if i == 1 { continue }
      views[i].tag = i
    }
    for var i = 10; i > 0; i -= 2 { println("\(i)") }
    dispatch_after(
      dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC))),
      dispatch_get_main_queue()
    ) { self.count = 0 }
    dispatch_async(dispatch_get_main_queue(), { self.count++ })
    dispatch_async(dispatch_get_main_queue()) { print("abc".characters.count) }
  }
}

func place(view: UIScrollView, pages: [UIView]) {
  var i = 0
  for page in pages {
    page.frame = CGRectMake(distance(i, from: 0), 0, 10, 10)
    ++i
  }
}

func tell(center: NSNotificationCenter) {
  center.postNotificationName("PagesTurned", object: nil)
}

class Stepper: UIControl {
  var size: CGFloat = 100
  var count = 7

  func start(shift: CGFloat, angle: Double) {
    let wheel = UIView()
    wheel.autoresizingMask = UIViewAutoresizing.None
    self.performSelector("step:", withObject: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequestsWithTarget(self)
    size = size - (shift%2) * size/2 + atan2(size, shift) % CGFloat(M_PI)
    count = count % 2 + (count + 1) % 3
    wheel.frame = superview!.safeAreaLayoutGuide.layoutFrame
    let inner = safeAreaLayoutGuide.layoutFrame
    wheel.frame.size = inner.size
  }

  func step(sender: UIControl?) {}
}
