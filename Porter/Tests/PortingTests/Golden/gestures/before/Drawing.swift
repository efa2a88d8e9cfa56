class Stroke: UIGestureRecognizer {
  func reset() { points = [] }
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
      let tap = UITapGestureRecognizer(target: outer, action: #selector(outer.cleared))
      addGestureRecognizer(tap)
      tap.addTarget(outer, action: #selector(Canvas.cleared))
      tap.addTarget(self, action: #selector(inner(_:)))
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc func inner(_ tap: UITapGestureRecognizer) {}
  }
  @objc func cleared() {}
  func start() {
    addGestureRecognizer(Stroke(target: self, action: #selector(drawn(_:))))
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(becomeFirstResponder))
    )
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("cleared")))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("drawn:")))
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(drawn as (Stroke) -> Void))
    )
  }
  @objc fileprivate func drawn(_ stroke: Stroke) {}
}

class Box<Content>: UIView {
  var content: Content?
  func start() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }
  @objc func tapped() {}
}
