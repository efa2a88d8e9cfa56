import Expectations
import Testing
import TouchCore

@testable import UIKit

/// One random run of buttons, a wheel, a touchpad and a finger on a small tree that the client
/// changes.
@MainActor
private final class OtherInputRun {
  private let bench = PressBench()
  private var dice: Dice
  private var time = 0.0
  private let views: [PressView]
  private let recognizers: [UIGestureRecognizer]
  /// The last phase of each press that responders received, by its number.
  private var heard: [Int: String] = [:]
  /// The recognizers that began and haven't ended, by name.
  private var active: Set<String> = []
  private(set) var log: [String] = []
  private(set) var faults: [String] = []
  private let questions = Questions()

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    let w = bench.view("W", in: bench.v)
    views = [bench.p, bench.v, w]
    var all: [UIGestureRecognizer] = []
    for (index, view) in views.enumerated() {
      all.append(bench.add(UITapGestureRecognizer(), "tap\(index)", to: view))
      all.append(bench.add(UILongPressGestureRecognizer(), "press\(index)", to: view))
      let pan = bench.add(UIPanGestureRecognizer(), "pan\(index)", to: view)
      pan.allowedScrollTypesMask = UIScrollTypeMask(rawValue: Int.random(in: 0...3, using: &dice))
      all.append(pan)
      all.append(bench.custom("own\(index)", to: view))
    }
    recognizers = all
    questions.together = { one, other in one.attachmentSerial % 3 == other.attachmentSerial % 3 }
    prepare()
  }

  private func prepare() {
    for recognizer in recognizers {
      recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &dice) == 0
      recognizer.delaysTouchesEnded = Bool.random(using: &dice)
      recognizer.cancelsTouchesInView = Bool.random(using: &dice)
      if Bool.random(using: &dice) { recognizer.delegate = questions }
      let name = recognizer.name ?? "?"
      for state in [UIGestureRecognizer.State.began, .changed, .ended, .cancelled] {
        bench.bench.reactions["\(name)!\(state)"] = { [unowned self] in
          follow(name, recognizer, state)
        }
      }
    }
    for view in views {
      view.onPress = { [unowned self] letter, presses, _ in
        for press in presses { follow(press, letter) }
        mayAct()
      }
    }
  }

  private func follow(
    _ name: String,
    _ recognizer: UIGestureRecognizer,
    _ state: UIGestureRecognizer.State
  ) {
    switch state {
    case .began: if !active.insert(name).inserted { faults.append("\(name) began twice") }
    case .changed: if !active.contains(name) { faults.append("\(name) changed, but never began") }
    case .ended:
      if active.remove(name) == nil, !(recognizer is UITapGestureRecognizer) {
        faults.append("\(name) ended, but never began")
      }
    default: if active.remove(name) == nil { faults.append("\(name) cancelled, but never began") }
    }
    mayAct()
  }

  private func follow(_ press: UIPress, _ letter: String) {
    let before = heard[press.serial]
    switch (before, letter) {
    case (nil, "b"), ("b", "d"), ("d", "d"), ("b", "e"), ("d", "e"), ("b", "c"), ("d", "c"): break
    default: faults.append("press \(press.serial): \(letter) after \(before ?? "nothing")")
    }
    heard[press.serial] = letter
  }

  /// Client code in callbacks.
  private func mayAct() {
    if Int.random(in: 0..<8, using: &dice) == 0 { act() }
  }

  private func act() {
    let view = views[Int.random(in: 0..<views.count, using: &dice)]
    let recognizer = recognizers[Int.random(in: 0..<recognizers.count, using: &dice)]
    switch Int.random(in: 0..<9, using: &dice) {
    case 0: view.resignFirstResponder()
    case 1, 2: view.becomeFirstResponder()
    case 3: view.removeFromSuperview()
    case 4: restore()
    case 5: recognizer.isEnabled.toggle()
    case 6: recognizer.view?.removeGestureRecognizer(recognizer)
    case 7: recognizer.state = .failed
    default: bench.bench.application.cancelAllTouches()
    }
  }

  /// Restores the views and recognizers.
  private func restore() {
    bench.bench.window.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    for (index, recognizer) in recognizers.enumerated() where recognizer.view == nil {
      views[index / 4].addGestureRecognizer(recognizer)
    }
  }

  func play() {
    for _ in 0..<60 {
      time += Double(Int.random(in: 0..<30, using: &dice)) * 0.01
      input()
      if Int.random(in: 0..<6, using: &dice) == 0 { act() }
    }
    finish()
  }

  private func input() {
    let button = [Press.Button.select, .select, .menu][Int.random(in: 0..<3, using: &dice)]
    let phases: [ScrollInput.Phase] = [
      .began, .changed, .changed, .ended, .cancelled, .step, .step,
    ]
    switch Int.random(in: 0..<9, using: &dice) {
    case 0, 1: bench.down(button, at: time)
    case 2, 3: bench.up(button, at: time)
    case 4: bench.change(Double(Int.random(in: 0...4, using: &dice)) / 4, at: time)
    case 5: bench.bench.down(1, 120, 220, at: time)
    case 6: bench.bench.up(1, at: time)
    default:
      bench.bench.application.receive(
        ScrollInput(
          time: .seconds(time),
          phase: phases[Int.random(in: 0..<phases.count, using: &dice)],
          position: Point(x: 120, y: 220),
          delta: Vector(dx: 0, dy: Double(Int.random(in: -30...30, using: &dice)))
        )
      )
    }
    check()
  }

  /// The invariants whenever the engine is at rest.
  private func check() {
    log += bench.take()
    let gestures: GestureSession = bench.bench.application.gestures
    if gestures.stage != .idle { faults.append("a pass was left open") }
    for press in gestures.presses.waiting where press.tracking.delivery == .closed {
      faults.append("press \(press.serial) was kept")
    }
    for recognizer in gestures.receivers where recognizer.tracked.followsScroll {
      if gestures.scrolling.live.isEmpty {
        faults.append("\(recognizer.name ?? "?") follows no scrolling")
      }
    }
  }

  private func finish() {
    // From here on, the client does nothing.
    for view in views {
      view.onPress = { [unowned self] letter, presses, _ in
        for press in presses { follow(press, letter) }
      }
    }
    bench.bench.application.cancelAllTouches()
    for recognizer in recognizers { recognizer.state = .failed }
    bench.bench.wait(until: time + 10)
    for recognizer in recognizers { recognizer.state = .failed }
    bench.bench.wait(until: time + 20)
    check()
    let gestures: GestureSession = bench.bench.application.gestures
    let left = gestures.presses.live + gestures.presses.waiting
    if !left.isEmpty { faults.append("\(left.count) presses are left") }
    if !gestures.scrolling.live.isEmpty { faults.append("a scrolling is left") }
    if !gestures.receivers.isEmpty {
      faults.append("\(gestures.receivers.count) gestures are left")
    }
    for (serial, letter) in heard.sorted(by: { $0.key < $1.key })
    where letter != "e" && letter != "c" {
      faults.append("press \(serial) never ended")
    }
    for name in active.sorted() { faults.append("\(name) never ended") }
  }
}

@Suite("Random buttons, wheels and touchpads", .serialized) @MainActor
struct OtherInputTests {
  @Test("9.3 6.9 in every run, what began ends once, and nothing is left")
  func invariants() {
    var failed = 0
    for seed in 0..<400 as Range<UInt64> {
      let run = OtherInputRun(seed: seed)
      run.play()
      if run.faults.isEmpty { continue }
      failed += 1
      if failed <= 3 { Issue.record("seed \(seed): \(run.faults)") }
    }
    expectEqual(failed, 0)
  }

  @Test("9.3 6.9 the same seed gives the same log")
  func determinism() {
    var lines = 0
    for seed in 0..<20 as Range<UInt64> {
      let one = OtherInputRun(seed: seed)
      one.play()
      let other = OtherInputRun(seed: seed)
      other.play()
      expectEqual(one.log, other.log)
      lines += one.log.count
    }
    #expect(lines > 400)
  }
}
