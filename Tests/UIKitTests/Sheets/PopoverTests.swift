import Expectations
import Testing
import TouchCore
import UIKit

/// Popovers, in a window of 300 by 600 points, which is narrow, or of a tablet.
@MainActor
struct PopoverTests {
  @MainActor
  private final class Asked: UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var style: UIModalPresentationStyle?

    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { style ?? .none }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      calls.append("prepare")
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("did")
    }
  }

  @Test("a popover stands on the first permitted side that has room, or shrinks into the largest")
  func places() throws {
    let cases: [(CGRect, UIPopoverArrowDirection, CGSize, CGRect, UIPopoverArrowDirection)] = [
      // Below, in the middle of what it points at; then shifted into the margins.
      (
        CGRect(x: 100, y: 100, width: 100, height: 20), .any, CGSize(width: 100, height: 50),
        CGRect(x: 100, y: 128, width: 100, height: 50), .up
      ),
      (
        CGRect(x: 250, y: 100, width: 40, height: 20), .any, CGSize(width: 100, height: 50),
        CGRect(x: 190, y: 128, width: 100, height: 50), .up
      ),
      (
        CGRect(x: 100, y: 540, width: 100, height: 20), .any, CGSize(width: 100, height: 50),
        CGRect(x: 100, y: 482, width: 100, height: 50), .down
      ),
      (
        CGRect(x: 10, y: 300, width: 20, height: 20), [.left], CGSize(width: 100, height: 50),
        CGRect(x: 38, y: 285, width: 100, height: 50), .left
      ),
      (
        CGRect(x: 270, y: 300, width: 20, height: 20), [.left, .right],
        CGSize(width: 100, height: 50),
        CGRect(x: 162, y: 285, width: 100, height: 50), .right
      ),
      // Nowhere is room for 580 points: it takes the 282 points above.
      (
        CGRect(x: 100, y: 300, width: 100, height: 100), .any, CGSize(width: 280, height: 580),
        CGRect(x: 10, y: 10, width: 280, height: 282), .down
      ),
    ]
    for (source, directions, size, frame, direction) in cases {
      let bench = PresentationBench()
      let (modal, asked) = (bench.controller("modal", .popover), Asked())
      modal.preferredContentSize = size
      let popover = try #require(modal.popoverPresentationController)
      popover.sourceView = bench.root.view
      popover.sourceRect = source
      popover.permittedArrowDirections = directions
      popover.delegate = asked
      bench.root.present(modal, animated: false)
      expectEqual(modal.view.convert(modal.view.bounds, to: nil), frame, "\(source)")
      expectEqual(popover.arrowDirection, direction, "\(source)")
      #expect(asked.calls == ["prepare"] && bench.root.view.window != nil)
    }
  }

  @Test("a narrow window shows a popover as a sheet, unless the delegate wants another style")
  func styles() throws {
    for (style, top) in [
      (nil, 10), (UIModalPresentationStyle.none, 50), (.fullScreen, 0), (.formSheet, 10),
    ]
      as [(UIModalPresentationStyle?, CGFloat)]
    {
      let bench = PresentationBench()
      let (modal, asked) = (bench.controller("modal", .popover), Asked())
      modal.preferredContentSize = CGSize(width: 100, height: 50)
      let popover = try #require(modal.popoverPresentationController)
      popover.sourceView = bench.root.view
      popover.sourceRect = CGRect(x: 0, y: 22, width: 20, height: 20)
      asked.style = style
      if style != nil { popover.delegate = asked }
      bench.root.present(modal, animated: false)
      expectEqual(modal.view.convert(CGPoint.zero, to: nil).y, top)
      expectEqual(modal.sheetPresentationController != nil, top == 10)
      #expect(modal.popoverPresentationController === popover)
      expectEqual(bench.root.view.window == nil, style == .fullScreen)
    }
  }

  @Test("a touch beside a popover dismisses it, except in the views that it lets through")
  func touches() throws {
    let bench = PresentationBench()
    let (modal, asked) = (bench.controller("modal", .popover), Asked())
    let through = UIButton(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
    var taps = 0
    through.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    bench.root.view.addSubview(through)
    modal.preferredContentSize = CGSize(width: 100, height: 50)
    let popover = try #require(modal.popoverPresentationController)
    popover.sourceView = bench.root.view
    popover.sourceRect = CGRect(x: 0, y: 22, width: 20, height: 20)
    popover.delegate = asked
    popover.passthroughViews = [through]
    bench.root.present(modal, animated: true)
    bench.wait(until: 1)
    _ = bench.take()
    for (index, point) in [(50, 60), (150, 550), (150, 300)].enumerated() {
      bench.send(.began, Double(point.0), Double(point.1), at: 2 + Double(index))
      bench.send(.ended, Double(point.0), Double(point.1), at: 2.05 + Double(index))
    }
    bench.wait(until: 6)
    expectEqual(taps, 1)
    expectEqual(asked.calls, ["prepare", "will", "did"])
    expectEqual(
      bench.take(),
      [
        "modal's view b", "modal's view e", "modal will disappear animated",
        "modal did disappear animated",
      ]
    )
    #expect(popover.arrowDirection == .unknown && bench.application.isQuiet)
  }
}
