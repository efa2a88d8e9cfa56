import DeliberateTouch
import UIKit

/// Cards to carry between a drawer and a canvas.
final class CardsController: UIViewController {
  let drawer = DrawerController(main: UIView(), drawer: UIView(), height: 160)
  let cards = [UIView(frame: CGRect(x: 40, y: 400, width: 80, height: 80))]
  private(set) var news: [String] = []
  private var carrier: ViewCarrier?

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(drawer)
    drawer.view.frame = view.bounds
    view.addSubview(drawer.view)
    for card in cards { drawer.mainView.addSubview(card) }
    // The example:
    let carrier = ViewCarrier(stage: drawer.view, scrollView: drawer.scrollView)
    carrier.containers = [drawer.drawerView, drawer.mainView]
    carrier.onEvent = { [unowned self] event in
      if case .dropped(_, into: drawer.drawerView) = event { news.append("put away") }
    }
    for card in cards { carrier.carry(card) }
    self.carrier = carrier
    // That was it.
  }
}
