import Expectations
import Testing
import TouchCore
import UIKit

/// A chain of plain responders.
@MainActor
struct PlainChainTests {
  @Test(
    "3.8 what plain views and windows ignore reaches the application's own class and its delegate"
  )
  func plainChain() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("b")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("m")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("e")
      }
    }
    final class Application: UIApplication {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("b")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("m")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("e")
      }
    }
    func play(_ application: UIApplication) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.addSubview(UIView(frame: window.bounds))
      window.makeKeyAndVisible()
      for (time, phase) in [(0.0, Contact.Phase.began), (0.1, .moved), (0.2, .ended)] {
        let place = Point(x: 100 + time * 100, y: 100)
        let contact = Contact(id: Contact.ID(1), phase: phase, position: place)
        application.receive(TouchFrame(time: .seconds(time), contacts: [contact]))
      }
    }
    let delegate = Delegate()
    let screen = CGSize(width: 400, height: 800)
    play(UIApplication.launch(screen: screen, delegate: delegate))
    expectEqual(delegate.calls, ["b", "m", "e"])
    let application = Application.launch(screen: screen)
    play(application)
    expectEqual(application.calls, ["b", "m", "e"])
  }
}
