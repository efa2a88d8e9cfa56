import DeliberateTouch
import Testing
import TouchCore
import UIKit

/// A confirming button of 160 by 44 points at (100, 400), which logs its states and its event.
@MainActor
final class ConfirmBench {
  let bench: Bench
  let button: ConfirmActionButton
  /// What shows the ring, in front of all others in the window; nil if there is none.
  var overlay: UIView? {
    let last = bench.window.subviews.last
    return last is TouchedView ? nil : last
  }
  /// The ring; nil if there is none.
  var ring: UIView? { overlay?.subviews.first }
  /// The word beside the ring; nil if there is none.
  var word: UILabel? { overlay?.subviews.last as? UILabel }
  /// The ring's disc and its stroke.
  var shapes: [CAShapeLayer] { ring?.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? [] }
  /// The press's location, and the circle's centre for it.
  let finger = (x: 180.0, y: 422.0)
  let circle = (x: 180.0, y: 378.0)

  init(maximumForce: Double? = 20 / 3) {
    bench = Bench(maximumForce: maximumForce)
    button = ConfirmActionButton(title: "Delete")
    button.frame = CGRect(x: 100, y: 400, width: 160, height: 44)
    button.onChange = { [bench] in bench.note("\($0)") }
    button.addAction(UIAction { [bench] _ in bench.note("value") }, for: .valueChanged)
    bench.view.addSubview(button)
  }

  /// The steps of a complete confirmation, one a frame.
  func steps() -> [() -> Void] {
    let isTimed =
      bench.application.nextDeadline == nil
      && button.traitCollection.forceTouchCapability
        != .available
    return [
      { [self] in bench.play(.down(1, finger.x, finger.y, force: isTimed ? nil : 1), at: 0) },
      { [self] in
        if isTimed { bench.wait(until: 1) } else { bench.play(.press(1, 2), at: 1) }
      },
      { [self] in
        if isTimed { bench.wait(until: 2) } else { bench.play(.press(1, 3.5), at: 2) }
      },
      { [self] in bench.play(.move(1, circle.x, circle.y), at: 2.5) },
      { [self] in bench.play(.up(1), at: 2.6) },
    ]
  }
}

// Where the sentences of deliberate gestures 4 are tested:
//
// - the ring's place, and that it stays            circle, ConfirmPlacementTests, scrolled
// - its stroke, its smooth drawing, its glow        filling, smooth, looks
// - above everything, not clipped                   front, clipped
// - words that fit                                  words
// - haptics                                         haptics
// - intention by force and by time                  intention, ConfirmMachineTests
// - idle, updating, selected, confirmed, and back   course, threshold, edge, looks
// - lifting here and elsewhere                      course, lifts, reasons
// - cancelled, interrupted, removed, disabled       ConfirmDisturbanceTests
// - other means than touch                          accessible
// - its display and its reports                     ConfirmButtonSceneTests

@MainActor
@Suite struct ConfirmActionButtonTests {
  @Test(
    "Deliberate gestures 4 idle, updating, selected, confirmed, and valueChanged once at the lift"
  )
  func course() {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      for step in it.steps() { step() }
      #expect(it.bench.take() == ["updating", "selected", "confirmed", "idle", "value"])
      it.bench.wait(until: 5)
      #expect(it.bench.take() == [])
      #expect(it.bench.application.nextDeadline == nil)
    }
  }

  @Test("Deliberate gestures 4 lifting elsewhere returns to idle and sends nothing")
  func lifts() {
    for force in [nil, 20.0 / 3] {
      for moment in 1...3 {
        let it = ConfirmBench(maximumForce: force)
        for step in it.steps().prefix(moment) { step() }
        it.bench.play(.up(1), at: 3)
        let log = it.bench.take()
        #expect(log.last == "idle" && !log.contains("value"), "\(moment)")
      }
      let out = ConfirmBench(maximumForce: force)
      for step in out.steps().prefix(4) { step() }
      out.bench.play(.move(1, out.finger.x, out.finger.y), at: 2.7)
      out.bench.play(.up(1), at: 2.8)
      #expect(out.bench.take() == ["updating", "selected", "confirmed", "selected", "idle"])
    }
  }

  @Test(
    "Deliberate gestures 4 the intention is the force up to 3.0, or the time in steps of 0.1 s up to 2 s"
  )
  func intention() {
    let hard = ConfirmBench()
    hard.bench.play(.down(1, 180, 422, force: 1.5), at: 0)
    #expect(hard.button.intention == 0.5)
    hard.bench.wait(until: 10)
    #expect(hard.button.intention == 0.5, "time counts for nothing where there is force")
    hard.bench.play(.press(1, 5), at: 10)
    #expect(hard.button.intention == 1)
    let long = ConfirmBench(maximumForce: nil)
    long.bench.play(.down(1, 180, 422), at: 0)
    long.bench.wait(until: 0.999)
    #expect(long.button.intention.isNear(0.45))
    long.bench.wait(until: 1.999)
    #expect(long.button.confirmation == .updating)
    long.bench.wait(until: 2)
    #expect(long.button.confirmation == .selected)
  }

  @Test(
    "Deliberate gestures 4 the ring appears at touch-down one control height above the finger, and stays"
  )
  func circle() {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      #expect(it.overlay == nil)
      #expect(it.button.circleCenter == .zero)
      it.bench.play(.down(1, 180, 422, force: force.map { _ in 1 }), at: 0)
      #expect(it.ring?.center == CGPoint(x: 180, y: 378))
      #expect(it.button.circleCenter == CGPoint(x: 80, y: -22))
      for step in it.steps().dropFirst().dropLast() {
        step()
        #expect(it.ring?.center == CGPoint(x: 180, y: 378))
      }
      it.bench.play(.move(1, 220, 430, force: force.map { _ in 1 }), at: 2.55)
      #expect(it.ring?.center == CGPoint(x: 180, y: 378))
      it.bench.play(.up(1), at: 2.6)
      #expect(it.overlay == nil)
    }
  }

  @Test("Deliberate gestures 4 the ring stays in the window when the button scrolls away under it")
  func scrolled() {
    let it = ConfirmBench()
    it.bench.play(.down(1, 180, 422, force: 1), at: 0)
    it.button.center.y += 100
    it.bench.play(.press(1, 2), at: 0.1)
    #expect(it.ring?.center == CGPoint(x: 180, y: 378))
    #expect(it.button.circleCenter == CGPoint(x: 80, y: -122))
  }

  @Test("Deliberate gestures 4 the ring is below the finger where there is no room above")
  func below() {
    // The ring's radius is 22 points, 28.6 when it is largest, and it rises by 44.
    for (top, ring) in [(50.6, 28.6), (50.5, 116.5)] as [(CGFloat, CGFloat)] {
      let it = ConfirmBench()
      it.button.frame.origin.y = top
      it.bench.play(.down(1, 180, Double(top) + 22, force: 1), at: 0)
      #expect(it.ring?.center.y.isNear(ring) == true, "\(top)")
    }
  }

  @Test("Deliberate gestures 4 a button that is scaled has a ring as large as it is seen")
  func scaled() {
    let it = ConfirmBench()
    it.button.transform = CGAffineTransform(scaleX: 2, y: 2)
    it.bench.play(.down(1, 180, 422, force: 1), at: 0)
    #expect(it.ring?.center == CGPoint(x: 180, y: 334))
    #expect(it.ring?.bounds.width == 88)
  }

  @Test("Deliberate gestures 4 no parent clips the ring, and no sibling covers it")
  func front() {
    let it = ConfirmBench()
    let box = UIView(frame: CGRect(x: 90, y: 390, width: 180, height: 60))
    box.clipsToBounds = true
    box.layer.zPosition = 5
    it.bench.view.addSubview(box)
    it.button.frame.origin = CGPoint(x: 10, y: 10)
    box.addSubview(it.button)
    it.bench.play(.down(1, 180, 422, force: 1), at: 0)
    #expect(it.overlay?.superview === it.bench.window)
    #expect((it.overlay?.layer.zPosition ?? 0) > 1000)
    let sibling = UIView(frame: it.bench.window.bounds)
    it.bench.window.addSubview(sibling)
    it.bench.play(.press(1, 1.5), at: 0.1)
    #expect(it.bench.window.subviews.last !== sibling)
    #expect(it.ring?.superview === it.bench.window.subviews.last)
    #expect(
      it.bench.window.hitTest(CGPoint(x: 180, y: 378), with: nil) === sibling,
      "takes no touch"
    )
  }

  @Test(
    "Deliberate gestures 4 selected is red, CONFIRM and scale 1.1; confirmed is green, OK and scale 1.3"
  )
  func looks() {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      func check(_ word: String?, _ color: UIColor, _ scale: CGFloat) {
        #expect(it.word?.isHidden == (word == nil))
        if let word { #expect(it.word?.text == word) }
        #expect(it.shapes.last?.strokeColor == color.cgColor)
        #expect(it.shapes.last?.shadowColor == color.cgColor, "the glow")
        #expect(it.shapes.last?.shadowOpacity == 1)
        #expect((it.shapes.last?.shadowRadius ?? 0) > 0)
        #expect(it.ring?.transform.a == scale)
      }
      let steps = it.steps()
      steps[0]()
      check(nil, .white, 1)
      steps[1]()
      steps[2]()
      check("CONFIRM", .systemRed, 1.1)
      #expect(it.shapes.first?.fillColor == UIColor.systemRed.cgColor)
      steps[3]()
      check("OK", .systemGreen, 1.3)
      #expect(it.shapes.first?.fillColor == UIColor.systemGreen.cgColor)
    }
  }

  @Test("Deliberate gestures 4 words and colours can be set")
  func ownLooks() {
    let it = ConfirmBench()
    it.button.selectedTitle = "LÖSCHEN"
    it.button.confirmedTitle = "JA"
    it.button.ringColor = .yellow
    it.button.selectedColor = .purple
    it.button.confirmedColor = .blue
    it.button.backdropColor = .black
    it.button.titleColor = .green
    #expect(it.button.titleColor == .green)
    let steps = it.steps()
    steps[0]()
    #expect(it.shapes.last?.strokeColor == UIColor.yellow.cgColor)
    #expect(it.shapes.first?.fillColor == UIColor.black.cgColor)
    steps[1]()
    steps[2]()
    #expect(it.word?.text == "LÖSCHEN")
    #expect(it.shapes.last?.strokeColor == UIColor.purple.cgColor)
    steps[3]()
    #expect(it.word?.text == "JA")
    #expect(it.shapes.last?.strokeColor == UIColor.blue.cgColor)
  }

  @Test("Deliberate gestures 4 words shrink to fit into the window and the control")
  func words() throws {
    for (text, shrinks) in [
      ("CONFIRM", false), ("BESTÄTIGEN", false),
      ("ENDGÜLTIG UND UNWIDERRUFLICH LÖSCHEN, WIRKLICH", true),
    ] {
      let it = ConfirmBench()
      it.button.selectedTitle = text
      it.button.title = text
      it.bench.play(.down(1, 180, 422, force: 3), at: 0)
      let word = try #require(it.word)
      #expect(word.text == text)
      #expect((word.font.pointSize < 17) == shrinks, "\(text)")
      #expect(word.sizeThatFits(.zero).width <= word.frame.width, "\(text)")
      #expect(it.bench.window.bounds.contains(word.frame), "\(text)")
      // Beside the ring, not in it.
      let ring = try #require(it.ring)
      #expect(!word.frame.intersects(ring.frame))
      let title = try #require(it.button.subviews.first as? UILabel)
      #expect(title.sizeThatFits(.zero).width <= it.button.bounds.width, "\(text)")
    }
  }

  @Test("Deliberate gestures 4 the word stays in the window beside a ring at its edge")
  func wordAtEdge() throws {
    for x in [102.0, 258] {
      let it = ConfirmBench()
      it.button.frame.origin = CGPoint(x: x < 200 ? 0 : 240, y: 50)
      it.bench.play(.down(1, x < 200 ? 2 : 398, 72, force: 3), at: 0)
      let word = try #require(it.word)
      #expect(it.bench.window.bounds.contains(word.frame))
    }
  }

  @Test(
    "Deliberate gestures 4 the stroke grows from 0 to 1 in proportion to the intention, in white"
  )
  func filling() throws {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      it.bench.play(.down(1, 180, 422, force: force.map { _ in 0 }), at: 0)
      #expect(it.shapes.last?.strokeEnd == 0)
      for tenths in 1...9 {
        let part = CGFloat(tenths) / 10
        if force == nil {
          it.bench.wait(until: Double(tenths) * 0.2)
        } else {
          it.bench.play(.press(1, 0.3 * Double(tenths)), at: Double(tenths) * 0.2)
        }
        #expect(it.button.intention.isNear(part))
        #expect(it.shapes.last?.strokeEnd.isNear(part) == true)
        #expect(it.shapes.last?.strokeColor == UIColor.white.cgColor)
      }
      if force == nil { it.bench.wait(until: 2) } else { it.bench.play(.press(1, 3), at: 2) }
      #expect(it.shapes.last?.strokeEnd == 1)
    }
  }

  @Test("Deliberate gestures 4 by time the stroke is drawn smoothly between the steps of 0.1 s")
  func smooth() throws {
    let it = ConfirmBench(maximumForce: nil)
    it.bench.play(.down(1, 180, 422), at: 0)
    for hundredths in [1, 5, 9, 10, 11, 95, 150, 199] {
      let time = Double(hundredths) / 100
      it.bench.wait(until: time)
      let shown = try #require(it.shapes.last?.presentation()?.strokeEnd)
      #expect((shown - CGFloat(time / 2)).magnitude < 1e-6, "\(time)")
    }
    it.bench.wait(until: 2)
    #expect(it.shapes.last?.presentation()?.strokeEnd == 1)
    #expect(it.shapes.last?.animationKeys() == nil)
    // By force it is where the force is, without an animation.
    let hard = ConfirmBench()
    hard.bench.play(.down(1, 180, 422, force: 0.6), at: 0)
    hard.bench.play(.press(1, 1.5), at: 0.1)
    #expect(hard.shapes.last?.presentation()?.strokeEnd == 0.5)
    #expect(hard.ring?.layer.animationKeys() == nil)
    #expect(hard.shapes.allSatisfy { $0.animationKeys() == nil })
  }

  @Test("Deliberate gestures 4 a haptic at selected, another at confirmed; none when they are off")
  func haptics() {
    for isOn in [true, false] {
      let it = ConfirmBench()
      it.button.hasHaptics = isOn
      var felt: [String] = []
      it.bench.application.onFeedback = { feedback in
        if case .prepare = feedback { return }
        felt.append("\(feedback)")
      }
      let steps = it.steps()
      steps[0]()
      steps[1]()
      #expect(felt.isEmpty)
      steps[2]()
      #expect(felt.count == (isOn ? 1 : 0))
      steps[3]()
      #expect(felt.count == (isOn ? 2 : 0))
      #expect(Set(felt).count == felt.count, "two different ones")
      steps[4]()
      #expect(felt.count == (isOn ? 2 : 0))
    }
  }

  @Test(
    "Deliberate gestures 4 an intention of 0.97 doesn't select, one above it does; below it is updating again"
  )
  func threshold() {
    let it = ConfirmBench()
    it.bench.play(.down(1, 180, 422, force: 2.91), at: 0)
    #expect(it.bench.take() == ["updating"])
    it.bench.play(.press(1, 2.911), at: 0.1)
    #expect(it.bench.take() == ["selected"])
    it.bench.play(.press(1, 2.91), at: 0.2)
    #expect(it.bench.take() == [], "neither beyond nor below")
    it.bench.play(.press(1, 2.909), at: 0.3)
    #expect(it.bench.take() == ["updating"])
    // By time, the last step but one is 0.95.
    let long = ConfirmBench(maximumForce: nil)
    long.button.selectionThreshold = 0.95
    long.bench.play(.down(1, 180, 422), at: 0)
    long.bench.wait(until: 1.9)
    #expect(long.bench.take() == ["updating"])
    long.bench.wait(until: 2)
    #expect(long.bench.take() == ["selected"])
    let easier = ConfirmBench(maximumForce: nil)
    easier.button.selectionThreshold = 0.94
    easier.bench.play(.down(1, 180, 422), at: 0)
    easier.bench.wait(until: 1.899)
    #expect(easier.bench.take() == ["updating"])
    easier.bench.wait(until: 1.9)
    #expect(easier.bench.take() == ["selected"])
  }

  @Test("Deliberate gestures 4 the finger enters the ring before it is full and presses there")
  func early() {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      it.steps()[0]()
      it.bench.play(.move(1, it.circle.x, it.circle.y), at: 0.5)
      #expect(it.bench.take() == ["updating"])
      if force == nil { it.bench.wait(until: 2) } else { it.bench.play(.press(1, 3), at: 2) }
      #expect(it.bench.take() == ["confirmed"])
      it.bench.play(.up(1), at: 2.1)
      #expect(it.bench.take() == ["idle", "value"])
    }
  }

  @Test(
    "Deliberate gestures 4 once confirmed, a falling force doesn't end it; leaving the ring does"
  )
  func stays() {
    let it = ConfirmBench()
    for step in it.steps().prefix(4) { step() }
    it.bench.play(.press(1, 0.2), at: 2.6)
    it.bench.wait(until: 20)
    #expect(it.bench.take() == ["updating", "selected", "confirmed"])
    it.bench.play(.up(1), at: 20.1)
    #expect(it.bench.take() == ["idle", "value"])
    let out = ConfirmBench()
    for step in out.steps().prefix(4) { step() }
    out.bench.play(.press(1, 0.2), at: 2.6)
    out.bench.play(.move(1, out.finger.x, out.finger.y), at: 2.7)
    #expect(out.bench.take().last == "updating")
  }

  @Test(
    "Deliberate gestures 4 a lift within the circle confirms, one 0.01 points outside it doesn't"
  )
  func edge() {
    // The circle's radius is 22 points, and 1.3 times that once it is confirmed.
    for (away, confirms) in [(28.6, true), (28.61, false)] {
      let it = ConfirmBench()
      for step in it.steps().prefix(4) { step() }
      it.bench.play(.move(1, it.circle.x + away, it.circle.y), at: 2.6)
      it.bench.play(.up(1), at: 2.7)
      #expect(it.bench.take().contains("value") == confirms, "\(away)")
    }
    // Before that, its radius is 1.1 times as large.
    for (away, confirms) in [(24.2, true), (24.21, false)] {
      let it = ConfirmBench()
      for step in it.steps().prefix(3) { step() }
      it.bench.play(.move(1, it.circle.x + away, it.circle.y), at: 2.5)
      it.bench.play(.up(1), at: 2.6)
      #expect(it.bench.take().contains("value") == confirms, "\(away)")
    }
  }

  @Test(
    "Deliberate gestures 4 a failed press reports its reason, with the measured value and the limit"
  )
  func reasons() {
    func miss(_ force: Double?, _ body: (ConfirmBench) -> Void) -> GestureMiss? {
      let it = ConfirmBench(maximumForce: force)
      var misses: [GestureMiss] = []
      it.button.onMiss = { misses.append($0) }
      body(it)
      #expect(misses.count == 1)
      return misses.first
    }
    let most = 20.0 / 3
    let weak = miss(most) { it in
      it.bench.play(.down(1, 180, 422, force: 2.4), at: 0)
      it.bench.play(.press(1, 0.1), at: 0.1)
      it.bench.play(.up(1), at: 0.2)
    }
    #expect(weak?.cause == .intention)
    #expect(weak?.value.map { CGFloat($0).isNear(0.8) } == true)
    #expect(weak?.limit == 0.97)
    let short = miss(nil) { it in
      it.bench.play(.down(1, 180, 422), at: 0)
      it.bench.play(.up(1), at: 1.5)
    }
    #expect(short?.cause == .hold)
    #expect(short?.value == 1.5)
    #expect(short?.limit == 2)
    let beside = miss(nil) { it in
      for step in it.steps().prefix(3) { step() }
      it.bench.play(.move(1, 180, 422), at: 2.1)
      it.bench.play(.up(1), at: 2.2)
    }
    #expect(beside?.cause == .target)
    #expect(beside?.value == 44)
    #expect(beside?.limit.map { CGFloat($0).isNear(24.2) } == true)
    let faded = miss(most) { it in
      for step in it.steps().prefix(3) { step() }
      it.bench.play(.press(1, 1.5), at: 3)
      it.bench.play(.move(1, it.circle.x, it.circle.y), at: 3.2)
      it.bench.play(.up(1), at: 3.3)
    }
    #expect(faded?.cause == .intention)
    #expect(faded?.value == 0.5)
    let cancelled = miss(most) { it in
      it.steps()[0]()
      it.bench.interrupt(at: 0.5)
    }
    #expect(cancelled?.cause == .cancelled)
    #expect(cancelled?.value == nil && cancelled?.limit == nil)
    let disabled = miss(most) { it in
      it.steps()[0]()
      it.button.isEnabled = false
    }
    #expect(disabled?.cause == .disabled)
    let removed = miss(most) { it in
      it.steps()[0]()
      it.button.removeFromSuperview()
      it.bench.wait(until: 1)
    }
    #expect(removed?.cause == .removed)
  }

  @Test(
    "Deliberate gestures 4 assistive code confirms without a touch; a disabled button doesn't confirm"
  )
  func accessible() {
    let it = ConfirmBench()
    it.button.confirm()
    #expect(it.bench.take() == ["value"])
    it.button.isEnabled = false
    it.button.confirm()
    #expect(it.bench.take() == [])
  }
}
