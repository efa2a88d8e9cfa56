import DeliberateTouch
import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

@testable import Scenes

/// The scene force-grid.
@MainActor
struct ForceGridSceneTests {
  /// The events of a scene that plays a sample, without the forces; and the scene.
  private func run(_ name: String, _ ignoresForce: Bool) throws -> (events: [String], SampleRun) {
    let run = try SampleRun(name, ignoringForce: ignoresForce)
    let events = run.play().filter { !$0.hasPrefix("force") }
    return (events, run)
  }

  private func cells(_ run: SampleRun, _ isMeant: (GridCell) -> Bool) -> [Int] {
    run.views(GridCell.self).filter(isMeant).map { $0.number }.sorted()
  }

  @Test(
    "Deliberate gestures 1 a fixed press opens a menu: an icon likes the cell, a tap elsewhere dismisses it",
    arguments: [false, true]
  )
  func menu(_ ignoresForce: Bool) throws {
    let (events, run) = try run("force-grid-menu", ignoresForce)
    expectEqual(events, ["started", "fixed", #"chosen("like")"#, "started", "fixed", "dismissed"])
    expectEqual(cells(run) { $0.isLiked }, [8])
    expectEqual(cells(run) { $0.isSelected || $0.isRemoved }, [])
    expectEqual(run.views(UIScrollView.self).map(\.contentOffset), [.zero])
    #expect(run.views(ForceActionMenu.self).isEmpty)
  }

  @Test(
    "Deliberate gestures 1 the menu opens inwards at the screen's edge, and dims everything but the pressed cell",
    arguments: [false, true]
  )
  func open(_ ignoresForce: Bool) throws {
    let run = try SampleRun("force-grid-menu", ignoringForce: ignoresForce)
    run.play(until: 3.6)
    let menu = try #require(run.views(ForceActionMenu.self).first)
    #expect(menu.isOpen)
    #expect(menu.iconCenters.allSatisfy { (36...354).contains($0.x) && $0.y < 640 })
    expectEqual(menu.subviews.first?.alpha, 0.6)
    // The snapshot is where its cell is.
    let cell = try #require(run.views(GridCell.self).first { $0.number == 15 })
    let snapshot = try #require(menu.subviews.dropFirst().first)
    let place = cell.convert(cell.bounds, to: menu)
    #expect(abs(snapshot.frame.minX - place.minX) < 1e-9)
    #expect(abs(snapshot.frame.minY - place.minY) < 1e-9)
    #expect(abs(snapshot.frame.maxX - place.maxX) < 1e-9)
    #expect(abs(snapshot.frame.maxY - place.maxY) < 1e-9)
  }

  @Test(
    "Deliberate gestures 1 firm fingers that scroll and tap open no menu",
    arguments: [false, true]
  )
  func scroll(_ ignoresForce: Bool) throws {
    let run = try SampleRun("force-grid-scroll", ignoringForce: ignoresForce)
    let actions = run.actions()
    expectEqual(run.events, [])
    expectNil(actions["press"])
    expectEqual(actions["tap"], 2)
    expectEqual(cells(run) { $0.isSelected }, [13, 33])
    #expect((run.views(UIScrollView.self).first?.contentOffset.y ?? 0) > 600)
  }

  @Test(
    "Deliberate gestures 1 one press opens the menu, slides onto an icon, and chooses it by lifting",
    arguments: [false, true]
  )
  func slide(_ ignoresForce: Bool) throws {
    let (events, run) = try run("force-grid-slide", ignoresForce)
    expectEqual(events, ["started", "fixed", #"chosen("remove")"#])
    expectEqual(cells(run) { $0.isRemoved }, [8])
    #expect(run.views(ForceActionMenu.self).isEmpty)
  }

  @Test(
    "Deliberate gestures 1 something is seen before the threshold: a ring that closes",
    arguments: [false, true]
  )
  func approach(_ ignoresForce: Bool) throws {
    let run = try SampleRun("force-grid-hesitate", ignoringForce: ignoresForce)
    var seen: Set<Int> = []
    run.afterFrame = { [unowned run] in
      guard run.events.isEmpty else { return }
      for cell in run.views(GridCell.self) where cell.approach.isHidden == false {
        seen.insert(Int((cell.approach.presentation()?.strokeEnd ?? 0) * 10))
      }
    }
    run.play(until: 0.5)
    #expect(seen.count > 3, "\(seen)")
    #expect(run.views(GridCell.self).allSatisfy { $0.approach.isHidden }, "gone with the start")
  }

  @Test(
    "Deliberate gestures 1 a press that lifts before it is fixed ends, and its menu closes",
    arguments: [false, true]
  )
  func hesitate(_ ignoresForce: Bool) throws {
    let (events, run) = try run("force-grid-hesitate", ignoresForce)
    expectEqual(
      events,
      ["started", "ended", "dismissed", "missed: \(ignoresForce ? "hold" : "force")"]
    )
    expectEqual(cells(run) { $0.isLiked || $0.isRemoved }, [])
    expectEqual(cells(run) { $0.isSelected }, [8], "the tap afterwards")
    #expect(run.views(ForceActionMenu.self).isEmpty)
  }

  @Test(
    "Deliberate gestures 1 the reported forces rise to 1, with and without force hardware"
  )
  func forces() throws {
    for ignoresForce in [false, true] {
      let run = try SampleRun("force-grid-menu", ignoringForce: ignoresForce)
      var forces: [Double] = []
      run.controller.onEvent = { event in
        if case .force(let force) = event.kind { forces.append(force) }
      }
      run.play(until: 1.5)
      // With force it is fixed at 3 of 6.667, so that fewer changes come before that.
      #expect(forces.count > (ignoresForce ? 15 : 5))
      expectEqual(forces.last, 1)
      #expect(forces.allSatisfy { (0...1).contains($0) })
      if ignoresForce {
        expectEqual(forces.first, 0.1)
        expectEqual(forces, forces.sorted())
      } else {
        // A quarter of the sensor's maximum is 0.556 of the full force.
        expectEqual(forces.first.map { (0.55...0.75).contains($0) }, true)
      }
    }
  }

  @Test(
    "fits screens of every size: cells side by side, a menu that opens on the screen",
    arguments: [
      CGSize(width: 320, height: 480), CGSize(width: 390, height: 844),
      CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366),
      CGSize(width: 60, height: 60),
    ]
  )
  func sizes(_ size: CGSize) throws {
    let run = try SampleRun("force-grid-menu", size: size)
    let cells = run.views(GridCell.self)
    expectEqual(cells.count, 60)
    let grid = try #require(run.views(UIScrollView.self).first)
    for (index, cell) in cells.enumerated() {
      #expect(cell.frame.minX >= 0 && cell.frame.maxX <= grid.bounds.width)
      #expect(cell.frame.maxY <= grid.contentSize.height)
      let others = cells[(index + 1)...]
      #expect(others.allSatisfy { !$0.frame.insetBy(dx: 0.01, dy: 0.01).intersects(cell.frame) })
    }
    #expect(run.play().contains("fixed"))
  }
}
