import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// Presses and scrolling in the log.
@MainActor
struct OtherInputTests {
  /// A window with recognizers, and an observer that logs their decisions.
  @MainActor
  private final class Desk {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let logger = GestureLogger()

    init(_ recognizers: KeyValuePairs<String, UIGestureRecognizer>) {
      window.makeKeyAndVisible()
      for (name, recognizer) in recognizers {
        recognizer.name = name
        window.addGestureRecognizer(recognizer)
      }
      application.gestureObserver = logger
    }

    func press(_ phase: Press.Phase, at time: Double, _ button: Press.Button = .select) {
      application.receive(
        PressFrame(time: .seconds(time), presses: [Press(button, phase)])
      )
    }

    func scroll(_ phase: ScrollInput.Phase, by travel: Double, at time: Double) {
      application.receive(
        ScrollInput(
          time: .seconds(time),
          phase: phase,
          position: Point(x: 200, y: 400),
          delta: Vector(dx: 0, dy: travel)
        )
      )
    }

    /// The decisions about one, without questions and answers.
    func events(of name: String) -> [GestureLog.Event] {
      let number = logger.log.recognizers.firstIndex { $0.name == name }
      return logger.log.entries.filter { $0.recognizer == number && number != nil }
        .map(\.event)
        .filter { if case .asked = $0 { false } else { true } }
    }

    /// The decisions about the input itself.
    var inputEvents: [GestureLog.Event] {
      logger.log.entries.filter { $0.recognizer == nil }.map(\.event)
    }
  }

  @Test(
    "9.3 each press is logged with its own button and its own times, in the order of beginnings"
  )
  func pressTimes() {
    let desk = Desk([:])
    desk.press(.began, at: 1, .menu)
    desk.press(.began, at: 1.2, .playPause)
    desk.press(.ended, at: 1.5, .menu)
    desk.press(.cancelled, at: 1.7, .playPause)
    let presses = desk.logger.log.presses
    expectEqual(presses.map(\.button), [.menu, .playPause])
    expectEqual(presses.map(\.began), [.seconds(1), .seconds(1.2)])
    expectEqual(presses.map(\.last), [.seconds(1.5), .seconds(1.7)])
    expectEqual(presses.map(\.outcome), [.ended, .cancelled])
  }

  @Test("9.3 behind a cut, the log goes on with the presses that are down, and with no other")
  func cutPresses() {
    let desk = Desk([:])
    var parts: [GestureLog] = []
    let logger = GestureLogger(inParts: { parts.append($0) })
    desk.application.gestureObserver = logger
    desk.press(.began, at: 1, .menu)
    desk.press(.began, at: 1.2, .playPause)
    desk.press(.ended, at: 1.5, .menu)
    logger.cut(before: .seconds(1.6), nextTouch: nil)
    desk.press(.began, at: 1.7, .select)
    desk.press(.ended, at: 1.8, .playPause)
    desk.press(.cancelled, at: 1.9, .select)
    logger.finish()
    expectEqual(
      parts.map { $0.presses.map(\.button) },
      [[.menu, .playPause], [.playPause, .select]]
    )
    let began: [[Double]] = [[1, 1.2], [1.2, 1.7]]
    expectEqual(parts.map { $0.presses.map(\.began.seconds) }, began)
    // The one that is down was there until the cut.
    let last: [[Double]] = [[1.5, 1.6], [1.8, 1.9]]
    expectEqual(parts.map { $0.presses.map(\.last.seconds) }, last)
    expectEqual(parts.map { $0.presses.map(\.outcome) }, [[.ended, nil], [.ended, .cancelled]])
    expectEqual(parts.map(\.cutAt), [nil, .seconds(1.6)])
  }

  /// A tap by the select button.
  private func buttonTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    return tap
  }

  @Test(
    "9.3 an observer receives which recognizer took a press, refused it and took it from its responder"
  )
  func presses() throws {
    let other = UITapGestureRecognizer()
    other.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    let desk = Desk(["tap": buttonTap(), "other": other])
    desk.press(.began, at: 1)
    desk.press(.ended, at: 1.1)
    expectEqual(
      desk.events(of: "tap"),
      [
        .received(.press(0)),
        .wished(
          .ended,
          because: .measured(.taps, 1, limit: 1),
          others: [
            .measured(.moved, 0, limit: 45),
            .measured(.tooSlow, .milliseconds(100), limit: .milliseconds(750)),
          ]
        ),
        .entered(.ended), .cancelledInView(.press(0)), .sentAction(.ended, targets: 0), .reset,
      ]
    )
    expectEqual(desk.events(of: "other"), [.refused(.press(0), by: .pressType)])
    let press = try #require(desk.logger.log.presses.first)
    expectEqual(press.button, .select)
    expectEqual(press.began, .seconds(1))
    expectEqual(press.last, .seconds(1.1))
    expectEqual(press.outcome, .ended)
    let sequence = try #require(GestureAnalysis(desk.logger.log).sequences.first)
    expectEqual(sequence.presses, [0])
    expectEqual(sequence.winners.map(\.presses), [[0]])
    expectEqual(sequence.refusals.map(\.refuser), [.pressType])
  }

  @Test(
    "9.3 an observer receives which recognizer delays a press's beginning, and when it is released"
  )
  func held() {
    let tap = buttonTap()
    tap.delaysTouchesBegan = true
    let desk = Desk(["tap": tap])
    desk.press(.began, at: 1)
    expectEqual(desk.events(of: "tap"), [.received(.press(0)), .delays(.press(0))])
    desk.application.advance(to: .seconds(1.7))
    expectEqual(desk.inputEvents, [])
    // Too long for a tap.
    desk.application.advance(to: .seconds(1.8))
    expectEqual(desk.inputEvents, [.deliveredDeferred(.press(0))])
  }

  @Test("9.3 an observer receives which recognizer delays a press's end, and when it is released")
  func heldEnd() {
    let double = buttonTap()
    double.numberOfTapsRequired = 2
    let desk = Desk(["double": double])
    desk.press(.began, at: 1)
    desk.press(.ended, at: 1.1)
    #expect(desk.events(of: "double").contains(.delays(.press(0))))
    expectEqual(desk.inputEvents, [])
    desk.application.advance(to: .seconds(2))
    expectEqual(desk.inputEvents, [.deliveredDeferred(.press(0))])
  }

  @Test("9.3 an observer receives why a press is refused")
  func refused() {
    let off = buttonTap()
    off.isEnabled = false
    let answers = Refusal()
    let asked = buttonTap()
    asked.delegate = answers
    let desk = Desk(["off": off, "asked": asked])
    desk.press(.began, at: 1)
    expectEqual(desk.events(of: "off"), [.refused(.press(0), by: .disabled)])
    expectEqual(desk.events(of: "asked"), [.refused(.press(0), by: .delegate)])
    // No recognizer took part, and the analysis still contains the presses.
    let analysis = GestureAnalysis(desk.logger.log)
    expectEqual(analysis.sequences.map(\.presses), [[0]])
    expectEqual(analysis.sequences.map { $0.refusals.count }, [2])
  }

  @Test("9.3 an observer receives that a press is ignored")
  func ignored() {
    let picky = Picky()
    picky.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    let desk = Desk(["picky": picky])
    desk.press(.began, at: 1)
    expectEqual(desk.events(of: "picky").prefix(2), [.received(.press(0)), .ignored(.press(0))])
  }

  @Test("6.9 an observer receives which pan took scrolling, and why another one didn't")
  func scrolling() throws {
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    let off = UIPanGestureRecognizer()
    off.allowedScrollTypesMask = .all
    off.isEnabled = false
    let desk = Desk(["pan": pan, "fingers": UIPanGestureRecognizer(), "off": off])
    desk.scroll(.began, by: 20, at: 1)
    desk.scroll(.ended, by: 0, at: 1.1)
    expectEqual(desk.events(of: "pan").first, .received(.scroll))
    expectEqual(desk.events(of: "fingers"), [.refused(.scroll, by: .scrollType)])
    expectEqual(desk.events(of: "off"), [.refused(.scroll, by: .disabled)])
    let sequence = try #require(GestureAnalysis(desk.logger.log).sequences.first)
    #expect(sequence.scrolled)
    expectEqual(sequence.winners.map(\.followsScroll), [true])
    expectEqual(sequence.refusals.count, 2)
  }

  @Test("9.5 an observer receives that fingers keep a pan from scrolling")
  func mixed() {
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    let desk = Desk(["pan": pan])
    desk.application.receive(
      TouchFrame(
        time: .seconds(1),
        contacts: [Contact(id: Contact.ID(1), phase: .began, position: Point(x: 9, y: 9))]
      )
    )
    desk.scroll(.began, by: 20, at: 1.1)
    expectEqual(
      desk.events(of: "pan"),
      [
        .received(.touch(0)), .refused(.scroll, by: .mixedTypes),
      ]
    )
  }
}

/// A delegate that refuses everything.
private final class Refusal: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool { false }
}

/// Ignores a press after receiving it.
private final class Picky: UIGestureRecognizer {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses { ignore(press, for: event) }
  }

  @Test("9.3 a press that is over is handed out before the touch that comes next")
  func pressParts() {
    let stage = TouchStage(scene: UIViewController(), size: CGSize(width: 400, height: 800))
    var parts: [GestureLog] = []
    let logger = stage.startLogging { parts.append($0) }
    for (phase, time) in [(Press.Phase.began, 1.0), (.ended, 1.2)] {
      stage.application.receive(
        PressFrame(time: .seconds(time), presses: [Press(.select, phase)])
      )
    }
    for (phase, time) in [(Contact.Phase.began, 2.0), (.ended, 2.1)] {
      let place = Point(x: 100, y: 100)
      stage.play(
        TouchFrame(
          time: .seconds(time),
          contacts: [Contact(id: Contact.ID(1), phase: phase, position: place)]
        )
      )
    }
    expectEqual(parts.map(\.presses.count), [1])
    expectEqual(parts.map(\.touches.count), [0])
    logger.finish()
    expectEqual(parts.map(\.touches.count), [0, 1])
    expectEqual(parts.last?.presses.isEmpty, true)
  }
}
