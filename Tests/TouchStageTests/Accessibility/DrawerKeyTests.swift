import Expectations
import Scenes
import Testing
import TouchCore
import TouchStage
import UIKit

/// The drawer scene with keys alone.
@MainActor struct DrawerKeyTests {
  private final class Events { var kinds: [String] = [] }

  private func start(_ traits: StageTraits = StageTraits()) -> (stage: TouchStage, events: Events) {
    let controller = Scene.drawer.makeViewController()
    let size = CGSize(width: 390, height: 844)
    let stage = TouchStage(
      scene: controller,
      size: size,
      traits: traits,
      window: controller.makeWindow
    )
    let events = Events()
    controller.onEvent = { events.kinds.append("\($0.gesture) \($0.kind)") }
    return (stage, events)
  }

  private func dots(_ stage: TouchStage) -> [UIResponder] {
    stage.accessibilityElements.filter { $0.accessibilityLabel?.hasSuffix(" dot") == true }
  }

  /// The name of the dot that receives the keys.
  private func marked(_ stage: TouchStage) -> String? {
    dots(stage).first { $0.isFirstResponder }?.accessibilityLabel
  }

  @Test("Deliberate gestures 6 arrows mark each dot in sight, from one end to the other")
  func arrows() {
    for (forward, back, isAcross) in [
      (Press.Key.rightArrow, Press.Key.leftArrow, true), (.downArrow, .upArrow, false),
    ] {
      for isOpen in [false, true] {
        let (stage, events) = start()
        if isOpen {
          stage.press(.downArrow, modifiers: .command)
          stage.wait(.seconds(2))
        }
        expectNil(marked(stage))
        var frames: [CGRect] = []
        var names: [String] = []
        for _ in 1...8 {
          stage.press(forward)
          guard let dot = dots(stage).first(where: { $0.isFirstResponder }) else { continue }
          frames.append(dot.accessibilityFrame)
          names.append(dot.accessibilityLabel ?? "")
        }
        expectEqual(Set(names), Set(dots(stage).compactMap(\.accessibilityLabel)))
        expectEqual(Set(names).count, (isOpen ? 6 : 4))
        let places = frames.map { isAcross ? $0.midX : $0.midY }
        expectEqual(places, places.sorted())
        for _ in 1...8 { stage.press(back) }
        expectEqual(marked(stage), names.first)
        for modifiers in [UIKeyModifierFlags.shift, .alternate, .control] {
          stage.press(forward, modifiers: modifiers)
        }
        expectEqual(marked(stage), names.first)
        expectEqual(events.kinds, (isOpen ? ["drawer opened"] : []))
      }
    }
  }

  @Test("Deliberate gestures 6 the ring is around the marked dot, and around no other")
  func ring() {
    let (stage, _) = start()
    let rings = { dots(stage).map { $0 as? UIView }.map { $0?.subviews.last?.isHidden == false } }
    expectEqual(rings(), [false, false, false, false])
    for _ in 1...2 {
      stage.press(.downArrow)
      expectEqual(rings(), dots(stage).map { $0.isFirstResponder })
      expectEqual(rings().filter { $0 }.count, 1)
    }
  }

  @Test(
    "Deliberate gestures 6 a dot is picked up by keys, dropped into drawer and canvas, and put back"
  )
  func carrying() throws {
    let (stage, events) = start()
    // Before a dot is marked nothing is picked up.
    stage.press(.space)
    expectEqual(events.kinds, [])
    stage.press(.downArrow, modifiers: .command)
    stage.wait(.seconds(2))
    let dot = try #require(dots(stage).first { $0.accessibilityLabel == "red dot" } as? UIView)
    for _ in 1...6 where !dot.isFirstResponder { stage.press(.downArrow) }
    let canvas = dot.superview
    let place = dot.center
    stage.press(.space)
    #expect(dot.accessibilityValue == "carried" && dot.superview !== canvas)
    // The nearest responder's: Escape puts the dot back, and leaves the drawer open.
    stage.press(.escape)
    stage.wait(.seconds(2))
    #expect(dot.superview === canvas && dot.center == place && dot.accessibilityValue == nil)
    stage.press(.return)
    stage.press(.typing("1")!)
    #expect(dot.superview?.accessibilityLabel == "drawer" && dot.isFirstResponder)
    stage.press(.space)
    stage.press(.typing("2")!)
    #expect(dot.superview === canvas && dot.isFirstResponder)
    expectEqual(
      events.kinds,
      [
        "drawer opened", "carry 1 pickedUp(\"red\")", "carry 1 dropped(\"canvas\")",
        "carry 1 pickedUp(\"red\")", "carry 1 dropped(\"drawer\")", "carry 1 pickedUp(\"red\")",
        "carry 1 dropped(\"canvas\")",
      ]
    )
    stage.press(.escape)
    stage.wait(.seconds(2))
    #expect(events.kinds.last == "drawer closed" && dot.isFirstResponder)
  }

  @Test("Deliberate gestures 6 a dot that goes out of sight gives its keys back to the drawer")
  func outOfSight() throws {
    let (stage, events) = start()
    stage.press(.rightArrow)
    #expect(marked(stage) != nil)
    stage.press(.space)
    // The drawer is closed.
    stage.press(.typing("1")!)
    #expect(marked(stage) == nil && events.kinds.last?.hasSuffix("dropped(\"drawer\")") == true)
    stage.press(.space)
    expectEqual(events.kinds.count, 2)
    stage.press(.downArrow, modifiers: .command)
    stage.wait(.seconds(2))
    stage.press(.downArrow)
    let first = try #require(dots(stage).first { $0.isFirstResponder } as? UIView)
    expectEqual(first.superview?.accessibilityLabel, "drawer")
    // With the dot in it the drawer is closed.
    stage.press(.upArrow, modifiers: .command)
    stage.wait(.seconds(2))
    #expect(!first.isFirstResponder && events.kinds.last == "drawer closed")
    stage.press(.downArrow, modifiers: .command)
    stage.wait(.seconds(2))
    expectEqual(events.kinds.last, "drawer opened")
  }

  @Test("Deliberate gestures 6 a marked dot that a finger carries has no keys until it is dropped")
  func finger() throws {
    let (stage, events) = start()
    stage.press(.downArrow)
    let dot = try #require(dots(stage).first { $0.isFirstResponder })
    let frame = dot.accessibilityFrame
    let place = Point(x: Double(frame.midX), y: Double(frame.midY))
    let now = stage.application.now
    let contact = { Contact(id: Contact.ID(1), phase: $0, position: place) }
    stage.play(TouchFrame(time: now + .seconds(0.1), contacts: [contact(.began)]))
    stage.wait(.seconds(1))
    #expect(events.kinds.count == 1 && dot.keyCommands?.isEmpty == true)
    for key in [Press.Key.space, .escape, .typing("1")!] { stage.press(key) }
    expectEqual(events.kinds.count, 1)
    stage.play(TouchFrame(time: now + .seconds(2), contacts: [contact(.ended)]))
    #expect(events.kinds.count == 2 && dot.keyCommands?.count == 2)
  }
}
