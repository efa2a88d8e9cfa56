import TouchCore
import UIKit

extension RecognizerProperty {
  /// What can be set of the built-in recognizers, in the order in which it is listed.
  ///
  /// What Apple has no property for is a threshold of `UIGestureRecognizer.thresholds`.
  public static let builtIn: [RecognizerProperty] =
    common + taps + presses + pans + twoFingers + swipes

  /// The widest range of lengths that makes sense, in points (our own choice).
  private static let lengths = 0.0...10_000.0
  /// The widest range of times that makes sense, in seconds (our own choice).
  private static let times = 0.0...60.0
  /// As many fingers as can touch.
  private static let fingers = 1.0...32.0
  /// As many taps as make sense (our own choice).
  private static let tapCounts = 1.0...10.0

  // MARK: All

  private static let common = [
    flag("isEnabled", "whether it takes part at all", \.isEnabled),
    flag(
      "cancelsTouchesInView",
      "whether it takes its touches from their view",
      \.cancelsTouchesInView
    ),
    flag(
      "delaysTouchesBegan",
      "whether views wait for touches until it fails",
      \.delaysTouchesBegan
    ),
    flag("delaysTouchesEnded", "whether views wait for lifts until it fails", \.delaysTouchesEnded),
  ]

  // MARK: Taps

  private static let taps = [
    count(
      "numberOfTapsRequired",
      tapCounts,
      "how many taps",
      \UITapGestureRecognizer.numberOfTapsRequired
    ),
    count(
      "numberOfTouchesRequired",
      fingers,
      "how many fingers",
      \UITapGestureRecognizer.numberOfTouchesRequired
    ),
    length(
      "allowableMovement",
      "how far a finger may move",
      UITapGestureRecognizer.self,
      \.tapMovement
    ),
    time("maximumDuration", "how long a tap may last", UITapGestureRecognizer.self, \.tapHold),
    time("maximumGap", "how long between two taps", UITapGestureRecognizer.self, \.tapGap),
    length(
      "maximumDistance",
      "how far apart taps may be",
      UITapGestureRecognizer.self,
      \.tapDistance
    ),
  ]

  // MARK: Long presses

  private static let presses = [
    count(
      "numberOfTapsRequired",
      0...10,
      "how many taps before the press",
      \UILongPressGestureRecognizer.numberOfTapsRequired
    ),
    count(
      "numberOfTouchesRequired",
      fingers,
      "how many fingers",
      \UILongPressGestureRecognizer.numberOfTouchesRequired
    ),
    RecognizerProperty(
      "minimumPressDuration",
      .seconds,
      times,
      "how long before it begins",
      \UILongPressGestureRecognizer.minimumPressDuration
    ),
    RecognizerProperty(
      "allowableMovement",
      .points,
      lengths,
      "how far a finger may move before it begins",
      get: { (press: UILongPressGestureRecognizer) in Double(press.allowableMovement) },
      set: { $0.allowableMovement = CGFloat($1) }
    ),
  ]

  // MARK: Pans

  private static let pans = [
    count(
      "minimumNumberOfTouches",
      fingers,
      "the fewest fingers",
      \UIPanGestureRecognizer.minimumNumberOfTouches
    ),
    count(
      "maximumNumberOfTouches",
      fingers,
      "the most fingers",
      \UIPanGestureRecognizer.maximumNumberOfTouches
    ),
    length("slop", "how far before it begins", UIPanGestureRecognizer.self, \.panSlop),
    length(
      "edgeStrip",
      "how far from the edge a finger may begin",
      UIScreenEdgePanGestureRecognizer.self,
      \.edgeStrip
    ),
  ]

  // MARK: Two fingers

  private static let twoFingers = [
    length(
      "slop",
      "by how much the fingers' distance changes before it begins",
      UIPinchGestureRecognizer.self,
      \.pinchSlop
    ),
    RecognizerProperty(
      "slop",
      .degrees,
      0...180,
      "how far the fingers turn before it begins",
      get: { (rotation: UIRotationGestureRecognizer) in
        rotation.thresholds.map { $0.rotationSlop * 180 / .pi }
      },
      set: { $0.thresholds?.rotationSlop = $1 * .pi / 180 }
    ),
  ]

  // MARK: Swipes

  private static let swipes = [
    count(
      "numberOfTouchesRequired",
      fingers,
      "how many fingers",
      \UISwipeGestureRecognizer.numberOfTouchesRequired
    ),
    time(
      "maximumDuration",
      "how long a swipe may take",
      UISwipeGestureRecognizer.self,
      \.swipeDuration
    ),
    length(
      "minimumTravel",
      "how far at its very start; less with time",
      UISwipeGestureRecognizer.self,
      \.swipeTravel
    ),
    length(
      "maximumStray",
      "how far aside at its very start; less with time",
      UISwipeGestureRecognizer.self,
      \.swipeStray
    ),
  ]

  // MARK: Making

  private static func flag(
    _ name: String,
    _ summary: String,
    _ path: ReferenceWritableKeyPath<UIGestureRecognizer, Bool>
  ) -> RecognizerProperty {
    RecognizerProperty(name, .flag, 0...1, summary) { (recognizer: UIGestureRecognizer) in
      recognizer[keyPath: path] ? 1 : 0
    } set: {
      $0[keyPath: path] = $1 != 0
    }
  }

  private static func count<Recognizer: UIGestureRecognizer>(
    _ name: String,
    _ range: ClosedRange<Double>,
    _ summary: String,
    _ path: ReferenceWritableKeyPath<Recognizer, Int>
  ) -> RecognizerProperty {
    RecognizerProperty(name, .count, range, summary) { (recognizer: Recognizer) in
      Double(recognizer[keyPath: path])
    } set: {
      $0[keyPath: path] = Int($1, within: .min ... .max)
    }
  }

  private static func length<Recognizer: UIGestureRecognizer>(
    _ name: String,
    _ summary: String,
    _ kind: Recognizer.Type,
    _ path: WritableKeyPath<GestureConstants, Double>
  ) -> RecognizerProperty {
    RecognizerProperty(name, .points, lengths, summary) { (recognizer: Recognizer) in
      recognizer.thresholds?[keyPath: path]
    } set: {
      $0.thresholds?[keyPath: path] = $1
    }
  }

  private static func time<Recognizer: UIGestureRecognizer>(
    _ name: String,
    _ summary: String,
    _ kind: Recognizer.Type,
    _ path: WritableKeyPath<GestureConstants, TouchTime>
  ) -> RecognizerProperty {
    RecognizerProperty(name, .seconds, times, summary) { (recognizer: Recognizer) in
      recognizer.thresholds?[keyPath: path].seconds
    } set: {
      $0.thresholds?[keyPath: path] = .seconds($1)
    }
  }
}
