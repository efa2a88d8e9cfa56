import UIKit

extension TouchStage {
  /// Notifies an observer of each decision; a group whose members are notified already is included.
  func observeGestures(_ observer: any GestureObserver) {
    #if !hasFeature(Embedded)
      if let group = application.gestureObserver as? ObserverGroup { return group.add(observer) }
    #endif
    application.gestureObserver = observer
  }
}
