import DeliberateTouch
import UIKit

/// A drawer over a canvas, and dots to carry.
///
/// A drag downwards opens the drawer, a drag upwards closes it. A finger that rests on a dot
/// highlights it and then picks it up; lifting drops it into the drawer or the canvas. Small dots
/// have a touch area of 44 by 44 points.
public final class DrawerViewController: SceneViewController {
  /// The drawer's name in transcripts.
  private static let drawerName = "drawer"
  /// The drawer's part of the screen's height.
  private static let drawerShare: CGFloat = 0.26
  /// The length of the screen's shorter side for which the sizes are designed, in points.
  private static let designSide: CGFloat = 390

  private let canvas = CanvasView()
  private let shelf = ShelfView()
  private var dots: [DotView] = []
  private var drawer: DrawerController?
  private var carrier: ViewCarrier?
  private var laidOut = CGSize.zero

  /// The drawer, and what carries the dots.
  public override var adjustables: [(name: String, object: AnyObject)] {
    var found: [(name: String, object: AnyObject)] = []
    if let drawer { found.append((Self.drawerName, drawer)) }
    if let carrier { found.append(("carry", carrier)) }
    return found
  }

  /// Builds the views; the drawer's height follows from the screen's.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let height = max((view.bounds.height * Self.drawerShare).rounded(.toNearestOrEven), 120)
    let drawer = DrawerController(main: canvas, drawer: shelf, height: height)
    drawer.showsHandle = true
    self.drawer = drawer
    drawer.scrollView.panGestureRecognizer.name = "drawerPan"
    for recognizer in drawer.scrollView.gestureRecognizers ?? [] where recognizer.name == nil {
      recognizer.name = "drawerDelay"
    }
    drawer.onChange = { [unowned(unsafe) self] isOpen in
      tell(Self.drawerName, isOpen ? .opened : .closed)
    }
    addChild(drawer)
    drawer.view.frame = view.bounds
    drawer.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(drawer.view)
    drawer.didMove(toParent: self)
    let delay = TouchDelayGestureRecognizer()
    delay.name = "touchDelay"
    canvas.addGestureRecognizer(delay)
    addDots(drawer)
  }

  /// Lets keys reach the drawer.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    drawer?.becomeFirstResponder()
  }

  private func addDots(_ drawer: DrawerController) {
    let carrier = ViewCarrier(stage: drawer.view, scrollView: drawer.scrollView)
    self.carrier = carrier
    carrier.containers = [shelf, canvas]
    shelf.accessibilityLabel = "drawer"
    canvas.accessibilityLabel = "canvas"
    carrier.onEvent = { [unowned(unsafe) self] in follow($0) }
    dots = DotView.all
    for (index, dot) in dots.enumerated() {
      (dot.startsInDrawer ? shelf : canvas).addSubview(dot)
      carrier.carry(dot)
      dot.gestureRecognizers?.first?.name = "carry \(index + 1)"
    }
  }

  // MARK: Layout

  /// Lays out the views; dots that were carried keep their location, as a part of the screen.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard size != laidOut, size.width > 0, let drawer else { return }
    laidOut = size
    drawer.view.layoutIfNeeded()
    let unit = min(size.width, size.height) / Self.designSide
    for dot in dots where carrier?.carried.contains(where: { $0 === dot }) != true {
      dot.layOut(in: dot.superview?.bounds.size ?? size, unit: unit)
    }
  }

  // MARK: Carrying

  private func follow(_ event: ViewCarrier.Event) {
    switch event {
    case .pickedUp(let view):
      guard let dot = view as? DotView else { return }
      dot.isCarried = true
      tell(of: dot, .pickedUp(dot.title))
    case .moved: break
    case .dropped(let view, let container):
      guard let dot = view as? DotView else { return }
      dot.isCarried = false
      dot.settle(in: container.bounds.size)
      let name = container === shelf ? "drawer" : "canvas"
      tell(of: dot, .dropped(name))
    }
  }

  /// Reports an event under the name of the press that carries a dot.
  private func tell(of dot: DotView, _ kind: SceneEvent.Kind) {
    let place = dot.superview?.convert(dot.center, to: nil)
    tell(dot.gestureRecognizers?.first?.name ?? dot.title, kind, at: place)
  }
}
