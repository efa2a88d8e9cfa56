import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// The ring, its words and its stroke.
@MainActor
struct ConfirmRingTests {
  @Test(
    "Deliberate gestures 4 the ring appears at touch-down one control height above the finger, and stays"
  )
  func circle() {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      expectNil(it.overlay)
      expectEqual(it.button.circleCenter, .zero)
      it.bench.play(.down(1, 180, 422, force: force.map { _ in 1 }), at: 0)
      expectEqual(it.ring?.center, CGPoint(x: 180, y: 378))
      expectEqual(it.button.circleCenter, CGPoint(x: 80, y: -22))
      for step in it.steps().dropFirst().dropLast() {
        step()
        expectEqual(it.ring?.center, CGPoint(x: 180, y: 378))
      }
      it.bench.play(.move(1, 220, 430, force: force.map { _ in 1 }), at: 2.55)
      expectEqual(it.ring?.center, CGPoint(x: 180, y: 378))
      it.bench.play(.up(1), at: 2.6)
      expectNil(it.overlay)
    }
  }

  @Test("Deliberate gestures 4 the ring stays in the window when the button scrolls away under it")
  func scrolled() {
    let it = ConfirmBench()
    it.bench.play(.down(1, 180, 422, force: 1), at: 0)
    it.button.center.y += 100
    it.bench.play(.press(1, 2), at: 0.1)
    expectEqual(it.ring?.center, CGPoint(x: 180, y: 378))
    expectEqual(it.button.circleCenter, CGPoint(x: 80, y: -122))
  }

  @Test("Deliberate gestures 4 the ring is below the finger where there is no room above")
  func below() {
    // The ring's radius is 22 points, 28.6 when it is largest, and it rises by 44.
    for (top, ring) in [(50.6, 28.6), (50.5, 116.5)] as [(CGFloat, CGFloat)] {
      let it = ConfirmBench()
      it.button.frame.origin.y = top
      it.bench.play(.down(1, 180, Double(top) + 22, force: 1), at: 0)
      expectEqual(it.ring?.center.y.isNear(ring), true, "\(top)")
    }
  }

  @Test("Deliberate gestures 4 a button that is scaled has a ring as large as it is seen")
  func scaled() {
    let it = ConfirmBench()
    it.button.transform = CGAffineTransform(scaleX: 2, y: 2)
    it.bench.play(.down(1, 180, 422, force: 1), at: 0)
    expectEqual(it.ring?.center, CGPoint(x: 180, y: 334))
    expectEqual(it.ring?.bounds.width, 88)
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
        expectEqual(it.word?.isHidden, (word == nil))
        if let word { expectEqual(it.word?.text, word) }
        expectEqual(it.shapes.last?.strokeColor, color.cgColor)
        expectEqual(it.shapes.last?.shadowColor, color.cgColor, "the glow")
        expectEqual(it.shapes.last?.shadowOpacity, 1)
        #expect((it.shapes.last?.shadowRadius ?? 0) > 0)
        expectEqual(it.ring?.transform.a, scale)
      }
      let steps = it.steps()
      steps[0]()
      check(nil, .white, 1)
      steps[1]()
      steps[2]()
      check("CONFIRM", .systemRed, 1.1)
      expectEqual(it.shapes.first?.fillColor, UIColor.systemRed.cgColor)
      steps[3]()
      check("OK", .systemGreen, 1.3)
      expectEqual(it.shapes.first?.fillColor, UIColor.systemGreen.cgColor)
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
    expectEqual(it.button.titleColor, .green)
    let steps = it.steps()
    steps[0]()
    expectEqual(it.shapes.last?.strokeColor, UIColor.yellow.cgColor)
    expectEqual(it.shapes.first?.fillColor, UIColor.black.cgColor)
    steps[1]()
    steps[2]()
    expectEqual(it.word?.text, "LÖSCHEN")
    expectEqual(it.shapes.last?.strokeColor, UIColor.purple.cgColor)
    steps[3]()
    expectEqual(it.word?.text, "JA")
    expectEqual(it.shapes.last?.strokeColor, UIColor.blue.cgColor)
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
      expectEqual(word.text, text)
      expectEqual((word.font.pointSize < 17), shrinks, "\(text)")
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
      expectEqual(it.shapes.last?.strokeEnd, 0)
      for tenths in 1...9 {
        let part = CGFloat(tenths) / 10
        if force == nil {
          it.bench.wait(until: Double(tenths) * 0.2)
        } else {
          it.bench.play(.press(1, 0.3 * Double(tenths)), at: Double(tenths) * 0.2)
        }
        #expect(it.button.intention.isNear(part))
        expectEqual(it.shapes.last?.strokeEnd.isNear(part), true)
        expectEqual(it.shapes.last?.strokeColor, UIColor.white.cgColor)
      }
      if force == nil { it.bench.wait(until: 2) } else { it.bench.play(.press(1, 3), at: 2) }
      expectEqual(it.shapes.last?.strokeEnd, 1)
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
    expectEqual(it.shapes.last?.presentation()?.strokeEnd, 1)
    expectNil(it.shapes.last?.animationKeys())
    // By force it is where the force is, without an animation.
    let hard = ConfirmBench()
    hard.bench.play(.down(1, 180, 422, force: 0.6), at: 0)
    hard.bench.play(.press(1, 1.5), at: 0.1)
    expectEqual(hard.shapes.last?.presentation()?.strokeEnd, 0.5)
    expectNil(hard.ring?.layer.animationKeys())
    #expect(hard.shapes.allSatisfy { $0.animationKeys() == nil })
  }

  @Test(
    "Deliberate gestures 4 by time the stroke never jumps nor shrinks, however the finger moves"
  )
  func smoothUnderAMovingFinger() throws {
    for interval in [0.004, 1.0 / 60, 1.0 / 25, 0.13] {
      let it = ConfirmBench(maximumForce: nil)
      it.bench.play(.down(1, 180, 422), at: 0)
      var time = interval
      var before: CGFloat = 0
      while time < 2 {
        it.bench.play(.move(1, 180 + (time * 37).rounded(), 422), at: time)
        for moment in [time, time + interval / 2] where moment < 2 {
          it.bench.wait(until: moment)
          let shown = try #require(it.shapes.last?.presentation()?.strokeEnd)
          #expect((shown - CGFloat(moment / 2)).magnitude < 1e-6, "\(moment) of \(interval)")
          #expect(shown >= before)
          before = shown
        }
        time += interval
      }
    }
  }

  @Test("Deliberate gestures 4 a full time that is set meanwhile changes the stroke without a jump")
  func newFullTime() throws {
    let it = ConfirmBench(maximumForce: nil)
    it.bench.play(.down(1, 180, 422), at: 0)
    it.bench.wait(until: 0.55)
    it.button.fullTime = 4
    it.bench.play(.move(1, 181, 422), at: 0.55)
    let shown = try #require(it.shapes.last?.presentation()?.strokeEnd)
    #expect((shown - 0.275).magnitude < 1e-6)
    it.bench.wait(until: 1)
    let later = try #require(it.shapes.last?.presentation()?.strokeEnd)
    #expect((later - 0.25).magnitude < 1e-6)
  }

  @Test("Deliberate gestures 4 a second press begins with an empty ring")
  func secondPress() throws {
    let it = ConfirmBench(maximumForce: nil)
    it.bench.play(.down(1, 180, 422), at: 0)
    it.bench.wait(until: 1.55)
    it.bench.play(.up(1), at: 1.56)
    it.bench.play(.down(1, 180, 422), at: 1.58)
    it.bench.wait(until: 1.6)
    let shown = try #require(it.shapes.last?.presentation()?.strokeEnd)
    #expect((shown - 0.01).magnitude < 1e-6)
  }

  @Test(
    "Deliberate gestures 4 neither the finger nor the ring is under the word, wherever they are"
  )
  func wordBesideFinger() throws {
    let sizes: [UIContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]
    for size in sizes {
      for height in [32.0, 44, 72] {
        for x in [1.0, 100, 200, 399] {
          for y in [1.0, 30, 60, 80, 100, 140, 200, 400, 799] {
            let it = ConfirmBench()
            it.bench.application.replaceTraits(
              with: UITraitCollection(
                traitsFrom: [
                  it.button.traitCollection, UITraitCollection(preferredContentSizeCategory: size),
                ]
              )
            )
            it.button.frame = CGRect(x: 0, y: y - height / 2, width: 400, height: height)
            it.bench.play(.down(1, x, y, force: 3.5), at: 0)
            let note = "\(size.rawValue), \(height) at \(x), \(y)"
            let word = try #require(it.word)
            let ring = try #require(it.ring)
            #expect(it.bench.window.bounds.contains(word.frame), "\(note)")
            #expect(!word.frame.intersects(ring.frame), "\(note)")
            let finger = CGRect(x: x - 20, y: y - 20, width: 40, height: 40)
            #expect(!word.frame.intersects(finger), "\(note)")
            #expect(word.sizeThatFits(.zero).width <= word.frame.width, "\(note)")
            #expect(word.sizeThatFits(.zero).height <= word.frame.height, "\(note)")
          }
        }
      }
    }
  }
}
