import Porting
import Testing

@Suite("The marks of requirements' types") struct RequirementMarkTests {
  private static func port(_ body: String) -> String {
    Ported.file(
      "import UIKit\nclass A: UIViewController, UIScrollViewDelegate, P {\n\(body)\n}\nprotocol P: UIViewControllerTransitioningDelegate {}\n"
    ).text
  }

  @Test(
    "are those of the protocol, so that the method is the one that is called",
    arguments: [
      (
        "func scrollViewDidScroll(_ s: UIScrollView!) { n += 1 }",
        "func scrollViewDidScroll(_ s: UIScrollView) { n += 1 }"
      ),
      (
        "func viewForZooming(in s: UIScrollView) -> UIView { return view }",
        "func viewForZooming(in s: UIScrollView) -> UIView? { return view }"
      ),
      (
        "func viewForZooming(in s: UIScrollView!) -> UIView! { return view }",
        "func viewForZooming(in s: UIScrollView) -> UIView? { return view }"
      ),
      (
        "func scrollViewDidScroll(_ s: UIScrollView?) { if let s = s { f(s) } }",
        "func scrollViewDidScroll(_ s: UIScrollView) { let s: UIScrollView? = s; if let s = s { f(s) } }"
      ),
      (
        "func scrollViewDidScroll(_ s: UIScrollView!) {\n  s?.alpha = 0\n}",
        "func scrollViewDidScroll(_ s: UIScrollView) {\n  let s: UIScrollView! = s\n  s?.alpha = 0\n}"
      ),
      (
        "func scrollViewDidZoom(_ s: UIScrollView!) { if s != nil { n = 1 } }",
        "func scrollViewDidZoom(_ s: UIScrollView) { let s: UIScrollView! = s; if s != nil { n = 1 } }"
      ),
      (
        "func scrollViewDidEndZooming(_ s: UIScrollView, with view: UIView, atScale scale: CGFloat) { view.alpha = 0 }",
        "func scrollViewDidEndZooming(_ s: UIScrollView, with view: UIView?, atScale scale: CGFloat) { let view: UIView! = view; view.alpha = 0 }"
      ),
      (
        "func scrollViewWillBeginZooming(_ s: UIScrollView, with view: UIView!) {}",
        "func scrollViewWillBeginZooming(_ s: UIScrollView, with view: UIView?) {}"
      ),
      // The protocol of a protocol.
      (
        "func animationController(forDismissed c: UIViewController!) -> UIViewControllerAnimatedTransitioning { fatalError() }",
        "func animationController(forDismissed c: UIViewController) -> UIViewControllerAnimatedTransitioning? { fatalError() }"
      ),
    ]
  )
  func requirements(before: String, after: String) {
    let once = Self.port(before)
    #expect(once.contains(after), "\(once)")
    #expect(Ported.file(once).text == once)
  }

  @Test("of Swift 2, by their names of then")
  func old() {
    let file = Ported.file(
      """
      import UIKit
      class A: UIView, UIGestureRecognizerDelegate {
        let c = UIColor.redColor()
        func gestureRecognizer(g: UIGestureRecognizer!, shouldReceiveTouch t: UITouch!) -> Bool { return g == nil }
      }

      """
    )
    let line =
      "func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive t: UITouch) -> Bool { let g: UIGestureRecognizer! = g; return g == nil }"
    #expect(file.text.contains(line), "\(file.text)")
  }

  @Test(
    "stay where the method is no requirement, an override, or of other types",
    arguments: [
      "func scrollViewDidStroll(_ s: UIScrollView!) {}",
      "func scrollViewDidScroll(_ s: UIView!) {}",
      "static func scrollViewDidScroll(_ s: UIScrollView!) {}",
      "func scrollViewDidScroll(_ s: UIScrollView) {}",
      "func viewForZooming(in s: UIScrollView) -> UIView? { return nil }",
      "func scrollViewDidScroll(_ s: [UIScrollView]!) {}",
    ]
  )
  func others(body: String) {
    #expect(Self.port(body).contains(body))
  }

  @Test("of protocols as types, which are written with and without any")
  func existentials() {
    let text = "import UIKit\nclass A: UIView, UICollisionBehaviorDelegate {\n"
    let before =
      "  func collisionBehavior(_ b: UICollisionBehavior!, beganContactFor item: UIDynamicItem!, withBoundaryIdentifier i: NSCopying, at p: CGPoint) {}\n}\n"
    let after =
      "  func collisionBehavior(_ b: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier i: NSCopying?, at p: CGPoint) {}\n}\n"
    #expect(Ported.file(text + before).text == text + after)
  }

  @Test("stay in a type that doesn't conform")
  func strangers() {
    let text =
      "import UIKit\nclass A: UIView {\n  func scrollViewDidScroll(_ s: UIScrollView!) {}\n}\n"
    #expect(Ported.file(text).text == text)
  }
}
