import Expectations
import Scenes
import Testing
import TouchCore
import TouchStage
import UIKit

/// Scenes from right to left, in large text, and where motion is reduced.
@MainActor struct SceneTraitTests {
  @Test("from right to left the pager begins at its right end")
  func pager() throws {
    var traits = StageTraits()
    for (direction, sign) in [("leftToRight", 1.0), ("rightToLeft", -1)] {
      let isKnown = traits.set("layoutDirection", to: direction)
      try #require(isKnown)
      let walk = SceneWalk(.scroll, traits)
      let page = try walk.element("page 1")
      let other = try walk.element("page 2")
      expectEqual(page.accessibilityFrame.midX, 195)
      #expect((other.accessibilityFrame.midX - 195) * sign > 100)
      let hasTurned = walk.stage.scroll(.next, from: page)
      #expect(hasTurned)
      expectEqual(other.accessibilityFrame.midX, 195)
    }
  }

  @Test("from right to left a row is read from its right end")
  func mirrored() throws {
    var traits = StageTraits()
    let isKnown = traits.set("layoutDirection", to: "rightToLeft")
    try #require(isKnown)
    let cells = { (walk: SceneWalk) in
      walk.stage.accessibilityElements.filter { $0.accessibilityLabel.flatMap { Int($0) } != nil }
    }
    let (leftToRight, rightToLeft) = (SceneWalk(.forceGrid), SceneWalk(.forceGrid, traits))
    for (cells, isMirrored) in [(cells(leftToRight), false), (cells(rightToLeft), true)] {
      let row = cells.prefix(3)
      expectEqual(row.map(\.accessibilityLabel), ["1", "2", "3"])
      let edges = row.map(\.accessibilityFrame.minX)
      expectEqual(edges, (isMirrored ? edges.sorted(by: >) : edges.sorted()))
      expectEqual(Set(edges).count, 3)
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
    let walk = SceneWalk(scene, traits, size: size)
    walk.stage.window.layoutIfNeeded()
    let headings = walk.stage.accessibilityElements
      .filter { $0.accessibilityTraits.contains(.header) }.compactMap { $0 as? UILabel }
    expectEqual(headings.count, 1)
    for heading in headings {
      let shown = heading.frame
      for word in heading.text?.split(separator: " ") ?? [] {
        let label = UILabel(frame: .zero)
        label.font = heading.font
        label.text = String(word)
        #expect(label.sizeThatFits(.zero).width <= shown.width, "\(word)")
      }
      #expect(shown.height >= heading.sizeThatFits(shown.size).height)
      expectEqual(heading.superview?.bounds.contains(shown), true)
    }
  }

  @Test("reduced motion moves nothing")
  func still() throws {
    var traits = StageTraits()
    let isKnown = traits.set("reduceMotion", to: "true")
    try #require(isKnown)
    for (traits, moves) in [(StageTraits(), true), (traits, false)] {
      let walk = SceneWalk(.confirmButton, traits)
      let button = try walk.element("Delete Invoice 2041")
      walk.stage.activate(button)
      walk.stage.activate(button)
      expectEqual(walk.stage.application.isAnimating, moves)
    }
  }

  @Test("Deliberate gestures 6 where motion is reduced a tap on the handle slides nothing")
  func stillDrawer() throws {
    var traits = StageTraits()
    let isKnown = traits.set("reduceMotion", to: "true")
    try #require(isKnown)
    for (traits, moves) in [(StageTraits(), true), (traits, false)] {
      let walk = SceneWalk(.drawer, traits)
      let handle = try walk.element("Drawer").accessibilityFrame
      let place = Point(x: Double(handle.midX), y: Double(handle.midY))
      let contact = { Contact(id: Contact.ID(1), phase: $0, position: place) }
      walk.stage.play(TouchFrame(time: .seconds(1), contacts: [contact(.began)]))
      walk.stage.play(TouchFrame(time: .seconds(1.08), contacts: [contact(.ended)]))
      expectEqual(walk.events.kinds, (moves ? [] : ["drawer opened"]))
      walk.stage.wait(.seconds(1))
      expectEqual(walk.events.kinds, ["drawer opened"])
    }
  }

  @Test("traits have names and values, and nothing else")
  func traits() {
    var traits = StageTraits()
    let known = [
      traits.set("userInterfaceStyle", to: "pink"), traits.set("colour", to: "dark"),
    ]
    expectEqual(known, [false, false])
    expectEqual(traits, StageTraits())
    for (name, values) in StageTraits.names {
      for value in values {
        let isKnown = traits.set(name, to: value)
        #expect(isKnown)
      }
    }
    #expect(traits.userInterfaceStyle == .dark && traits.reducesMotion)
    expectEqual(traits.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)
    let stage = SceneWalk(.drawer, traits).stage
    expectEqual(stage.window.traitCollection.userInterfaceStyle, .dark)
    expectEqual(stage.window.traitCollection.layoutDirection, .rightToLeft)
  }
}
