import Expectations
import SampleScripts
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

@testable import TouchReport

/// Rendering at a time.
@MainActor
struct ProjectorTests {
  @Test("the picture of a time doesn't depend on earlier calls")
  func independence() throws {
    let frames = Script.finger([60, 70, 90, 120, 160, 160])
    let once = try Script.renderer(frames, scene: BoxScene())
    once.run(to: .seconds(0.33))
    let wanted = once.picture()
    for steps in [1, 2, 7, 50] {
      let other = try Script.renderer(frames, scene: BoxScene())
      for step in 1...steps {
        other.run(to: .seconds(0.33 * Double(step) / Double(steps)))
        _ = other.picture()
      }
      expectEqual(other.picture(), wanted, "\(steps) steps")
    }
    once.run(to: .zero)
    expectEqual(once.now, .seconds(0.33))
    expectEqual(once.picture(), wanted)
  }

  @Test("a frame at the exact time counts, one a nanosecond later doesn't")
  func moments() throws {
    let frames = Script.finger(from: 1, [60, 100, 100])
    let renderer = try Script.renderer(frames, scene: BoxScene())
    renderer.run(to: TouchTime(nanoseconds: 999_999_999))
    let before = renderer.picture()
    renderer.run(to: .seconds(1))
    #expect(renderer.picture() != before)
  }

  @Test("the play ends once the last finger's mark has faded")
  func end() throws {
    let renderer = try Script.renderer(Script.finger([60, 60]), scene: BoxScene())
    renderer.run(to: .seconds(0.39))
    #expect(!renderer.isOver)
    renderer.run(to: .seconds(0.4))
    #expect(renderer.isOver)
  }

  @Test("fingers that the recording leaves down are cancelled when nothing is due any more")
  func leftFingers() throws {
    final class Listener {
      var states: [GestureState] = []
    }
    let heard = Listener()
    let frames = Script.finger([60, 70, 90], lifts: false)
    let renderer = try Script.renderer(frames, scene: BoxScene())
    renderer.play.stage.probe {
      if case .action(let entry) = $0 { heard.states.append(entry.state) }
    }
    renderer.run(to: .seconds(5))
    expectEqual(heard.states.last, .cancelled)
    #expect(renderer.isOver)
  }

  @Test("actions are those of a replay")
  func actions() throws {
    let frames = DemoSample.frames
    var shown: [TranscriptEntry] = []
    let renderer = try Script.renderer(frames, scene: BoxScene())
    renderer.play.stage.probe { if case .action(let entry) = $0 { shown.append(entry) } }
    _ = FrameSequence(rate: 24).render(renderer) { _, _ in }
    let reader = try RecordingReader(bytes: Script.recording(frames), name: "test")
    let stage = TouchStage(scene: BoxScene(), for: reader.header)
    var replayed: [TranscriptEntry] = []
    stage.probe { if case .action(let entry) = $0 { replayed.append(entry) } }
    try stage.play(reader)
    expectEqual(shown, replayed)
    #expect(shown.count > 50)
  }

  @Test("times after the end look like the one a minute after it")
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
    let renderer = try Script.renderer(Script.finger([60, 60]), scene: scene)
    renderer.run(to: .seconds(10))
    expectEqual(scene.ticks, 10)
    renderer.run(to: .seconds(1e9))
    expectEqual(scene.ticks, 60)
    expectEqual(renderer.play.stage.application.now, .seconds(60.1))
  }

  @Test("the play is over a minute after the end, however much later something is due")
  func dueLater() throws {
    final class Patient: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        _ = Timer.scheduledTimer(withTimeInterval: 1_000, repeats: false) { _ in }
      }
    }
    let renderer = try Script.renderer(Script.finger([60, 60]), scene: Patient())
    renderer.run(to: .seconds(60.1) - .tick)
    #expect(!renderer.isOver)
    renderer.run(to: .seconds(60.1))
    #expect(renderer.isOver)
  }

  @Test("a truncated recording is played as far as it goes, with the error")
  func broken() throws {
    var bytes = Script.recording(Script.finger([60, 100, 150], lifts: false))
    bytes += Array("{\"t\":oops}\n".utf8)
    let scene = BoxScene()
    let renderer = FrameRenderer(try RecordingReader(bytes: bytes, name: "test"), scene: scene)
    expectNil(renderer.play.failure)
    renderer.run(to: .seconds(0.2))
    #expect(scene.box.frame.minX > 100)
    renderer.run(to: .seconds(9))
    expectEqual(renderer.play.failure?.line, 5)
    #expect(renderer.isOver)
  }

  @Test("fingers that land and leave are counted, and an interruption as one change; moves aren't")
  func fingerChanges() throws {
    var frames = Script.finger([60, 70, 90, 100], lifts: false)
    frames.append(TouchFrame(time: .seconds(0.5), contacts: [], interruption: .system))
    frames += Script.finger(from: 1, [60, 70, 80])
    let renderer = try Script.renderer(frames)
    var counts: [Int] = []
    for time in [0, 0.45, 0.5, 1, 1.15, 1.2] {
      renderer.run(to: .seconds(time))
      counts.append(renderer.fingerChanges)
    }
    expectEqual(counts, [1, 1, 2, 3, 3, 4])
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
      return FrameRenderer(reader, scene: UIViewController()).markScale
    }
    try expectEqual(scale(780, 1000), 2)
    try expectEqual(scale(300, 1000), 1)
  }
}
