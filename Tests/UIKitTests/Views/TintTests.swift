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
    #expect(one.tints == [.red, .blue])
    root.tintColor = .white
    #expect(one.tints == [.red, .blue])
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
    #expect(one.tints == [.red])
    root.addSubview(one)
    #expect(one.tints == [.red, .systemBlue] && two.tints == one.tints)
    red.addSubview(one)
    one.removeFromSuperview()
    #expect(one.tints == [.red, .systemBlue, .red, .systemBlue])
    root.addSubview(one)
    #expect(one.tints.count == 4)
    let own = Told()
    own.tintColor = .green
    red.addSubview(own)
    #expect(own.tints == [.green])
  }
}
