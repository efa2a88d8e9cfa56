import SampleScripts
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Recognizers on one view, fingers that touch it, and the analysis of the result.
@MainActor
final class Play {
  /// A controller whose view has the recognizers.
  final class Scene: UIViewController {
    var recognizers: [UIGestureRecognizer] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.isMultipleTouchEnabled = true
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }
  }

  let stage: TouchStage
  let scene = Scene()
  private let logger: GestureLogger

  /// Adds recognizers to a stage; names are assigned in their order.
  init(_ recognizers: KeyValuePairs<String, UIGestureRecognizer>, maximumForce: Double? = nil) {
    for (name, recognizer) in recognizers {
      recognizer.name = name
      scene.recognizers.append(recognizer)
    }
    stage = TouchStage(
      scene: scene,
      size: CGSize(width: 400, height: 800),
      maximumForce: maximumForce
    )
    logger = stage.startLogging()
  }

  /// Creates the application from which the recognizers take their thresholds.
  static func prepare() { _ = UIApplication.launch(screen: CGSize(width: 400, height: 800)) }

  /// An action of a finger.
  func touch(
    _ time: Double,
    _ phase: Contact.Phase,
    _ x: Double,
    _ y: Double,
    finger: Int = 1,
    force: Double? = nil
  ) {
    let contact = Contact(
      id: Contact.ID(finger),
      phase: phase,
      position: Point(x: x, y: y),
      force: force
    )
    stage.play(TouchFrame(time: .seconds(time), contacts: [contact]))
  }

  /// A finger that touches, perhaps moves once, and is lifted.
  func finger(
    _ began: Double,
    _ ended: Double,
    at place: (Double, Double) = (200, 400),
    by travel: (Double, Double) = (0, 0),
    finger: Int = 1
  ) {
    touch(began, .began, place.0, place.1, finger: finger)
    if travel != (0, 0) {
      let middle = (began + ended) / 2
      touch(middle, .moved, place.0 + travel.0, place.1 + travel.1, finger: finger)
    }
    touch(ended, .ended, place.0 + travel.0, place.1 + travel.1, finger: finger)
  }

  /// Ends and analyses the play.
  func analysis() -> GestureAnalysis {
    stage.finish()
    return GestureAnalysis(logger.log)
  }

  /// Ends the play, and returns the result of a recognizer's first attempt.
  func told(_ name: String) throws -> GestureExplanation {
    let analysis = analysis()
    let all = analysis.sequences.flatMap { analysis.explanations(of: $0) }
    return try #require(all.first { $0.name == name })
  }
}

/// A delegate with answers that the test sets.
final class Answers: UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var together = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
}

/// The frames of a sample; empty for an unknown name.
func frames(_ sample: String) -> [TouchFrame] { SyntheticSample.named(sample)?.frames ?? [] }
