import DeliberateTouch
import UIKit

/// A tile that is dimmed while it is touched.
final class TileController: UIViewController {
  private(set) var touches = 0
  let tile = HighlightView(frame: CGRect(x: 40, y: 200, width: 120, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    tile.backgroundColor = .systemTeal
    tile.highlightedAlpha = 0.7
    tile.onHighlight = { [unowned self] isHighlighted in
      if isHighlighted { touches += 1 }
    }
    view.addGestureRecognizer(TouchDelayGestureRecognizer())
    view.addSubview(tile)
    // That was it.
  }
}
