import Expectations
import Testing
import TouchCore

struct ZoomGeometryTests {
  private let limits = ZoomGeometry(minimum: 1, maximum: 4, bounces: true)

  @Test(
    "8.18 a scale exceeds its limits under resistance, and not at all without bouncing"
  )
  func beyond() {
    expectEqual(limits.shown(of: 4), 4)
    #expect(limits.shown(of: 5) > 4 && limits.shown(of: 5) < 5)
    #expect(limits.shown(of: 1000) < 8)
    #expect(limits.shown(of: 0.5) > 0.5 && limits.shown(of: 0.5) < 1)
    var hard = limits
    hard.bounces = false
    expectEqual(hard.shown(of: 5), 4)
    expectEqual(hard.shown(of: 0.2), 1)
  }

  @Test("8.18 the scale that is displayed as another one is the inverse")
  func inverse() {
    for asked in [0.3, 0.9, 1, 2.5, 4, 4.4, 9] {
      let back = limits.asked(showing: limits.shown(of: asked))
      #expect((back - asked).magnitude < 1e-9 * max(asked, 1))
    }
    #expect(limits.shown(of: .nan).isFinite)
    expectEqual(limits.clamped(.infinity), 1)
  }

  @Test("8.18 a part of the content fits as a whole, within the limits")
  func fitting() {
    let room = Vector(dx: 400, dy: 800)
    expectEqual(limits.scale(fitting: 200, 100, into: room), 2)
    expectEqual(limits.scale(fitting: 100, 400, into: room), 2)
    expectEqual(limits.scale(fitting: 10, 10, into: room), 4)
    expectEqual(limits.scale(fitting: 4000, 10, into: room), 1)
    expectEqual(limits.scale(fitting: 0, 0, into: room), 4)
  }

  @Test(
    "8.18 a zoom without fingers keeps one point of the view fixed, and ends at its target"
  )
  func motion() {
    let motion = ZoomMotion(
      bouncingFrom: 5,
      Point(x: 900, y: 700),
      to: 4,
      Point(x: 680, y: 520),
      extent: 400,
      at: .seconds(1)
    )
    expectEqual(motion.scale(at: .seconds(1)), 5)
    expectEqual(motion.scale(at: motion.endTime), 4)
    expectEqual(motion.offset(at: motion.endTime), Point(x: 680, y: 520))
    // The content at 220, 180 stays at 200, 200 of the view.
    for step in 0...20 {
      let time = TouchTime.seconds(1 + Double(step) * 0.04)
      let (scale, offset) = (motion.scale(at: time), motion.offset(at: time))
      #expect((220 * scale - offset.x - 200).magnitude < 1e-9)
      #expect((180 * scale - offset.y - 200).magnitude < 1e-9)
    }
  }

  @Test(
    "8.2 an indicator's length relates to its track as the view to the content, and shrinks beyond the edges"
  )
  func indicator() {
    let axis = ScrollAxis(viewport: 800, content: 1600)
    let top = ScrollIndicator(of: axis, at: 0, leading: 0, trailing: 0)
    expectEqual(top, ScrollIndicator(of: axis, at: 0, leading: 0, trailing: 0))
    #expect(top.start == 0 && top.length == 400)
    let middle = ScrollIndicator(of: axis, at: 400, leading: 0, trailing: 0)
    expectEqual(middle.start, 200)
    let bottom = ScrollIndicator(of: axis, at: 800, leading: 0, trailing: 0)
    expectEqual(bottom.start + bottom.length, 800)
    let beyond = ScrollIndicator(of: axis, at: 900, leading: 0, trailing: 0)
    #expect(beyond.length == 300 && beyond.start + beyond.length == 800)
    let far = ScrollIndicator(of: axis, at: -790, leading: 0, trailing: 0)
    #expect(far.length == 8 && far.start == 0)
    let long = ScrollAxis(viewport: 800, content: 1_000_000)
    expectEqual(ScrollIndicator(of: long, at: 0, leading: 0, trailing: 0).length, 36)
    expectEqual(ScrollIndicator.opacity(after: .milliseconds(500)), 1)
    expectEqual(ScrollIndicator.opacity(after: .milliseconds(625)), 0.5)
    expectEqual(ScrollIndicator.opacity(after: .milliseconds(750)), 0)
  }

  @Test("8.3 touches are delayed by 0.15 seconds, or until one is lifted or cancelled")
  func delay() {
    func sample(_ id: Int) -> ContactSample { ContactSample(id: .init(id), location: .zero) }
    var machine = TouchDelayMachine()
    expectNil(machine.deadline)
    expectNil(machine.began([sample(1)], at: .seconds(1)).wish)
    expectEqual(machine.deadline, .seconds(1.15))
    expectNil(machine.began([sample(2)], at: .seconds(1.1)).wish)
    expectEqual(machine.deadline, .seconds(1.15))
    expectNil(machine.moved([sample(2)], at: .seconds(1.12)).wish)
    expectEqual(machine.deadlinePassed(at: .seconds(1.15)).wish, .failed)
    machine.reset()
    _ = machine.began([sample(1)], at: .seconds(2))
    expectEqual(machine.ended([sample(1)], at: .seconds(2.1)), GestureAnswer(.failed, .lifted))
    machine.reset()
    _ = machine.began([sample(1)], at: .seconds(3))
    expectEqual(
      machine.cancelled([sample(1)], at: .seconds(3.1)),
      GestureAnswer(.failed, .touchesCancelled)
    )
  }

  @Test("8.18 a part without a width or a height counts by its other side, however small that is")
  func thinParts() {
    let limits = ZoomGeometry(minimum: 0.5, maximum: 5000, bounces: true, reach: 2)
    let viewport = Vector(dx: 400, dy: 800)
    expectEqual(limits.scale(fitting: 0.5, 0, into: viewport), 800)
    expectEqual(limits.scale(fitting: 0, 0.5, into: viewport), 1600)
    expectEqual(limits.scale(fitting: 0.5, 0.5, into: viewport), 800)
    expectEqual(limits.scale(fitting: 0, 0, into: viewport), 5000)
  }
}
