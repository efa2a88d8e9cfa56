import Expectations
import Testing
import UIKit

/// Tint.
@MainActor
struct TintTests {
  private final class Told: UIView {
    var tints: [UIColor] = []
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints.append(tintColor)
    }
  }

  private func tree() -> (UIView, Told, Told) {
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let (root, one, two) = (UIView(), Told(), Told())
    root.addSubview(one)
    one.addSubview(two)
    return (root, one, two)
  }

  @Test("a tint that changes is told to the view and to those that inherit it, once each")
  func changes() {
    let (root, one, two) = tree()
    root.tintColor = .red
    #expect(one.tints == [.red] && two.tints == [.red])
    root.tintColor = .red
    #expect(one.tints == [.red] && two.tints == [.red])
    two.tintColor = .green
    root.tintColor = .blue
    #expect(one.tints == [.red, .blue] && two.tints == [.red, .green])
    // The own tint becomes the one that was inherited anyway: nothing changes.
    one.tintColor = .blue
    expectEqual(one.tints, [.red, .blue])
    root.tintColor = .white
    expectEqual(one.tints, [.red, .blue])
    two.tintColor = nil
    #expect(two.tints == [.red, .green, .blue] && two.tintColor == .blue)
  }

  @Test("a view that comes under another tint is told, and one that comes under the same isn't")
  func moving() {
    let (root, one, two) = tree()
    let red = UIView()
    red.tintColor = .red
    red.addSubview(one)
    #expect(one.tints == [.red] && two.tints == [.red])
    let alsoRed = UIView()
    alsoRed.tintColor = .red
    alsoRed.addSubview(one)
    expectEqual(one.tints, [.red])
    root.addSubview(one)
    #expect(one.tints == [.red, .systemBlue] && two.tints == one.tints)
    red.addSubview(one)
    one.removeFromSuperview()
    expectEqual(one.tints, [.red, .systemBlue, .red, .systemBlue])
    root.addSubview(one)
    expectEqual(one.tints.count, 4)
    let own = Told()
    own.tintColor = .green
    red.addSubview(own)
    expectEqual(own.tints, [.green])
  }

  @Test("a dimmed tint is the grey that is as bright, also in subviews, until one says otherwise")
  func dimmed() {
    let (root, one, two) = tree()
    root.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(one.tintAdjustmentMode == .normal && one.tints.count == 1)
    root.tintAdjustmentMode = .dimmed
    let gray = UIColor(white: 0.2126, alpha: 0.5)
    #expect(one.tintAdjustmentMode == .dimmed && two.tintAdjustmentMode == .dimmed)
    #expect(one.tintColor == gray && one.tints.last == gray && two.tints.last == gray)
    #expect(one.tints.count == 2 && two.tints.count == 2)
    two.tintAdjustmentMode = .normal
    expectEqual(two.tints.count, 3)
    expectEqual(two.tints.last, UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    root.tintAdjustmentMode = .normal
    #expect(one.tints.count == 3 && two.tints.count == 3)
    root.tintAdjustmentMode = .automatic
    #expect(root.tintAdjustmentMode == .normal && one.tints.count == 3)
  }

  @Test("a view with a tint of its own is dimmed too, and told; the system's blue by its looks")
  func dimmedWithOwnTint() {
    let (root, one, two) = tree()
    two.tintColor = .green
    root.tintAdjustmentMode = .dimmed
    #expect(two.tintColor == UIColor(white: 0.7152, alpha: 1) && two.tints.count == 2)
    // The own colour doesn't follow the superviews'.
    root.tintColor = .white
    #expect(one.tints.count == 2 && two.tints.count == 2)
    root.tintColor = nil
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      var white: CGFloat = 0
      #expect(one.tintColor.resolvedColor(with: traits).getWhite(&white, alpha: nil))
      #expect((0.4...0.6).contains(white))
    }
  }

  @Test("a view that comes under a dimmed one is told, also with a tint of its own")
  func movedUnderDimmed() {
    let (root, one, two) = tree()
    let dim = UIView()
    dim.tintAdjustmentMode = .dimmed
    two.tintColor = .blue
    dim.addSubview(one)
    #expect(one.tints.count == 1 && two.tints.count == 2)
    expectEqual(two.tintColor, UIColor(white: 0.0722, alpha: 1))
    root.addSubview(one)
    expectEqual(two.tints.last, .blue)
  }
}
