import TouchCore
import TouchStage
import UIKit

// What a log doesn't tell of a recognizer that is still undecided: the recognizer itself is asked.
extension GestureExplanation {
  /// Says what an undecided recognizer waits for, how long that may take, and what a test can do.
  @MainActor
  mutating func complete(on application: UIApplication) {
    if let other {
      // It waits for the other to fail, which takes as long as that one waits.
      if let pause = application.watchedRecognizer(other)?.machinePause {
        remedy = pause.passing(at: application.now)
      }
      return
    }
    guard let recognizer = application.watchedRecognizer(recognizer) else { return }
    if let pause = recognizer.machinePause {
      (sentence, remedy) = (pause.sentence, pause.need)
    } else if case .measured(.taps, _, _)? = recognizer.explainedReason,
      let reason = recognizer.explainedReason
    {
      sentence += ", and \(reason.sentence())"
    }
  }
}

extension GesturePause {
  private var end: TouchTime { since + limit }

  private static func moment(_ time: TouchTime) -> String {
    NumberText.short(time.seconds, 3) + " s"
  }

  /// What is waited for: "got 1 tap of 2, and waits for the next since 0.083 s, for 0.35 s at most".
  fileprivate var sentence: String {
    let limit = MeasureText(.seconds).amount(limit.seconds)
    let since = Self.moment(since)
    return switch awaited {
    case .tap(let taps, let all):
      "got \(Self.taps(taps)) of \(all), and waits for the next since \(since), for \(limit) at most"
    case .press(let taps):
      "got its \(Self.taps(taps)), and waits for the press since \(since), for \(limit) at most"
    case .hold:
      "is undecided while its touches are down: they are held since \(since), needs \(limit)"
    }
  }

  /// What it needs to go on.
  fileprivate var need: String {
    switch awaited {
    case .tap: "another tap by \(Self.moment(end))"
    case .press: "a press by \(Self.moment(end))"
    case .hold: "to be held until \(Self.moment(end))"
    }
  }

  /// How long a test has to wait until nothing is waited for.
  fileprivate func passing(at now: TouchTime) -> String {
    // In hundredths of a second, and more than the limit: at the limit itself a tap is still in time.
    let hundredths = max((end - now).nanoseconds, 0) / 10_000_000 + 1
    return "more time: fingers.wait(\(NumberText.short(Double(hundredths) / 100, 2)))"
  }

  private static func taps(_ count: Int) -> String { count == 1 ? "1 tap" : "\(count) taps" }
}
