import DeliberateTouch
import Testing
import TouchCore
import UIKit

final class AlbumViewController: UIViewController {
  let delete = ConfirmActionButton(title: "Delete album")
  var isDeleted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    delete.center = CGPoint(x: 195, y: 420)
    delete.addAction(UIAction { [weak self] _ in self?.isDeleted = true }, for: .valueChanged)
    view.addSubview(delete)
  }
}

@MainActor
@Test(arguments: [false, true])
func onlyAConfirmedPressDeletes(movesIntoTheCircle: Bool) {
  let application = UIApplication.launch(screen: CGSize(width: 390, height: 844))
  let window = UIWindow(frame: UIScreen.main.bounds)
  let album = AlbumViewController()
  window.rootViewController = album
  window.makeKeyAndVisible()

  // Two seconds fill the ring, which is one height of the button above the finger.
  let circle = 420 - Double(album.delete.bounds.height)
  for (time, phase, y) in [
    (0.0, Contact.Phase.began, 420.0), (2.1, .moved, movesIntoTheCircle ? circle : 420),
    (2.2, .ended, movesIntoTheCircle ? circle : 420),
  ] {
    let finger = Contact(id: Contact.ID(1), phase: phase, position: Point(x: 195, y: y))
    application.receive(TouchFrame(time: .seconds(time), contacts: [finger]))
  }
  #expect(album.isDeleted == movesIntoTheCircle)
}
