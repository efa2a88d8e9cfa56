public import TouchStage
public import UIKit

extension TouchStage {
  /// Why a recognizer did, or did not, become its gesture since the watch began, in one line.
  ///
  /// ```swift
  /// #expect(stage.gestures == [.tap(at: card)], "\(stage.explain(tap))")
  /// ```
  ///
  /// "No tap: moved 46.2 pt, limit 45: 1.2 pt too far at 0.31 s. It would have needed …". A recognizer
  /// without a name is called as in `gestures`, with a number behind it where an earlier one is called the same.
  public func explain(_ recognizer: UIGestureRecognizer) -> String {
    guard let name = application.watchedName(of: recognizer) else {
      return "Nothing is known: make Fingers(on: stage) or call stage.watchGestures() first."
    }
    return application.watchedGestures.answer(about: name)
  }
}
