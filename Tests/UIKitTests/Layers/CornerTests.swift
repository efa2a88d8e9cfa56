import Expectations
import Testing
import TouchCore
import UIKit

/// Corners of layers.
@MainActor
struct CornerTests {
  /// The outline that a layer of 100 by 60 points is filled with.
  private func outline(_ corners: CACornerMask?) -> Path? {
    UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.backgroundColor = .red
    view.layer.cornerRadius = 20
    if let corners { view.layer.maskedCorners = corners }
    for command in view.displayList().commands {
      if case .fill(let path, _, _) = command { return path }
    }
    return nil
  }

  @Test("only the corners in the mask are round")
  func mask() throws {
    let top = try #require(outline([.layerMinXMinYCorner, .layerMaxXMinYCorner]))
    #expect(!top.contains(Point(x: 1, y: 1)))
    #expect(!top.contains(Point(x: 99, y: 1)))
    #expect(top.contains(Point(x: 1, y: 59)))
    #expect(top.contains(Point(x: 99, y: 59)))
    let right = try #require(outline([.layerMaxXMinYCorner, .layerMaxXMaxYCorner]))
    #expect(right.contains(Point(x: 1, y: 1)))
    #expect(!right.contains(Point(x: 99, y: 59)))
    let all = try #require(outline(nil))
    #expect(!all.contains(Point(x: 1, y: 1)) && !all.contains(Point(x: 99, y: 59)))
    let none = try #require(outline([]))
    #expect(none.contains(Point(x: 1, y: 1)) && none.contains(Point(x: 99, y: 59)))
  }

  @Test("text styles have the sizes of the design guide")
  func styles() {
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    expectEqual(UIFont.preferredFont(forTextStyle: .footnote).pointSize, 13)
    expectEqual(
      UIFont.preferredFont(forTextStyle: .headline),
      .systemFont(ofSize: 17, weight: .semibold)
    )
    expectEqual(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, 34)
  }

  @Test("a border and a shadow are black unless set, and nil where that is set")
  func black() throws {
    let layer = CALayer()
    for path in [\CALayer.borderColor, \CALayer.shadowColor] {
      let color = try #require(layer[keyPath: path])
      expectEqual(color.components, [0, 0, 0, 1])
      layer[keyPath: path] = nil
      expectNil(layer[keyPath: path])
    }
  }
}
