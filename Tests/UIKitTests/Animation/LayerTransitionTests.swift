import Expectations
import Testing
import TouchCore
import UIKit

/// Transitions of layers.
@MainActor
struct LayerTransitionTests {
  /// A transition of a second, at constant speed.
  private static func transition(
    _ type: CATransitionType,
    _ side: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = side
    transition.duration = 1
    return transition
  }

  /// The layers beside the view's own, from behind.
  private static func pictures(_ bench: AnimationBench) -> [CALayer] {
    (bench.window.layer.sublayers ?? []).filter { $0 !== bench.view.layer }
  }

  /// Where a layer is seen, as a displacement from where the view is.
  private static func shift(_ layer: CALayer, _ bench: AnimationBench) -> CGPoint {
    let seen = layer.presentation()!.position
    return CGPoint(x: seen.x - bench.view.center.x, y: seen.y - bench.view.center.y)
  }

  @Test(
    "a fade shows what was there over what is there, and lets it fade; its delegate hears of both ends"
  )
  func fading() throws {
    let bench = AnimationBench()
    let delegate = LoggingAnimationDelegate()
    bench.view.backgroundColor = .red
    let fade = CATransition()
    fade.duration = 1
    fade.delegate = delegate
    bench.view.layer.add(fade, forKey: nil)
    bench.view.backgroundColor = .blue
    expectEqual(bench.view.layer.presentation()?.backgroundColor, UIColor.blue.cgColor)
    bench.wait(until: 0.25)
    let picture = try #require(Self.pictures(bench).first)
    #expect(bench.window.layer.sublayers?.last === picture)
    expectEqual(picture.presentation()?.backgroundColor, UIColor.red.cgColor)
    #expect(isNear(Double(picture.presentation()!.opacity), 0.75))
    #expect(isNear(bench.seen, 1))
    expectEqual(delegate.log, ["start"])
    bench.wait(until: 1)
    expectEqual(delegate.log, ["start", "stop true"])
    #expect(Self.pictures(bench).isEmpty)
    expectNil(bench.view.layer.animationKeys())
  }

  // After a quarter of the time, three quarters of the distance are left.
  @Test(
    "a push brings one in from a side and the other out at the other; top and bottom are those of upward coordinates",
    arguments: [
      (CATransitionSubtype.fromRight, 75.0, 0.0), (.fromLeft, -75, 0), (nil, -75, 0),
      (.fromTop, 0, 75), (.fromBottom, 0, -75),
    ]
  )
  func pushing(side: CATransitionSubtype?, x: Double, y: Double) throws {
    let bench = AnimationBench()
    bench.view.layer.add(Self.transition(.push, side), forKey: nil)
    bench.wait(until: 0.25)
    let picture = try #require(Self.pictures(bench).first)
    expectEqual(Self.shift(bench.view.layer, bench), CGPoint(x: x, y: y))
    expectEqual(Self.shift(picture, bench), CGPoint(x: -x / 3, y: -y / 3))
    expectEqual(bench.view.center, CGPoint(x: 50, y: 50))
  }

  @Test("what moves in slides over what was there; what is revealed lies under what slides off")
  func covering() throws {
    let bench = AnimationBench()
    bench.view.layer.add(Self.transition(.moveIn, .fromRight), forKey: nil)
    bench.wait(until: 0.25)
    var picture = try #require(Self.pictures(bench).first)
    #expect(bench.window.layer.sublayers?.first === picture)
    expectEqual(Self.shift(bench.view.layer, bench), CGPoint(x: 75, y: 0))
    expectEqual(Self.shift(picture, bench), .zero)
    bench.wait(until: 1)
    bench.view.layer.add(Self.transition(.reveal, .fromRight), forKey: nil)
    bench.wait(until: 1.25)
    picture = try #require(Self.pictures(bench).first)
    #expect(bench.window.layer.sublayers?.last === picture)
    expectEqual(Self.shift(bench.view.layer, bench), .zero)
    expectEqual(Self.shift(picture, bench), CGPoint(x: 25, y: 0))
    #expect(isNear(Double(picture.presentation()!.opacity), 1))
  }

  @Test("a picture follows its layer and that one's time, but for the transition's own change")
  func following() throws {
    let bench = AnimationBench()
    bench.view.layer.speed = 0.5
    bench.view.layer.add(Self.transition(.fade), forKey: nil)
    bench.view.isHidden = true
    bench.wait(until: 0.5)
    bench.view.center.x += 30
    bench.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    bench.view.alpha = 0.5
    let picture = try #require(Self.pictures(bench).first)
    let seen = try #require(picture.presentation())
    expectEqual(seen.position, CGPoint(x: 80, y: 50))
    expectEqual(seen.affineTransform().a, 2)
    #expect(!seen.isHidden)
    // A quarter of the transition is over.
    #expect(isNear(Double(seen.opacity), 0.375))
    bench.wait(until: 1.99)
    expectEqual(Self.pictures(bench).count, 1)
    bench.wait(until: 2)
    #expect(Self.pictures(bench).isEmpty)
  }

  @Test("a transition may begin and end in its middle")
  func parts() throws {
    let bench = AnimationBench()
    let push = Self.transition(.push, .fromRight)
    push.startProgress = 0.5
    push.endProgress = 0.75
    bench.view.layer.add(push, forKey: nil)
    expectEqual(Self.shift(bench.view.layer, bench), CGPoint(x: 50, y: 0))
    bench.wait(until: 0.5)
    expectEqual(Self.shift(bench.view.layer, bench), CGPoint(x: 37.5, y: 0))
    let picture = try #require(Self.pictures(bench).first)
    expectEqual(Self.shift(picture, bench), CGPoint(x: -62.5, y: 0))
  }

  @Test(
    "a transition has one key, whatever it is added with, so that a second one replaces the first"
  )
  func replacing() {
    let bench = AnimationBench()
    let delegate = LoggingAnimationDelegate()
    let first = Self.transition(.fade)
    first.delegate = delegate
    bench.view.layer.add(first, forKey: "one")
    expectEqual(bench.view.layer.animationKeys(), [kCATransition])
    expectNil(bench.view.layer.animation(forKey: "one"))
    bench.wait(until: 0.5)
    bench.view.layer.add(Self.transition(.fade), forKey: "two")
    expectEqual(bench.view.layer.animationKeys(), [kCATransition])
    expectEqual(delegate.log, ["start", "stop false"])
    expectEqual(Self.pictures(bench).count, 1)
    bench.wait(until: 1.25)
    expectEqual(Self.pictures(bench).count, 1)
    bench.view.layer.removeAnimation(forKey: kCATransition)
    #expect(Self.pictures(bench).isEmpty)
  }

  @Test("the picture goes with a layer that leaves, and one without a superlayer has none")
  func leaving() {
    let bench = AnimationBench()
    bench.view.layer.add(Self.transition(.push), forKey: nil)
    bench.wait(until: 0.5)
    bench.view.removeFromSuperview()
    #expect(Self.pictures(bench).isEmpty)
    let delegate = LoggingAnimationDelegate()
    let push = Self.transition(.push, .fromRight)
    push.delegate = delegate
    bench.window.layer.add(push, forKey: nil)
    bench.wait(until: 0.75)
    expectEqual(bench.window.layer.presentation()?.position, CGPoint(x: 500, y: 400))
    bench.wait(until: 1.5)
    expectEqual(delegate.log, ["start", "stop true"])
  }

  @Test("the picture follows its layer to another superlayer, on the side where it was")
  func moving() {
    let bench = AnimationBench()
    let (board, mark) = (CALayer(), CALayer())
    bench.window.layer.addSublayer(board)
    board.addSublayer(mark)
    CATransaction.flush()
    let layer = CALayer()
    bench.view.layer.addSublayer(layer)
    layer.add(Self.transition(.push), forKey: nil)
    expectEqual(bench.view.layer.sublayers?.count, 2)
    board.insertSublayer(layer, at: 0)
    expectNil(bench.view.layer.sublayers)
    expectEqual(board.sublayers?.count, 3)
    #expect(board.sublayers?[1] === layer && board.sublayers?[2] === mark)
    bench.wait(until: 1.5)
    expectEqual(board.sublayers, [layer, mark])
  }

  @Test("2.6 a layer's transition keeps no touches away, and touches find the view where it is set")
  func touches() {
    let bench = AnimationBench()
    bench.view.layer.add(Self.transition(.push, .fromRight), forKey: nil)
    bench.wait(until: 0.25)
    #expect(bench.window.hitTest(CGPoint(x: 20, y: 50), with: nil) === bench.view)
    #expect(bench.window.hitTest(CGPoint(x: 120, y: 50), with: nil) === bench.window)
  }

  @Test("a type without a name here fades")
  func otherTypes() throws {
    let bench = AnimationBench()
    bench.view.layer.add(Self.transition(CATransitionType(rawValue: "cube"), .fromTop), forKey: nil)
    bench.wait(until: 0.25)
    let picture = try #require(Self.pictures(bench).first)
    #expect(isNear(Double(picture.presentation()!.opacity), 0.75))
    expectEqual(Self.shift(picture, bench), .zero)
  }
}
