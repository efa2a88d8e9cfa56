import TouchCore
import UIKit

/// An application with a window, and a finger.
@MainActor
final class Desk {
  let application: UIApplication
  let window: UIWindow

  init(width: CGFloat = 400, height: CGFloat = 800) {
    application = UIApplication.launch(screen: CGSize(width: width, height: height))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.makeKeyAndVisible()
  }

  func wait(until time: Double) { application.advance(to: .seconds(time)) }

  func finger(_ phase: Contact.Phase, _ x: Double, _ y: Double, at time: Double) {
    let contact = Contact(id: Contact.ID(1), phase: phase, position: Point(x: x, y: y))
    application.receive(TouchFrame(time: .seconds(time), contacts: [contact]))
  }

  func tap(_ x: Double, _ y: Double, at time: Double) {
    finger(.began, x, y, at: time)
    finger(.ended, x, y, at: time + 0.1)
  }

  /// A stroke in equal steps of a sixtieth of a second.
  func drag(
    from start: (Double, Double),
    to end: (Double, Double),
    at time: Double,
    steps: Int = 10
  ) {
    finger(.began, start.0, start.1, at: time)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      finger(
        step == steps ? .ended : .moved,
        start.0 + (end.0 - start.0) * part,
        start.1 + (end.1 - start.1) * part,
        at: time + Double(step) / 60
      )
    }
  }
}

/// A picture of one colour.
func picture(_ width: Double, _ height: Double, _ color: PaintColor = .black) -> DisplayList {
  var list = DisplayList(width: width, height: height)
  var path = Path()
  path.addRect(Rect(x: 0, y: 0, width: width, height: height))
  list.fill(path, color)
  return list
}
