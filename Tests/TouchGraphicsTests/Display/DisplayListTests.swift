import Expectations
import Testing
import TouchCore

@testable import TouchGraphics

/// Display lists.
struct DisplayListTests {
  private let box = Path(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test("a group that changes nothing, shows nothing or is empty isn't recorded")
  func groups() {
    var list = DisplayList(width: 100, height: 100)
    list.group(PaintGroup(opacity: 0.5)) { _ in }
    list.group(PaintGroup(opacity: 0)) { $0.fill(box, .black) }
    #expect(list.isEmpty)
    list.group(PaintGroup()) { $0.fill(box, .black) }
    expectEqual(list.commands, [.fill(box, .black, .winding)])
    list.group(PaintGroup(transform: .scale(x: 2, y: 2))) { outer in
      outer.group(PaintGroup(opacity: 0.5)) { _ in }
      outer.group(PaintGroup(opacity: 0.25)) { $0.fill(box, .white) }
    }
    expectEqual(
      list.commands.dropFirst(),
      [
        .begin(PaintGroup(transform: .scale(x: 2, y: 2))), .begin(PaintGroup(opacity: 0.25)),
        .fill(box, .white, .winding), .end, .end,
      ]
    )
  }

  @Test("invisible commands aren't recorded")
  func invisible() {
    var list = DisplayList(width: 100, height: 100)
    list.fill(box, .clear)
    list.fill(Path(), .black)
    list.stroke(box, .black, PaintStroke(width: 0))
    list.stroke(box, PaintColor(white: 0, alpha: .nan), PaintStroke(width: 1))
    list.text(PaintText("", at: .zero, size: 10))
    list.text(PaintText("A", at: .zero, size: 0))
    list.list(DisplayList(width: 10, height: 10))
    #expect(list.isEmpty)
    list.fill(box, PaintColor(white: 0, alpha: 0.001))
    list.stroke(box, .black, PaintStroke(width: 0.001))
    list.text(PaintText("A", at: .zero, size: 0.001))
    expectEqual(list.commands.count, 3)
  }

  @Test("a list is a value: a copy doesn't change")
  func values() {
    var list = DisplayList(width: 100, height: 100)
    list.fill(box, .black)
    let kept = list
    list.list(kept)
    expectEqual(kept.commands.count, 1)
    expectEqual(list.commands.last, .list(kept))
    #expect(list != kept)
  }

  @Test("ink extends beyond a path by half the width, and by its caps and joins")
  func reach() {
    expectEqual(PaintStroke(width: 4, join: .round).reach, 2)
    expectEqual(PaintStroke(width: 4, join: .miter, miterLimit: 3).reach, 6)
    expectEqual(PaintStroke(width: 4, join: .miter, miterLimit: 0).reach, 2)
    #expect(
      abs(PaintStroke(width: 4, cap: .square, join: .round).reach - 2 * 2.squareRoot()) < 1e-12
    )
  }

  @Test(
    "a picture in another size is stretched along each axis from its corner, and else is itself"
  )
  func scaled() {
    var list = DisplayList(width: 100, height: 50)
    list.fill(box, .black)
    let scaled = list.scaled(to: CGSize(width: 50, height: 200))
    #expect(scaled.width == 50 && scaled.height == 200)
    let map = Transform2D(a: 0.5, b: 0, c: 0, d: 4, tx: 0, ty: 0)
    expectEqual(scaled.commands, [.begin(PaintGroup(transform: map)), .list(list), .end])
    expectEqual(list.scaled(to: CGSize(width: 100, height: 50)), list)
    expectEqual(list.scaled(to: CGSize(width: 100, height: 51)).height, 51)
    expectEqual(list.scaled(to: CGSize(width: 101, height: 50)).width, 101)
    let empty = DisplayList(width: 0, height: 50)
    expectEqual(empty.scaled(to: CGSize(width: 10, height: 50)), empty)
  }
}
