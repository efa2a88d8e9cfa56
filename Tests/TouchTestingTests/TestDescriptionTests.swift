import Expectations
import Testing
import TouchStage
import TouchTesting
import UIKit

/// What a failing expectation prints of objects.
@MainActor
struct TestDescriptionTests {
  private final class Form: UIView {
    let save = UIButton(frame: CGRect(x: 10, y: 20, width: 100, height: 44))
  }

  @Test("a view is called by the property that holds it, or by its class and place")
  func views() {
    let form = Form(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    expectEqual(String(describingForTest: form.save), "the UIButton at (10, 20)")
    form.addSubview(form.save)
    expectEqual(String(describingForTest: form.save), "`save`")
    expectEqual(String(describingForTest: form), "the Form at (95, 300)")
  }

  @Test("a recognizer has its name, its class and its state")
  func recognizers() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (press, tap) = (UILongPressGestureRecognizer(), UITapGestureRecognizer())
    tap.name = "open"
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(tap)
    let finger = Fingers(on: TouchStage(showing: view)).finger()
    try finger.down(at: view)
    try finger.wait(0.6)
    expectEqual(
      String(describingForTest: press),
      "longPress (UILongPressGestureRecognizer, began)"
    )
    expectEqual(String(describingForTest: tap), "open (UITapGestureRecognizer, possible)")
  }

  @Test("a colour has its components, a place of a gesture its coordinates")
  func values() {
    expectEqual(
      String(describingForTest: UIColor.red),
      "UIColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)"
    )
    let tap = SeenGesture.tap(at: CGPoint(x: 120.4, y: 300))
    expectEqual("\(tap.start)", "(120, 300)")
  }
}
