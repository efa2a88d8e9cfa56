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
      (
        "transition.type = \"cube\"", "transition.type = CATransitionType(rawValue: \"cube\")"
      ),
      (
        "RunLoop.main.add(timer, forMode: \"NSRunLoopCommonModes\")",
        "RunLoop.main.add(timer, forMode: RunLoop.Mode(rawValue: \"NSRunLoopCommonModes\"))"
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

  @Test("and so are a function's parameters for a transition's")
  func parameters() {
    let text = """
      import UIKit
      func a(_ layer: CALayer, kind: String) {
        let b = CATransition()
        b.type = kind
        layer.add(b, forKey: nil)
      }

      """
    #expect(Ported.file(text).text == text.replacing("String", with: "CATransitionType"))
  }
}
