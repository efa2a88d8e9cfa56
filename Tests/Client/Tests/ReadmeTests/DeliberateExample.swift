import DeliberateTouch
import Testing
import TouchTesting
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
func onlyAConfirmedPressDeletes(movesIntoTheCircle: Bool) throws {
  let album = AlbumViewController()
  let stage = TouchStage(scene: album, size: CGSize(width: 390, height: 844))

  // Two seconds fill the ring, which is one height of the button above the finger.
  let finger = Fingers(on: stage).finger()
  try finger.down(at: album.delete)
  try finger.wait(2.1)
  if movesIntoTheCircle {
    try finger.move(to: .fraction(of: album.delete, x: 0.5, y: -0.5), over: 0.1)
  }
  try finger.lift()
  #expect(album.isDeleted == movesIntoTheCircle)
}
