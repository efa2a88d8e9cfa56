import Porting
import Testing

@Suite("Cases of Swift 2 that the given files declare as well") struct CaseTypeTests {
  private static let head = """
    import UIKit
    enum Side { case Left, Right, Normal, Began, Ended, Bottom }
    class A: UIView {
    func old(t: UITouch) { t.locationInView(nil) }
    func mine(side: Side, at t: UITouch) {}
    func theirs(state: UIGestureRecognizerState, on: Bool) {}
    var side = Side.Left
    var edge: UIRectEdge?

    """

  private static func port(_ body: String) -> String {
    let ported = Ported.file(head + body + "\n}\n")
    #expect(Ported.file(ported.text).lines(.edit) == [])
    return ported.text
  }

  @Test(
    "are Apple's where they are assigned to, compared with or handed to what is of Apple's types",
    arguments: [
      (
        "func a(b: UIScreenEdgePanGestureRecognizer) { b.edges = [.Left, .Right]; b.edges = .Left }",
        "{ b.edges = [.left, .right]; b.edges = .left }"
      ),
      (
        "func a() { edge = .Left; self.edge = [.Bottom] }",
        "{ edge = .left; self.edge = [.bottom] }"
      ),
      (
        "func a(b: UILabel) { b.textAlignment = c ? .Left : .Right }",
        "{ b.textAlignment = c ? .left : .right }"
      ),
      (
        "func a(b: UIButton) { b.setTitle(c, forState: .Normal); b.setImage(c, forState: [.Normal]) }",
        "{ b.setTitle(c, for: .normal); b.setImage(c, for: [.normal]) }"
      ),
      (
        "func a(b: UITouch) { theirs(.Began, on: c); mine(.Left, at: b) }",
        "{ theirs(.began, on: c); mine(.Left, at: b) }"
      ),
      (
        "func a(b: UIGestureRecognizer) { switch b.state { case .Began, .Ended: c() default: d() } }",
        "{ switch b.state { case .began, .ended: c() default: d() } }"
      ),
      (
        "func a(b: UIGestureRecognizer) { let s = b.state; if s == .Ended || .Began == s { c() } }",
        "{ let s = b.state; if s == .ended || .began == s { c() } }"
      ),
      (
        "func a(b: UIGestureRecognizer) { switch (b.state, side) { case (.Began, .Left): c() default: d() } }",
        "{ switch (b.state, side) { case (.began, .Left): c() default: d() } }"
      ),
      (
        "var b: UIGestureRecognizerState { get { return .Ended } set { if newValue == .Began { c() } } }",
        "{ get { return .ended } set { if newValue == .began { c() } } }"
      ),
      (
        "let b: UIRectEdge = .Bottom\nfunc c(d: UIRectEdge = .Left) {}",
        "= .bottom\nfunc c(_ d: UIRectEdge = .left) {}"
      ),
    ]
  )
  func engines(old: String, now: String) {
    let text = Self.port(old)
    #expect(text.contains(now), "\(text)")
  }

  @Test(
    "are a client's where its own type is meant, or nothing tells which",
    arguments: [
      "func a() { side = .Right; if side == .Left { c() } }",
      "func a() { switch side { case .Began, .Ended: c() default: d() } }",
      "var b: Side { return c ? .Left : .Right }",
      "let b: [Side] = [.Left, .Right]",
      "func a() { c(.Left); c.d = .Left; c(e: [.Right]) }",
      "func a() { let s = side; if s == .Ended { c() } }",
    ]
  )
  func own(body: String) {
    let text = Self.port(body)
    #expect(text.contains("\n\(body)\n"), "\(text)")
  }

  @Test("are a client's where its type has the name of Apple's")
  func namesake() {
    let text = Self.port("enum UIRectEdge { case Left }\nlet b: UIRectEdge = .Left")
    #expect(text.contains("let b: UIRectEdge = .Left\n"))
  }
}
