import Expectations
import Foundation
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

@testable import TouchRecorder

/// Recordings of windows that don't lie as their screen does: locations and directions are the screen's.
@MainActor
struct PlacementTests {
  /// How windows lie, by name.
  private static let placements: [(name: String, place: @MainActor (UIWindow) -> Void)] = [
    ("turned", { $0.transform = CGAffineTransform(rotationAngle: .pi / 3) }),
    ("mirrored", { $0.transform = CGAffineTransform(scaleX: -1, y: 1) }),
    ("scaled", { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.75) }),
    ("scrolled", { $0.bounds.origin = CGPoint(x: -30, y: 200) }),
    ("moved", { $0.frame.origin = CGPoint(x: 13.5, y: 17.25) }),
    (
      "scaled and moved",
      {
        $0.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        $0.frame.origin = CGPoint(x: -7, y: 40)
      }
    ),
  ]

  /// A view that writes down what it hears of touches, in its own coordinates.
  private final class Listener: UIView {
    var heard: [[Double]] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches) }

    private func hear(_ touches: Set<UITouch>) {
      for touch in touches {
        let place = touch.location(in: self)
        let angle = touch.azimuthAngle(in: self)
        heard.append([
          Double(touch.phase.rawValue), Double(place.x), Double(place.y), Double(angle),
        ])
      }
    }
  }

  /// A stage whose window lies in a way; the listener fills it.
  private func makeStage(
    _ listener: Listener,
    _ place: (UIWindow) -> Void,
    recorder: EventRecorder? = nil
  ) -> TouchStage {
    let controller = UIViewController()
    let stage = TouchStage(scene: controller, size: CGSize(width: 400, height: 800)) { frame in
      let window = RecordingWindow(frame: frame)
      if let recorder { window.recorder = recorder }
      return window
    }
    controller.view.addSubview(listener)
    listener.frame = CGRect(x: -1000, y: -1000, width: 3000, height: 3000)
    place(stage.window)
    return stage
  }

  private func pencil(_ phase: Contact.Phase, _ x: Double, _ y: Double) -> Contact {
    var contact = Contact(
      id: Contact.ID(1),
      phase: phase,
      position: Point(x: x, y: y),
      kind: .pencil
    )
    contact.altitude = 1
    contact.azimuth = 0.3
    return contact
  }

  private func frames(of recorder: EventRecorder) throws -> [TouchFrame] {
    let reader = try RecordingReader(path: require(recorder.file, "a file").path)
    var frames: [TouchFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  private func expectClose(_ one: [[Double]], _ other: [[Double]], _ text: String) {
    expectEqual(one.count, other.count, "\(text)")
    for (one, other) in zip(one, other) {
      #expect(
        zip(one, other).allSatisfy { abs($0 - $1) < 1e-4 },
        "\(text): \(one) instead of \(other)"
      )
    }
  }

  @Test("places and a pencil's direction are those on the screen, and replay to the same touches")
  func touches() throws {
    let steps = [
      TouchFrame(time: .zero, contacts: [pencil(.began, 200, 400)]),
      TouchFrame(time: .milliseconds(10), contacts: [pencil(.moved, 212, 405.5)]),
      TouchFrame(time: .milliseconds(20), contacts: [pencil(.ended, 230, 390)]),
    ]
    for placement in Self.placements {
      let folder = Folder()
      let recorder = EventRecorder()
      let (listener, other) = (Listener(), Listener())
      let stage = makeStage(listener, placement.place, recorder: recorder)
      recorder.start(in: folder.url)
      stage.play(steps)
      recorder.stop()
      let recorded = try frames(of: recorder)
      func values(_ frames: [TouchFrame]) -> [[Double]] {
        frames.flatMap(\.contacts).map { [$0.position.x, $0.position.y, $0.azimuth ?? 9] }
      }
      expectClose(values(recorded), values(steps), placement.name)
      expectEqual(listener.heard.count, 3, "\(placement.name)")
      makeStage(other, placement.place).play(recorded)
      expectClose(other.heard, listener.heard, placement.name)
    }
  }

  @Test("what hovers is where it is on the screen")
  func hover() throws {
    for placement in Self.placements {
      let folder = Folder()
      let recorder = EventRecorder()
      let stage = makeStage(Listener(), placement.place, recorder: recorder)
      recorder.start(in: folder.url)
      for (time, phase) in [(0, Contact.Phase.regionEntered), (10, .regionMoved)] {
        let pointer = Contact(
          id: Contact.ID(9),
          phase: phase,
          position: Point(x: 200 + Double(time), y: 390),
          kind: .indirectPointer
        )
        stage.play(TouchFrame(time: .milliseconds(Int64(time)), contacts: [pointer]))
      }
      recorder.stop()
      let places = try frames(of: recorder).flatMap(\.contacts).filter { $0.phase != .regionExited }
      expectClose(
        places.map { [$0.position.x, $0.position.y] },
        [[200, 390], [210, 390]],
        placement.name
      )
    }
  }

  @Test("a window that only was moved leaves a pencil's direction as it is, to the last digit")
  func direction() {
    let window = UIWindow(frame: CGRect(x: 10.1, y: 20.7, width: 300, height: 500))
    window.isHidden = false
    for angle in [0.1, -2.9, 1.234567890123456] {
      expectEqual(WindowPlacement(window).direction(angle), angle)
    }
  }
}
