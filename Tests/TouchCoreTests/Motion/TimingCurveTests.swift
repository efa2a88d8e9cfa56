import Expectations
import Testing
import TouchCore

/// Timing curves.
struct TimingCurveTests {
  @Test("start at 0 and end at 1, and are constant outside")
  func ends() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .standard] {
      expectEqual(curve.progress(at: 0), 0)
      expectEqual(curve.progress(at: 1), 1)
      expectEqual(curve.progress(at: -5), 0)
      expectEqual(curve.progress(at: 5), 1)
      expectEqual(curve.progress(at: .nan), 0)
    }
  }

  @Test("agree with the known values of the curves")
  func known() {
    // At a parameter s the curve is at (3(1-s)²s·x1 + 3(1-s)s²·x2 + s³, the same of y).
    for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .standard, TimingCurve(0, 2, 1, -1)] {
      for step in 1..<100 {
        let s = Double(step) / 100
        let (one, two, three) = (3 * (1 - s) * (1 - s) * s, 3 * (1 - s) * s * s, s * s * s)
        let x = one * curve.control1.x + two * curve.control2.x + three
        let y = one * curve.control1.y + two * curve.control2.y + three
        #expect((curve.progress(at: x) - y).magnitude < 1e-9)
      }
    }
    #expect((TimingCurve.easeInOut.progress(at: 0.5) - 0.5).magnitude < 1e-12)
    #expect((TimingCurve.standard.progress(at: 0.5) - 0.8024033877399112).magnitude < 1e-9)
    #expect((TimingCurve.easeIn.progress(at: 0.5) - 0.3153568).magnitude < 1e-6)
    expectEqual(TimingCurve.linear.progress(at: 0.3), 0.3)
  }

  @Test("mirrored curves give mirrored progress")
  func mirrors() {
    for step in 0...50 {
      let time = Double(step) / 50
      let sum = TimingCurve.easeIn.progress(at: time) + TimingCurve.easeOut.progress(at: 1 - time)
      #expect((sum - 1).magnitude < 1e-9)
    }
  }

  @Test("time is clamped, progress isn't: a curve may overshoot its end")
  func overshoot() {
    let curve = TimingCurve(0.3, 1.8, 0.5, 1.2)
    #expect((0...100).contains { curve.progress(at: Double($0) / 100) > 1 })
    expectEqual(TimingCurve(-1, 0, 2, 1), TimingCurve(0, 0, 1, 1))
  }

  @Test("steep and flat ends are solved as exactly as the middle")
  func steep() {
    for curve in [TimingCurve(1, 0, 0, 1), TimingCurve(0, 1, 0, 1), TimingCurve(1, 0, 1, 0)] {
      var last = 0.0
      for step in 0...1000 {
        let progress = curve.progress(at: Double(step) / 1000)
        #expect(progress.isFinite && progress >= last - 1e-12)
        last = progress
      }
      expectEqual(last, 1)
    }
    // x = s³ for (0, ?, 0, ?): a time's parameter is its cube root.
    let cube = TimingCurve(0, 0, 0, 1)
    for time in [1e-9, 1e-6, 0.001, 0.125, 0.5, 0.999] {
      let progress = cube.progress(at: time)
      let s = ElementaryFunctions.pow(time, 1 / 3.0)
      #expect((progress - (3 * (1 - s) * s * s + s * s * s)).magnitude < 1e-9)
    }
  }

  @Test("the part of the time after which a progress is reached is the first one, however early")
  func parts() {
    let curves = [
      TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .standard, TimingCurve(0, 1, 0, 1),
      TimingCurve(0.3, 1.8, 0.5, 1.2),
    ]
    for curve in curves {
      let pacing = AnimatorPacing(curve, duration: 2)
      for progress in [0.0001, 0.001, 0.01, 0.015, 0.1, 0.25, 0.5, 0.9, 0.999] {
        let part = pacing.part(at: progress)
        #expect((pacing.progress(at: part).dx - progress).magnitude < 1e-9, "\(curve) \(progress)")
        let before = (0..<200).map { pacing.progress(at: part * Double($0) / 200).dx }
        #expect(before.allSatisfy { $0 < progress }, "\(curve) \(progress)")
      }
      for outside in [0, -1, .nan] { expectEqual(pacing.part(at: outside), 0) }
      for outside in [1, 2, .infinity] { expectEqual(pacing.part(at: outside), 1) }
    }
  }

  @Test("a progress that is reached at once is found within 64 halvings of a 64th of the time")
  func earliestPart() {
    let pacing = AnimatorPacing(.easeOut, duration: 2)
    let part = pacing.part(at: 1e-30)
    #expect(part > 0)
    #expect(part <= 0x1p-70)
  }
}
