import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rule 6.15: hover.
@MainActor
struct HoverRuleTests {
  private func send(
    _ bench: Bench,
    _ kind: Contact.Kind,
    _ phase: Contact.Phase,
    _ x: Double,
    id: Int = 9,
    buttons: Int = 0,
    at time: Double
  ) {
    let contact = Contact(
      id: Contact.ID(id),
      phase: phase,
      position: Point(x: x, y: 10),
      kind: kind
    )
    bench.application.receive(
      TouchFrame(time: .seconds(time), contacts: [contact], buttons: buttons)
    )
  }

  @Test(
    "6.15 · 3.3 allowedTouchTypes filter a hover",
    arguments: [Contact.Kind.pencil, .indirectPointer]
  )
  func types(kind: Contact.Kind) {
    let bench = Bench()
    let hover = bench.add(UIHoverGestureRecognizer(), "hover")
    hover.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    send(bench, kind, .regionEntered, 10, at: 0)
    send(bench, kind, .regionMoved, 20, at: 0.1)
    send(bench, kind, .regionExited, 20, at: 0.2)
    let all = ["hover!began", "hover!changed", "hover!ended"]
    expectEqual(bench.take(), (kind == .pencil ? all : []))
  }

  @Test("6.15 a pointer interaction tells the regions that the pointer comes into and leaves")
  func regions() {
    final class Halves: UIPointerInteractionDelegate {
      var told: [String] = []
      func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
      ) -> UIPointerRegion? {
        let (left, right) = defaultRegion.rect.divided(atDistance: 50, from: .minXEdge)
        return UIPointerRegion(rect: request.location.x < 50 ? left : right)
      }
      func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
      ) -> UIPointerStyle? {
        told.append("style")
        return nil
      }
      func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
      ) { told.append("in \(Int(region.rect.minX))") }
      func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
      ) { told.append("out \(Int(region.rect.minX))") }
    }
    let bench = Bench()
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 100, height: 50), in: bench.p)
    let halves = Halves()
    w.addInteraction(UIPointerInteraction(delegate: halves))
    send(bench, .indirectPointer, .regionEntered, 10, at: 0)
    send(bench, .indirectPointer, .regionMoved, 20, at: 0.1)
    send(bench, .indirectPointer, .regionMoved, 60, at: 0.2)
    send(bench, .indirectPointer, .regionExited, 60, at: 0.3)
    expectEqual(halves.told, ["in 0", "style", "out 0", "in 50", "style", "out 50"])
  }

  @Test("6.15 · 3.3 the event and then the pointer are asked about, each time that it comes")
  func questions() {
    let bench = Bench()
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    let questions = Questions()
    bench.add(UIHoverGestureRecognizer(), "hover", to: w).delegate = questions
    var phases: [UITouch.Phase] = []
    questions.takesEvent = { _, event in event.type == .hover }
    questions.takesTouch = { _, touch in
      phases.append(touch.phase)
      expectEqual(touch.tapCount, 0)
      return touch.type == .indirectPointer && touch.view === w && touch.window === bench.window
        && touch.location(in: w) == CGPoint(x: 10, y: 10)
    }
    send(bench, .indirectPointer, .regionEntered, 10, at: 0)
    send(bench, .indirectPointer, .regionMoved, 20, at: 0.1)
    send(bench, .indirectPointer, .regionMoved, 60, at: 0.2)
    expectEqual(questions.asked.filter { $0 != "begin hover" }, ["event hover", "touch hover"])
    expectEqual(phases, [.regionEntered])
    expectEqual(bench.take(), ["hover!began", "hover!changed", "hover!ended"])
    // It comes back elsewhere: refused, and not asked again while it is there.
    send(bench, .indirectPointer, .regionMoved, 20, at: 0.3)
    send(bench, .indirectPointer, .regionMoved, 10, at: 0.4)
    expectEqual(phases.count, 2)
    expectEqual(bench.take(), [])
    questions.takesEvent = { _, _ in false }
    send(bench, .indirectPointer, .regionMoved, 60, at: 0.5)
    send(bench, .indirectPointer, .regionMoved, 10, at: 0.6)
    expectEqual(phases.count, 2)
    send(bench, .indirectPointer, .regionExited, 10, at: 0.7)
    expectEqual(bench.take(), [])
  }

  @Test("6.15 a delegate that takes the recognizer away while it is asked begins no hover")
  func removedWhileAsked() {
    let bench = Bench()
    let hover = bench.add(UIHoverGestureRecognizer(), "hover")
    let questions = Questions()
    hover.delegate = questions
    questions.takesTouch = { recognizer, _ in
      recognizer.view?.removeGestureRecognizer(recognizer)
      return true
    }
    send(bench, .pencil, .regionEntered, 10, at: 0)
    send(bench, .pencil, .regionMoved, 20, at: 0.1)
    expectEqual(bench.take(), [])
  }

  @Test("6.15 a recognizer that doesn't take the pointer over it goes with its view")
  func refusedGoes() {
    let bench = Bench()
    weak var gone: UIHoverGestureRecognizer?
    do {
      let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
      let hover = UIHoverGestureRecognizer()
      hover.allowedTouchTypes = []
      w.addGestureRecognizer(hover)
      gone = hover
      send(bench, .pencil, .regionEntered, 10, at: 0)
      w.removeGestureRecognizer(hover)
    }
    expectNil(gone)
    // The pointer that was refused moves on.
    send(bench, .pencil, .regionMoved, 20, at: 0.1)
    expectEqual(bench.take(), [])
  }

  @Test("6.15 a pencil's contact ends its hover; a finger's contact doesn't")
  func contact() {
    let bench = Bench()
    bench.add(UIHoverGestureRecognizer(), "hover")
    send(bench, .pencil, .regionEntered, 10, at: 0)
    send(bench, .direct, .began, 100, id: 1, at: 0.1)
    send(bench, .pencil, .regionMoved, 20, at: 0.2)
    expectEqual(bench.take(), ["hover!began", "V b", "hover!changed"])
    send(bench, .pencil, .began, 20, id: 2, at: 0.3)
    send(bench, .pencil, .moved, 30, id: 2, at: 0.4)
    expectEqual(bench.take(), ["V b", "hover!ended", "V m"])
    send(bench, .pencil, .ended, 30, id: 2, at: 0.5)
    send(bench, .pencil, .regionEntered, 30, at: 0.6)
    expectEqual(bench.take(), ["V e", "hover!began"])
  }

  @Test("6.15 a hover goes on while its pointer's button is down, and follows it")
  func button() {
    let bench = Bench()
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    bench.add(UIHoverGestureRecognizer(), "hover", to: w)
    send(bench, .indirectPointer, .regionEntered, 10, at: 0)
    send(bench, .indirectPointer, .began, 10, id: 1, buttons: 1, at: 0.1)
    send(bench, .indirectPointer, .moved, 20, id: 1, buttons: 1, at: 0.2)
    expectEqual(bench.take(), ["hover!began", "W b", "W m", "hover!changed"])
    send(bench, .indirectPointer, .moved, 60, id: 1, buttons: 1, at: 0.3)
    send(bench, .indirectPointer, .moved, 30, id: 1, buttons: 1, at: 0.4)
    expectEqual(bench.take(), ["W m", "hover!ended", "W m", "hover!began"])
    send(bench, .indirectPointer, .ended, 30, id: 1, at: 0.5)
    send(bench, .indirectPointer, .regionMoved, 31, at: 0.6)
    expectEqual(bench.take(), ["W e", "hover!changed"])
  }
}
