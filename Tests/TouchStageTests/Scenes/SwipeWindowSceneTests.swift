import Foundation
import Testing
import TouchStage
import UIKit

@MainActor
@Suite("The scene swipe-window")
struct SwipeWindowSceneTests {
  @Test(
    "Deliberate gestures 3 a swipe to the left and a circle are recognized, with and without force",
    arguments: [false, true]
  )
  func leftAndCircle(_ ignoresForce: Bool) throws {
    let run = try SampleRun("swipe-window-left-and-circle", ignoringForce: ignoresForce)
    #expect(run.play() == ["swiped left", "drew circle"])
  }

  @Test(
    "Deliberate gestures 3 a drawn L and a drawn Z are recognized, with and without force",
    arguments: [false, true]
  )
  func letters(_ ignoresForce: Bool) throws {
    let run = try SampleRun("swipe-window-letters", ignoringForce: ignoresForce)
    #expect(run.play() == ["drew L", "drew Z"])
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
    #expect(
      run.play() == ["missed: strayed", "missed: short", "missed: short", "missed: short"]
    )
    #expect(farthest > 300, "the page keeps scrolling")
  }

  @Test(
    "Deliberate gestures 3 it works on screens of other sizes",
    arguments: [CGSize(width: 320, height: 693), CGSize(width: 780, height: 1688)]
  )
  func sizes(_ size: CGSize) throws {
    let run = try SampleRun("swipe-window-left-and-circle", size: size)
    #expect(run.play() == ["swiped left", "drew circle"])
  }
}
