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
    "are values of the property's own type where another type's has the same text",
    arguments: [
      ("line.lineJoin = kCALineCapRound", "line.lineJoin = CAShapeLayerLineJoin.round"),
      ("line.lineCap = kCALineJoinRound", "line.lineCap = CAShapeLayerLineCap.round"),
      (
        "line.lineCap = a ? kCALineJoinRound : kCALineCapButt",
        "line.lineCap = a ? CAShapeLayerLineCap.round : CAShapeLayerLineCap.butt"
      ),
      (
        "if line.lineJoin == kCALineCapRound {}",
        "if line.lineJoin == CAShapeLayerLineJoin.round {}"
      ),
      (
        "b = CAMediaTimingFunction(name: kCAAnimationLinear)",
        "b = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)"
      ),
      (
        "c.calculationMode = kCAMediaTimingFunctionLinear",
        "c.calculationMode = CAAnimationCalculationMode.linear"
      ),
      (
        "d.alignmentMode = kCAGravityCenter", "d.alignmentMode = CATextLayerAlignmentMode.center"
      ),
      (
        "let cap = kCALineCapRound; line.lineCap = cap; line.lineJoin = cap",
        "let cap = CAShapeLayerLineCap.round; line.lineCap = cap; "
          + "line.lineJoin = CAShapeLayerLineJoin(rawValue: cap.rawValue)"
      ),
    ]
  )
  func others(before: String, after: String) {
    let text = Self.port(before)
    #expect(text.contains("\n\(after)\n"))
    #expect(Ported.file(text).text == text)
  }

  @Test(
    "can't be values of a type that has no such text",
    arguments: [
      "line.lineJoin = kCALineCapButt", "line.lineCap = kCALineJoinBevel",
      "line.fillRule = kCAFillModeBoth", "e.fillMode = a ? kCAFillModeBoth : kCAAnimationLinear",
    ]
  )
  func unknown(body: String) {
    let ported = Ported.file("import UIKit\nfunc a(line: CAShapeLayer) {\n\(body)\n}\n")
    #expect(ported.lines(.cannot).count == 1)
    #expect(ported.lines(.cannot).first?.contains("has no meaning there") == true)
  }

  @Test(
    "stay what a client's own property takes",
    arguments: [
      "import UIKit\nclass A { var lineJoin = kCALineCapRound\nfunc b(c: A) { c.lineJoin = kCALineCapRound } }",
      "import UIKit\nfunc a(b: CAShapeLayer) { b.path = kCALineCapRound }",
    ]
  )
  func own(text: String) {
    let after = Ported.file(text)
    #expect(after.text == text.replacing("kCALineCapRound", with: "CAShapeLayerLineCap.round"))
    #expect(after.lines(.cannot).isEmpty)
  }

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
