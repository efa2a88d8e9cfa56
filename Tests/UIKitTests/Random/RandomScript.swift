import TouchCore
import UIKit

/// All decisions about a run, as values that shrinking can remove.
struct RandomScript {
  /// The parent of a view or recognizer: a window or an earlier view.
  enum Place: Hashable {
    case window(Int)
    case view(Int)
  }

  struct ViewPlan {
    var parent: Place
    var frame: CGRect
    var takesManyTouches: Bool
    var isExclusive: Bool
    var isTurned: Bool
    /// The control in the view, if any.
    var control: ControlKind?
  }

  struct RecognizerPlan {
    var kind: ProbeKind
    /// Nil for a spare one that client code may add.
    var place: Place?
    var delegate: Int?
    /// The recognizers that must fail first.
    var requires: [Int]
    var cancelsTouchesInView: Bool
    var delaysTouchesBegan: Bool
    var delaysTouchesEnded: Bool
    /// Whether its class has its own answers.
    var hasOwnAnswers: Bool
    /// Whether one without a machine may forget to finish (rule 4.6).
    var forgets: Bool
    /// False if shrinking removed it.
    var isPresent = true
  }

  struct FramePlan {
    var time: TouchTime
    var contacts: [Contact]
    var isInterrupted = false
    /// Better values for samples of earlier frames.
    var updates: [EstimateUpdate] = []
  }

  /// One point at which client code can act: the callback, the object, and the count.
  struct Occurrence: Hashable {
    var occasion: Occasion
    var subject: Int
    var ordinal: Int
  }

  let seed: UInt64
  var windowCount = 1
  var views: [ViewPlan] = []
  var recognizers: [RecognizerPlan] = []
  var delegateCount = 3
  var frames: [FramePlan] = []
  var timers: [TouchTime] = []
  /// The number of occurrences in a thousand in which client code acts.
  var unrest = 0
  /// The occurrences in which it acts, if they aren't random.
  var kept: Set<Occurrence>?

  var chance: Chance { Chance(seed: seed) }
  /// Whether client code changes nothing, so that the strictest invariants apply.
  var isCalm: Bool { unrest == 0 || kept?.isEmpty == true }
}

/// The callbacks in which client code runs.
enum Occasion: Int, CaseIterable {
  case action
  case shouldBegin
  case together
  case requireFailure
  case beRequiredToFail
  case receiveTouch
  case receiveEvent
  case ownAnswer
  case viewShouldBegin
  case recognizerTouches
  case reset
  case hitTest
  case viewTouches
  case viewMoves
  case timer
  case sendEvent
  case betweenFrames
  case controlEvent
  case estimates
}

extension RandomScript {
  /// Generates a run.
  init(seed: UInt64) {
    self.init(seed: seed, windowCount: 1)
    var dice = Dice(seed: seed)
    windowCount = Int.random(in: 0..<4, using: &dice) == 0 ? 2 : 1
    unrest = [0, 10, 40, 100, 250][Int.random(in: 0..<5, using: &dice)]
    drawViews(&dice)
    drawRecognizers(&dice)
    drawFrames(&dice)
    for _ in 0..<Int.random(in: 0..<3, using: &dice) {
      timers.append(.milliseconds(Int64.random(in: 0..<1500, using: &dice)))
    }
  }

  private mutating func drawViews(_ dice: inout Dice) {
    for index in 0..<Int.random(in: 1...6, using: &dice) {
      let inWindow = index == 0 || Int.random(in: 0..<4, using: &dice) == 0
      let place: Place =
        inWindow
        ? .window(Int.random(in: 0..<windowCount, using: &dice))
        : .view(Int.random(in: 0..<index, using: &dice))
      let small = Int.random(in: 0..<2, using: &dice) == 0
      views.append(
        ViewPlan(
          parent: place,
          frame: small
            ? CGRect(
              x: CGFloat(Int.random(in: 0..<120, using: &dice)),
              y: CGFloat(Int.random(in: 0..<120, using: &dice)),
              width: CGFloat(Int.random(in: 80..<200, using: &dice)),
              height: CGFloat(Int.random(in: 80..<200, using: &dice))
            ) : CGRect(x: 0, y: 0, width: 300, height: 300),
          takesManyTouches: Int.random(in: 0..<3, using: &dice) > 0,
          isExclusive: Int.random(in: 0..<12, using: &dice) == 0,
          isTurned: Int.random(in: 0..<10, using: &dice) == 0,
          control: Int.random(in: 0..<4, using: &dice) == 0
            ? ControlKind.allCases.randomElement(using: &dice) : nil
        )
      )
    }
  }

  private mutating func drawRecognizers(_ dice: inout Dice) {
    // Most runs are small: they are fast, and their failures are readable.
    let most = [5, 5, 8, 8, 12, 30][Int.random(in: 0..<6, using: &dice)]
    let isDense = Int.random(in: 0..<40, using: &dice) == 0
    for index in 0..<Int.random(in: 3...most, using: &dice) {
      var place: Place? = .view(Int.random(in: 0..<views.count, using: &dice))
      if Int.random(in: 0..<10, using: &dice) == 0 { place = .window(0) }
      if Int.random(in: 0..<15, using: &dice) == 0 { place = nil }
      var requires: [Int] = []
      if isDense {
        requires = Array(0..<index)
      } else {
        while Int.random(in: 0..<4, using: &dice) == 0 {
          requires.append(Int.random(in: 0..<30, using: &dice))
        }
      }
      recognizers.append(
        RecognizerPlan(
          kind: ProbeKind(
            rawValue: Int.random(in: 0..<ProbeKind.allCases.count, using: &dice)
          ) ?? .custom,
          place: place,
          delegate: Bool.random(using: &dice)
            ? Int.random(in: 0..<delegateCount, using: &dice) : nil,
          requires: requires,
          cancelsTouchesInView: Int.random(in: 0..<4, using: &dice) > 0,
          delaysTouchesBegan: Int.random(in: 0..<4, using: &dice) == 0,
          delaysTouchesEnded: Int.random(in: 0..<4, using: &dice) > 0,
          hasOwnAnswers: Int.random(in: 0..<5, using: &dice) == 0,
          forgets: Int.random(in: 0..<8, using: &dice) == 0
        )
      )
    }
  }
}
