import TouchCore
import UIKit

extension RecognizerProperty {
  /// What can be set of the built-in recognizers, in the order in which it is listed.
  ///
  /// What Apple has no property for is a threshold of `UIGestureRecognizer.thresholds`.
  public static var builtIn: [RecognizerProperty] {
    common + taps + presses + pans + twoFingers + swipes
  }

  /// The widest range of lengths that makes sense, in points (our own choice).
  private static let lengths = 0.0...10_000.0
  /// The widest range of times that makes sense, in seconds (our own choice).
  private static let times = 0.0...60.0
  /// As many fingers as can touch.
  private static let fingers = 1.0...32.0
  /// As many taps as make sense (our own choice).
  private static let tapCounts = 1.0...10.0

  // MARK: All

  private static var common: [RecognizerProperty] {
    [
      flag(
        "isEnabled",
        "whether it takes part at all",
        get: { $0.isEnabled },
        set: { $0.isEnabled = $1 }
      ),
      flag(
        "cancelsTouchesInView",
        "whether it takes its touches from their view",
        get: { $0.cancelsTouchesInView },
        set: { $0.cancelsTouchesInView = $1 }
      ),
      flag(
        "delaysTouchesBegan",
        "whether views wait for touches until it fails",
        get: { $0.delaysTouchesBegan },
        set: { $0.delaysTouchesBegan = $1 }
      ),
      flag(
        "delaysTouchesEnded",
        "whether views wait for lifts until it fails",
        get: { $0.delaysTouchesEnded },
        set: { $0.delaysTouchesEnded = $1 }
      ),
    ]
  }

  // MARK: Taps

  private static var taps: [RecognizerProperty] {
    [
      count(
        "numberOfTapsRequired",
        tapCounts,
        "how many taps",
        get: { (object: UITapGestureRecognizer) in object.numberOfTapsRequired },
        set: { $0.numberOfTapsRequired = $1 }
      ),
      count(
        "numberOfTouchesRequired",
        fingers,
        "how many fingers",
        get: { (object: UITapGestureRecognizer) in object.numberOfTouchesRequired },
        set: { $0.numberOfTouchesRequired = $1 }
      ),
      length(
        "allowableMovement",
        "how far a finger may move",
        UITapGestureRecognizer.self,
        get: { $0.tapMovement },
        set: { $0.tapMovement = $1 }
      ),
      time(
        "maximumDuration",
        "how long a tap may last",
        UITapGestureRecognizer.self,
        get: { $0.tapHold },
        set: { $0.tapHold = $1 }
      ),
      time(
        "maximumGap",
        "how long between two taps",
        UITapGestureRecognizer.self,
        get: { $0.tapGap },
        set: { $0.tapGap = $1 }
      ),
      length(
        "maximumDistance",
        "how far apart taps may be",
        UITapGestureRecognizer.self,
        get: { $0.tapDistance },
        set: { $0.tapDistance = $1 }
      ),
    ]
  }

  // MARK: Long presses

  private static var presses: [RecognizerProperty] {
    [
      count(
        "numberOfTapsRequired",
        0...10,
        "how many taps before the press",
        get: { (object: UILongPressGestureRecognizer) in object.numberOfTapsRequired },
        set: { $0.numberOfTapsRequired = $1 }
      ),
      count(
        "numberOfTouchesRequired",
        fingers,
        "how many fingers",
        get: { (object: UILongPressGestureRecognizer) in object.numberOfTouchesRequired },
        set: { $0.numberOfTouchesRequired = $1 }
      ),
      RecognizerProperty(
        "minimumPressDuration",
        .seconds,
        times,
        "how long before it begins",
        get: { (object: UILongPressGestureRecognizer) in object.minimumPressDuration },
        set: { $0.minimumPressDuration = $1 }
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
  }

  // MARK: Pans

  private static var pans: [RecognizerProperty] {
    [
      count(
        "minimumNumberOfTouches",
        fingers,
        "the fewest fingers",
        get: { (object: UIPanGestureRecognizer) in object.minimumNumberOfTouches },
        set: { $0.minimumNumberOfTouches = $1 }
      ),
      count(
        "maximumNumberOfTouches",
        fingers,
        "the most fingers",
        get: { (object: UIPanGestureRecognizer) in object.maximumNumberOfTouches },
        set: { $0.maximumNumberOfTouches = $1 }
      ).orUnlimited(),
      length(
        "slop",
        "how far before it begins",
        UIPanGestureRecognizer.self,
        get: { $0.panSlop },
        set: { $0.panSlop = $1 }
      ),
      length(
        "edgeStrip",
        "how far from the edge a finger may begin",
        UIScreenEdgePanGestureRecognizer.self,
        get: { $0.edgeStrip },
        set: { $0.edgeStrip = $1 }
      ),
    ]
  }

  // MARK: Two fingers

  private static var twoFingers: [RecognizerProperty] {
    [
      length(
        "slop",
        "by how much the fingers' distance changes before it begins",
        UIPinchGestureRecognizer.self,
        get: { $0.pinchSlop },
        set: { $0.pinchSlop = $1 }
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
  }

  // MARK: Swipes

  private static var swipes: [RecognizerProperty] {
    [
      count(
        "numberOfTouchesRequired",
        fingers,
        "how many fingers",
        get: { (object: UISwipeGestureRecognizer) in object.numberOfTouchesRequired },
        set: { $0.numberOfTouchesRequired = $1 }
      ),
      time(
        "maximumDuration",
        "how long a swipe may take",
        UISwipeGestureRecognizer.self,
        get: { $0.swipeDuration },
        set: { $0.swipeDuration = $1 }
      ),
      length(
        "minimumTravel",
        "how far at its very start; less with time",
        UISwipeGestureRecognizer.self,
        get: { $0.swipeTravel },
        set: { $0.swipeTravel = $1 }
      ),
      length(
        "maximumStray",
        "how far aside at its very start; less with time",
        UISwipeGestureRecognizer.self,
        get: { $0.swipeStray },
        set: { $0.swipeStray = $1 }
      ),
    ]
  }

  // MARK: Making

  private static func flag(
    _ name: String,
    _ summary: String,
    get: @escaping (UIGestureRecognizer) -> Bool,
    set: @escaping (UIGestureRecognizer, Bool) -> Void
  ) -> RecognizerProperty {
    RecognizerProperty(name, .flag, 0...1, summary) { (recognizer: UIGestureRecognizer) in
      get(recognizer) ? 1 : 0
    } set: {
      set($0, $1 != 0)
    }
  }

  private static func count<Recognizer: UIGestureRecognizer>(
    _ name: String,
    _ range: ClosedRange<Double>,
    _ summary: String,
    get: @escaping (Recognizer) -> Int,
    set: @escaping (Recognizer, Int) -> Void
  ) -> RecognizerProperty {
    RecognizerProperty(name, .count, range, summary) { (recognizer: Recognizer) in
      Double(get(recognizer))
    } set: {
      set($0, Int($1, within: .min ... .max))
    }
  }

  private static func length<Recognizer: UIGestureRecognizer>(
    _ name: String,
    _ summary: String,
    _ kind: Recognizer.Type,
    get: @escaping (GestureConstants) -> Double,
    set: @escaping (inout GestureConstants, Double) -> Void
  ) -> RecognizerProperty {
    RecognizerProperty(name, .points, lengths, summary) { (recognizer: Recognizer) in
      recognizer.thresholds.map(get)
    } set: {
      if var thresholds = $0.thresholds {
        set(&thresholds, $1)
        $0.thresholds = thresholds
      }
    }
  }

  private static func time<Recognizer: UIGestureRecognizer>(
    _ name: String,
    _ summary: String,
    _ kind: Recognizer.Type,
    get: @escaping (GestureConstants) -> TouchTime,
    set: @escaping (inout GestureConstants, TouchTime) -> Void
  ) -> RecognizerProperty {
    RecognizerProperty(name, .seconds, times, summary) { (recognizer: Recognizer) in
      recognizer.thresholds.map { get($0).seconds }
    } set: {
      if var thresholds = $0.thresholds {
        set(&thresholds, .seconds($1))
        $0.thresholds = thresholds
      }
    }
  }
}
