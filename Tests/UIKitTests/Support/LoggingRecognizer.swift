import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A client's recognizer: it logs its calls, and runs a test's code.
///
/// The words of its lane: b, m, e and c for touches, u for better values, reset.
class LoggingRecognizer: UIGestureRecognizer {
  typealias Reaction = (LoggingRecognizer, Set<UITouch>, UIEvent?) -> Void

  /// Called with each word.
  var write: (String) -> Void = { _ in }
  /// The test's code, by word.
  var reactions: [String: Reaction] = [:]
  /// Whether it logs touches.
  var isSilent = false
  var preventsOthers = true
  var canBePrevented = true
  var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
  var isWaitedForBy: (UIGestureRecognizer) -> Bool = { _ in false }
  var receivesEvents = true

  private func note(_ word: String, _ touches: Set<UITouch> = [], _ event: UIEvent? = nil) {
    let count = touches.count > 1 ? "\(touches.count)" : ""
    if !isSilent { write("\(name ?? "?").\(word)\(count)") }
    reactions[word]?(self, touches, event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("b", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note("m", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("e", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("c", touches, event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { note("u", touches) }
  override func reset() { note("reset") }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventsOthers
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    canBePrevented
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    waitsFor(otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isWaitedForBy(otherGestureRecognizer)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool { receivesEvents }
}

extension Bench {
  /// Adds a client's recognizer that logs its calls.
  ///
  /// It never finishes, so it doesn't delay the views' ends.
  @discardableResult
  func custom(_ name: String, to view: UIView? = nil) -> LoggingRecognizer {
    let recognizer = add(LoggingRecognizer(), name, to: view)
    recognizer.delaysTouchesEnded = false
    recognizer.write = { [unowned self] in note($0) }
    return recognizer
  }
}
