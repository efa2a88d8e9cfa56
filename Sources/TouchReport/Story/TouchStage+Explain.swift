import TouchCore
public import TouchStage
public import UIKit

extension TouchStage {
  /// Why a recognizer did, or did not, become its gesture since the watch began, in one line.
  ///
  /// ```swift
  /// #expect(stage.gestures == [.tap(at: card)], "\(stage.explain(tap))")
  /// ```
  ///
  /// "No tap: moved 46.2 pt, limit 45: 1.2 pt too far at 0.31 s. It would have needed …". Where several touch sequences
  /// were watched, and this is about another one or about several, what became of it in the last one follows. A recognizer
  /// without a name is called as in `gestures`, with a number behind it where an earlier one is called the same.
  public func explain(_ recognizer: UIGestureRecognizer) -> String {
    guard let name = application.watchedName(of: recognizer) else {
      return "Nothing is known: make Fingers(on: stage) or call stage.watchGestures() first."
    }
    var absence: String?
    if recognizer.view == nil {
      absence = "it is on no view"
    } else if application.watchBeganBefore(recognizer) {
      absence = "no touch began in its view or below it since it was added"
    } else if let obstacle = recognizer.view?.touchObstacle {
      absence = obstacle
    }
    let analysis = application.watchedGestures
    if recognizer.view == nil, analysis.sequences.isEmpty {
      return "No \(name): it is on no view, and nothing touched."
    }
    return analysis.answer(about: name, absence: absence, tellsLast: true) { told in
      told.complete(on: application)
    }
  }

  /// What a control sent since the watch began, in one line.
  ///
  /// ```swift
  /// #expect(saved == 1, "\(stage.explain(save))")
  /// ```
  ///
  /// "save: touchDown at 0.5 s, touchDragExit at 0.6 s, touchUpOutside at 0.7 s." Moves are left out, and of values in
  /// a row all but the first.
  public func explain(_ control: UIControl) -> String {
    guard let name = application.watchedName(of: control) else {
      let name = ViewName(control).plain
      return "\(name) sent nothing" + (control.isEnabled ? "." : ": it is disabled (isEnabled).")
    }
    let sentences = application.watchedGestures.log.notes.filter { $0.gesture == name }
      .map(\.sentence)
    let state = control.isEnabled ? "" : " It is disabled (isEnabled)."
    return "\(name): \(sentences.joined(separator: ", ")).\(state)"
  }
}

extension UIView {
  /// Why no finger reaches the view, or one that it is in; nil where nothing keeps it from that.
  fileprivate var touchObstacle: String? {
    var current: UIView? = self
    while let view = current {
      let subject = view === self ? "its view" : "\(ViewName(view).plain), which its view is in,"
      if view.isHidden { return "\(subject) is hidden" }
      if view.alpha < 0.01 { return "\(subject) is transparent (alpha below 0.01)" }
      if !view.isUserInteractionEnabled { return "\(subject) has user interaction disabled" }
      current = view.superview
    }
    return nil
  }
}
