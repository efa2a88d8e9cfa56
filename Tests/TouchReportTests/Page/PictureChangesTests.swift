import Expectations
import Foundation
import Testing
import TouchCore
import TouchGraphics

@testable import TouchReport

/// Changes of pictures.
struct SceneFilmTests {
  /// A picture of squares beside each other.
  private func picture(_ places: Double...) -> DisplayList {
    var list = DisplayList(width: 100, height: 100)
    for place in places { list.fill(Path(Rect(x: place, y: 0, width: 5, height: 5)), .black) }
    return list
  }

  private func recorded(_ pictures: (Double, DisplayList)...) -> PictureChanges {
    var changes = PictureChanges(width: 100, height: 100)
    for (time, picture) in pictures { changes.add(picture, at: .seconds(time)) }
    return changes
  }

  /// The pictures, restored from their changes.
  private func shown(_ changes: PictureChanges) -> [[PaintCommand]] {
    var list: [Int] = []
    return changes.frames.map { frame in
      list.replaceSubrange(frame.start..<(frame.start + frame.removed), with: frame.inserted)
      return list.map { changes.commands[$0] }
    }
  }

  @Test("restore every picture that was added")
  func roundTrip() {
    let pictures = [
      picture(1, 2, 3), picture(1, 9, 3), picture(1, 3), picture(), picture(4, 4, 4), picture(4, 4),
      picture(0, 4, 4), picture(3, 2, 1),
    ]
    var changes = PictureChanges(width: 100, height: 100)
    for (place, picture) in pictures.enumerated() {
      changes.add(picture, at: .seconds(Double(place)))
    }
    expectEqual(shown(changes), pictures.map(\.commands))
  }

  @Test("store a picture equal to the previous one as nothing")
  func still() {
    let changes = recorded((0, picture(1, 2)), (1, picture(1, 2)), (2, picture(1, 2)))
    expectEqual(changes.frames.count, 1)
    expectEqual(changes.lastChange, .zero)
  }

  @Test("store what moved, and each command once")
  func changes() {
    let changes = recorded((0, picture(1, 2, 3)), (1, picture(1, 7, 3)), (2, picture(1, 2, 3)))
    expectEqual(changes.frames.map(\.inserted.count), [3, 1, 1])
    expectEqual(changes.frames.map(\.removed), [0, 1, 1])
    expectEqual(changes.commands.count, 4)
  }

  @Test("show the last of several pictures of one time")
  func sameMoment() {
    let one = recorded((0, picture(1)), (1, picture(2, 3)), (1, picture(4)))
    expectEqual(shown(one), [picture(1).commands, picture(4).commands])
    expectEqual(one.frames.map(\.time), [.zero, .seconds(1)])
    let back = recorded((0, picture(1)), (1, picture(2, 3)), (1, picture(1)))
    expectEqual(shown(back), [picture(1).commands])
    let first = recorded((0, picture(1)), (0, picture(2)))
    expectEqual(shown(first), [picture(2).commands])
  }

  @Test("are written with every kind of command, and nested lists")
  func json() throws {
    var list = DisplayList(width: 50, height: 40)
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    let shadow = PaintShadow(color: .black, offset: Vector(dx: 1, dy: 2), blur: 3)
    let map = Transform2D.translation(x: 5, y: 6)
    list.group(PaintGroup(transform: map, opacity: 0.5, clip: square, shadow: shadow)) {
      $0.fill(square, .white, rule: .evenOdd)
      $0.stroke(square, .black, PaintStroke(width: 2, cap: .round, join: .bevel, dash: [3, 4]))
    }
    list.text(PaintText("a \"b\" </script>", at: Point(x: 1, y: 2), size: 12, alignment: .center))
    var outer = DisplayList(width: 50, height: 40)
    outer.list(list)
    var changes = PictureChanges(width: 50, height: 40)
    changes.add(outer, at: .seconds(0.5))
    var text = ""
    changes.write { text += $0 }
    let parsed = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    let commands = try #require(parsed["commands"] as? [[Any]])
    expectEqual(commands.compactMap { $0.first as? String }, ["l", "g", "f", "s", "e", "t"])
    expectEqual((commands[0].last as? [Int]), [1, 2, 3, 4, 5])
    expectEqual((commands[1][1] as? [Double]), [1, 0, 0, 1, 5, 6])
    expectEqual((commands[2][2] as? String), "rgba(255,255,255,1)")
    expectEqual((commands[5][1] as? String), "a \"b\" </script>")
    expectEqual((parsed["frames"] as? [[Int]]), [[500_000, 0, 0, 0]])
  }
}
