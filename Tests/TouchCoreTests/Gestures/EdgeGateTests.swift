import Expectations
import MachineTesting
import Testing
import TouchCore

struct EdgeGateTests {
  private func machine(_ edges: RectEdges) -> PanMachine {
    PanMachine(
      configuration: .init(
        maximumNumberOfTouches: 1,
        gate: EdgeGate(edges: edges, bounds: Rect(x: 0, y: 0, width: 400, height: 800))
      )
    )
  }

  @Test("6.14 an edge pan starts within 20 points of its edge, on each edge")
  func strip() {
    let cases: [(RectEdges, Point, Point)] = [
      (.left, Point(x: 20, y: 400), Point(x: 20.5, y: 400)),
      (.right, Point(x: 380, y: 400), Point(x: 379.5, y: 400)),
      (.top, Point(x: 200, y: 20), Point(x: 200, y: 20.5)),
      (.bottom, Point(x: 200, y: 780), Point(x: 200, y: 779.5)),
    ]
    for (edge, inside, outside) in cases {
      var pan = machine(edge)
      #expect(pan.began([finger(1, inside.x, inside.y)], at: ms(0)).says(nil, 0, 10))
      var other = machine(edge)
      let answer = other.began([finger(1, outside.x, outside.y)], at: ms(0))
      #expect(answer.says(.failed, 20.5, 20))
      expectEqual(other.moved([finger(1, 200, 400)], at: ms(8)), .init(nil, .finished))
    }
  }

  @Test("6.14 an edge pan that no edge was set for says so, and measures nothing")
  func noEdges() {
    var pan = machine([])
    expectEqual(
      pan.began([finger(1, 5, 5)], at: ms(0)),
      .init(.failed, .explained(ReasonText("has no edges to come from (edges)"), nil))
    )
  }

  @Test("6.14 the travel that begins the pan is more inwards than along the edge")
  func inwards() {
    for (x, y, wish) in [
      (14.0, 0.0, GestureState.began), (12, 11, .began), (11, 11, .failed), (11, -12, .failed),
      (-12, 0, .failed), (0, 12, .failed),
    ] {
      var pan = machine(.left)
      _ = pan.began([finger(1, 15, 400)], at: ms(0))
      let answer = pan.moved([finger(1, 15 + x, 400 + y)], at: ms(8))
      #expect(answer.says(wish, x, y.magnitude))
      expectEqual(
        pan.moved([finger(1, 100, 400)], at: ms(16)).reason,
        (wish == .began ? .following : .finished)
      )
    }
  }

  @Test("6.14 an edge pan continues as a pan")
  func pans() {
    var pan = machine([.left, .top])
    _ = pan.began([finger(1, 5, 5)], at: ms(0))
    #expect(pan.moved([finger(1, 5, 14)], at: ms(8)).says(nil, 9, 10))
    #expect(pan.moved([finger(1, 5, 29)], at: ms(16)).says(.began, 24, 0))
    expectEqual(pan.translation, Vector(dx: 0, dy: 14))
    #expect(pan.velocity.dy > 0)
    pan.setTranslation(.zero)
    expectEqual(pan.translation, .zero)
    expectNil(pan.began([finger(2, 200, 400)], at: ms(24)).wish)
    #expect(pan.ignores(Contact.ID(2)))
    expectEqual(pan.moved([finger(1, 50, 29)], at: ms(32)), .init(.changed, .following))
    expectEqual(
      pan.cancelled([finger(1, 50, 29)], at: ms(40)),
      .init(.cancelled, .touchesCancelled)
    )
  }

  @Test("6.14 without an edge nothing begins; a later finger must start at the edge as well")
  func edges() {
    var none = machine([])
    expectEqual(none.began([finger(1, 0, 0)], at: ms(0)).wish, .failed)
    var two = machine(.left)
    two.configuration.maximumNumberOfTouches = 2
    _ = two.began([finger(1, 5, 5)], at: ms(0))
    #expect(two.began([finger(2, 200, 5)], at: ms(8)).says(.failed, 200, 20))
  }

  @Test("6.14 a second attempt checks the edge and the direction again, and reports its own start")
  func secondAttempt() {
    for (way, wish) in [(30.0, GestureState.began), (-30, .failed)] {
      for firstWay in [30.0, -30] {
        var pan = machine(.left)
        _ = pan.began([finger(1, 15, 400)], at: ms(0))
        _ = pan.moved([finger(1, 15 + firstWay, 400)], at: ms(8))
        _ = pan.ended([finger(1, 15 + firstWay, 400)], at: ms(16))
        expectEqual(pan.satisfiedLimits, [.measured(.awayFromEdge, 15, limit: 20)])
        pan.reset()
        #expect(pan.began([finger(2, 3, 400)], at: ms(100)).says(nil, 0, 10))
        expectEqual(pan.satisfiedLimits, [.measured(.awayFromEdge, 3, limit: 20)])
        #expect(pan.moved([finger(2, 3 + way, 400)], at: ms(108)).says(wish, way, 0))
        if wish == .began { expectEqual(pan.translation, Vector(dx: 20, dy: 0)) }
      }
    }
    var outside = machine(.left)
    _ = outside.began([finger(1, 15, 400)], at: ms(0))
    _ = outside.ended([finger(1, 15, 400)], at: ms(16))
    outside.reset()
    #expect(outside.began([finger(2, 20.5, 400)], at: ms(100)).says(.failed, 20.5, 20))
  }
}
