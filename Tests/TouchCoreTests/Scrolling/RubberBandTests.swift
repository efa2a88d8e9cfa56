import Expectations
import MachineTesting
import Testing
import TouchCore

struct RubberBandTests {
  @Test("8.9 590 points beyond the edge of a view of 852 points show 235")
  func measured() {
    let band = RubberBand(dimension: 852)
    #expect((band.shown(of: 590) - 234.997).magnitude < 0.001)
    expectEqual(band.shown(of: -590), -band.shown(of: 590))
    expectEqual(band.shown(of: 0), 0)
    #expect(band.shown(of: 1e12) < 852.1)
  }

  @Test("8.9 the displacement that shows an overshoot is the inverse of the overshoot shown")
  func inverse() {
    var random = SeededNumbers(seed: 89)
    for _ in 0..<1000 {
      let band = RubberBand(dimension: .random(in: 10...2000, using: &random))
      let travel = Double.random(in: -8000...8000, using: &random)
      let shown = band.shown(of: travel)
      if shown.magnitude < band.dimension * 0.98 {
        #expect((band.displacement(showing: shown) - travel).magnitude < 1e-6)
      }
      #expect(band.displacement(showing: 1e9).isFinite)
    }
    expectEqual(RubberBand(dimension: 0).shown(of: 10), 0)
    expectEqual(RubberBand(dimension: 0).displacement(showing: 10), 0)
  }

  @Test("8.9 an axis follows inside its range, and resists beyond it")
  func axis() {
    let axis = ScrollAxis(viewport: 852, content: 2000, leadingInset: 50)
    expectEqual(axis.minimum, -50)
    expectEqual(axis.maximum, 1148)
    expectEqual(axis.shown(of: -50), -50)
    expectEqual(axis.shown(of: 1148), 1148)
    #expect(axis.shown(of: -60) > -60 && axis.shown(of: -60) < -50)
    #expect(axis.shown(of: 1158) < 1158 && axis.shown(of: 1158) > 1148)
    for asked in [-400.0, -51, 0, 700, 1149, 3000] {
      #expect((axis.asked(showing: axis.shown(of: asked)) - asked).magnitude < 1e-6)
    }
    var hard = axis
    hard.bounces = false
    expectEqual(hard.shown(of: -60), -50)
    expectEqual(hard.shown(of: 1500), 1148)
  }

  @Test("8.9 its slope is the change shown for a small change")
  func slope() {
    let band = RubberBand(dimension: 852)
    #expect((band.slope(at: 0) - 0.55).magnitude < 1e-12)
    let slope = (band.shown(of: 300.001) - band.shown(of: 299.999)) / 0.002
    #expect((band.slope(at: 300) - slope).magnitude < 1e-6)
  }
}
