import Expectations
import Testing
import TouchCore
import UIKit

/// A layer that draws its sublayers several times.
@MainActor
struct ReplicatorLayerTests {
  /// A window with a replicator of 100 by 100 points at (20, 40), and a square of 10 by 10 in its corner.
  @MainActor private struct Setting {
    let application: UIApplication
    let window: UIWindow
    let replicator = CAReplicatorLayer()
    let square = CALayer()
  }

  private func setting() -> Setting {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.makeKeyAndVisible()
    let setting = Setting(application: application, window: window)
    setting.replicator.frame = CGRect(x: 20, y: 40, width: 100, height: 100)
    setting.square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    setting.square.backgroundColor = UIColor.white.cgColor
    window.layer.addSublayer(setting.replicator)
    setting.replicator.addSublayer(setting.square)
    return setting
  }

  /// What is filled: where it is on the screen, its colour, and the opacity of the groups around it.
  private func fills(_ list: DisplayList) -> [(middle: Point, color: PaintColor, opacity: Double)] {
    var groups: [PaintGroup] = []
    var found: [(Point, PaintColor, Double)] = []
    for command in list.commands {
      switch command {
      case .begin(let group): groups.append(group)
      case .end: groups.removeLast()
      case .fill(let path, let color, _):
        let box = path.controlBounds ?? .zero
        var middle = Point(x: box.minX + box.width / 2, y: box.minY + box.height / 2)
        for group in groups.reversed() { middle = group.transform.apply(to: middle) }
        found.append((middle, color, groups.reduce(1) { $0 * $1.opacity }))
      default: break
      }
    }
    return found
  }

  private func places(_ list: DisplayList) -> [[Int]] {
    fills(list).map { [Int($0.middle.x.rounded()), Int($0.middle.y.rounded())] }
  }

  @Test("a replicator draws its sublayers once until it is told more, and never with the count 0")
  func count() {
    let setting = setting()
    #expect(setting.replicator.instanceCount == 1 && setting.replicator.instanceDelay == 0)
    expectEqual(setting.replicator.instanceColor, UIColor.white.cgColor)
    #expect(CATransform3DIsIdentity(setting.replicator.instanceTransform))
    expectEqual(places(setting.application.displayList()), [[25, 45]])
    setting.replicator.instanceCount = 0
    expectEqual(places(setting.application.displayList()), [])
  }

  @Test("each copy is moved from the one before, turns go about the middle of the layer")
  func transforms() {
    let setting = setting()
    setting.replicator.instanceCount = 3
    setting.replicator.instanceTransform = CATransform3DMakeTranslation(30, 1, 0)
    expectEqual(places(setting.application.displayList()), [[25, 45], [55, 46], [85, 47]])
    setting.replicator.instanceCount = 4
    setting.replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expectEqual(
      places(setting.application.displayList()),
      [[25, 45], [115, 45], [115, 135], [25, 135]]
    )
    // Not about the anchor, and whatever the bounds begin with.
    setting.replicator.anchorPoint = .zero
    setting.replicator.frame = CGRect(x: 20, y: 40, width: 100, height: 100)
    setting.replicator.bounds.origin = CGPoint(x: 0, y: 10)
    expectEqual(
      places(setting.application.displayList()),
      [[25, 35], [125, 45], [115, 145], [15, 135]]
    )
  }

  @Test("what a replicator clips is clipped in every copy")
  func clipped() {
    let setting = setting()
    setting.replicator.instanceCount = 5
    setting.replicator.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
    expectEqual(places(setting.application.displayList()).count, 5)
    setting.replicator.masksToBounds = true
    expectEqual(places(setting.application.displayList()), [[25, 45], [65, 45], [105, 45]])
  }

  @Test("colours are multiplied with the first copy's, plus the offsets once more for each copy")
  func colors() {
    let setting = setting()
    setting.square.backgroundColor = UIColor(red: 1, green: 0.5, blue: 1, alpha: 1).cgColor
    setting.square.shadowOpacity = 1
    setting.square.shadowColor = UIColor.white.cgColor
    setting.replicator.instanceCount = 3
    setting.replicator.instanceColor = UIColor(red: 1, green: 0.5, blue: 1, alpha: 0.75).cgColor
    setting.replicator.instanceRedOffset = -0.25
    setting.replicator.instanceBlueOffset = -0.75
    setting.replicator.instanceAlphaOffset = -0.25
    let list = setting.application.displayList()
    let found = fills(list)
    expectEqual(found.map(\.color.red), [1, 0.75, 0.5])
    expectEqual(found.map(\.color.green), [0.25, 0.25, 0.25])
    expectEqual(found.map(\.color.blue), [1, 0.25, 0])
    expectEqual(found.map(\.opacity), [0.75, 0.5, 0.25])
    let shadows = list.commands.compactMap { command -> PaintColor? in
      if case .begin(let group) = command { return group.shadow?.color }
      return nil
    }
    expectEqual(shadows.map(\.red), [1, 0.75, 0.5])
    setting.replicator.instanceAlphaOffset = -0.375
    expectEqual(fills(setting.application.displayList()).count, 2)
  }

  @Test("each copy shows an animation later than the one before, and before it begins what was set")
  func delay() {
    let setting = setting()
    setting.replicator.instanceCount = 3
    setting.replicator.instanceDelay = 0.25
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 100
    animation.toValue = 200
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    setting.square.add(animation, forKey: nil)
    expectEqual(places(setting.application.displayList()).map(\.[0]), [120, 25, 25])
    setting.application.advance(to: .seconds(0.5))
    expectEqual(places(setting.application.displayList()).map(\.[0]), [170, 145, 120])
    // Nothing else sees another time than the layer's own.
    expectEqual(setting.square.presentation()?.position.x, 150)
    setting.replicator.speed = 0
    setting.replicator.timeOffset = 0.75
    expectEqual(places(setting.application.displayList()).map(\.[0]), [195, 170, 145])
  }

  @Test("a replicator in a replicator multiplies copies, and delays add up")
  func nested() {
    let setting = setting()
    let outer = CAReplicatorLayer()
    outer.frame = setting.window.bounds
    outer.instanceCount = 2
    outer.instanceDelay = 0.5
    outer.instanceTransform = CATransform3DMakeTranslation(0, 100, 0)
    setting.window.layer.addSublayer(outer)
    outer.addSublayer(setting.replicator)
    setting.replicator.instanceCount = 2
    setting.replicator.instanceDelay = 0.25
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (100, 200)
    (animation.duration, animation.timingFunction) = (1, CAMediaTimingFunction(name: .linear))
    setting.square.add(animation, forKey: nil)
    setting.application.advance(to: .seconds(0.75))
    expectEqual(
      places(setting.application.displayList()),
      [[195, 45], [170, 45], [145, 145], [120, 145]]
    )
  }

  @Test("a copy of the layer, its presentation and a snapshot draw as often, the last with delays")
  func copies() throws {
    let setting = setting()
    setting.replicator.instanceCount = 2
    setting.replicator.instanceDelay = 0.25
    setting.replicator.instanceRedOffset = -0.5
    setting.replicator.instanceTransform = CATransform3DMakeTranslation(0, 30, 0)
    expectEqual(CAReplicatorLayer(layer: setting.replicator).instanceCount, 2)
    expectEqual(setting.replicator.presentation()?.instanceRedOffset, -0.5)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (100, 200)
    (animation.duration, animation.timingFunction) = (1, CAMediaTimingFunction(name: .linear))
    setting.square.add(animation, forKey: nil)
    setting.application.advance(to: .seconds(0.5))
    let snapshot = try #require(setting.window.snapshotView(afterScreenUpdates: false))
    expectEqual(places(snapshot.displayList()), [[170, 45], [145, 75]])
    expectEqual(fills(snapshot.displayList()).map(\.color.red), [1, 0.5])
  }

  @Test("a touch finds a sublayer where it is itself, not where its copies are drawn")
  func hits() {
    let setting = setting()
    setting.replicator.instanceCount = 2
    setting.replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    let hit = { setting.window.layer.hitTest(CGPoint(x: $0, y: 45)) }
    #expect(hit(25) === setting.square)
    #expect(hit(75) === setting.replicator)
  }
}
