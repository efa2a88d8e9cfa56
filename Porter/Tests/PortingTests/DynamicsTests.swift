import Porting
import Testing

@Suite("Dynamic animations of Swift 2") struct DynamicsTests {
  /// A method's body in a file that tells its version by nothing else.
  private static func port(_ body: String) -> String {
    let text = Ported.file(
      "import UIKit\nclass A: UIDynamicBehavior {\nfunc a(b: UIView) {\n\(body)\n}\n}\n"
    )
    .text
    return text.split(separator: "\n").dropFirst(3).first.map(String.init) ?? ""
  }

  @Test(
    "tell their version by their calls, and are spelled as now",
    arguments: [
      (
        "c.addBoundaryWithIdentifier(\"d\", forPath: p)",
        "c.addBoundary(withIdentifier: \"d\", for: p)"
      ),
      (
        "c.addBoundaryWithIdentifier(\"d\", fromPoint: p, toPoint: q)",
        "c.addBoundary(withIdentifier: \"d\", from: p, to: q)"
      ),
      ("c.removeBoundaryWithIdentifier(\"d\")", "c.removeBoundary(withIdentifier: \"d\")"),
      ("c.boundaryWithIdentifier(\"d\")", "c.boundary(withIdentifier: \"d\")"),
      (
        "c.setTranslatesReferenceBoundsIntoBoundaryWithInsets(i)",
        "c.setTranslatesReferenceBoundsIntoBoundary(with: i)"
      ),
      ("d.linearVelocityForItem(b)", "d.linearVelocity(for: b)"),
      ("d.angularVelocityForItem(b)", "d.angularVelocity(for: b)"),
      ("d.addLinearVelocity(v, forItem: b)", "d.addLinearVelocity(v, for: b)"),
      ("d.addAngularVelocity(1, forItem: b)", "d.addAngularVelocity(1, for: b)"),
      ("p.targetOffsetFromCenterForItem(b)", "p.targetOffsetFromCenter(for: b)"),
      ("p.setTargetOffsetFromCenter(o, forItem: b)", "p.setTargetOffsetFromCenter(o, for: b)"),
      ("animator.itemsInRect(r)", "animator.items(in: r)"),
      ("animator.updateItemUsingCurrentState(b)", "animator.updateItem(usingCurrentState: b)"),
      ("UIFieldBehavior.velocityFieldWithVector(v)", "UIFieldBehavior.velocityField(direction: v)"),
      (
        "UIFieldBehavior.noiseFieldWithSmoothness(1, animationSpeed: 2)",
        "UIFieldBehavior.noiseField(smoothness: 1, animationSpeed: 2)"
      ),
      (
        "r.regionByDifferenceFromRegion(UIRegion(radius: 1))",
        "r.difference(from: UIRegion(radius: 1))"
      ),
      ("r.inverseRegion()", "r.inverse()"),
      (
        "UIPushBehavior(items: [b], mode: .Continuous)",
        "UIPushBehavior(items: [b], mode: .continuous)"
      ),
      (
        "let c = UICollisionBehaviorMode.Boundaries; d.anchored = animator.running",
        "let c = UICollisionBehavior.Mode.boundaries; d.isAnchored = animator.isRunning"
      ),
      (
        "UIAttachmentBehavior(item: b, attachedToItem: c); f.region = UIRegion.infiniteRegion()",
        "UIAttachmentBehavior(item: b, attachedTo: c); f.region = UIRegion.infinite"
      ),
      ("UISnapBehavior(item: b, snapToPoint: p)", "UISnapBehavior(item: b, snapTo: p)"),
    ]
  )
  func calls(before: String, after: String) { #expect(Self.port(before) == after) }

  @Test("have parameters without a label, as all of their file")
  func parameters() {
    let text = Ported.file("class A {\nfunc a(b: B) { c.linearVelocityForItem(b) }\n}\n").text
    #expect(text == "class A {\nfunc a(_ b: B) { c.linearVelocity(for: b) }\n}\n")
  }

  @Test(
    "tell it by the override and the delegate's methods",
    arguments: [
      (
        "override func willMoveToAnimator(a: UIDynamicAnimator?) { super.willMoveToAnimator(a) }",
        "override func willMove(to a: UIDynamicAnimator?) { super.willMove(to: a) }"
      ),
      (
        "func collisionBehavior(b: UICollisionBehavior, beganContactForItem i: UIDynamicItem, withItem j: UIDynamicItem, atPoint p: CGPoint) {}",
        "func collisionBehavior(_ b: UICollisionBehavior, beganContactFor i: UIDynamicItem, with j: UIDynamicItem, at p: CGPoint) {}"
      ),
      (
        "func collisionBehavior(b: UICollisionBehavior, endedContactForItem i: UIDynamicItem, withItem j: UIDynamicItem) {}",
        "func collisionBehavior(_ b: UICollisionBehavior, endedContactFor i: UIDynamicItem, with j: UIDynamicItem) {}"
      ),
      (
        "func collisionBehavior(b: UICollisionBehavior, beganContactForItem i: UIDynamicItem, withBoundaryIdentifier n: NSCopying?, atPoint p: CGPoint) {}",
        "func collisionBehavior(_ b: UICollisionBehavior, beganContactFor i: UIDynamicItem, withBoundaryIdentifier n: NSCopying?, at p: CGPoint) {}"
      ),
      (
        "func collisionBehavior(b: UICollisionBehavior, endedContactForItem i: UIDynamicItem, withBoundaryIdentifier n: NSCopying?) {}",
        "func collisionBehavior(_ b: UICollisionBehavior, endedContactFor i: UIDynamicItem, withBoundaryIdentifier n: NSCopying?) {}"
      ),
    ]
  )
  func declarations(before: String, after: String) {
    let head = "import UIKit\nclass A: UIDynamicBehavior, UICollisionBehaviorDelegate {\n"
    #expect(Ported.file(head + before + "\n}\n").text == head + after + "\n}\n")
  }

  @Test(
    "are nothing of what a later version or the file itself declares",
    arguments: [
      "func linearVelocityForItem(_ b: Int) {}\nfunc c(d: Int) { linearVelocityForItem(d) }",
      "class A { open func c(d: Int) { e.linearVelocityForItem(d) } }",
      "enum E { case Continuous }\nfunc c(d: Int) { UIOwn(mode: .Continuous) }",
      "func c(d: Int) { let e = UIPushBehaviorMode.Type.self }",
      "extension UIControlState { static let Loading = 1 }\nfunc c(d: Int) { UIControlState.Loading }",
    ]
  )
  func later(text: String) {
    let after = Ported.file(text).text
    #expect(after.contains("(d: Int)"))
    #expect(!after.contains("linearVelocity(for:"))
  }

  @Test("that push without items are continuous")
  func push() {
    let text = "import UIKit\nlet a = UIPushBehavior()\nlet b = UIGravityBehavior()\n"
    let after = Ported.file(text)
    #expect(
      after.text
        == text.replacing("UIPushBehavior()", with: "UIPushBehavior(items: [], mode: .continuous)")
    )
    #expect(
      after.lines(.edit) == [
        "2: UIPushBehavior() becomes UIPushBehavior(items: [], mode: .continuous)"
      ]
    )
    #expect(Ported.file(after.text).text == after.text)
    let own = "import UIKit\nclass UIPushBehavior {}\nlet a = UIPushBehavior()\n"
    #expect(Ported.file(own).text == own)
  }
}
