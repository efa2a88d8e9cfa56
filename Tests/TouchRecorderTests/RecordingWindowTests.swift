import Expectations
import Foundation
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

@testable import TouchRecorder

/// A recording window.
@MainActor
struct RecordingWindowTests {
  let folder = Folder()
  let recorder = EventRecorder(source: "a test")

  /// A stage with a recording window and a view in it.
  private func makeStage(_ view: UIView, maximumForce: Double? = nil) -> TouchStage {
    let controller = UIViewController()
    let stage = TouchStage(
      scene: controller,
      size: CGSize(width: 390, height: 844),
      maximumForce: maximumForce
    ) { frame in
      let window = RecordingWindow(frame: frame)
      window.recorder = recorder
      return window
    }
    controller.view.addSubview(view)
    return stage
  }

  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.isMultipleTouchEnabled = true
    return view
  }

  private func lines() throws -> [String] {
    try Folder.text(of: recorder.file).split(separator: "\n").map(String.init)
  }

  private func contact(
    _ id: Int,
    _ phase: Contact.Phase,
    _ x: Double,
    _ y: Double
  ) -> Contact {
    Contact(id: Contact.ID(id), phase: phase, position: Point(x: x, y: y))
  }

  @Test("writes a header and a line for each event, with phases, places and numbers of its own")
  func content() throws {
    let stage = makeStage(makeView())
    recorder.start(in: folder.url)
    stage.play([
      TouchFrame(time: .milliseconds(10), contacts: [contact(77, .began, 10, 20.5)]),
      TouchFrame(time: .milliseconds(20), contacts: [contact(77, .moved, 11.25, 20.5)]),
      TouchFrame(
        time: .milliseconds(30),
        contacts: [contact(5, .began, 300, 4), contact(77, .ended, 11.25, 20.5)]
      ),
    ])
    recorder.stop()
    try expectEqual(
      lines(),
      [
        #"{"touches":1,"source":"a test","screen":{"width":390,"height":844}}"#,
        #"{"t":0.010000,"contacts":[{"id":1,"phase":"began","x":10.0,"y":20.5,"type":"direct"}]}"#,
        #"{"t":0.020000,"contacts":[{"id":1,"phase":"moved","x":11.25,"y":20.5}]}"#,
        #"{"t":0.030000,"contacts":[{"id":1,"phase":"ended","x":11.25,"y":20.5},"#
          + #"{"id":2,"phase":"began","x":300.0,"y":4.0,"type":"direct"}]}"#,
        #"{"t":0.030000,"contacts":[{"id":2,"phase":"cancelled","x":300.0,"y":4.0}]}"#,
      ]
    )
  }

  @Test("doesn't keep a touch that is over beyond the next event")
  func releases() throws {
    final class Watcher: UIView {
      weak var touch: UITouch?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touch == nil { touch = touches.first }
      }
    }
    let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = makeStage(watcher)
    recorder.start(in: folder.url)
    stage.play([
      TouchFrame(time: .milliseconds(10), contacts: [contact(1, .began, 10, 20)]),
      TouchFrame(time: .milliseconds(20), contacts: [contact(1, .ended, 10, 20)]),
    ])
    let first = try #require(watcher.touch.map(ObjectIdentifier.init))
    stage.play([
      TouchFrame(time: .milliseconds(500), contacts: [contact(2, .began, 200, 20)]),
      TouchFrame(time: .milliseconds(510), contacts: [contact(2, .moved, 210, 20)]),
    ])
    #expect(watcher.touch.map(ObjectIdentifier.init) != first)
    recorder.stop()
  }

  @Test("writes force with the largest that is possible, radii, and a pencil's angles")
  func values() throws {
    let stage = makeStage(makeView(), maximumForce: 4)
    recorder.start(in: folder.url)
    var finger = contact(1, .began, 10, 20)
    finger.force = 0.75
    finger.radius = 8.5
    var pencil = contact(2, .began, 100, 200)
    pencil.kind = .pencil
    pencil.altitude = 1.25
    pencil.azimuth = -0.5
    stage.play([TouchFrame(time: .zero, contacts: [finger, pencil])])
    recorder.stop()
    let lines = try lines()
    #expect(lines[0].hasSuffix(#""maximumForce":4}"#))
    #expect(lines[1].contains(#""x":10.0,"y":20.0,"force":0.75,"radius":8.5,"type":"direct""#))
    #expect(lines[1].contains(#""type":"pencil","altitude":1.25,"azimuth":-0.5"#))
  }

  @Test("writes what the system folded into an event, and a stage hands it out again")
  func coalesced() throws {
    final class Painter: UIView {
      var samples: [CGPoint] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          samples += (event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: nil) }
        }
      }
    }
    let painter = Painter(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = makeStage(painter)
    recorder.start(in: folder.url)
    var moved = TouchFrame(time: .milliseconds(16), contacts: [contact(1, .moved, 18, 10)])
    moved.history = [
      TouchFrame(time: .milliseconds(8), contacts: [contact(1, .moved, 12, 10)]),
      TouchFrame(time: .milliseconds(12), contacts: [contact(1, .moved, 15, 10)]),
    ]
    stage.play([TouchFrame(time: .zero, contacts: [contact(1, .began, 10, 10)]), moved])
    recorder.stop()
    expectEqual(painter.samples, [12, 15, 18].map { CGPoint(x: $0, y: 10) })
    try expectEqual(
      lines()[2],
      #"{"t":0.016000,"contacts":[{"id":1,"phase":"moved","x":18.0,"y":10.0}],"#
        + #""coalesced":[{"t":0.008000,"contacts":[{"id":1,"phase":"moved","x":12.0,"y":10.0}]},"#
        + #"{"t":0.012000,"contacts":[{"id":1,"phase":"moved","x":15.0,"y":10.0}]}]}"#
    )
    let other = Painter(frame: painter.frame)
    let path = try require(recorder.file, "a file").path
    try TouchStage(showing: other).play(RecordingReader(path: path))
    expectEqual(other.samples, painter.samples)
  }

  @Test("1.15 writes a pencil's estimates and their better values, also those that come late")
  func estimates() throws {
    final class Listener: UIView {
      var told: [String] = []
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        for touch in touches {
          told.append("\(touch.estimationUpdateIndex?.intValue ?? -1) \(touch.force)")
        }
      }
    }
    func pencil(_ phase: Contact.Phase, _ x: Double, _ index: Int) -> Contact {
      var contact = contact(1, phase, x, 50)
      contact.kind = .pencil
      contact.force = 0.5
      contact.altitude = 1
      contact.azimuth = 0.25
      contact.estimate = Contact.Estimate([.force], updateIndex: index)
      return contact
    }
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = makeStage(view, maximumForce: 4)
    recorder.start(in: folder.url)
    var update = TouchFrame(time: .milliseconds(24), contacts: [])
    update.updates = [EstimateUpdate(index: 7, force: 1.5)]
    var late = TouchFrame(time: .milliseconds(40), contacts: [])
    late.updates = [EstimateUpdate(index: 8, force: 2)]
    stage.play([
      TouchFrame(time: .milliseconds(8), contacts: [pencil(.began, 10, 7)]),
      update,
      TouchFrame(time: .milliseconds(32), contacts: [pencil(.ended, 10, 8)]),
      late,
    ])
    recorder.stop()
    expectEqual(view.told, ["7 1.5", "8 2.0"])
    let lines = try lines()
    #expect(lines[1].contains(#""estimated":["force"],"update":7"#))
    expectEqual(lines[2], #"{"t":0.024000,"updates":[{"update":7,"force":1.5}]}"#)
    expectEqual(lines[4], #"{"t":0.040000,"updates":[{"update":8,"force":2.0}]}"#)

    let other = Listener(frame: view.frame)
    let reader = try RecordingReader(path: require(recorder.file, "a file").path)
    TouchStage(showing: other, maximumForce: reader.header.maximumForce).play(
      (try? frames(reader)) ?? []
    )
    expectEqual(other.told, view.told)
  }

  private func frames(_ reader: RecordingReader) throws -> [TouchFrame] {
    var frames: [TouchFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  @Test("writes that the screen turns, and a stage turns with it")
  func rotation() throws {
    let view = makeView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let stage = makeStage(view)
    recorder.start(in: folder.url)
    stage.play(TouchFrame(time: .zero, contacts: [contact(1, .began, 100, 700)]))
    stage.play(TouchFrame(time: .milliseconds(50), contacts: [contact(1, .ended, 100, 700)]))
    stage.application.advance(to: .seconds(1))
    stage.application.rotate(to: CGSize(width: 844, height: 390))
    stage.play(TouchFrame(time: .seconds(2), contacts: [contact(1, .began, 700, 100)]))
    stage.play(TouchFrame(time: .seconds(2.1), contacts: [contact(1, .ended, 700, 100)]))
    stage.finish()
    recorder.stop()
    try expectEqual(lines()[3], #"{"t":1.000000,"screen":{"width":844,"height":390}}"#)

    let path = try require(recorder.file, "a file").path
    for (name, sides) in [("", [844.0, 390]), ("195x422", [422, 195])] {
      let screen = ScreenSize(name)
      let reader = try RecordingReader(path: path, options: ReadingOptions(screen: screen))
      let controller = UIViewController()
      let other = TouchStage(scene: controller, for: reader.header)
      try other.play(reader)
      expectEqual(other.window.bounds.size, CGSize(width: sides[0], height: sides[1]))
      expectEqual(controller.view.bounds.size, other.window.bounds.size)
    }
  }

  @Test("with others of the same recorder makes one recording, with a line for an event in both")
  func windows() throws {
    let stage = makeStage(makeView())
    let above = RecordingWindow(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
    above.windowLevel = .alert
    above.recorder = recorder
    above.isHidden = false
    let foreign = UIWindow(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
    foreign.windowLevel = .alert
    foreign.isHidden = false
    recorder.start(in: folder.url)
    stage.play([
      TouchFrame(time: .zero, contacts: [contact(1, .began, 20, 20)]),
      TouchFrame(
        time: .milliseconds(10),
        contacts: [contact(2, .began, 150, 350), contact(3, .began, 50, 650)]
      ),
      TouchFrame(
        time: .milliseconds(20),
        contacts: [contact(1, .moved, 21, 20), contact(2, .moved, 151, 350)]
      ),
      TouchFrame(
        time: .milliseconds(30),
        contacts: [
          contact(1, .ended, 21, 20), contact(2, .ended, 151, 350), contact(3, .ended, 50, 650),
        ]
      ),
    ])
    recorder.stop()
    let lines = try lines()
    expectEqual(lines.count, 5)
    #expect(lines[2].contains(#""id":2,"phase":"began","x":150.0,"y":350.0"#))
    #expect(lines[3].contains(#""x":21.0"#) && lines[3].contains(#""x":151.0"#))
    #expect(!lines.contains { $0.contains(#""y":650.0"#) }, "a window that doesn't record")
  }

  @Test("begins a touch where it is, if it was down before the recording began")
  func midway() throws {
    let stage = makeStage(makeView())
    stage.play(TouchFrame(time: .zero, contacts: [contact(1, .began, 1, 1)]))
    stage.play(TouchFrame(time: .milliseconds(5), contacts: [contact(2, .began, 60, 60)]))
    stage.application.advance(to: .seconds(3))
    recorder.start(in: folder.url)
    stage.play(TouchFrame(time: .seconds(3.25), contacts: [contact(1, .moved, 2, 2)]))
    stage.play(TouchFrame(time: .seconds(3.5), contacts: [contact(2, .ended, 60, 60)]))
    recorder.stop()
    try expectEqual(lines().count, 2)
    #expect(try lines()[1].hasPrefix(#"{"t":0.250000,"contacts":[{"id":1,"phase":"began","x":2.0"#))
  }

  @Test("1.5 writes what hovers, apart from touches, and a stage hovers again")
  func hover() throws {
    let stage = makeStage(makeView())
    recorder.start(in: folder.url)
    func hover(_ phase: Contact.Phase, _ x: Double, _ kind: Contact.Kind) -> [Contact] {
      [Contact(id: Contact.ID(9), phase: phase, position: Point(x: x, y: 5), kind: kind)]
    }
    stage.play([
      TouchFrame(time: .zero, contacts: hover(.regionEntered, 1, .indirectPointer)),
      TouchFrame(time: .milliseconds(10), contacts: hover(.regionMoved, 2, .indirectPointer)),
      TouchFrame(time: .milliseconds(20), contacts: hover(.regionExited, 2, .indirectPointer)),
      TouchFrame(time: .milliseconds(30), contacts: hover(.regionEntered, 3, .pencil)),
      TouchFrame(time: .milliseconds(40), contacts: hover(.regionExited, 4, .pencil)),
    ])
    recorder.stop()
    let listeners = stage.window.gestureRecognizers ?? []
    #expect(listeners.isEmpty, "listeners stay while it records")
    let reader = try RecordingReader(path: require(recorder.file, "a file").path)
    let contacts = try frames(reader).flatMap(\.contacts)
    expectEqual(contacts.map(\.id.rawValue), [1, 1, 1, 2, 2])
    expectEqual(
      contacts.map(\.phase),
      [
        .regionEntered, .regionMoved, .regionExited, .regionEntered, .regionExited,
      ]
    )
    expectEqual(contacts.map(\.kind).map { $0 == .pencil }, [false, false, false, true, true])
    expectEqual(contacts.map(\.position.x), [1, 2, 2, 3, 4])
  }

  @Test("writes touches that begin together in the order that recognizers have them in")
  func order() throws {
    for xs in [[300.0, 20, 100], [20, 300, 100], [100, 20, 300]] {
      for earlier in 0..<4 {
        let stage = makeStage(makeView())
        recorder.start(in: folder.url)
        // Sets of touches depend on how many there were before.
        for number in 0..<earlier {
          stage.play(TouchFrame(time: .zero, contacts: [contact(50 + number, .began, 9, 9)]))
          stage.play(TouchFrame(time: .zero, contacts: [contact(50 + number, .ended, 9, 9)]))
        }
        stage.play(
          TouchFrame(
            time: .zero,
            contacts: xs.enumerated().map { contact($0.offset, .began, $0.element, 9) }
          )
        )
        recorder.stop()
        let reader = try RecordingReader(path: require(recorder.file, "a file").path)
        let last = try require(frames(reader).last, "a frame").contacts
        expectEqual(last.map(\.position.x), xs)
        expectEqual(last.map(\.id), last.map(\.id).sorted())
      }
    }
  }
}
