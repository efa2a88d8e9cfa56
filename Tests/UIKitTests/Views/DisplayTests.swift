import Testing
import TouchCore
import UIKit

/// Sets up what it shows in `draw(_:)`, as apps write it.
private final class DrawnMeter: UIView {
  var rectangles: [CGRect] = []
  let dot = UIView()

  override func draw(_ rect: CGRect) {
    rectangles.append(rect)
    dot.frame = rect.insetBy(dx: 5, dy: 5)
    addSubview(dot)
    // It has no effect here.
    setNeedsDisplay()
  }
}

/// Counts the calls of `draw(_:)`, which Apple documents not to come.
private final class CountingImage: UIImageView {
  var draws = 0
  override func draw(_ rect: CGRect) { draws += 1 }
}

/// Moves its text by what it hands to its superclass.
private final class ShiftedLabel: UILabel {
  override func draw(_ rect: CGRect) { super.draw(rect.insetBy(dx: 10, dy: 0)) }
}

/// When `draw(_:)` is called.
@MainActor
struct DisplayTests {
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test("a view is drawn once before the first frame, and again after setNeedsDisplay()")
  func drawn() {
    let bench = Bench()
    let (view, outside) = (DrawnMeter(frame: bounds), DrawnMeter(frame: bounds))
    bench.window.addSubview(view)
    view.setNeedsDisplay()
    outside.setNeedsDisplay()
    bench.window.layoutIfNeeded()
    #expect(view.rectangles.isEmpty)
    bench.wait(until: 0.1)
    #expect(view.rectangles == [bounds])
    #expect(view.dot.frame == CGRect(x: 5, y: 5, width: 30, height: 10))
    bench.wait(until: 0.2)
    view.setNeedsLayout()
    bench.wait(until: 0.3)
    #expect(view.rectangles.count == 1)
    view.layer.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    _ = bench.application.displayList()
    #expect(view.rectangles == [bounds, bounds])
    #expect(outside.rectangles.isEmpty)
  }

  @Test("a view without a size waits for one; another size is drawn where the content mode says it")
  func sizes() {
    let bench = Bench()
    let view = DrawnMeter()
    bench.window.addSubview(view)
    bench.wait(until: 0.1)
    #expect(view.rectangles.isEmpty)
    view.frame = bounds
    bench.wait(until: 0.2)
    #expect(view.rectangles == [bounds])
    view.frame.size.width = 60
    bench.wait(until: 0.3)
    #expect(view.rectangles.count == 1)
    view.contentMode = .redraw
    view.frame.size.width = 80
    bench.wait(until: 0.4)
    #expect(view.rectangles.last?.width == 80)
  }

  @Test("an image view isn't drawn, and a label's text is where draw(_:) is told to draw it")
  func content() {
    let bench = Bench()
    let (picture, label) = (CountingImage(frame: bounds), ShiftedLabel(frame: bounds))
    label.text = "A"
    bench.window.addSubview(picture)
    bench.window.addSubview(label)
    bench.wait(until: 0.1)
    picture.setNeedsDisplay()
    label.text = "B"
    let text = bench.application.displayList().commands.compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
    #expect(picture.draws == 0)
    #expect(text.map(\.text) == ["B"] && text[0].position.x >= 10)
  }
}
