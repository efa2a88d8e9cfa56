import Expectations
import SampleScripts
import Scenes
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

private typealias Timer = UIKit.Timer

/// A scene with timers that were set in another order than they are due.
private final class TimedScene: UIViewController {
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    view.addGestureRecognizer(tap)
    for seconds in [0.3, 0.1, 5, 0.2] {
      Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
        self?.lines.append("timer \(UIApplication.shared.now.seconds)")
      }
    }
  }
}

/// The stage.
@MainActor
struct StageTests {
  private static let size = CGSize(width: 390, height: 844)

  private func workbench(_ gestures: [String]? = nil) -> TouchStage {
    TouchStage(
      scene: Scene.workbench.makeViewController(),
      size: Self.size,
      gestures: gestures
    )
  }

  private func lines(_ entries: [TranscriptEntry]) -> [String] {
    entries.map { "\(NumberText.fixed($0.time.seconds, 3)) \($0.recognizer) \($0.state)" }
  }

  @Test("10.3 a timer due before a frame fires first; after the last frame the clock advances")
  func clock() {
    var hand = SyntheticHand(seed: 1)
    hand.tap(at: Point(x: 100, y: 100), for: 0.1)
    hand.pause(1)
    hand.tap(at: Point(x: 100, y: 100), for: 0.1)
    let entries = workbench(["tap", "doubleTap"]).transcript(of: hand.frames)
    // Each tap waits for a second one: the first one's gap ends before the next frame.
    expectEqual(lines(entries), ["0.450 tap ended", "1.550 tap ended"])
  }

  @Test("timers that are due before a frame fire first, in the order of their deadlines")
  func timers() {
    let scene = TimedScene()
    let stage = TouchStage(scene: scene, size: Self.size)
    stage.probe { event in
      guard case .action(let entry) = event else { return }
      scene.lines.append("\(entry.recognizer) \(entry.time.seconds)")
    }
    let finger = Contact(id: .init(1), phase: .began, position: Point(x: 10, y: 10))
    stage.play(TouchFrame(time: .milliseconds(250), contacts: [finger]))
    expectEqual(scene.lines, ["timer 0.1", "timer 0.2"])
    var lifted = finger
    lifted.phase = .ended
    stage.play(TouchFrame(time: .milliseconds(300), contacts: [lifted]))
    stage.finish()
    // Timers due at a frame's time fire before it, and the clock advances after the last frame.
    let all = ["timer 0.1", "timer 0.2", "timer 0.3", "tap 0.3", "timer 5.0"]
    expectEqual(scene.lines, all)
  }

  @Test("a repeating timer doesn't keep the stage running")
  func restless() {
    let scene = TimedScene()
    let stage = TouchStage(scene: scene, size: Self.size)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
    stage.finish()
    expectEqual(stage.application.now, .seconds(5))
  }

  @Test("playing to a moment does what is due at that moment, and nothing that is due later")
  func moment() {
    let scene = TimedScene()
    let stage = TouchStage(scene: scene, size: Self.size)
    let play = StagePlay([TouchFrame](), on: stage)
    var deadlines: [Double] = []
    stage.probe { if case .deadline = $0 { deadlines.append(stage.application.now.seconds) } }
    play.run(to: .seconds(0.3) - .tick)
    expectEqual(scene.lines, ["timer 0.1", "timer 0.2"])
    expectEqual(stage.application.now, .seconds(0.3) - .tick)
    play.run(to: .seconds(0.3))
    expectEqual(scene.lines, ["timer 0.1", "timer 0.2", "timer 0.3"])
    expectEqual(deadlines, [0.1, 0.2, 0.3])
    play.run(to: .seconds(5) - .tick)
    #expect(!play.isOver && play.end == nil)
    // The last deadline: the play ends at its moment.
    play.run(to: .seconds(5))
    expectEqual(scene.lines.last, "timer 5.0")
    expectEqual(deadlines, [0.1, 0.2, 0.3, 5])
    #expect(play.isOver && play.end == .seconds(5) + StagePlay.longestSettling)
  }

  @Test("omitted recognizers have no effect: a tap alone doesn't wait")
  func subset() {
    var hand = SyntheticHand(seed: 1)
    hand.tap(at: Point(x: 100, y: 100), for: 0.1)
    expectEqual(lines(workbench(["tap"]).transcript(of: hand.frames)), ["0.100 tap ended"])
  }

  @Test("fingers that are down at the end are cancelled once nothing is due any more")
  func openEnd() {
    let frame = TouchFrame(
      time: .zero,
      contacts: [Contact(id: .init(1), phase: .began, position: Point(x: 10, y: 10))]
    )
    let entries = workbench(["longPress"]).transcript(of: [frame])
    expectEqual(lines(entries), ["0.500 longPress began", "0.500 longPress cancelled"])
  }

  @Test("the same frames yield the same transcript")
  func same() {
    let once = workbench().transcript(of: DemoSample.frames).map(\.json)
    #expect(!once.isEmpty)
    expectEqual(workbench().transcript(of: DemoSample.frames).map(\.json), once)
  }

  @Test(
    "in the workbench pan, pinch, rotation and swipes are recognized together, the others aren't"
  )
  func relations() {
    var hand = SyntheticHand(seed: 3)
    // A swipe doesn't allow a first step back (rule 6.10): this finger has no tremor.
    hand.tremor = 0
    hand.roll = 0
    hand.drag(from: Point(x: 60, y: 400), to: Point(x: 320, y: 400), for: 0.3)
    let drag = Set(workbench().transcript(of: hand.frames).map(\.recognizer))
    expectEqual(drag, ["pan", "swipeRight"])

    var turning = SyntheticHand(seed: 4)
    turning.twoFingers(
      around: Point(x: 195, y: 400),
      distances: (100, 200),
      angles: (0, 0.8),
      for: 0.6
    )
    let turn = Set(workbench().transcript(of: turning.frames).map(\.recognizer))
    expectEqual(turn, ["pan", "pinch", "rotation"])

    var pressing = SyntheticHand(seed: 5)
    pressing.press(at: Point(x: 195, y: 400), for: 0.8)
    expectEqual(Set(workbench().transcript(of: pressing.frames).map(\.recognizer)), ["longPress"])
  }

  @Test("an edge pan prevents the others")
  func edge() {
    var hand = SyntheticHand(seed: 6)
    hand.drag(from: Point(x: 4, y: 400), to: Point(x: 200, y: 400), for: 0.8)
    expectEqual(Set(workbench().transcript(of: hand.frames).map(\.recognizer)), ["edgePan"])
  }
}
