import DeliberateTouch
import Expectations
import Foundation
import Scenes
import Testing
import TouchCore
import TouchStage
import UIKit

/// The scene swipe-window.
@MainActor
struct SwipeWindowSceneTests {
  @Test(
    "Deliberate gestures 3 a swipe to the left and a circle are recognized, with and without force",
    arguments: [false, true]
  )
  func leftAndCircle(_ ignoresForce: Bool) throws {
    let run = try SampleRun("swipe-window-left-and-circle", ignoringForce: ignoresForce)
    expectEqual(run.play(), ["swiped left", "drew circle"])
  }

  @Test(
    "Deliberate gestures 3 a drawn L and a drawn Z are recognized, with and without force",
    arguments: [false, true]
  )
  func letters(_ ignoresForce: Bool) throws {
    let run = try SampleRun("swipe-window-letters", ignoringForce: ignoresForce)
    expectEqual(run.play(), ["drew L", "drew Z"])
  }

  @Test(
    "Deliberate gestures 3 scrolling with drift, a short flick and a straying path aren't swipes",
    arguments: [false, true]
  )
  func scroll(_ ignoresForce: Bool) throws {
    let run = try SampleRun("swipe-window-scroll", ignoringForce: ignoresForce)
    let page = try #require(run.views(UIScrollView.self).first)
    var farthest: CGFloat = 0
    run.afterFrame = { farthest = max(farthest, page.contentOffset.y) }
    expectEqual(
      run.play(),
      ["missed: strayed", "missed: short", "missed: short", "missed: short"]
    )
    #expect(farthest > 300, "the page keeps scrolling")
  }

  @Test(
    "Deliberate gestures 3 it works on screens of other sizes",
    arguments: [CGSize(width: 320, height: 693), CGSize(width: 780, height: 1688)]
  )
  func sizes(_ size: CGSize) throws {
    let run = try SampleRun("swipe-window-left-and-circle", size: size)
    expectEqual(run.play(), ["swiped left", "drew circle"])
  }

  /// Plays a stroke through some corners, after a rest or without one; returns what the scene told.
  private func draw(_ corners: [Point], afterRest rest: Double = 0.4) -> [SceneEvent] {
    let controller = Scene.swipeWindow.makeViewController()
    let stage = TouchStage(
      scene: controller,
      size: CGSize(width: 390, height: 844),
      window: controller.makeWindow
    )
    var events: [SceneEvent] = []
    controller.onEvent = { events.append($0) }
    func play(_ time: Double, _ phase: Contact.Phase, _ place: Point) {
      let contact = Contact(id: Contact.ID(1), phase: phase, position: place)
      stage.play(TouchFrame(time: .seconds(time), contacts: [contact]))
    }
    var time = rest
    play(0, .began, corners[0])
    for (from, to) in zip(corners, corners.dropFirst()) {
      for step in 1...15 {
        time += 1 / 60
        play(time, .moved, from + (to - from) * (Double(step) / 15))
      }
    }
    play(time + 0.02, .ended, corners[corners.count - 1])
    stage.finish()
    return events
  }

  private func miss(_ events: [SceneEvent]) -> GestureMiss? {
    if case .missed(let miss)? = events.last?.kind { miss } else { nil }
  }

  @Test(
    "Deliberate gestures 3 letters and circles are recognized, narrow and wide",
    arguments: [0.5, 0.6, 0.75, 0.9, 1, 1.15, 1.3]
  )
  func widths(_ part: Double) {
    let (x, y, width, height) = (110.0, 300.0, 160 * part, 160.0)
    let corner = { (across: Double, down: Double) in
      Point(x: x + across * width, y: y + down * height)
    }
    let circle = (0...24).map { step in
      let angle = Double(step) / 24 * 2 * .pi
      return corner(0.5 + 0.5 * sin(angle), 0.5 - 0.5 * cos(angle))
    }
    let drawings = [
      ("L", [corner(0, 0), corner(0, 1), corner(1, 1)]),
      ("Z", [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)]), ("circle", circle),
    ]
    for (name, corners) in drawings where name != "circle" || part >= 0.6 {
      var names: [String] = []
      for event in draw(corners) {
        if case .drew(let name) = event.kind { names.append(name) }
      }
      expectEqual(names, [name], "\(name), \(part) as wide as high")
    }
  }

  @Test("Deliberate gestures 6 a drawing that is nothing tells of its size or its score")
  func missedDrawings() throws {
    let small = [Point(x: 100, y: 300), Point(x: 140, y: 300), Point(x: 100, y: 340)]
    let size = try #require(miss(draw(small + [Point(x: 140, y: 340)])))
    #expect(size.cause == .size && size.value == 40 && size.limit == 48)
    let seven = [Point(x: 100, y: 300), Point(x: 240, y: 300), Point(x: 100, y: 460)]
    let score = try #require(miss(draw(seven)))
    #expect(score.cause == .score && score.limit == 0.5 && (score.value ?? 1) < 0.5)
    // Without a rest the finger scrolls and draws nothing.
    let scrolls = try #require(miss(draw(seven, afterRest: 0)))
    #expect(scrolls.cause != .score && scrolls.cause != .size)
  }

  @Test(
    "what was seen stands between the title and the news, and covers neither",
    arguments: [
      CGSize(width: 568, height: 320), CGSize(width: 844, height: 390),
      CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
    ]
  )
  func badge(_ size: CGSize) throws {
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      var traits = StageTraits()
      traits.preferredContentSizeCategory = category
      let controller = Scene.swipeWindow.makeViewController()
      let stage = TouchStage(
        scene: controller,
        size: size,
        traits: traits,
        window: controller.makeWindow
      )
      let title = try #require(
        stage.accessibilityElements.first { $0.accessibilityLabel == "Swipe anywhere" }
      )
      #expect(stage.perform("Swipe left", on: title))
      let caption = try #require(label("swipe left", in: stage.window))
      let news = try #require(label("seen: swipe left", in: stage.window))
      let (badge, bar) = try (#require(caption.superview), #require(news.superview))
      let window = stage.window
      let frame = badge.convert(badge.bounds, to: window)
      #expect(frame.minY >= title.accessibilityFrame.maxY, "\(size) \(category)")
      #expect(frame.maxY <= bar.convert(bar.bounds, to: window).minY, "\(size) \(category)")
      #expect(frame.width >= 95)
    }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let found = view as? UILabel, found.text == text { return found }
    for part in view.subviews {
      if let found = label(text, in: part) { return found }
    }
    return nil
  }
}
