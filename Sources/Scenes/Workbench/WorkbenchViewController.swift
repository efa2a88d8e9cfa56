public import UIKit

/// Every built-in recognizer on one view that fills the screen.
///
/// `tap` waits for `doubleTap` to fail. Pan, pinch, rotation and the swipes are recognized
/// together; all others exclude each other. A card follows pan, pinch and rotation; a chip shows
/// each recognizer's state.
public final class WorkbenchViewController: SceneViewController, UIGestureRecognizerDelegate {
  private let board = WorkbenchBoard()
  private var chips: [String: RecognizerChip] = [:]
  private var cardStart = CGPoint.zero
  private var pinchScale: CGFloat = 1
  private var turn: CGFloat = 0

  /// Adds the recognizers.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    board.frame = view.bounds
    board.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(board)

    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let tap = UITapGestureRecognizer()
    tap.require(toFail: doubleTap)
    let twoFingerTap = UITapGestureRecognizer()
    twoFingerTap.numberOfTouchesRequired = 2
    add(tap, "tap")
    add(doubleTap, "doubleTap")
    add(twoFingerTap, "twoFingerTap")
    add(UILongPressGestureRecognizer(), "longPress")
    add(UIPanGestureRecognizer(), "pan")
    add(UIPinchGestureRecognizer(), "pinch")
    add(UIRotationGestureRecognizer(), "rotation")
    addSwipe(.left, "swipeLeft")
    addSwipe(.right, "swipeRight")
    addSwipe(.up, "swipeUp")
    addSwipe(.down, "swipeDown")
    let edgePan = UIScreenEdgePanGestureRecognizer()
    edgePan.edges = .left
    add(edgePan, "edgePan")
    add(UIHoverGestureRecognizer(), "hover")
  }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.name = name
    recognizer.delegate = self
    listen(to: recognizer)
    view.addGestureRecognizer(recognizer)
    chips[name] = board.addChip(name)
  }

  private func addSwipe(_ direction: UISwipeGestureRecognizer.Direction, _ name: String) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    add(swipe, name)
  }

  // MARK: Showing

  override func recognized(_ recognizer: UIGestureRecognizer) {
    moveCard(with: recognizer)
    guard let name = recognizer.name, let chip = chips[name] else { return }
    switch recognizer.state {
    case .began:
      chip.phase = .active
      chip.addOne()
      board.show(name)
    case .ended, .cancelled:
      // A discrete gesture has no began action, so it is counted here.
      if chip.phase != .active { chip.addOne() }
      board.markLast(chip)
      board.show(recognizer.state == .ended ? name : "\(name), cancelled")
    default: break
    }
  }

  private func moveCard(with recognizer: UIGestureRecognizer) {
    let card = board.card
    switch recognizer {
    case is UIScreenEdgePanGestureRecognizer: break
    case let pan as UIPanGestureRecognizer:
      if pan.state == .began { cardStart = card.center }
      let translation = pan.translation(in: view)
      // Keeps the card's centre on the board.
      card.center = CGPoint(
        x: min(max(cardStart.x + translation.x, 0), board.bounds.width),
        y: min(max(cardStart.y + translation.y, 0), board.bounds.height)
      )
    case let pinch as UIPinchGestureRecognizer:
      if pinch.state == .began { pinchScale = 1 }
      let factor = pinch.scale / pinchScale
      pinchScale = pinch.scale
      card.transform = card.transform.scaledBy(x: factor, y: factor)
    case let rotation as UIRotationGestureRecognizer:
      if rotation.state == .began { turn = 0 }
      card.transform = card.transform.rotated(by: rotation.rotation - turn)
      turn = rotation.rotation
    default: break
    }
  }

  // MARK: Simultaneous recognition

  /// True for two of pan, pinch, rotation and the swipes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isTogether(gestureRecognizer) && isTogether(otherGestureRecognizer)
  }

  private func isTogether(_ recognizer: UIGestureRecognizer) -> Bool {
    switch recognizer {
    case is UIScreenEdgePanGestureRecognizer: false
    case is UIPanGestureRecognizer, is UIPinchGestureRecognizer, is UIRotationGestureRecognizer,
      is UISwipeGestureRecognizer:
      true
    default: false
    }
  }
}
