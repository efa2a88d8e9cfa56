import Expectations
import Testing
import TouchCore
import UIKit

/// Hears of shakes, and may hand them on.
@MainActor private final class Listener: UIViewController {
  var heard: [String] = []
  var handsOn = false

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("began", motion, event)
    if handsOn { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("ended", motion, event)
    if handsOn { super.motionEnded(motion, with: event) }
  }

  private func note(_ word: String, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    let isShake = motion == .motionShake && event?.type == .motion
    heard.append(isShake && event?.subtype == motion ? word : "wrong")
  }
}

/// A view that can be the first responder.
@MainActor private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite("Motion", .serialized) struct MotionTests {
  private static let size = CGSize(width: 400, height: 400)
  private let application = UIApplication.launch(screen: MotionTests.size)
  private let window = UIWindow(frame: CGRect(origin: .zero, size: MotionTests.size))
  private let root = Listener()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test("a shake begins and ends at the frontmost controller of the key window")
  func front() {
    application.shake()
    expectEqual(root.heard, ["began", "ended"])
    let sheet = Listener()
    root.present(sheet, animated: false)
    application.shake()
    #expect(sheet.heard == ["began", "ended"] && root.heard.count == 2)
    sheet.handsOn = true
    application.shake()
    expectEqual(root.heard.count, 4)
  }

  @Test("the first responder hears of it before, and hands it on as touches are")
  func firstResponder() {
    let field = Field()
    root.view.addSubview(field)
    field.becomeFirstResponder()
    application.shake()
    expectEqual(root.heard, ["began", "ended"])
  }

  @Test("an application that isn't active is told nothing")
  func inactive() {
    application.enter(.inactive)
    application.shake()
    expectEqual(root.heard, [])
  }
}
