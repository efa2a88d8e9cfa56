import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

@testable import TouchReport

/// When a recorder looks at a scene.
@MainActor
struct ReportRecorderTests {
  /// A scene that becomes red once.
  private final class Turning: UIViewController {
    private let delay: Double

    init(after delay: Double) {
      self.delay = delay
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
        self?.view.backgroundColor = .red
      }
    }
  }

  @Test(
    "a change that is due at a 60th of a second is seen then, another at the next 60th",
    arguments: [(0.5, 0.5), (0.51, 31.0 / 60)] as [(Double, Double)]
  )
  func due(delay: Double, seen: Double) {
    let stage = TouchStage(scene: Turning(after: delay), size: CGSize(width: 390, height: 844))
    let recorder = ReportRecorder(stage)
    stage.play(Script.finger(from: 1, [60, 60]))
    let times = recorder.page(name: "turning").pictures.frames.map(\.time)
    #expect(times.contains(.seconds(seen)))
    expectEqual(times.filter { $0 < .seconds(1) }.count, 2)
  }

  @Test("a finger that moves is looked at no more often than 125 times a second")
  func fastScreen() {
    let scene = BoxScene()
    let stage = TouchStage(scene: scene, size: CGSize(width: 390, height: 844))
    let recorder = ReportRecorder(stage)
    // A sample every 4 ms: each second one is 8 ms after the last look.
    var contact = Contact(id: Contact.ID(1), phase: .began, position: Point(x: 60, y: 100))
    var frames = [TouchFrame(time: .zero, contacts: [contact])]
    contact.phase = .moved
    for step in 1...100 {
      contact.position.x = 60 + 2 * Double(step)
      frames.append(TouchFrame(time: .milliseconds(Int64(4 * step)), contacts: [contact]))
    }
    for frame in frames { stage.play(frame) }
    let times = recorder.page(name: "fast").pictures.frames.map(\.time)
    #expect(times.count > 40)
    // The box stays until the finger has moved far enough.
    let moving = times.dropFirst()
    let pauses = zip(moving, moving.dropFirst()).map { $1 - $0 }
    #expect(pauses.allSatisfy { $0 == ReportRecorder.shortestLook })
  }

  @Test("a page is full once more is recorded than there is room for, not when it is just enough")
  func room() {
    func recorder(_ room: Int) -> ReportRecorder {
      let stage = TouchStage(scene: BoxScene(), size: CGSize(width: 390, height: 844))
      let recorder = ReportRecorder(stage, room: room)
      stage.play(Script.finger([60, 70, 90, 120]))
      return recorder
    }
    let whole = recorder(.max)
    let (log, weights) = (whole.logger.log, ReportRecorder.weights)
    let decisions = (log.entries.count + log.notes.count) * weights.decision
    let pictures = whole.page(name: "whole").pictures.count * weights.command
    let needed = 4 * weights.sample + log.touches.count * weights.touch + decisions + pictures
    #expect(log.entries.count > 5)
    #expect(!recorder(needed).isFull)
    #expect(recorder(needed - 1).isFull)
  }
}
