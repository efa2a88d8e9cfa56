import Porting
import Testing

@Suite("Classes of Swift 1 and 2") struct OldClassTests {
  /// A file of Swift 2: the call tells it.
  private static func port(_ body: String, in type: String) -> PortedFile {
    Ported.file(
      "import UIKit\nclass A: \(type) {\nfunc old(t: UITouch) { t.locationInView(nil) }\n\(body)\n}\n"
    )
  }

  @Test(
    "have an init() that calls the initializer that makes their superclass",
    arguments: [
      ("UIButton", "frame: CGRect.zero"), ("UIViewController", "nibName: nil, bundle: nil"),
      ("UIPanGestureRecognizer", "target: nil, action: nil"),
    ]
  )
  func initializer(type: String, arguments: String) {
    let ported = Self.port("public override init() { super.init(); a = 1 }", in: type)
    #expect(ported.text.contains("\npublic init() { super.init(\(arguments)); a = 1 }\n"))
    #expect(
      ported.lines(.edit).contains(
        "4: override init() becomes init(), which calls super.init(\(arguments))"
      )
    )
  }

  @Test("keep an init() that overrides another one of the module, and one of Swift 3")
  func ownInitializer() {
    let module = Ported.module([
      "import UIKit\nclass B: UIView {\nfunc old(t: UITouch) { t.locationInView(nil) }\ninit() { super.init(frame: CGRectZero) }\n}\n",
      "import UIKit\nclass A: B {\noverride init() { super.init() }\n}\n",
    ])
    #expect(module[1].text.contains("override init() { super.init() }"))
    let new = "import UIKit\nclass A: UIView {\noverride init() { super.init() }\n}\n"
    #expect(Ported.file(new).text == new)
  }

  @Test("hand their superclass an event that they take as an optional")
  func event() {
    let ported = Self.port(
      "override func touchesMoved(touches: Set<UITouch>, withEvent: UIEvent?) { super.touchesMoved(touches, withEvent: withEvent) }",
      in: "UIPanGestureRecognizer"
    )
    #expect(
      ported.text.contains(
        "with withEvent: UIEvent!) { super.touchesMoved(touches, with: withEvent) }"
      )
    )
    let alone = Self.port(
      "override func touchesMoved(touches: Set<UITouch>, withEvent event: UIEvent?) { print(event) }",
      in: "UIPanGestureRecognizer"
    )
    #expect(alone.text.contains("with event: UIEvent?) { print(event) }"))
  }

  @Test("name a class that they ask for, and what a recognizer requires")
  func names() {
    let ported = Self.port(
      """
      override func shouldBeRequiredToFailByGestureRecognizer(other: UIGestureRecognizer) -> Bool {
        let type: AnyClass = UITapGestureRecognizer.self
        if other.isKindOfClass(UIPanGestureRecognizer) || other.isKindOfClass(type) { return timer.valid }
        return super.shouldRequireFailureOfGestureRecognizer(other)
      }
      """,
      in: "UIGestureRecognizer"
    )
    let now = """
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        let type: AnyClass = UITapGestureRecognizer.self
        if other.isKind(of: UIPanGestureRecognizer.self) || other.isKind(of: type) { return timer.isValid }
        return super.shouldRequireFailure(of: other)
      }
      """
    #expect(ported.text.contains(now), "\(ported.text)")
  }

  @Test("hear of motion")
  func motion() {
    let ported = Self.port(
      "override func motionEnded(motion: UIEventSubtype, withEvent event: UIEvent?) { if event?.subtype == UIEventSubtype.MotionShake { a() } }",
      in: "UIViewController"
    )
    #expect(
      ported.text.contains(
        "override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { if event?.subtype == UIEvent.EventSubtype.motionShake { a() } }"
      )
    )
    #expect(ported.lines(.cannot) == [])
  }

  @Test("format a text of any number of values")
  func formats() {
    let ported = Self.port(
      "func a() -> String { return \"a\".stringByAppendingFormat(\"%d %d\", 1, 2).stringByAppendingString(\"b\") }",
      in: "UIView"
    )
    #expect(ported.text.contains("\"a\".appendingFormat(\"%d %d\", 1, 2).appending(\"b\")"))
  }

  @Test(
    "of recognizers receive touches without the word override, and have an initializer of their own"
  )
  func recognizers() {
    let ported = Self.port(
      "required init(coder c: NSCoder) { fatalError() }\nfunc touchesMoved(touches: Set<UITouch>, withEvent event: UIEvent?) { event?.type }",
      in: "UIGestureRecognizer"
    )
    #expect(ported.text.contains("required override init(coder c: NSCoder) { fatalError() }"))
    #expect(
      ported.text.contains(
        "override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { event?.type }"
      )
    )
  }
}
