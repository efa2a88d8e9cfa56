import Porting
import Testing

@Suite("A draw(_:) that draws nothing itself") struct PlacingTests {
  @Test("is called by the layout, once and after each setNeedsDisplay()")
  func places() {
    let ported = Ported.file(
      """
      import UIKit
      public class A: UIView {
        public override func draw(_ rect: CGRect) {
          super.draw(rect)
          drawRing(rect)
        }
        func drawRing(_ rect: CGRect) { layer.addSublayer(ring) }
        public override func layoutSubviews() {
          super.layoutSubviews()
        }
      }

      """
    )
    #expect(
      ported.text == """
        import UIKit
        public class A: UIView {
          public func placeLayers(_ rect: CGRect) {
            drawRing(rect)
          }
          private var needsPlacing = true
          public override func setNeedsDisplay() {
              super.setNeedsDisplay()
              needsPlacing = true
              setNeedsLayout()
          }
          private func placeLayersIfNeeded() {
              guard needsPlacing, !bounds.isEmpty else { return }
              needsPlacing = false
              placeLayers(bounds)
          }
          func drawRing(_ rect: CGRect) { layer.addSublayer(ring) }
          public override func layoutSubviews() { defer { placeLayersIfNeeded() }
            super.layoutSubviews()
          }
        }

        """
    )
    #expect(ported.lines(.cannot) == [])
    #expect(Ported.file(ported.text).notes == [])
  }

  @Test("is written as it is now in Swift 2, with a layout where there was none")
  func old() {
    let ported = Ported.file(
      """
      import UIKit
      class A: UIControl {
        override func drawRect(rect: CGRect) { ring.frame = rect; hidden = false }
        func b(c: UITouch) { c.locationInView(self) }
      }

      """
    )
    #expect(
      ported.text.contains("  func placeLayers(_ rect: CGRect) { ring.frame = rect; isHidden")
    )
    #expect(
      ported.text.contains("  override func layoutSubviews() {\n      super.layoutSubviews()")
    )
    #expect(ported.lines(.cannot) == [])
  }

  @Test(
    "is not one that draws, that is another class's too, or that is called at each change of size",
    arguments: [
      "override func draw(_ rect: CGRect) { b() }\nfunc b() { UIBezierPath().fill() }",
      "override func draw(_ rect: CGRect) { drawB() }",
      "override func draw(_ rect: CGRect) { b() }\nfunc c() { contentMode = .redraw }",
      "override func draw(_ rect: CGRect) { b() }\nclass D: A { override func draw(_ rect: CGRect) { b() } }",
    ]
  )
  func draws(body: String) {
    let ported = Ported.file("import UIKit\nclass A: UIView {\n\(body)\n}\n")
    #expect(!ported.text.contains("placeLayers"))
    #expect(!ported.lines(.cannot).isEmpty)
  }
}
