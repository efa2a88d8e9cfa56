import TouchCore
public import UIKit

extension TouchStage {
  /// Creates a stage as large as a phone and shows a view on it, where its frame says.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The screen's size in points.
  ///   - maximumForce: The largest force that touches can have, above 0; nil where the screen measures none.
  public convenience init(
    showing view: UIView,
    size: CGSize = CGSize(width: 390, height: 844),
    maximumForce: Double? = nil
  ) {
    let controller = UIViewController()
    self.init(scene: controller, size: size, maximumForce: maximumForce)
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    application.keepWhatStarted()
  }

  /// The gestures that were recognized since the watch began, in the order in which they began: of all
  /// windows, also of recognizers that have no target.
  ///
  /// `Fingers(on:)` begins the watch.
  public var gestures: [SeenGesture] {
    guard let watch else {
      preconditionFailure(
        "Make Fingers(on: stage) or call stage.watchGestures() before touches come"
      )
    }
    return watch.gestures
  }

  /// Begins to keep the gestures that are recognized; does nothing if the stage does so already.
  public func watchGestures() {
    if watch != nil { return }
    let group = ObserverGroup()
    let watch = GestureWatch(recognizers)
    group.add(watch)
    if let other = application.gestureObserver { group.add(other) }
    application.gestureObserver = group
    application.controlListener = { [weak watch, unowned application] view, events in
      guard let control = view as? UIControl else { return }
      watch?.note(UIControl.Event(rawValue: events), of: control, at: application.now)
    }
    systemListener = { [weak watch] in watch?.logger.take($0) }
    StageKeeper.current?.keep(application, window)
  }

  /// Whether something touched since the watch began.
  var wasTouched: Bool { watch.map { !$0.logger.log.touches.isEmpty } ?? false }

  private var watch: GestureWatch? { application.watch }
}

extension UIApplication {
  /// What was decided since a stage's watch began, put in order; ours, not Apple's.
  public var watchedGestures: GestureAnalysis {
    GestureAnalysis(watch?.logger.log ?? GestureLog())
  }

  /// The name of a recognizer in `watchedGestures`; ours, not Apple's.
  public func watchedName(of recognizer: UIGestureRecognizer) -> String? {
    guard let logger = watch?.logger else { return nil }
    let number = logger.number(of: recognizer)
    return logger.log.recognizers[number].name
  }

  /// The recognizer of a number in `watchedGestures`; nil where it is gone, and without a watch.
  package func watchedRecognizer(_ number: Int) -> UIGestureRecognizer? {
    watch?.logger.recognizer(number)
  }

  /// Whether a recognizer was on no view of the stage when its watch began.
  package func watchBeganBefore(_ recognizer: UIGestureRecognizer) -> Bool {
    watch.map { $0.logger.number(of: recognizer) >= $0.firstCount } ?? false
  }

  /// The name of a control in `watchedGestures`, ours, not Apple's; nil where it sent nothing.
  public func watchedName(of control: UIControl) -> String? { watch?.name(of: control) }

  var watch: GestureWatch? {
    (gestureObserver as? ObserverGroup)?.observers.first { $0 is GestureWatch } as? GestureWatch
  }
}
