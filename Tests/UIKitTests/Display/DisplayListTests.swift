import Expectations
import Testing
import TouchCore

@testable import UIKit

/// What the screen shows.
@MainActor
struct ScreenDisplayListTests {
  /// An application with a window, and a view in it.
  private struct Screen {
    let application: UIApplication
    let window: UIWindow
    let view: UIView

    /// What the screen shows, without the window's own background.
    @MainActor
    var commands: [PaintCommand] { application.displayList().commands }
  }

  private func screen(
    view frame: CGRect = CGRect(x: 20, y: 30, width: 100, height: 50)
  ) -> Screen {
    let application = UIApplication.launch(screen: CGSize(width: 200, height: 300))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    window.addSubview(view)
    window.makeKeyAndVisible()
    return Screen(application: application, window: window, view: view)
  }

  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let blue = PaintColor(red: 0, green: 0, blue: 1)

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(Rect(x: x, y: y, width: width, height: height))
  }

  private func child(of view: UIView, _ frame: CGRect, _ color: UIColor = .blue) -> UIView {
    let child = UIView(frame: frame)
    child.backgroundColor = color
    view.addSubview(child)
    return child
  }

  @Test("a view is its background at its location, without its own group")
  func plain() {
    let screen = screen()
    _ = child(of: screen.view, CGRect(x: 5, y: 6, width: 10, height: 10))
    expectEqual(
      screen.commands,
      [
        .fill(box(20, 30, 100, 50), red, .winding), .fill(box(25, 36, 10, 10), blue, .winding),
      ]
    )
    expectEqual(screen.application.displayList().bounds, Rect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("hidden and clear views are omitted with their subtrees; nearly clear ones aren't")
  func invisible() {
    let screen = screen()
    _ = child(of: screen.view, CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.view.isHidden = true
    #expect(screen.commands.isEmpty)
    screen.view.isHidden = false
    screen.view.alpha = 0
    #expect(screen.commands.isEmpty)
    screen.view.alpha = 0.002
    expectEqual(screen.commands.count, 4)
    screen.view.alpha = 1
    screen.view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(screen.commands.isEmpty)
    screen.view.transform = .identity
    screen.view.backgroundColor = .clear
    expectEqual(screen.commands.count, 1)
    screen.window.isHidden = true
    #expect(screen.commands.isEmpty)
  }

  @Test("opacity applies to the view as a whole")
  func opacity() {
    let screen = screen()
    _ = child(of: screen.view, CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.view.alpha = 0.5
    expectEqual(
      screen.commands,
      [
        .begin(PaintGroup(opacity: 0.5)), .fill(box(20, 30, 100, 50), red, .winding),
        .fill(box(20, 30, 10, 10), blue, .winding), .end,
      ]
    )
  }

  @Test("a transform is a group that maps the view's coordinates to its superview's")
  func transforms() throws {
    let screen = screen()
    _ = child(of: screen.view, CGRect(x: 61, y: 22, width: 10, height: 10))
    screen.view.transform = CGAffineTransform(scaleX: 2, y: 3)
    guard case .begin(let group) = screen.commands.first else {
      Issue.record("there is no group")
      return
    }
    // Scaled about the centre, at (70, 55).
    expectEqual(group.transform, Transform2D(a: 2, b: 0, c: 0, d: 3, tx: -30, ty: -20))
    expectEqual(screen.commands[1], .fill(box(0, 0, 100, 50), red, .winding))
    expectEqual(screen.commands[2], .fill(box(61, 22, 10, 10), blue, .winding))
    expectEqual(screen.commands[3], .end)
  }

  @Test("a transform in a moved view is relative to the view's location")
  func nestedTransform() {
    let screen = screen()
    let inner = child(of: screen.view, CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    guard case .begin(let group) = screen.commands[1] else {
      Issue.record("there is no group")
      return
    }
    expectEqual(group.transform, Transform2D(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 30))
  }

  @Test("scrolled bounds move a view's content, not its background")
  func scrolledBounds() {
    let screen = screen()
    screen.view.bounds.origin = CGPoint(x: 5, y: 40)
    _ = child(of: screen.view, CGRect(x: 5, y: 45, width: 10, height: 10))
    expectEqual(
      screen.commands,
      [
        .fill(box(20, 30, 100, 50), red, .winding), .fill(box(20, 35, 10, 10), blue, .winding),
      ]
    )
  }

  @Test("a view that clips is a group only if it clips something")
  func clipping() {
    let screen = screen()
    screen.view.clipsToBounds = true
    expectEqual(screen.commands.count, 1)
    let inner = child(of: screen.view, CGRect(x: 95, y: 0, width: 10, height: 10))
    expectEqual(
      screen.commands.dropFirst(),
      [
        .begin(PaintGroup(clip: box(20, 30, 100, 50))), .fill(box(115, 30, 10, 10), blue, .winding),
        .end,
      ]
    )
    inner.frame.origin.x = 100.5
    expectEqual(screen.commands.count, 1)
    screen.view.clipsToBounds = false
    expectEqual(screen.commands.count, 2)
    // A window's clip removes nothing more than the screen's.
    screen.window.clipsToBounds = true
    expectEqual(screen.commands.count, 2)
  }

  @Test(
    "what is outside the screen is omitted, and what it clips away; unclipped subviews are shown"
  )
  func outside() {
    let screen = screen(view: CGRect(x: 250, y: 0, width: 50, height: 50))
    #expect(screen.commands.isEmpty)
    let inner = child(of: screen.view, CGRect(x: -100, y: 0, width: 20, height: 20))
    expectEqual(screen.commands, [.fill(box(150, 0, 20, 20), blue, .winding)])
    screen.view.clipsToBounds = true
    #expect(screen.commands.isEmpty)
    screen.view.clipsToBounds = false
    inner.frame.origin.x = -70.001
    expectEqual(screen.commands.isEmpty, false)
    inner.frame.origin.x = -49.9
    #expect(screen.commands.isEmpty)
  }

  @Test("round corners apply to the background, the clip and the border inside the bounds")
  func corners() {
    let screen = screen()
    screen.view.layer.cornerRadius = 8
    screen.view.layer.borderWidth = 2
    screen.view.layer.borderColor = UIColor.blue.cgColor
    screen.view.clipsToBounds = true
    _ = child(of: screen.view, CGRect(x: 0, y: 0, width: 10, height: 10))
    let bounds = Rect(x: 20, y: 30, width: 100, height: 50)
    expectEqual(
      screen.commands,
      [
        .fill(Path(bounds, cornerRadius: 8), red, .winding),
        .begin(PaintGroup(clip: Path(bounds, cornerRadius: 8))),
        .fill(box(20, 30, 10, 10), blue, .winding), .end,
        .stroke(
          Path(Rect(x: 21, y: 31, width: 98, height: 48), cornerRadius: 7),
          blue,
          PaintStroke(width: 2)
        ),
      ]
    )
  }

  @Test("a shadow is that of the whole view; a view that clips has none")
  func shadows() {
    let screen = screen()
    screen.view.layer.shadowOpacity = 0.5
    screen.view.layer.shadowOffset = CGSize(width: 1, height: 2)
    screen.view.layer.shadowRadius = 4
    let shadow = PaintShadow(
      color: PaintColor(white: 0, alpha: 0.5),
      offset: Vector(dx: 1, dy: 2),
      blur: 4
    )
    expectEqual(screen.commands.first, .begin(PaintGroup(shadow: shadow)))
    expectEqual(screen.commands.count, 3)
    screen.view.clipsToBounds = true
    expectEqual(screen.commands.count, 1)
    screen.view.clipsToBounds = false
    screen.view.layer.shadowOpacity = 0
    expectEqual(screen.commands.count, 1)
    screen.view.layer.shadowOpacity = 1
    screen.view.backgroundColor = nil
    #expect(screen.commands.isEmpty)
  }

  @Test("a shadow that extends into the screen is shown even if its view isn't")
  func shadowFromOutside() {
    let screen = screen(view: CGRect(x: 205, y: 0, width: 50, height: 50))
    screen.view.layer.shadowOpacity = 1
    screen.view.layer.shadowOffset = .zero
    screen.view.layer.shadowRadius = 2
    expectEqual(screen.commands.count, 3)
    screen.view.layer.shadowRadius = 1
    #expect(screen.commands.isEmpty)
  }

  @Test("windows are ordered by level, views by index, layers by their zPosition")
  func order() {
    let screen = screen()
    _ = child(of: screen.view, CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    _ = child(of: screen.view, CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
    func sizes() -> [Double] {
      screen.commands.compactMap { command in
        if case .fill(let path, _, _) = command { path.bounds?.maxY } else { nil }
      }
    }
    expectEqual(sizes(), [80, 40, 50])
    screen.view.subviews[0].layer.zPosition = 1
    expectEqual(sizes(), [80, 50, 40])
    let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    front.backgroundColor = .black
    front.windowLevel = .alert
    front.isHidden = false
    expectEqual(sizes(), [80, 50, 40, 5])
    front.windowLevel = UIWindow.Level(rawValue: -1)
    expectEqual(sizes(), [5, 80, 50, 40])
  }

  @Test("an animated zPosition counts while it is displayed")
  func animatedOrder() {
    let screen = screen()
    let one = child(of: screen.view, CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    _ = child(of: screen.view, CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
    func sizes() -> [Double] {
      screen.commands.compactMap { command in
        if case .fill(let path, _, _) = command { path.bounds?.maxY } else { nil }
      }
    }
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (-1, 1, 1)
    one.layer.add(animation, forKey: nil)
    expectEqual(sizes(), [80, 40, 50])
    let application = UIApplication.shared
    application.advance(to: .seconds(0.499))
    expectEqual(sizes(), [80, 40, 50])
    application.advance(to: .seconds(0.501))
    expectEqual(sizes(), [80, 50, 40])
    // Hit tests of touches and layers use the model.
    #expect(screen.view.layer.hitTest(CGPoint(x: 25, y: 35)) === screen.view.subviews[1].layer)
    application.advance(to: .seconds(1))
    expectEqual(sizes(), [80, 40, 50])
  }

  @Test("pending layout runs first")
  func layout() {
    final class Filling: UIView {
      override func layoutSubviews() { for view in subviews { view.frame = bounds } }
    }
    let screen = screen()
    let filling = Filling(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    _ = child(of: filling, .zero)
    screen.window.addSubview(filling)
    #expect(screen.commands.contains(.fill(box(0, 0, 40, 40), blue, .winding)))
  }

  @Test("a single view is shown upright and opaque, clipped to its bounds")
  func alone() {
    let screen = screen()
    screen.view.alpha = 0.25
    screen.view.transform = CGAffineTransform(rotationAngle: 1)
    screen.view.bounds.origin = CGPoint(x: 7, y: 7)
    _ = child(of: screen.view, CGRect(x: 7, y: 7, width: 10, height: 10))
    _ = child(of: screen.view, CGRect(x: 200, y: 7, width: 10, height: 10))
    let list = screen.view.displayList()
    expectEqual(list.bounds, Rect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(
      list.commands,
      [
        .fill(box(0, 0, 100, 50), red, .winding), .fill(box(0, 0, 10, 10), blue, .winding),
      ]
    )
  }

  @Test("a thousand invisible views add nothing to the list")
  func thousand() {
    let screen = screen()
    for index in 0..<1000 {
      _ = child(of: screen.view, CGRect(x: 0, y: 300 * (index + 1), width: 10, height: 10))
    }
    expectEqual(screen.commands.count, 1)
  }
}
