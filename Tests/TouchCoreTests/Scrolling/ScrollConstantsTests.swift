import Expectations
import MachineTesting
import Testing
import TouchCore

/// The standard figures of scrolling, and what those decide that no other test holds on either side.
struct ScrollConstantsTests {
  private let standard = ScrollConstants.standard

  @Test("8.7, 8.9, 8.10, 8.12, 8.13, 8.15, 8.17, 8.18 the standard figures are those of the rules")
  func figures() {
    expectEqual(standard.bandStiffness, 0.55)
    #expect(standard.normalRate == 0.998 && standard.fastRate == 0.99)
    #expect(standard.stopSpeed == 10 && standard.restBeforeLift == ms(40))
    #expect(standard.bounceRate == 10.9 && standard.heldReleaseShare == 0.325)
    expectEqual(standard.settleDistance, 0.4)
    #expect(standard.pageFlickSpeed == 300 && standard.pageRate == 10.9)
    expectEqual(standard.directionalLockAngle, 30)
    #expect(standard.restingMovement == 3.5 && standard.restingTime == ms(100))
    #expect(standard.animationDuration == ms(300) && standard.redirectedDuration == ms(150))
  }

  @Test("a refresh control and the indicators have the standard sizes and times")
  func sizes() {
    expectEqual(standard.refreshHeight, 60)
    #expect(standard.indicatorThickness == 3 && standard.indicatorMargin == 3)
    expectEqual(standard.indicatorMinimumLength, 36)
    expectEqual(standard.indicatorMinimumOverscrollLength, 8)
    expectEqual(standard.indicatorOpacity, 0.35)
    #expect(standard.indicatorDelay == ms(500) && standard.indicatorFade == ms(250))
  }

  @Test("8.17 within half a point of its end an axis has no room, beyond that it has")
  func room() {
    let axis = ScrollAxis(viewport: 100, content: 300)
    #expect(!axis.hasRoom(from: 0.5, forwards: false))
    #expect(axis.hasRoom(from: 0.501, forwards: false))
    #expect(!axis.hasRoom(from: 199.5, forwards: true))
    #expect(axis.hasRoom(from: 199.499, forwards: true))
  }

  @Test("8.7, 8.16 content that exceeds the view by a thousandth of a point fits, by more it drags")
  func rounding() {
    expectEqual(ScrollAxis.roundingTolerance, 0.001)
    let fitting = ScrollAxis(viewport: 100, content: 130.0009, leadingInset: 10, trailingInset: -40)
    #expect(!fitting.isDraggable && !fitting.canMove(from: -10, forwards: true))
    #expect(fitting.maximum == -10 && fitting.shown(of: -10) == -10)
    let longer = ScrollAxis(viewport: 100, content: 130.0011, leadingInset: 10, trailingInset: -40)
    #expect(longer.isDraggable && longer.canMove(from: -10, forwards: true))
    #expect((longer.maximum + 9.9989).magnitude < 1e-9)
  }

  @Test("8.18 a scale comes as near as one likes to twice its limit and to half of it, never there")
  func zoom() {
    let limits = ZoomGeometry(minimum: 1, maximum: 4, bounces: true)
    #expect(limits.shown(of: 1e300) < 8 && limits.shown(of: 1e300) > 7.9)
    #expect(limits.shown(of: 1e-300) > 0.5 && limits.shown(of: 1e-300) < 0.506)
  }
}
