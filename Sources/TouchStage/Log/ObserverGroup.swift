import UIKit

// A host that plays scenes alone, as Embedded Swift has it, listens once.
#if !hasFeature(Embedded)
  /// Observers that all are notified of each decision, in the order in which they were added.
  @MainActor
  final class ObserverGroup: GestureObserver {
    /// The observers.
    private(set) var observers: [any GestureObserver] = []

    /// Notifies another observer of each decision from now on.
    func add(_ observer: any GestureObserver) { observers.append(observer) }

    func observe(_ decision: GestureDecision) {
      for observer in observers { observer.observe(decision) }
    }

    func usesQuestions(about recognizer: UIGestureRecognizer) -> Bool {
      observers.contains { $0.usesQuestions(about: recognizer) }
    }
  }
#endif
