import DeliberateTouch
public import UIKit

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
  /// The least height of the drawer, in points.
  private static let leastHeight: CGFloat = 120
  /// The distance of the instructions from the open drawer, in points: below its handle.
  private static let handleRoom: CGFloat = 26
  /// The part of their size that dots have on a low screen.
  private static let lowDots: CGFloat = 0.75

  private let canvas = CanvasView()
  private let shelf = ShelfView()
  private(set) var dots: [DotView] = []
  private var drawer: DrawerController?
  private var carrier: ViewCarrier?
  private var room: SceneRoom?

  /// The drawer, what carries the dots, and the dots' touch areas.
  public override var adjustables: [(name: String, object: AnyObject)] {
    var found: [(name: String, object: AnyObject)] = []
    if let drawer { found.append((Self.drawerName, drawer)) }
    if let carrier { found.append(("carry", carrier)) }
    for (index, dot) in dots.enumerated() { found.append(("dot \(index + 1)", dot)) }
    return found
  }

  /// Builds the views; the drawer's height follows from the screen's.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let drawer = DrawerController(main: canvas, drawer: shelf, height: drawerHeight)
    drawer.showsHandle = true
    self.drawer = drawer
    drawer.scrollView.panGestureRecognizer.name = "drawerPan"
    for recognizer in drawer.scrollView.gestureRecognizers ?? [] where recognizer.name == nil {
      recognizer.name = "drawerDelay"
    }
    let scene = Unretained(self)
    drawer.onChange = { scene.object?.drawerChanged(isOpen: $0) }
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

  /// The drawer's height on the present screen.
  private var drawerHeight: CGFloat {
    max((view.bounds.height * Self.drawerShare).rounded(.toNearestOrEven), Self.leastHeight)
  }

  private func addDots(_ drawer: DrawerController) {
    let carrier = ViewCarrier(stage: drawer.view, scrollView: drawer.scrollView)
    self.carrier = carrier
    carrier.containers = [shelf, canvas]
    shelf.accessibilityLabel = "drawer"
    canvas.accessibilityLabel = "canvas"
    let scene = Unretained(self)
    carrier.onEvent = { scene.object?.follow($0) }
    dots = DotView.all
    for (index, dot) in dots.enumerated() {
      (dot.startsInDrawer ? shelf : canvas).addSubview(dot)
      carrier.carry(dot)
      dot.carrier = carrier
      dot.gestureRecognizers?.first?.name = "carry \(index + 1)"
    }
  }

  private func drawerChanged(isOpen: Bool) {
    tell(Self.drawerName, isOpen ? .opened : .closed)
    keepKeysInSight()
  }

  // MARK: Keys

  /// Lets keys reach the drawer.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    drawer?.becomeFirstResponder()
  }

  /// The arrows.
  public override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + markingKeys }

  /// Whether a dot isn't in the closed drawer.
  func isInSight(_ dot: DotView) -> Bool { dot.superview !== shelf || drawer?.isOpen == true }

  /// Gives the keys of a dot that went out of sight back to the drawer.
  private func keepKeysInSight() {
    if dots.contains(where: { $0.isFirstResponder && !isInSight($0) }) {
      drawer?.becomeFirstResponder()
    }
  }

  // MARK: Layout

  /// Lays out the views; dots that were carried keep their location, as a part of the screen.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.sceneRoom
    let size = room.bounds.size
    guard room != self.room, size.width > 0, let drawer else { return }
    // A height that was set stays, unless the screen turns.
    if let before = self.room, before.bounds != room.bounds { drawer.drawerHeight = drawerHeight }
    self.room = room
    drawer.view.layoutIfNeeded()
    canvas.top = max(
      size.height * 0.29,
      drawer.drawerHeight + room.insets.top + Self.handleRoom
    )
    let unit = room.unit * (room.isLow ? Self.lowDots : 1)
    var placed: [DotView] = []
    for dot in dots where carrier?.carried.contains(where: { $0 === dot }) != true {
      let isInShelf = dot.superview === shelf
      let area = isInShelf ? shelf.bounds : canvas.dotArea
      dot.layOut(in: isInShelf ? shelf.bounds.size : size, keepingTo: area, unit: unit)
      dot.keepClear(of: placed.filter { $0.superview === dot.superview }, in: area)
      placed.append(dot)
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
      keepKeysInSight()
    }
  }

  /// Reports an event under the name of the press that carries a dot.
  private func tell(of dot: DotView, _ kind: SceneEvent.Kind) {
    let location = dot.superview?.convert(dot.center, to: nil)
    tell(dot.gestureRecognizers?.first?.name ?? dot.title, kind, at: location)
  }
}
