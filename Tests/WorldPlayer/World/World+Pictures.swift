import UIKit

extension World {
  /// Logs the state and the appearance of all objects at the current time.
  func picture() {
    for view in views where view.window != nil {
      var line = "  \(names.name(of: view)) \(text(view.center)) \(text(view.bounds))"
      if !view.transform.isIdentity { line += " \(text(view.transform))" }
      if let shown = view.layer.presentation(), shown.isAnimated(from: view.layer) {
        line +=
          " shows \(text(shown.position)) \(text(shown.bounds)) \(text(Double(shown.opacity)))"
        line += " \(text(shown.affineTransform())) radius \(text(shown.cornerRadius))"
      }
      say(line)
    }
    for scrollView in scrollViews { say("  \(status(of: scrollView))") }
    for control in controls { say("  \(status(of: control))") }
    for recognizer in recognizers where recognizer.state != .possible {
      say("  \(names.name(of: recognizer)) \(word(recognizer.state))")
    }
    for layer in layers {
      let shown = layer.presentation() ?? layer
      say("  layer \(text(shown.position)) \(text(Double(shown.opacity))) \(text(shown.bounds))")
    }
    var digest = Digest()
    digest.add(application.displayList())
    say("  picture \(digest.text)")
  }

  /// A scroll view's offset and its activity.
  func status(of view: UIScrollView) -> String {
    var line = "\(names.name(of: view)) offset \(text(view.contentOffset))"
    line += " size \(text(view.contentSize)) inset \(text(view.adjustedContentInset)) "
    line += flag(view.isTracking, "T") + flag(view.isDragging, "D")
    line += flag(view.isDecelerating, "d") + flag(view.isZooming, "Z")
    line += flag(view.isZoomBouncing, "b")
    if view.zoomScale != 1 { line += " zoom \(text(view.zoomScale))" }
    return line
  }

  /// A control's state and value.
  func status(of control: UIControl) -> String {
    var line = "\(names.name(of: control)) "
    line += flag(control.isTracking, "T") + flag(control.isTouchInside, "I")
    line += flag(control.isHighlighted, "H") + flag(control.isEnabled, "E")
    if let slider = control as? UISlider { line += " value \(text(Double(slider.value)))" }
    if let control = control as? UISwitch { line += " on \(control.isOn)" }
    return line
  }
}

extension CALayer {
  /// Whether the presentation differs from the model.
  fileprivate func isAnimated(from model: CALayer) -> Bool {
    position != model.position || bounds != model.bounds || opacity != model.opacity
      || cornerRadius != model.cornerRadius || affineTransform() != model.affineTransform()
  }
}
