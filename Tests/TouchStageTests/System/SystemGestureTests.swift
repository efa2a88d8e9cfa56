import DeliberateTouch
import Expectations
import Scenes
import Testing
import TouchCore
import UIKit

@testable import TouchStage

/// The system's own gestures beside an app's.
@MainActor
struct SystemGestureTests {
  /// A controller that asks for the first swipe from some edges.
  private final class Greedy: UIViewController {
    var edges: UIRectEdge = []
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
  }

  /// A view that counts what it is told.
  private final class Counter: UIView {
    var told: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("b") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("e") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("c")
    }
  }

  private let size = CGSize(width: 390, height: 844)

  private func makeStage(
    _ system: SystemGestures,
    _ view: UIView? = nil,
    _ controller: UIViewController = UIViewController()
  ) -> TouchStage {
    let stage = TouchStage(scene: controller, size: size)
    stage.system = system
    if let view {
      view.frame = stage.window.bounds
      view.isMultipleTouchEnabled = true
      controller.view.addSubview(view)
    }
    return stage
  }

  private func contact(_ phase: Contact.Phase, _ x: Double, _ y: Double, _ id: Int = 1) -> Contact {
    Contact(id: Contact.ID(id), phase: phase, position: Point(x: x, y: y))
  }

  /// A finger that lands, moves and lifts; the notes of it.
  @discardableResult
  private func swipe(
    _ stage: TouchStage,
    from: (Double, Double),
    to: (Double, Double),
    at start: Double = 0,
    rest: Double = 0.02
  ) -> [String] {
    var notes: [String] = []
    stage.probe { if case .note(let note) = $0 { notes.append("\(note.gesture) \(note.event)") } }
    let frames: [(Double, Contact)] = [
      (start, contact(.began, from.0, from.1)), (start + rest, contact(.moved, to.0, to.1)),
      (start + rest + 0.02, contact(.ended, to.0, to.1)),
    ]
    for (time, contact) in frames {
      stage.play(TouchFrame(time: .seconds(time), contacts: [contact]))
    }
    return notes
  }

  private static let taken = "backSwipe taken by the system: edge swipe"

  @Test("take a touch from an edge inwards: it is cancelled at once, and its rest isn't heard of")
  func taken() {
    let view = Counter()
    let stage = makeStage(.backSwipe, view)
    expectEqual(swipe(stage, from: (5, 400), to: (60, 400)), [Self.taken])
    expectEqual(view.told, ["b", "c"])
    swipe(stage, from: (100, 400), to: (160, 400), at: 1)
    expectEqual(view.told, ["b", "c", "b", "e"])
  }

  @Test("are known by what a note carries, and not by the words of a scene's own note")
  func words() {
    let note = GestureNote(time: .zero, gesture: "label", event: "taken by the system: a joke")
    #expect(!note.isTakenBySystem)
    let stage = makeStage(.backSwipe)
    var taken: [Bool] = []
    stage.probe { if case .note(let note) = $0 { taken.append(note.isTakenBySystem) } }
    swipe(stage, from: (5, 400), to: (60, 400))
    expectEqual(taken, [true])
  }

  @Test(
    "begin within 20 points of the edge, go 10 points inwards, more than along it, after half a second at most",
    arguments: [
      ((20.0, 400.0), (60.0, 400.0), 0.02, true), ((20.1, 400), (60, 400), 0.02, false),
      ((5, 400), (15, 400), 0.02, true), ((5, 400), (14.9, 400), 0.02, false),
      ((5, 400), (25, 419.9), 0.02, true), ((5, 400), (25, 420), 0.02, false),
      ((5, 400), (60, 400), 0.5, true), ((5, 400), (60, 400), 0.501, false),
    ]
  )
  func thresholds(
    from: (Double, Double),
    to: (Double, Double),
    rest: Double,
    isTaken: Bool
  ) {
    let view = Counter()
    let stage = makeStage(.backSwipe, view)
    expectEqual(swipe(stage, from: from, to: to, rest: rest).isEmpty, !isTaken)
    expectEqual(view.told, (isTaken ? ["b", "c"] : ["b", "e"]))
  }

  @Test("have an edge each, as the screen is held and lines are read")
  func edges() {
    let all: SystemGestures = [.backSwipe, .homeIndicator, .notifications]
    func names(_ from: (Double, Double), _ to: (Double, Double), rightToLeft: Bool = false)
      -> [String]
    {
      var traits = StageTraits()
      if rightToLeft { traits.layoutDirection = .rightToLeft }
      let stage = TouchStage(scene: UIViewController(), size: size, traits: traits)
      stage.system = all
      return swipe(stage, from: from, to: to).map { String($0.prefix { $0 != " " }) }
    }
    expectEqual(names((5, 400), (60, 400)), ["backSwipe"])
    expectEqual(names((385, 400), (300, 400)), [])
    expectEqual(names((385, 400), (300, 400), rightToLeft: true), ["backSwipe"])
    expectEqual(names((200, 840), (200, 700)), ["homeIndicator"])
    expectEqual(names((200, 5), (200, 100)), ["notifications"])
    expectEqual(names((200, 400), (200, 100)), [])

    let stage = makeStage(all)
    stage.application.rotate(to: CGSize(width: 844, height: 390))
    expectEqual(swipe(stage, from: (400, 385), to: (400, 300)).count, 1)
    #expect(swipe(stage, from: (380, 200), to: (300, 200), at: 1).isEmpty)
  }

  @Test("leave an app's edge pan nothing, which goes on where the system has no gesture")
  func edgePan() {
    for (system, count) in [(SystemGestures.backSwipe, 0), (.homeIndicator, 1)] {
      let view = UIView()
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      view.addGestureRecognizer(pan)
      let stage = makeStage(system, view)
      stage.watchGestures()
      swipe(stage, from: (5, 400), to: (60, 400))
      expectEqual(stage.gestures.count, count)
    }
  }

  @Test("cancel a gesture that is under way with another finger, once, and keep new touches away")
  func otherFingers() {
    let view = Counter()
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(pan)
    let stage = makeStage(.homeIndicator, view)
    stage.watchGestures()
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let above = Counter(frame: second.bounds)
    second.addSubview(above)
    second.windowLevel = .alert
    second.isHidden = false
    stage.play(TouchFrame(time: .zero, contacts: [contact(.began, 200, 300, 1)]))
    stage.play(TouchFrame(time: .milliseconds(10), contacts: [contact(.moved, 240, 300, 1)]))
    stage.play(TouchFrame(time: .milliseconds(20), contacts: [contact(.began, 10, 10, 2)]))
    stage.play(TouchFrame(time: .milliseconds(30), contacts: [contact(.began, 200, 840, 3)]))
    stage.play(TouchFrame(time: .milliseconds(40), contacts: [contact(.moved, 200, 700, 3)]))
    expectEqual(above.told, ["b", "c"], "every window's touches are taken")
    expectEqual(view.told, ["b", "b", "c"])
    // While the system's gesture is under way.
    stage.play(
      TouchFrame(
        time: .milliseconds(50),
        contacts: [contact(.moved, 300, 300, 1), contact(.began, 100, 100, 4)]
      )
    )
    stage.play(TouchFrame(time: .milliseconds(60), contacts: [contact(.ended, 200, 600, 3)]))
    // These were there then.
    stage.play(
      TouchFrame(
        time: .milliseconds(70),
        contacts: [
          contact(.ended, 300, 300, 1), contact(.ended, 10, 10, 2), contact(.ended, 100, 100, 4),
        ]
      )
    )
    expectEqual(view.told, ["b", "b", "c"])
    expectEqual(stage.gestures.map(\.outcome), [.cancelled])
    swipe(stage, from: (100, 300), to: (160, 300), at: 1)
    expectEqual(view.told, ["b", "b", "c", "b", "e"])
    withExtendedLifetime(second) {}
  }

  @Test("hold touches at their edges back, until they are the app's or the system's")
  func delayed() {
    let view = Counter()
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    let stage = makeStage([.backSwipe, .delayedTouches], view)
    stage.watchGestures()
    stage.play(TouchFrame(time: .zero, contacts: [contact(.began, 5, 400)]))
    expectEqual(view.told, [])
    stage.play(TouchFrame(time: .milliseconds(60), contacts: [contact(.ended, 5, 400)]))
    expectEqual(view.told, ["b", "e"], "a tap comes with its lift")
    expectEqual(stage.gestures.map(\.name), ["tap"])
    expectEqual(swipe(stage, from: (5, 400), to: (60, 400), at: 1), [Self.taken])
    expectEqual(view.told, ["b", "e"], "the app never hears of the system's")
    swipe(stage, from: (5, 400), to: (5, 440), at: 2)
    expectEqual(view.told, ["b", "e", "b", "e"])
    // A finger that rests is the app's after half a second, without a frame.
    stage.play(TouchFrame(time: .seconds(3), contacts: [contact(.began, 5, 400)]))
    stage.pass(to: .seconds(3.5))
    expectEqual(view.told.count, 4)
    stage.pass(to: .seconds(3.501))
    expectEqual(view.told.count, 5)
    stage.play(TouchFrame(time: .seconds(4), contacts: [contact(.ended, 5, 400)]))
    expectEqual(view.told.count, 6)
    // Where the recording ends with it, too.
    stage.play([TouchFrame(time: .seconds(5), contacts: [contact(.began, 5, 400)])])
    expectEqual(view.told.suffix(2), ["b", "c"])
    #expect(stage.application.now > .seconds(5.5))
  }

  @Test("leave the first swipe to an app that asks for it, and take the second within 3 seconds")
  func deferred() {
    let view = Counter()
    let controller = Greedy()
    controller.edges = .bottom
    let stage = makeStage([.homeIndicator, .notifications, .delayedTouches], view, controller)
    let left =
      "homeIndicator left to the app: "
      + "the next swipe up from the bottom edge is the system's"
    let taken = "homeIndicator taken by the system: swipe up from the bottom edge"
    func up(at time: Double) -> [String] {
      swipe(stage, from: (200, 840), to: (200, 700), at: time)
    }
    expectEqual(up(at: 0), [left])
    expectEqual(view.told, ["b", "e"], "not delayed, either")
    expectEqual(up(at: 3.02), [taken])
    expectEqual(swipe(stage, from: (200, 4), to: (200, 90), at: 4).count, 1)
    // The indicator is gone again.
    expectEqual(up(at: 10), [left])
    expectEqual(up(at: 13.021), [left])
  }

  @Test("ask the controller that is in front: a presented one, or the child that it names")
  func controllers() {
    final class Parent: UIViewController {
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
    }
    let child = Greedy()
    child.edges = .left
    let parent = Parent()
    parent.addChild(child)
    let stage = makeStage(.backSwipe, nil, parent)
    #expect(swipe(stage, from: (5, 400), to: (60, 400)) != [Self.taken])
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    parent.present(presented, animated: false)
    expectEqual(swipe(stage, from: (5, 400), to: (60, 400), at: 10), [Self.taken])
  }

  @Test("end each gesture of a scene that began, once", arguments: Scene.allCases)
  func scenes(scene: Scene) throws {
    let all: SystemGestures = [.backSwipe, .homeIndicator, .notifications]
    for system in [all, all.union(.delayedTouches)] {
      let controller = scene.makeViewController()
      let stage = TouchStage(scene: controller, size: size, window: controller.makeWindow)
      stage.system = system
      stage.watchGestures()
      let fingers = Fingers(on: stage, rate: 60, noise: .human(seed: 3))
      for edge in [CGPoint(x: 4, y: 300), CGPoint(x: 200, y: 838), CGPoint(x: 200, y: 6)] {
        for travel in [
          CGVector(dx: 90, dy: 5), CGVector(dx: 4, dy: -200), CGVector(dx: 0, dy: 160),
        ] {
          try fingers.drag(from: edge, by: travel, over: 0.2)
          try fingers.wait(0.3)
        }
      }
      stage.finish()
      #expect(stage.gestures.allSatisfy { $0.outcome != .underWay }, "\(scene.name)")
    }
  }

  /// The target of a recognizer whose action turns the screen.
  @MainActor private final class Turner {
    let stage: TouchStage
    init(_ stage: TouchStage) { self.stage = stage }
    func turn() { stage.application.rotate(to: CGSize(width: 844, height: 390)) }
  }

  @Test(
    "forget the touches that a rotation inside an action cancels",
    arguments: [SystemGestures.homeIndicator, [.homeIndicator, .delayedTouches]]
  )
  func turnedInAction(_ system: SystemGestures) {
    let view = Counter()
    let stage = makeStage(system, view)
    let turner = Turner(stage)
    let button = UIView(frame: CGRect(x: 60, y: 60, width: 80, height: 80))
    let tap = UITapGestureRecognizer(target: turner, action: Selector(Turner.turn))
    button.addGestureRecognizer(tap)
    view.addSubview(button)
    var notes: [String] = []
    stage.probe { if case .note(let note) = $0 { notes.append(note.gesture) } }
    func play(_ time: Double, _ contact: Contact) {
      stage.play(TouchFrame(time: .seconds(time), contacts: [contact]))
    }
    // One finger lands where the system's gesture begins, another one taps.
    play(0, contact(.began, 200, 840))
    play(0.01, contact(.began, 100, 100, 2))
    play(0.05, contact(.ended, 100, 100, 2))
    expectEqual(stage.window.bounds.width, 844)
    let told = view.told
    play(0.1, contact(.moved, 200, 700))
    play(0.2, contact(.ended, 200, 700))
    stage.application.advance(to: .seconds(0.9))
    #expect(notes.isEmpty)
    expectEqual(view.told, told)
    // The next finger at the edge, where it is now, begins anew.
    play(1, contact(.began, 200, 385))
    play(1.1, contact(.moved, 200, 340))
    play(1.2, contact(.ended, 200, 340))
    expectEqual(notes, ["homeIndicator"])
  }

  @Test("forget the touches that a rotation cancels while the system takes them")
  func turnedWhileTaken() {
    /// A view that turns the screen as it is told of the system's gesture.
    final class Turning: UIView {
      var turn: (() -> Void)?
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        turn?()
        turn = nil
      }
    }
    let view = Turning()
    let stage = makeStage(.backSwipe, view)
    view.turn = { stage.application.rotate(to: CGSize(width: 844, height: 390)) }
    var notes: [String] = []
    stage.probe { if case .note(let note) = $0 { notes.append(note.gesture) } }
    stage.play(TouchFrame(time: .zero, contacts: [contact(.began, 5, 200)]))
    stage.play(TouchFrame(time: .seconds(0.1), contacts: [contact(.moved, 60, 200)]))
    expectEqual(notes, ["backSwipe"])
    // The finger that the system took isn't down any more: another one is heard of.
    stage.play(TouchFrame(time: .seconds(0.2), contacts: [contact(.began, 5, 300, 2)]))
    stage.play(TouchFrame(time: .seconds(0.3), contacts: [contact(.moved, 60, 300, 2)]))
    expectEqual(notes, ["backSwipe", "backSwipe"])
  }
}
