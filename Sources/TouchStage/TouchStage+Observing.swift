import UIKit

extension TouchStage {
  /// Lets an observer hear of each decision; a group that hears of them already hears of them, too.
  func observeGestures(_ observer: any GestureObserver) {
    #if !hasFeature(Embedded)
      if let group = application.gestureObserver as? ObserverGroup { return group.add(observer) }
    #endif
    application.gestureObserver = observer
  }
}
