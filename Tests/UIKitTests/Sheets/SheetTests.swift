import Expectations
import Testing
import TouchCore

@testable import UIKit

/// Sheets, in a window of 300 by 600 points: the large detent is 590 points high, the medium one 300.
@MainActor
struct SheetTests {
  /// A sheet that is presented, and what its delegate is told.
  @MainActor
  private final class Told: UISheetPresentationControllerDelegate {
    let bench = PresentationBench()
    let modal: ToldController
    let sheet: UISheetPresentationController
    var calls: [String] = []
    var mayDismiss = true
    private var time = 1.0

    init(_ detents: [UISheetPresentationController.Detent]) throws {
      modal = bench.controller("modal", .pageSheet)
      sheet = try #require(modal.sheetPresentationController)
      sheet.detents = detents
      sheet.delegate = self
    }

    func present() {
      bench.root.present(modal, animated: false)
      bench.wait(until: 1)
    }

    /// Drags a finger in steps of a tenth of the distance, rests unless it flicks, and waits for what follows.
    func drag(
      from y: Double,
      by distance: Double,
      x: Double = 150,
      across: Double = 0,
      rests: Bool = true
    ) {
      bench.send(.began, x, y, at: time)
      for step in 1...10 {
        time += 0.01
        let part = Double(step) / 10
        bench.send(.moved, x + across * part, y + distance * part, at: time)
      }
      if rests {
        for _ in 1...10 {
          time += 0.05
          bench.send(.moved, x + across, y + distance, at: time)
        }
      }
      bench.send(.ended, x + across, y + distance, at: time + 0.001)
      time += 2
      bench.wait(until: time)
    }

    var top: CGFloat { modal.view.convert(CGPoint.zero, to: nil).y }
    var isThere: Bool { modal.presentingViewController != nil }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      calls.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append(modal.view.window == nil ? "did" : "did too early")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) {
      calls.append(controller.selectedDetentIdentifier == .large ? "large" : "medium")
    }
  }

  @Test(
    "what manages a presentation is there before it, by the style, and keeps no controller alive"
  )
  func managers() throws {
    let bench = PresentationBench()
    let plain = bench.controller("plain", .overFullScreen)
    let manager = try #require(plain.presentationController)
    expectNil(plain.sheetPresentationController)
    expectNil(plain.popoverPresentationController)
    bench.root.present(plain, animated: false)
    #expect(plain.presentationController === manager && manager.containerView != nil)
    plain.dismiss(animated: false)
    expectNil(bench.controller("custom", .custom).presentationController)
    let unasked = bench.controller("unasked")
    bench.root.present(unasked, animated: false)
    #expect(bench.root.view.window == nil && unasked.sheetPresentationController == nil)
    unasked.dismiss(animated: false)

    let asked = bench.controller("asked")
    let inner = bench.controller("inner")
    asked.addChild(inner)
    let sheet = try #require(inner.sheetPresentationController)
    #expect(asked.presentationController === sheet && asked.sheetPresentationController === sheet)
    bench.root.present(asked, animated: false)
    #expect(bench.root.view.window != nil && inner.presentationController === sheet)
    expectEqual(sheet.presentationStyle, .pageSheet)
    expectEqual(
      asked.view.convert(asked.view.bounds, to: nil),
      CGRect(x: 0, y: 10, width: 300, height: 590)
    )
    asked.dismiss(animated: false)
    #expect(asked.view.superview == nil && bench.window.subviews == [bench.root.view])

    weak var gone: UIViewController?
    do {
      let lost = bench.controller("lost", .formSheet)
      _ = lost.sheetPresentationController
      gone = lost
    }
    expectNil(gone)
  }

  @Test(
    "a sheet comes and goes animated while the presenter stays, and a delegate can have it fill the window"
  )
  func animated() throws {
    let told = try Told([.medium(), .large()])
    told.bench.root.present(told.modal, animated: true)
    told.bench.wait(until: 0.41)
    expectEqual(told.bench.take(), ["modal will appear animated", "modal did appear animated"])
    expectEqual(told.top, 300)
    told.modal.dismiss(animated: true)
    told.bench.wait(until: 1)
    expectEqual(
      told.bench.take(),
      ["modal will disappear animated", "modal did disappear animated"]
    )
    #expect(told.calls == [] && told.bench.application.isQuiet)

    final class Filling: UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
      { .fullScreen }
    }
    let filling = Filling()
    told.sheet.delegate = filling
    told.present()
    #expect(told.top == 0 && told.bench.root.view.window == nil)
  }

  @Test(
    "a drag leads to the detent that its projection is nearest to, and from below the lowest out of the window"
  )
  func drags() throws {
    // From which detent, how far (upwards is negative), and whether the finger rests before it lifts.
    let cases:
      [(UISheetPresentationController.Detent.Identifier, Double, Bool, [String], CGFloat?)] = [
        (.medium, -160, true, ["large"], 10), (.medium, -150, true, [], 300),
        (.medium, -40, false, ["large"], 10),
        (.large, 150, true, [], 10), (.large, 160, true, ["medium"], 300),
        // A fling from the large detent ends at the medium one, unless the finger drags it below that.
        (.large, 200, false, ["medium"], 300),
        (.medium, 158, true, ["should"], 300),
        (.medium, 162, true, ["should", "will", "did"], nil),
        (.medium, 60, false, ["should", "will", "did"], nil),
      ]
    for (start, distance, rests, calls, top) in cases {
      let told = try Told([.medium(), .large()])
      told.sheet.selectedDetentIdentifier = start
      told.present()
      told.drag(from: start == .medium ? 400 : 300, by: distance, rests: rests)
      let name = "\(start.rawValue) \(distance) \(rests)"
      expectEqual(told.calls, calls, "\(name)")
      expectEqual(told.isThere, top != nil, "\(name)")
      if let top { expectEqual(told.top, top, "\(name)") }
    }
  }

  @Test("a sheet that is dragged below its lowest detent and back resolves no detent meanwhile")
  func resolved() throws {
    final class Count { var calls = 0 }
    let count = Count()
    let own = UISheetPresentationController.Detent.custom(identifier: .init("own")) { _ in
      count.calls += 1
      return 200
    }
    let told = try Told([own])
    told.mayDismiss = false
    told.present()
    let (top, before) = (Double(told.top), count.calls)
    told.bench.send(.began, 150, top + 50, at: 1)
    for step in 1...10 {
      told.bench.send(.moved, 150, top + 50 + 10 * Double(step), at: 1 + 0.01 * Double(step))
    }
    #expect(Double(told.top) > top && count.calls == before)
    told.bench.send(.cancelled, 150, top + 150, at: 1.2)
    told.bench.wait(until: 3)
    expectEqual(Double(told.top), top)
  }

  @Test("a sheet that a finger throws out of the window goes on as fast as it was")
  func thrown() throws {
    let told = try Told([.medium()])
    told.present()
    let surface = try #require(told.sheet.presentedView)
    told.bench.send(.began, 150, 400, at: 1)
    for step in 1...5 {
      told.bench.send(.moved, 150, 400 + 20 * Double(step), at: 1 + 0.01 * Double(step))
    }
    told.bench.send(.ended, 150, 500, at: 1.051)
    let before = surface.layer.presentation()?.position.y ?? 0
    told.bench.wait(until: 1.071)
    let after = surface.layer.presentation()?.position.y ?? 0
    // It moved by 2,000 points per second, and slows down on its way.
    #expect(after - before > 25 && after - before < 41, "\(after - before)")
    told.bench.wait(until: 2)
    #expect(!told.isThere)
  }

  @Test(
    "a sheet that may not be dismissed follows the finger with resistance, and the attempt is told"
  )
  func kept() throws {
    for isModal in [true, false] {
      let told = try Told([.medium()])
      let child = told.bench.controller("child")
      told.modal.addChild(child)
      child.isModalInPresentation = isModal
      told.mayDismiss = false
      told.present()
      told.bench.send(.began, 150, 400, at: 1)
      told.bench.send(.moved, 150, 420, at: 1.01)
      told.bench.send(.moved, 150, 610, at: 1.02)
      // The pan leaves 10 points out (rule 6.6), and the band shows 200 points as rule 8.9 has it.
      let shown = RubberBand(dimension: 590).shown(of: 200)
      #expect(abs(told.top - 300 - CGFloat(shown)) < 0.01)
      told.bench.send(.ended, 150, 610, at: 1.03)
      told.bench.wait(until: 3)
      #expect(told.isThere && told.top == 300)
      expectEqual(told.calls, (isModal ? [] : ["should"]) + ["attempt"])
      // A tap beside the sheet asks and tells the same.
      told.bench.send(.began, 150, 100, at: 4)
      told.bench.send(.ended, 150, 100, at: 4.05)
      #expect(told.calls.last == "attempt" && told.calls.count == (isModal ? 2 : 4))
      child.isModalInPresentation = false
      told.mayDismiss = true
      told.bench.send(.began, 150, 100, at: 5)
      told.bench.send(.ended, 150, 100, at: 5.05)
      told.bench.wait(until: 6)
      expectEqual(Array(told.calls.suffix(3)), ["should", "will", "did"])
      #expect(!told.isThere)
    }
  }

  @Test("a scroll view in a sheet keeps the drags that it can follow")
  func scrolling() throws {
    struct Case {
      var name: String
      var detent = UISheetPresentationController.Detent.Identifier.medium
      var expands = true
      var offset: CGFloat = 0
      var distance: Double
      var across = 0.0
      var refreshes = false
      var movesSheet: Bool
    }
    let cases = [
      Case(name: "up at the top", distance: -100, movesSheet: true),
      Case(name: "up without expanding", expands: false, distance: -100, movesSheet: false),
      Case(name: "up in the middle", offset: 300, distance: -100, movesSheet: false),
      Case(name: "up at the largest", detent: .large, distance: -100, movesSheet: false),
      Case(name: "down at the top", detent: .large, distance: 100, movesSheet: true),
      Case(
        name: "down in the middle",
        detent: .large,
        offset: 300,
        distance: 100,
        movesSheet: false
      ),
      Case(name: "down to refresh", distance: 50, refreshes: true, movesSheet: false),
      Case(name: "sideways", distance: -60, across: 90, movesSheet: false),
    ]
    for entry in cases {
      let told = try Told([.medium(), .large()])
      told.sheet.selectedDetentIdentifier = entry.detent
      told.sheet.prefersScrollingExpandsWhenScrolledToEdge = entry.expands
      told.present()
      let list = UIScrollView(frame: told.modal.view.bounds)
      list.contentSize = CGSize(width: 900, height: 3000)
      if entry.refreshes { list.refreshControl = UIRefreshControl() }
      told.modal.view.addSubview(list)
      told.bench.wait(until: 1.0)
      list.contentOffset.y = entry.offset
      let top = told.top
      var (movedSheet, scrolled) = (false, false)
      told.bench.send(.began, 100, 450, at: 2)
      for step in 1...10 {
        let part = Double(step) / 10
        let (x, y) = (100 + entry.across * part, 450 + entry.distance * part)
        told.bench.send(.moved, x, y, at: 2 + 0.01 * Double(step))
        if told.top != top { movedSheet = true }
        if list.contentOffset != CGPoint(x: 0, y: entry.offset) { scrolled = true }
      }
      expectEqual(movedSheet, entry.movesSheet, "\(entry.name)")
      expectEqual(scrolled, !entry.movesSheet, "\(entry.name)")
      told.bench.send(.ended, 100 + entry.across, 450 + entry.distance, at: 2.11)
    }
  }

  @Test("a finger on a picker's wheel turns the wheel, at its first row too, and not the sheet")
  func picking() throws {
    let rows = Rows()
    let told = try Told([.medium(), .large()])
    told.present()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 20, width: 300, height: 216))
    picker.dataSource = rows
    picker.delegate = rows
    told.modal.view.addSubview(picker)
    told.bench.wait(until: 1)
    let top = told.top
    told.drag(from: Double(top) + 128, by: 90)
    expectEqual(told.top, top, "down")
    expectEqual(picker.selectedRow(inComponent: 0), 0)
    told.drag(from: Double(top) + 128, by: -90)
    expectEqual(told.top, top, "up")
    #expect(picker.selectedRow(inComponent: 0) > 0)
    #expect(told.isThere)
  }

  /// Ten rows for a picker.
  @MainActor
  private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      10
    }
  }

  @Test(
    "a finger catches a sheet on its way, animated changes move it, and detents follow the window"
  )
  func moving() throws {
    let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) {
      $0.maximumDetentValue < 500 ? nil : 100
    }
    let told = try Told([small, .medium(), .large()])
    told.sheet.prefersGrabberVisible = true
    told.present()
    expectEqual(told.top, 500)
    told.sheet.animateChanges { told.sheet.selectedDetentIdentifier = .large }
    told.bench.wait(until: 1.1)
    told.bench.send(.began, 150, 590, at: 1.1)
    told.bench.send(.moved, 150, 570, at: 1.11)
    let caught = told.top
    #expect(caught > 15 && caught < 490)
    told.bench.send(.moved, 150, 560, at: 1.12)
    expectEqual(told.top, caught - 10)
    told.bench.send(.cancelled, 150, 560, at: 1.13)
    told.bench.wait(until: 3)
    #expect(told.top == 10 && told.calls == [])

    told.sheet.selectedDetentIdentifier = .init("small")
    told.bench.wait(until: 3.1)
    expectEqual(told.top, 500)
    // What is behind a sheet takes touches where it isn't dimmed.
    _ = told.bench.take()
    told.sheet.largestUndimmedDetentIdentifier = .init("small")
    told.bench.wait(until: 3.2)
    told.bench.send(.began, 150, 100, at: 4)
    told.bench.send(.ended, 150, 100, at: 4.1)
    expectEqual(told.bench.take(), ["root's view b", "root's view e"])
    told.sheet.selectedDetentIdentifier = .medium
    told.bench.wait(until: 4.2)
    told.bench.send(.began, 150, 100, at: 5)
    expectEqual(told.bench.take(), [])
    told.bench.send(.cancelled, 150, 100, at: 5.1)
    // Lying, the window is low: the sheet fills it, and no other detent is active.
    told.bench.application.turnScreen(to: CGSize(width: 600, height: 300))
    told.bench.wait(until: 6)
    expectEqual(told.modal.view.convert(told.modal.view.bounds, to: nil), told.bench.window.bounds)
    // Presented again, it has the heights of the window that is there then.
    told.modal.dismiss(animated: false)
    expectNil(told.sheet.containerView)
    told.bench.application.turnScreen(to: CGSize(width: 300, height: 600))
    told.bench.root.present(told.modal, animated: false)
    expectEqual(told.top, 300)
  }
}
