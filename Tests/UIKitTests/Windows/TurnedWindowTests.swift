import Expectations
import Testing
import TouchCore

@testable import UIKit

/// Windows that are turned, scaled or scrolled: what is touched is what is seen.
@MainActor
struct TurnedWindowTests {
  /// A bench with another window in front, as large as the screen, with the view `A` at its top left.
  @MainActor
  private struct Front {
    let bench = Bench()
    let window: UIWindow
    let view: LoggingView

    init() {
      window = UIWindow(frame: bench.window.frame)
      window.windowLevel = .alert
      window.isHidden = false
      view = bench.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    }

    /// Where a point of the view is on the screen.
    func place(_ x: CGFloat, _ y: CGFloat) -> Point {
      Point(view.convert(CGPoint(x: x, y: y), to: UIScreen.main.coordinateSpace))
    }
  }

  /// The ways in which a window can lie on the screen.
  private static let ways: [@MainActor (UIWindow) -> Void] = [
    { $0.transform = CGAffineTransform(rotationAngle: .pi) },
    { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) },
    { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) },
    { $0.bounds.origin = CGPoint(x: -30, y: -300) },
    { $0.frame.origin = CGPoint(x: 13, y: 17) },
  ]

  @Test(
    "1.7 with 2.1: a view in a window that is turned, scaled or scrolled is hit where it is seen"
  )
  func hit() {
    for way in Self.ways {
      let front = Front()
      way(front.window)
      var places: [CGPoint] = []
      front.view.onTouch = { [unowned view = front.view] _, event in
        guard let touch = event?.allTouches?.first else { return }
        places.append(touch.location(in: view))
        places.append(view.convert(touch.location(in: nil), from: nil))
      }
      let (start, end) = (front.place(40, 60), front.place(90, 5))
      front.bench.down(1, start.x, start.y, at: 0)
      front.bench.move(1, end.x, end.y, at: 0.1)
      front.bench.up(1, at: 0.2)
      expectEqual(front.bench.take(), ["A b", "A m", "A e"])
      let wanted = [(40, 60), (40, 60), (90, 5), (90, 5), (90, 5), (90, 5)]
      expectEqual(places.count, wanted.count)
      for (place, wanted) in zip(places, wanted) {
        #expect(abs(place.x - CGFloat(wanted.0)) < 1e-9 && abs(place.y - CGFloat(wanted.1)) < 1e-9)
      }
      // Beside the view, where it would be seen if the window lay as others do.
      let beside = front.place(140, 60)
      front.bench.tap(beside.x, beside.y, at: 1)
      #expect(!front.bench.take().contains("A b"))
    }
  }

  @Test("6.9 a wheel scrolls the way that is seen in a window that is turned")
  func wheel() {
    let front = Front()
    front.window.transform = CGAffineTransform(rotationAngle: .pi)
    let pan = front.bench.add(UIPanGestureRecognizer(), "pan", to: front.view)
    pan.allowedScrollTypesMask = .all
    let place = front.place(50, 50)
    for (time, step) in [(0.0, 15.0), (0.05, 20)] {
      front.bench.application.receive(
        ScrollInput(
          time: .seconds(time),
          phase: .step,
          position: place,
          delta: Vector(dx: 0, dy: step)
        )
      )
    }
    expectEqual(front.bench.take(), ["pan!began", "pan!changed"])
    #expect(abs(pan.translation(in: front.view).y + 25) < 1e-9)
  }

  @Test("6.15 a pointer over a window that is turned is over the view that is seen there")
  func hover() {
    let front = Front()
    front.window.transform = CGAffineTransform(rotationAngle: .pi)
    let hover = front.bench.add(UIHoverGestureRecognizer(), "hover", to: front.view)
    let place = front.place(20, 30)
    front.bench.frame([(1, .regionEntered, place.x, place.y)], at: 0)
    expectEqual(front.bench.take(), ["hover!began"])
    let location = hover.location(in: front.view)
    #expect(abs(location.x - 20) < 1e-9 && abs(location.y - 30) < 1e-9)
    front.bench.interrupt(at: 1)
    expectEqual(front.bench.take(), ["hover!cancelled"])
    #expect(abs(hover.location(in: front.view).x - 20) < 1e-9)
  }

  @Test("1.14 a pencil's direction turns with the window")
  func azimuth() {
    let front = Front()
    front.window.transform = CGAffineTransform(rotationAngle: .pi / 2)
    var angles: [CGFloat] = []
    front.view.onTouch = { [unowned window = front.window] _, event in
      if let touch = event?.allTouches?.first { angles.append(touch.azimuthAngle(in: window)) }
    }
    let pencil = Contact(
      id: Contact.ID(1),
      phase: .began,
      position: front.place(50, 50),
      kind: .pencil,
      azimuth: .pi / 2
    )
    front.bench.application.receive(TouchFrame(time: .zero, contacts: [pencil]))
    #expect(angles.count == 1 && abs(angles[0]) < 1e-9)
  }

  @Test("6.14 the edges of a window that is scrolled are where they are seen")
  func edge() {
    let front = Front()
    front.window.bounds.origin = CGPoint(x: 100, y: 0)
    let edge = front.bench.add(UIScreenEdgePanGestureRecognizer(), "edge", to: front.window)
    edge.edges = .left
    front.bench.down(1, 5, 400, at: 0)
    front.bench.move(1, 30, 400, at: 0.1)
    expectEqual(front.bench.take(), ["edge!began"])
  }
}
