import TouchCore
import UIKit

// A quarter turn of the guide's dial: three o'clock to six o'clock.
MainActor.assumeIsolated {
  final class Listener: DialDelegate {
    var turns = 0
    func dialDidTurn(_ dial: Dial) { turns += 1 }
  }

  let application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let dial = Dial(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let listener = Listener()
  dial.delegate = listener
  window.addSubview(dial)
  window.makeKeyAndVisible()
  var changes = 0
  dial.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)

  let places: [(Double, Double)] = [(290, 200), (280, 240), (260, 270), (230, 285), (200, 290)]
  for (index, place) in places.enumerated() {
    application.receive(
      TouchFrame(
        time: .seconds(Double(index) * 0.02),
        contacts: [
          Contact(
            id: .init(1),
            phase: index == 0 ? .began : .moved,
            position: Point(x: place.0, y: place.1)
          )
        ]
      )
    )
  }
  application.receive(
    TouchFrame(
      time: .seconds(0.1),
      contacts: [Contact(id: .init(1), phase: .ended, position: Point(x: 200, y: 290))]
    )
  )
  print("turned by \(Int((dial.angle * 180 / .pi).rounded())) degrees,", listener.turns == changes)
  print("corners of \(dial.layer.cornerRadius) points")
}
