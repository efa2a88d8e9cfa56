import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Client code in callbacks (rules 4.24 to 4.29): the engine stays consistent, and each beginning
/// has one end.
@MainActor
final class MutationTests {
  lazy var bench = Bench()
  let questions = Questions()

  /// The client's deeds; after each the bench can recognize a tap.
  private static let deeds: [(name: String, act: @MainActor (MutationTests) -> Void)] = [
    ("remove the view", { $0.bench.v.removeFromSuperview() }),
    ("remove its superview", { $0.bench.p.removeFromSuperview() }),
    ("hide the window", { $0.bench.window.isHidden = true }),
    ("remove all recognizers", { $0.bench.v.gestureRecognizers = nil }),
    ("add a recognizer", { _ = $0.bench.add(UITapGestureRecognizer(), "added") }),
    ("switch all off", { test in test.each { $0.isEnabled = false } }),
    (
      "switch all off and on",
      { test in
        test.each {
          $0.isEnabled = false
          $0.isEnabled = true
        }
      }
    ),
    ("drop the delegates", { test in test.each { $0.delegate = nil } }),
    ("move the view within the window", { $0.bench.window.addSubview($0.bench.v) }),
    ("move the recognizers up", { test in test.each { test.bench.p.addGestureRecognizer($0) } }),
    ("set possible", { test in test.each { $0.state = .possible } }),
    ("set began", { test in test.each { $0.state = .began } }),
    ("set changed", { test in test.each { $0.state = .changed } }),
    ("set ended", { test in test.each { $0.state = .ended } }),
    ("set cancelled", { test in test.each { $0.state = .cancelled } }),
    ("set failed", { test in test.each { $0.state = .failed } }),
    ("reset called directly", { test in test.each { $0.reset() } }),
    ("cancel all touches", { $0.bench.application.cancelAllTouches() }),
    (
      "advance the clock",
      { $0.bench.application.advance(to: $0.bench.application.now + .seconds(3)) }
    ),
    ("require each other", { test in test.requireEachOther() }),
  ]

  /// The callbacks in which client code runs.
  enum Place: String, CaseIterable, Sendable {
    case action, shouldBegin, together, require, required, takesTouch, takesEvent
    case viewShouldBegin, hitTest, timer, viewBegan, viewMoved, recognizerBegan, recognizerMoved
    case reset, canPrevent
  }

  private final class Asking: UIView {
    var onHitTest: () -> Void = {}
    var onBegin: () -> Void = {}
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      onHitTest()
      return super.hitTest(point, with: event)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      onBegin()
      return true
    }
  }

  private final class Preventing: UIPanGestureRecognizer {
    var onAsked: () -> Void = {}
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      onAsked()
      return true
    }
  }

  private var recognizers: [UIGestureRecognizer] = []
  private var asking: Asking?

  fileprivate func each(_ body: (UIGestureRecognizer) -> Void) {
    for each in recognizers { body(each) }
  }

  fileprivate func requireEachOther() {
    for one in recognizers {
      for other in recognizers where one !== other { one.require(toFail: other) }
    }
  }

  private func furnish() -> (LoggingRecognizer, Preventing) {
    let own = bench.custom("own")
    own.canBePrevented = false
    own.preventsOthers = false
    let preventing = bench.add(Preventing(), "preventing", to: bench.p)
    recognizers = [
      bench.add(UITapGestureRecognizer(), "tap"), bench.add(UIPanGestureRecognizer(), "pan"),
      bench.add(UILongPressGestureRecognizer(), "press"), preventing, own,
    ]
    each { $0.delegate = questions }
    let asking = Asking(frame: bench.window.bounds)
    asking.isMultipleTouchEnabled = true
    bench.v.addSubview(asking)
    self.asking = asking
    return (own, preventing)
  }

  private func hang(_ deed: @escaping () -> Void, at place: Place) {
    let (own, preventing) = furnish()
    var isDone = false
    let once = {
      if isDone { return }
      isDone = true
      deed()
    }
    switch place {
    case .action: bench.reactions["pan!began"] = once
    case .shouldBegin:
      questions.begins = { _ in
        once(); return true
      }
    case .together:
      questions.together = { _, _ in
        once(); return false
      }
    case .require:
      questions.requires = { _, _ in
        once(); return false
      }
    case .required:
      questions.isRequired = { _, _ in
        once(); return false
      }
    case .takesTouch:
      questions.takesTouch = { _, _ in
        once(); return true
      }
    case .takesEvent:
      questions.takesEvent = { _, _ in
        once(); return true
      }
    case .viewShouldBegin: asking?.onBegin = once
    case .hitTest: asking?.onHitTest = once
    case .timer: Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { _ in once() }
    case .viewBegan: bench.v.onTouch = { letter, _ in if letter == "b" { once() } }
    case .viewMoved: bench.v.onTouch = { letter, _ in if letter == "m" { once() } }
    case .recognizerBegan: own.reactions["b"] = { _, _, _ in once() }
    case .recognizerMoved: own.reactions["m"] = { _, _, _ in once() }
    case .reset: own.reactions["reset"] = { _, _, _ in once() }
    case .canPrevent: preventing.onAsked = once
    }
    own.reactions["e"] = { own, _, _ in own.state = .failed }
  }

  @Test(
    "4.24, 4.28, 4.29, 4.3 after any deed in any callback: each beginning has one end",
    arguments: Place.allCases
  )
  func anything(place: Place) {
    for deed in Self.deeds {
      bench = Bench()
      hang({ [unowned self] in deed.act(self) }, at: place)
      for round in 0..<2 {
        let start = Double(round) * 10
        bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: start)
        bench.move(1, 105, 100, at: start + 0.1)
        bench.move(1, 140, 100, at: start + 0.2)
        bench.move(2, 240, 100, at: start + 0.3)
        bench.up(1, at: start + 0.9)
        bench.up(2, at: start + 1)
        bench.wait(until: start + 5)
      }
      // The client ends what it began directly.
      each { if $0.state == .began || $0.state == .changed { $0.state = .ended } }
      bench.wait(until: 40)
      check("\(deed.name) from \(place)")
    }
  }

  /// Finds beginnings without an end, and ends without a beginning.
  private func check(_ what: String) {
    var down: [String: Int] = [:]
    var active: Set<String> = []
    for line in bench.take() {
      let action = line.split(separator: "!")
      if action.count == 2 {
        let (name, state) = (String(action[0]), action[1])
        switch state {
        case "began": #expect(active.insert(name).inserted, "\(what): \(name) began twice")
        case "changed": #expect(active.contains(name), "\(what): \(line) without a beginning")
        case "cancelled": #expect(active.remove(name) != nil, "\(what): \(line)")
        default: active.remove(name)
        }
        continue
      }
      let words = line.split(separator: " ")
      guard words.count == 2, let letter = words[1].first else { continue }
      let count = Int(words[1].dropFirst()) ?? 1
      switch letter {
      case "b": down[String(words[0]), default: 0] += count
      case "e", "c": down[String(words[0]), default: 0] -= count
      default: #expect(down[String(words[0]), default: 0] > 0, "\(what): \(line)")
      }
    }
    #expect(active.isEmpty, "\(what): \(active) never ended")
    #expect(down.values.allSatisfy { $0 == 0 }, "\(what): \(down)")
    for recognizer in recognizers {
      #expect(
        recognizer.state == .possible && recognizer.numberOfTouches == 0,
        "\(what): \(recognizer.name ?? "")"
      )
    }
  }

  @Test("10.3 calling the clock inside an action does nothing")
  func clockInAction() {
    bench.add(UIPanGestureRecognizer(), "pan")
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [self] _ in
      bench.note("timer fired")
    }
    bench.reactions["pan!began"] = { [self] in bench.application.advance(to: .seconds(5)) }
    bench.play(
      "at     0  .1     1.2\n1      b  +20\npan       began\nV      b        c\ntimer            fired"
    )
  }

  @Test("3.4 a frame sent inside an action, also of a flush, waits until the pass is over")
  func frameInAction() {
    bench.add(UILongPressGestureRecognizer(), "press").cancelsTouchesInView = false
    let up = Contact(id: Contact.ID(1), phase: .ended, position: Point(x: 100, y: 100))
    bench.reactions["press!began"] = { [self] in
      bench.application.receive(TouchFrame(time: .seconds(0.5), contacts: [up]))
      bench.note("press done")
    }
    bench.play("at     0  .5\n1      b\npress     began done ended\nV      b                   e")
  }

  @Test("3.4 a frame from inside a question that a deadline asks waits until the pass is over")
  func frameInDeadline() {
    let questions = Questions()
    let press = bench.add(UILongPressGestureRecognizer(), "press")
    press.cancelsTouchesInView = false
    press.delegate = questions
    let up = Contact(id: Contact.ID(1), phase: .ended, position: Point(x: 100, y: 100))
    questions.begins = { [self] _ in
      bench.application.receive(TouchFrame(time: .seconds(0.5), contacts: [up]))
      bench.note("press asked")
      return true
    }
    bench.down(1, 100, 100, at: 0)
    bench.wait(until: 1)
    expectEqual(bench.take(), ["V b", "press asked", "press!began", "press!ended", "V e"])
  }

  @Test("3.4 touches that begin in two windows at once: each window's recognizers first")
  func twoWindows() {
    let bench = bench
    let top = UIWindow(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    top.isHidden = false
    let view = bench.view("T", top.bounds, in: top)
    bench.custom("lower")
    bench.custom("upper", to: view)
    bench.play(
      """
      at     0
      1      b
      2      b10,500
      lower  b
      V        b
      upper      b
      T            b
      """
    )
  }

  @Test("4.24 state set from any callback on one without touches")
  func stateWithoutTouches() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    bench.when("began") { pan.state = .began }
    bench.when("changed") { pan.state = .changed }
    bench.when("failed") { pan.state = .failed }
    bench.play(
      """
      at   0      .1       .2         .3
      do   began  changed  failed     failed
      pan  began  changed  cancelled
      """
    )
    expectEqual(pan.state, .possible)
  }

  @Test("4.4 calling reset directly changes nothing in the engine")
  func resetByHand() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    bench.when("reset") { pan.reset() }
    bench.play(
      """
      at   0  .1       .2        .3
      1    b  +20      +5        e
      do            reset
      pan     began    changed   ended
      V    b        c
      """
    )
  }
}
