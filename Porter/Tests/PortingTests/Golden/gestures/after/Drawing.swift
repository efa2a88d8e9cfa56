import UIKit

class Stroke: UIGestureRecognizer {
  override func reset() { points = [] }
  var points: [CGPoint] = []
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    points.append(touches.first!.location(in: view))
    state = .changed
  }
}

class Canvas: UIView, UIGestureRecognizerDelegate {
  class Inner: UIView {
    let outer: Canvas
    init(outer: Canvas) {
      self.outer = outer
      super.init(frame: .zero)
      let tap = UITapGestureRecognizer(target: outer, action: Selector(Canvas.cleared).named("cleared"))
      addGestureRecognizer(tap)
      tap.addTarget(outer, action: Selector(Canvas.cleared).named("cleared"))
      tap.addTarget(self, action: Selector(Inner.inner(_:)).named("inner(_:)"))
    }
    required init?(coder: NSCoder) { fatalError() }
    func inner(_ tap: UITapGestureRecognizer) {}
  }
  func cleared() {}
  func start() {
    addGestureRecognizer(Stroke(target: self, action: Selector(Canvas.drawn(_:)).named("drawn(_:)")))
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector({ (target: Canvas) in { () -> Void in _ = target.becomeFirstResponder() } }).named("becomeFirstResponder"))
    )
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Canvas.cleared).named("cleared")))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Canvas.drawn(_:)).named("drawn(_:)")))
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(Canvas.drawn).named("drawn(_:)"))
    )
  }
  fileprivate func drawn(_ stroke: Stroke) {}
}

class Box<Content>: UIView {
  var content: Content?
  func start() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Box.tapped).named("tapped")))
  }
  func tapped() {}
}
