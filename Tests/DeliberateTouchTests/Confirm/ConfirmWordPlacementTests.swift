import Expectations
import Testing
import TouchCore
import UIKit

@testable import DeliberateTouch

/// Where a confirming button's word stands, beside a ring of 44 points in the middle of a screen.
struct ConfirmWordPlacementTests {
  /// A ring at (178, 178) to (222, 222), and a finger.
  private func placement(_ finger: Point, top: Double = 0) -> ConfirmWordPlacement {
    ConfirmWordPlacement(
      ring: Rect(x: 178, y: 178, width: 44, height: 44),
      finger: finger,
      area: Rect(x: 0, y: top, width: 400, height: 800 - top),
      gap: 6
    )
  }

  @Test("Deliberate gestures 4 the word stands above the ring, and above a fingertip of 22 points")
  func above() {
    let below = placement(Point(x: 200, y: 244)).frame(width: 80, height: 26)
    expectEqual(below, Rect(x: 160, y: 146, width: 80, height: 26))
    // The fingertip at y = 170 ends 30 points above the ring.
    let higher = placement(Point(x: 200, y: 170)).frame(width: 80, height: 26)
    expectEqual(higher, Rect(x: 160, y: 116, width: 80, height: 26))
    #expect(!placement(Point(x: 200, y: 170), top: 116).isBeside(26))
    #expect(placement(Point(x: 200, y: 170), top: 116.1).isBeside(26))
  }

  @Test("Deliberate gestures 4 beside the ring the word is 6 points from ring and fingertip")
  func beside() {
    // The ring ends at 222, a fingertip at x = 150 begins at 128: there is more room on the right.
    let left = placement(Point(x: 150, y: 200), top: 170)
    expectEqual(left.width(forHeight: 26), 400 - 222 - 6)
    expectEqual(left.frame(width: 80, height: 26).minX, 228)
    // A fingertip at x = 250 ends at 272.
    let right = placement(Point(x: 250, y: 200), top: 170)
    expectEqual(right.width(forHeight: 26), 178 - 6)
    expectEqual(right.frame(width: 80, height: 26).maxX, 172)
    let wide = placement(Point(x: 160, y: 200), top: 170)
    expectEqual(wide.width(forHeight: 26), 172)
    let far = placement(Point(x: 30, y: 200), top: 170)
    expectEqual(far.frame(width: 80, height: 26).minX, 228)
  }

  @Test("Deliberate gestures 4 a word that avoids the sides is 6 points below ring and fingertip")
  func below() {
    var low = placement(Point(x: 200, y: 230), top: 170)
    low.avoidsSides = true
    // The fingertip ends at 252.
    expectEqual(low.frame(width: 80, height: 26), Rect(x: 160, y: 258, width: 80, height: 26))
    low.area.maxY = 284
    #expect(!low.isBeside(26))
    low.area.maxY = 283.9
    #expect(low.isBeside(26))
  }
}

/// The figures of a confirming button's ring and word.
@MainActor struct ConfirmFigureTests {
  @Test("Deliberate gestures 4 the stroke is 0.16 of the radius wide, but no less than 4 points")
  func stroke() {
    for (height, width) in [(44, 4), (50, 4), (52, 4.16), (88, 7.04)] as [(CGFloat, CGFloat)] {
      let it = ConfirmBench()
      it.button.frame.size.height = height
      it.bench.play(.down(1, 180, 422, force: 1), at: 0)
      expectEqual(it.ring?.bounds.width, height)
      expectEqual(it.shapes.last?.lineWidth.isNear(width), true, "\(height)")
    }
  }

  @Test(
    "Deliberate gestures 4 a word that would be smaller than 11 points beside the ring goes below"
  )
  func leastFont() throws {
    var beside: [CGFloat] = []
    var below = 0
    for step in 0...160 {
      let it = ConfirmBench()
      it.button.selectedTitle = "DELETE EVERYTHING"
      it.bench.window.frame = CGRect(x: 0, y: 0, width: 190 + CGFloat(step) / 4, height: 400)
      it.bench.view.frame = it.bench.window.bounds
      it.button.frame = CGRect(x: 0, y: 12, width: 44, height: 44)
      it.bench.play(.down(1, 22, 34, force: 3), at: 0)
      let word = try #require(it.word)
      let ring = try #require(it.ring)
      if word.frame.minX >= ring.frame.maxX {
        beside.append(word.font.pointSize)
      } else {
        #expect(beside.isEmpty, "more room never takes the word away")
        below += 1
      }
    }
    #expect(below > 0)
    let least = try #require(beside.first)
    #expect(least >= 11 && least < 11.1)
  }
}
