import UIKit

class Pages: UIScrollView {
  var views: [UIView]!
  var count = 0

  init(pages: [UIView], frame: CGRect) {
    views = pages
    super.init(frame: frame)
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(Pages.pagesTurned(_:)).named("pagesTurned(_:)"),
      name: NSNotification.Name(rawValue: "PagesTurned"),
      object: nil
    )
  }

  required init(coder aDecoder: NSCoder) { fatalError("not from a nib") }

  func pagesTurned(_ note: NSNotification) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    place(self, views)
    do { var i = 0; while i < views.count { defer { i += 1 }
      if i == 1 { continue }
      views[i].tag = i
    } }
    do { var i = 10; while i > 0 { defer { i -= 2 }; print("\(i)") } }
    Timer.scheduledTimer(withTimeInterval: Double(Int64(0.5 * Double(UInt64(1_000_000_000)))) / 1_000_000_000, repeats: false) { _ in self.count = 0 }
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false, block: { _ in self.count += 1 })
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in print("abc".count) }
  }
}

func place(_ view: UIScrollView, _ pages: [UIView]) {
  var i = 0
  for page in pages {
    page.frame = CGRect(x: distance(i, from: 0), y: 0, width: 10, height: 10)
    i += 1
  }
}

func tell(_ center: NotificationCenter) {
  center.post(name: NSNotification.Name(rawValue: "PagesTurned"), object: nil)
}

class Stepper: UIControl {
  var size: CGFloat = 100
  var count = 7

  func start(_ shift: CGFloat, angle: Double) {
    let wheel = UIView()
    wheel.autoresizingMask = []
    self.perform(Selector(Stepper.step(_:)).named("step(_:)"), with: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    size = size - (shift.truncatingRemainder(dividingBy: 2)) * size/2 + atan2(size, shift).truncatingRemainder(dividingBy: CGFloat(M_PI))
    count = count % 2 + (count + 1) % 3
    wheel.frame = superview!.bounds.inset(by: superview!.safeAreaInsets)
    let inner = bounds.inset(by: safeAreaInsets)
    wheel.frame.size = inner.size
  }

  func step(_ sender: UIControl?) {}
}
