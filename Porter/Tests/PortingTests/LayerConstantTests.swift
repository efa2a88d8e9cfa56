import Porting
import Testing

@Suite("Constants of layers that were strings") struct LayerConstantTests {
  private static func port(_ body: String) -> String {
    Ported.file("import UIKit\nfunc a(layer: CALayer, transition: CATransition) {\n\(body)\n}\n")
      .text
  }

  @Test(
    "are values of their type",
    arguments: [
      (
        "path.rotationMode = kCAAnimationRotateAuto",
        "path.rotationMode = CAAnimationRotationMode.rotateAuto"
      ),
      ("transition.type = kCATransitionMoveIn", "transition.type = CATransitionType.moveIn"),
      (
        "transition.subtype = kCATransitionFromTop",
        "transition.subtype = CATransitionSubtype.fromTop"
      ),
      (
        "layer.contentsGravity = kCAGravityTopLeft",
        "layer.contentsGravity = CALayerContentsGravity.topLeft"
      ),
    ]
  )
  func values(before: String, after: String) { #expect(Self.port(before).contains("\n\(after)\n")) }

  @Test(
    "are strings where they are the key of an animation",
    arguments: [
      (
        "layer.add(transition, forKey: kCATransitionPush)",
        "forKey: CATransitionType.push.rawValue)"
      ),
      ("layer.removeAnimation(forKey: kCATransition)", "forKey: kCATransition)"),
    ]
  )
  func keys(before: String, after: String) { #expect(Self.port(before).contains(after)) }
}
