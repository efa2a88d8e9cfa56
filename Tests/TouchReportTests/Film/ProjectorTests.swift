import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

@testable import TouchReport

@Suite("Projectors")
@MainActor
struct ProjectorTests {
  @Test("a moment's picture doesn't depend on the moments that were looked at before")
  func independence() throws {
    let frames = Script.finger([60, 70, 90, 120, 160, 160])
    let once = try Script.projector(frames, scene: BoxScene())
    once.run(to: .seconds(0.33))
    let wanted = once.picture()
    for steps in [1, 2, 7, 50] {
      let other = try Script.projector(frames, scene: BoxScene())
      for step in 1...steps {
        other.run(to: .seconds(0.33 * Double(step) / Double(steps)))
        _ = other.picture()
      }
      #expect(other.picture() == wanted, "\(steps) steps")
    }
    once.run(to: .zero)
    #expect(once.now == .seconds(0.33))
    #expect(once.picture() == wanted)
  }

  @Test("a frame at the very moment counts, one a nanosecond later doesn't")
  func moments() throws {
    let frames = Script.finger(from: 1, [60, 100, 100])
    let projector = try Script.projector(frames, scene: BoxScene())
    projector.run(to: TouchTime(nanoseconds: 999_999_999))
    let before = projector.picture()
    projector.run(to: .seconds(1))
    #expect(projector.picture() != before)
  }

  @Test("the play is over once the last finger's mark has faded")
  func end() throws {
    let projector = try Script.projector(Script.finger([60, 60]), scene: BoxScene())
    projector.run(to: .seconds(0.39))
    #expect(!projector.isOver)
    projector.run(to: .seconds(0.4))
    #expect(projector.isOver)
  }

  @Test("fingers that the recording leaves down are cancelled when nothing is due any more")
  func leftFingers() throws {
    final class Listener {
      var states: [GestureState] = []
    }
    let heard = Listener()
    let frames = Script.finger([60, 70, 90], lifts: false)
    let projector = try Script.projector(frames, scene: BoxScene())
    projector.onAction = { heard.states.append($0.state) }
    projector.run(to: .seconds(5))
    #expect(heard.states.last == .cancelled)
    #expect(projector.isOver)
  }

  @Test("actions are those of a replay")
  func actions() throws {
    let frames = DemoSample.frames
    var shown: [TranscriptEntry] = []
    let projector = try Script.projector(frames, scene: BoxScene())
    projector.onAction = { shown.append($0) }
    _ = Film(rate: 24).project(projector) { _, _ in }
    let reader = try RecordingReader(bytes: Script.recording(frames), name: "test")
    let stage = TouchStage(scene: BoxScene(), for: reader.header)
    var replayed: [TranscriptEntry] = []
    stage.onAction = { replayed.append($0) }
    try stage.play(reader)
    #expect(shown == replayed)
    #expect(shown.count > 50)
  }

  @Test("moments behind the end look like the one a minute after it")
  func longAfter() throws {
    final class Ticking: UIViewController {
      var ticks = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          self?.ticks += 1
        }
      }
    }
    let scene = Ticking()
    let projector = try Script.projector(Script.finger([60, 60]), scene: scene)
    projector.run(to: .seconds(10))
    #expect(scene.ticks == 10)
    projector.run(to: .seconds(1e9))
    #expect(scene.ticks == 60)
    #expect(projector.stage.application.now == .seconds(60.1))
  }

  @Test("a recording that breaks off is played as far as it goes, and says why")
  func broken() throws {
    var bytes = Script.recording(Script.finger([60, 100, 150], lifts: false))
    bytes += Array("{\"t\":oops}\n".utf8)
    let scene = BoxScene()
    let projector = Projector(try RecordingReader(bytes: bytes, name: "test"), scene: scene)
    #expect(projector.failure == nil)
    projector.run(to: .seconds(0.2))
    #expect(scene.box.frame.minX > 100)
    projector.run(to: .seconds(9))
    #expect(projector.failure?.line == 5)
    #expect(projector.isOver)
  }

  @Test("marks are larger on larger screens, and never smaller than on a phone's")
  func markScale() throws {
    func scale(_ width: Double, _ height: Double) throws -> Double {
      var writer = TouchesWriter(
        TouchesHeader(
          source: "test",
          screen: ScreenSize(width: width, height: height),
          rate: nil,
          maximumForce: nil
        )
      )
      for frame in Script.finger([1, 1]) { writer.append(frame) }
      let reader = try RecordingReader(bytes: writer.drain(), name: "test")
      return Projector(reader, scene: UIViewController()).markScale
    }
    #expect(try scale(780, 1000) == 2)
    #expect(try scale(300, 1000) == 1)
  }
}
