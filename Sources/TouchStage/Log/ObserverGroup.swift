import UIKit

/// Observers that all hear of each decision, in the order in which they were added.
#if !hasFeature(Embedded)
  @MainActor
#endif
class ObserverGroup: GestureObserver {
  private var observers: [any GestureObserver] = []

  /// Lets another observer hear of each decision from now on.
  func add(_ observer: any GestureObserver) { observers.append(observer) }

  func observe(_ decision: GestureDecision) {
    for observer in observers { observer.observe(decision) }
  }
}

extension TouchStage {
  /// Lets an observer hear of each decision; a group that hears of them already hears of them, too.
  func observeGestures(_ observer: any GestureObserver) {
    if let group = application.gestureObserver as? ObserverGroup {
      group.add(observer)
    } else {
      application.gestureObserver = observer
    }
  }
}
