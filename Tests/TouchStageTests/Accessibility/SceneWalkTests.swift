import DeliberateTouch
import Scenes
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Walks scenes as assistive code does.
@MainActor @Suite("Scenes without a finger") struct SceneWalkTests {
  private struct Walk {
    let stage: TouchStage
    let events: Events
  }

  private final class Events { var kinds: [String] = [] }

  private func start(
    _ scene: Scene,
    _ traits: StageTraits = StageTraits(),
    size: CGSize = CGSize(width: 390, height: 844)
  ) -> Walk {
    let controller = scene.makeViewController()
    let stage = TouchStage(
      scene: controller,
      size: size,
      traits: traits,
      window: controller.makeWindow
    )
    let events = Events()
    controller.onEvent = { events.kinds.append("\($0.gesture) \($0.kind)") }
    return Walk(stage: stage, events: events)
  }

  private func set(_ name: String, _ value: String, of traits: inout StageTraits) -> Bool {
    traits.set(name, to: value)
  }

  private func element(_ label: String, on stage: TouchStage) throws -> UIResponder {
    try #require(stage.accessibilityElements.first { $0.accessibilityLabel == label })
  }

  @Test("each element has a label and a place, and can be activated", arguments: Scene.allCases)
  func walk(_ scene: Scene) {
    let walk = start(scene)
    let elements = walk.stage.accessibilityElements
    #expect(!elements.isEmpty)
    for element in elements {
      #expect(element.accessibilityLabel?.isEmpty == false)
      #expect(!element.accessibilityFrame.isEmpty)
      walk.stage.activate(element)
      walk.stage.wait(.seconds(1))
    }
    walk.stage.finish()
  }

  @Test("the same scene reads the same, line by line", arguments: Scene.allCases)
  func deterministic(_ scene: Scene) {
    let first = AccessibilityText(start(scene).stage)
    let second = AccessibilityText(start(scene).stage)
    #expect(first.lines == second.lines && first.json == second.json)
    #expect(first.json.count == start(scene).stage.accessibilityElements.count)
  }

  @Test(
    "what is read comes with its actions, and with those and the keys of what is around it",
    arguments: [
      (Scene.forceGrid, "button \"3\"", ["action \"Like\"", "action \"Remove\""], []),
      (.drawer, "button \"red dot\"", ["action \"Pick up\""], ["key command-down \"Open drawer\""]),
      (.triggeredTap, "button \"Lock\"", [], ["key space \"Tap\"", "key return"]),
      (.swipeWindow, "header \"Swipe anywhere\"", [], ["key option-right \"Swipe right\""]),
    ] as [(Scene, String, [String], [String])]
  )
  func offers(_ scene: Scene, _ element: String, _ own: [String], _ around: [String]) throws {
    // The text alone keeps the stage.
    let text = AccessibilityText(start(scene).stage)
    let lines = text.lines
    let place = try #require(
      lines.firstIndex { $0.hasSuffix(element) || $0.contains(element + ",") }
    )
    let below = lines[(place + 1)...].prefix { $0.contains("action ") || $0.contains("key ") }
    for offer in own {
      let isThere = below.contains { $0.hasSuffix("  " + offer) }
      #expect(isThere, "\(lines)")
    }
    let anywhere = lines.drop { !$0.hasPrefix("anywhere in ") }
    for offer in around {
      #expect(anywhere.filter { $0 == "  " + offer }.count == 1, "\(lines)")
    }
    let written = try #require(
      text.json.first { $0.contains(element.split(separator: " ", maxSplits: 1)[1]) }
    )
    for offer in own {
      let name = offer.split(separator: "\"")[1]
      #expect(written.contains("\"\(name)\""))
    }
    #expect(around.isEmpty || written.contains("\"around\":{"))
  }

  @Test("Deliberate gestures 6 two activations delete a document, whatever time lies between")
  func confirm() throws {
    let walk = start(.confirmButton)
    let button = try element("Delete Invoice 2041", on: walk.stage)
    (button as? ConfirmActionButton)?.activationTime = .infinity
    #expect(walk.stage.activate(button))
    walk.stage.wait(.seconds(1000))
    #expect(walk.events.kinds == [])
    #expect(walk.stage.activate(button))
    #expect(walk.events.kinds == ["confirm sent"])
    #expect(walk.stage.accessibilityElements.contains { $0.accessibilityLabel == "Undo" })
    #expect(!walk.stage.accessibilityElements.contains { $0.accessibilityLabel == "Invoice 2041" })
  }

  @Test("Deliberate gestures 6 a cell's actions are its menu's choices")
  func force() throws {
    let walk = start(.forceGrid)
    let cell = try element("3", on: walk.stage)
    #expect(walk.stage.actions(of: cell).map(\.name) == ["Like", "Remove"])
    #expect(walk.stage.perform("Like", on: cell))
    #expect(cell.accessibilityValue == "liked")
    #expect(walk.stage.perform("Remove", on: cell))
    #expect(!walk.stage.accessibilityElements.contains { $0 === cell })
    #expect(walk.events.kinds.count == 2)
    #expect(!walk.stage.perform("Like", on: cell))
  }

  @Test("Deliberate gestures 6 two activations open the lock, and a third one locks it")
  func lock() throws {
    let walk = start(.triggeredTap)
    let lock = try element("Lock", on: walk.stage)
    walk.stage.activate(lock)
    #expect(lock.accessibilityValue == "locked")
    walk.stage.wait(.seconds(1000))
    walk.stage.activate(lock)
    #expect(lock.accessibilityValue == "unlocked")
    #expect(walk.events.kinds.contains("triggeredTap unlocked"))
    walk.stage.activate(lock)
    #expect(lock.accessibilityValue == "locked")
  }

  @Test("Deliberate gestures 6 every swipe and drawing is an action, and the arrows swipe")
  func swipes() throws {
    let walk = start(.swipeWindow)
    let title = try element("Swipe anywhere", on: walk.stage)
    for name in ["Swipe left", "Swipe up", "Draw circle", "Draw Z"] {
      #expect(walk.stage.perform(name, on: title))
    }
    walk.stage.press(.rightArrow, modifiers: .alternate)
    #expect(walk.events.kinds.count == 5)
    #expect(walk.events.kinds.last?.hasSuffix("right)") == true)
  }

  @Test("Deliberate gestures 6 a drawer is opened, a dot is carried into it, and it is closed")
  func drawer() throws {
    let walk = start(.drawer)
    let stage = walk.stage
    #expect(!stage.accessibilityElements.contains { $0.accessibilityLabel == "yellow dot" })
    let dot = try element("red dot", on: stage)
    #expect(stage.activate(try element("Drawer", on: stage)))
    stage.wait(.seconds(2))
    #expect(walk.events.kinds == ["drawer opened"])
    #expect(stage.accessibilityElements.contains { $0.accessibilityLabel == "yellow dot" })
    #expect(stage.perform("Pick up", on: dot))
    #expect(stage.perform("Drop into drawer", on: dot))
    #expect(walk.events.kinds.count == 3)
    #expect(stage.escape(from: dot))
    stage.wait(.seconds(2))
    #expect(walk.events.kinds.last == "drawer closed")
    #expect(!stage.accessibilityElements.contains { $0 === dot })
    stage.press(.downArrow, modifiers: .command)
    stage.wait(.seconds(2))
    #expect(stage.accessibilityElements.contains { $0 === dot })
  }

  @Test(
    "Deliberate gestures 6 keys open the lock: two, whatever time lies between, and a third one locks it"
  )
  func keys() throws {
    let walk = start(.triggeredTap)
    let lock = try element("Lock", on: walk.stage)
    walk.stage.press(.space)
    #expect(lock.accessibilityValue == "locked")
    walk.stage.wait(.seconds(1000))
    walk.stage.press(.return)
    #expect(lock.accessibilityValue == "unlocked")
    walk.stage.press(.space)
    #expect(lock.accessibilityValue == "locked")
  }

  @Test("Deliberate gestures 6 keys select a cell, open its menu and choose")
  func gridKeys() throws {
    let walk = start(.forceGrid)
    let stage = walk.stage
    let cell = try element("5", on: stage)
    stage.press(Press.Key(code: 16, characters: "m"))
    stage.press(.rightArrow)
    stage.press(.downArrow)
    stage.press(.rightArrow)
    stage.press(.space)
    #expect(cell.accessibilityTraits == [.button, .selected])
    stage.press(.return)
    #expect(cell.accessibilityTraits == .button)
    for _ in 1...2 {
      stage.press(Press.Key(code: 16, characters: "m"))
      stage.press(.downArrow)
      #expect(Set(stage.accessibilityElements.map(\.accessibilityLabel)) == ["Like", "Remove"])
      stage.press(.escape)
      stage.wait(.seconds(1))
    }
    #expect(walk.events.kinds == ["press dismissed", "press dismissed"])
    stage.press(Press.Key(code: 16, characters: "m"))
    stage.press(Press.Key(code: 30, characters: "1"))
    stage.wait(.seconds(1))
    #expect(cell.accessibilityValue == "liked")
    stage.press(Press.Key(code: 16, characters: "m"))
    stage.press(Press.Key(code: 31, characters: "2"))
    stage.wait(.seconds(1))
    #expect(!stage.accessibilityElements.contains { $0 === cell })
    stage.press(.space)
    stage.press(.leftArrow)
    stage.press(.space)
    #expect(try element("4", on: stage).accessibilityTraits == [.button, .selected])
  }

  @Test(
    "Deliberate gestures 6 keys delete a document, with a second press, whatever time lies between"
  )
  func confirmKeys() throws {
    let walk = start(.confirmButton)
    let button = try element("Delete Invoice 2041", on: walk.stage) as? ConfirmActionButton
    button?.activationTime = .infinity
    walk.stage.press(.space)
    walk.stage.wait(.seconds(1000))
    #expect(walk.events.kinds == [])
    walk.stage.press(.escape)
    walk.stage.press(.space)
    #expect(walk.events.kinds == [])
    walk.stage.press(.return)
    #expect(walk.events.kinds == ["confirm sent"])
  }

  @Test(
    "Deliberate gestures 6 what a scene says of an action is announced",
    arguments: [
      (Scene.confirmButton, "Delete Invoice 2041", "CONFIRM", "Deleted Invoice 2041"),
      (.forceGrid, "3", "Like", "Liked 3"), (.forceGrid, "3", "Remove", "Removed 3"),
      (.swipeWindow, "Swipe anywhere", "Swipe left", "seen: swipe left"),
    ]
  )
  func announced(_ scene: Scene, _ label: String, _ action: String, _ news: String) throws {
    let walk = start(scene)
    var heard: [String] = []
    walk.stage.application.onAccessibilityNotification = { notice in
      if notice.notification == .announcement { heard.append(notice.announcement ?? "") }
    }
    let isDone = walk.stage.perform(action, on: try element(label, on: walk.stage))
    #expect(isDone)
    #expect(heard == [news])
  }

  @Test("Deliberate gestures 6 a page, a list and a grid scroll without a finger, to their ends")
  func scrolling() throws {
    for (scene, label) in [
      (Scene.scroll, "Like row 1"), (.forceGrid, "1"), (.confirmButton, "Invoice 2041"),
      (.swipeWindow, "Paragraph 1"),
    ] {
      let walk = start(scene)
      var pages = 0
      walk.stage.application.onAccessibilityNotification = { notice in
        if notice.notification == .pageScrolled { pages += 1 }
      }
      let first = try element(label, on: walk.stage)
      let top = first.accessibilityFrame.minY
      var count = 0
      while walk.stage.scroll(.down, from: first), count < 100 { count += 1 }
      #expect(count > 0 && count < 100 && pages == count)
      #expect(first.accessibilityFrame.minY < top)
      while walk.stage.scroll(.previous, from: first), count > -100 { count -= 1 }
      #expect(count == 0)
      #expect(first.accessibilityFrame.minY == top)
      let isBeside = walk.stage.scroll(.left, from: first)
      #expect(!isBeside)
    }
  }

  @Test("from right to left the pager begins at its right end")
  func pager() throws {
    var traits = StageTraits()
    for (direction, way) in [("leftToRight", 1.0), ("rightToLeft", -1)] {
      let isKnown = set("layoutDirection", direction, of: &traits)
      try #require(isKnown)
      let walk = start(.scroll, traits)
      let page = try element("page 1", on: walk.stage)
      let other = try element("page 2", on: walk.stage)
      #expect(page.accessibilityFrame.midX == 195)
      #expect((other.accessibilityFrame.midX - 195) * way > 100)
      let hasTurned = walk.stage.scroll(.next, from: page)
      #expect(hasTurned)
      #expect(other.accessibilityFrame.midX == 195)
    }
  }

  @Test("a row out of sight is brought into sight and tapped")
  func scrolled() throws {
    let walk = start(.scroll)
    let row = try element("Like row 20", on: walk.stage)
    #expect(row.accessibilityFrame.minY > 844)
    walk.stage.activate(row)
    #expect(row.accessibilityValue == "1")
    let list = start(.confirmButton)
    let document = try element("List of birds", on: list.stage)
    list.stage.activate(document)
    #expect(document.accessibilityTraits == [.button, .selected])
  }

  @Test("from right to left a row is read from its right end")
  func mirrored() throws {
    var traits = StageTraits()
    let isKnown = set("layoutDirection", "rightToLeft", of: &traits)
    try #require(isKnown)
    let cells = { (walk: Walk) in
      walk.stage.accessibilityElements.filter { $0.accessibilityLabel.flatMap { Int($0) } != nil }
    }
    let (leftToRight, rightToLeft) = (start(.forceGrid), start(.forceGrid, traits))
    for (cells, isMirrored) in [(cells(leftToRight), false), (cells(rightToLeft), true)] {
      let row = cells.prefix(3)
      #expect(row.map(\.accessibilityLabel) == ["1", "2", "3"])
      let edges = row.map(\.accessibilityFrame.minX)
      #expect(edges == (isMirrored ? edges.sorted(by: >) : edges.sorted()))
      #expect(Set(edges).count == 3)
    }
  }

  @Test(
    "Deliberate gestures 6 no word of a heading is cut, in the largest text and on a small screen",
    arguments: [Scene.confirmButton, .forceGrid],
    [CGSize(width: 568, height: 320), CGSize(width: 320, height: 568)]
  )
  func headings(_ scene: Scene, _ size: CGSize) throws {
    var traits = StageTraits()
    traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let walk = start(scene, traits, size: size)
    walk.stage.window.layoutIfNeeded()
    let headings = walk.stage.accessibilityElements
      .filter { $0.accessibilityTraits.contains(.header) }.compactMap { $0 as? UILabel }
    #expect(headings.count == 1)
    for heading in headings {
      let shown = heading.frame
      for word in heading.text?.split(separator: " ") ?? [] {
        let label = UILabel(frame: .zero)
        label.font = heading.font
        label.text = String(word)
        #expect(label.sizeThatFits(.zero).width <= shown.width, "\(word)")
      }
      #expect(shown.height >= heading.sizeThatFits(shown.size).height)
      #expect(heading.superview?.bounds.contains(shown) == true)
    }
  }

  @Test("reduced motion moves nothing")
  func still() throws {
    var traits = StageTraits()
    let isKnown = set("reduceMotion", "true", of: &traits)
    try #require(isKnown)
    for (traits, moves) in [(StageTraits(), true), (traits, false)] {
      let walk = start(.confirmButton, traits)
      let button = try element("Delete Invoice 2041", on: walk.stage)
      walk.stage.activate(button)
      walk.stage.activate(button)
      #expect(walk.stage.application.isAnimating == moves)
    }
  }

  @Test("Deliberate gestures 6 where motion is reduced a tap on the handle slides nothing")
  func stillDrawer() throws {
    var traits = StageTraits()
    let isKnown = set("reduceMotion", "true", of: &traits)
    try #require(isKnown)
    for (traits, moves) in [(StageTraits(), true), (traits, false)] {
      let walk = start(.drawer, traits)
      let handle = try element("Drawer", on: walk.stage).accessibilityFrame
      let place = Point(x: Double(handle.midX), y: Double(handle.midY))
      let contact = { Contact(id: Contact.ID(1), phase: $0, position: place) }
      walk.stage.play(TouchFrame(time: .seconds(1), contacts: [contact(.began)]))
      walk.stage.play(TouchFrame(time: .seconds(1.08), contacts: [contact(.ended)]))
      #expect(walk.events.kinds == (moves ? [] : ["drawer opened"]))
      walk.stage.wait(.seconds(1))
      #expect(walk.events.kinds == ["drawer opened"])
    }
  }

  @Test("Deliberate gestures 6 where motion is reduced a menu's icons fade in where they stay")
  func stillMenu() throws {
    var traits = StageTraits()
    let isKnown = set("reduceMotion", "true", of: &traits)
    try #require(isKnown)
    for (traits, moves) in [(StageTraits(), true), (traits, false)] {
      let walk = start(.forceGrid, traits)
      let cell = try element("5", on: walk.stage).accessibilityFrame
      let place = Point(x: Double(cell.midX), y: Double(cell.midY))
      let contact = Contact(id: Contact.ID(1), phase: .began, position: place)
      walk.stage.play(TouchFrame(time: .seconds(1), contacts: [contact]))
      var frames: Set<[Double]> = []
      // From the first simulated force on until it is fixed.
      for _ in 1...15 {
        walk.stage.wait(.seconds(0.04))
        for element in walk.stage.accessibilityElements where element.accessibilityLabel == "Like" {
          let frame = element.accessibilityFrame
          frames.insert([Double(frame.midX), Double(frame.midY), Double(frame.width)])
        }
      }
      #expect(moves ? frames.count > 3 : frames.count == 1, "\(frames)")
    }
  }

  @Test("traits have names and values, and nothing else")
  func traits() {
    var traits = StageTraits()
    let known = [
      set("userInterfaceStyle", "pink", of: &traits), set("colour", "dark", of: &traits),
    ]
    #expect(known == [false, false])
    #expect(traits == StageTraits())
    for (name, values) in StageTraits.names {
      for value in values {
        let isKnown = set(name, value, of: &traits)
        #expect(isKnown)
      }
    }
    #expect(traits.userInterfaceStyle == .dark && traits.reducesMotion)
    #expect(traits.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    let stage = start(.drawer, traits).stage
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.window.traitCollection.layoutDirection == .rightToLeft)
  }
}
