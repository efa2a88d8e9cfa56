import DeliberateTouch
import UIKit

extension World {
  /// Creates windows, views, recognizers and everything else that the theme includes.
  func build() {
    for index in 0..<3 {
      delegates.append(
        ProbeDelegate(self, "d\(index)", strictness: building.pick([5, 12, 40, 400]))
      )
    }
    buildWindows()
    for _ in 0..<(2 + building.below(6)) { buildView() }
    if theme.hasScrollViews { for _ in 0..<(1 + building.below(3)) { buildScrollView() } }
    if theme.hasControls { for _ in 0..<(1 + building.below(4)) { buildControl() } }
    if theme.hasControllers { buildControllers() }
    if theme.hasDeliberateGestures { buildDeliberate() }
    if building.oneIn(6) { buildLabel() }
    let count = 2 + building.below(building.oneIn(12) ? 20 : 7)
    for _ in 0..<count { buildRecognizer() }
    if building.oneIn(100) { buildCrowd() }
    linkRecognizers()
    if theme.hasAnimations { buildLayers() }
    for window in windows {
      if building.oneIn(4) { window.isHidden = false } else { window.makeKeyAndVisible() }
    }
    windows.last?.makeKeyAndVisible()
    if theme.hasPresses, let view = views.first { say("first \(view.becomeFirstResponder())") }
    buildTimers()
    for view in views { (view as? ProbeView)?.world = self }
    goals += recognizers.compactMap { $0.view } + controls + controls + scrollViews + views
  }

  private func buildWindows() {
    let count = building.pick([1, 1, 1, 1, 1, 2, 2, 3])
    for index in 0..<count {
      let frame =
        index == 0 || building.oneIn(6)
        ? CGRect(x: 0, y: 0, width: 400, height: 600)
        : CGRect(x: building.real(0, 250), y: building.real(0, 400), width: 150, height: 200)
      let window: UIWindow
      if theme.hasDeliberateGestures, building.oneIn(3) {
        window = swipeWindow(frame)
      } else {
        let probe = ProbeWindow(frame: frame)
        probe.world = self
        window = probe
      }
      names.give("w\(index)", to: window)
      window.windowLevel = building.pick([.normal, .normal, .alert, .statusBar])
      if building.oneIn(12) { window.transform = CGAffineTransform(rotationAngle: 0.25) }
      window.isMultipleTouchEnabled = building.oneIn(2)
      windows.append(window)
      containers.append(window)
    }
  }

  private func buildView() {
    let view = ProbeView(frame: frame(in: nil))
    names.give("v\(views.count)", to: view)
    view.isMultipleTouchEnabled = !building.oneIn(3)
    view.isExclusiveTouch = building.oneIn(12)
    view.isWide = building.oneIn(10)
    view.refuses = building.oneIn(8)
    view.clipsToBounds = building.oneIn(4)
    view.alpha = building.pick([1, 1, 1, 1, 1, 1, 1, 0.5, 0.011, 0.009])
    view.isHidden = building.oneIn(60)
    view.isUserInteractionEnabled = !building.oneIn(60)
    view.backgroundColor = building.pick([nil, .red, .white, .blue])
    view.layer.cornerRadius = building.pick([0, 0, 12])
    view.autoresizingMask = building.pick([
      [], [.flexibleWidth], [.flexibleWidth, .flexibleHeight], [.flexibleLeftMargin],
    ])
    view.transform = transform()
    place(view)
    views.append(view)
    containers.append(view)
  }

  /// Adds a view to a parent.
  ///
  /// The parent is often the newest view or one of the first, so that trees become both deep and
  /// broad.
  func place(_ view: UIView) {
    let home =
      switch building.below(4) {
      case 0: containers[0]
      case 1: containers[containers.count - 1]
      default: building.pick(containers)
      }
    home.addSubview(view)
  }

  /// A frame for a view: large ones and small ones.
  func frame(in parent: UIView?) -> CGRect {
    if building.oneIn(2) { return CGRect(x: 10, y: 10, width: 370, height: 560) }
    return CGRect(
      x: building.real(0, 180),
      y: building.real(0, 280),
      width: building.real(50, 240),
      height: building.real(50, 300)
    )
  }

  /// A transform; mostly the identity.
  func transform() -> CGAffineTransform {
    switch building.below(12) {
    case 0: CGAffineTransform(rotationAngle: building.real(-3, 3))
    case 1: CGAffineTransform(scaleX: building.real(1, 3) / 2, y: building.real(1, 3) / 2)
    case 2: CGAffineTransform(a: 1, b: 0.25, c: -0.5, d: 1.5, tx: 8, ty: -4)
    case 3: CGAffineTransform(scaleX: -1, y: 1)
    default: .identity
    }
  }

  private func buildLabel() {
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 150, height: 60))
    label.text = "Some words that may not fit in one line"
    label.numberOfLines = building.pick([0, 1, 2])
    label.textAlignment = building.pick([.left, .center, .right])
    names.give("label", to: label)
    place(label)
  }

  private func buildControllers() {
    if theme.hasDeliberateGestures, building.oneIn(2) {
      let presenter = ProbePresenter()
      presenter.world = self
      windows[0].rootViewController = presenter
      controllers.append(presenter)
    }
    for index in 0..<(1 + building.below(2)) {
      let controller = ProbeController()
      controller.name = "k\(index)"
      controller.world = self
      let window = windows[index % windows.count]
      if building.oneIn(2) {
        window.rootViewController = controller
      } else if let parent = controllers.last {
        parent.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        parent.view.addSubview(controller.view)
        controller.didMove(toParent: parent)
      } else {
        window.addSubview(controller.view)
      }
      names.give("k\(index).view", to: controller.view)
      controllers.append(controller)
      containers.append(controller.view)
    }
  }

  private func buildTimers() {
    for _ in 0..<building.below(3) {
      let repeats = building.oneIn(6)
      let interval = building.real(0, 2) + (repeats ? 0.8 : 0)
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) {
        [unowned self] timer in
        say("timer \(timer.isValid)")
        occur()
      }
      timers.append(timer)
    }
    if building.oneIn(6) { addDisplayLink() }
  }

  /// Adds a display link.
  func addDisplayLink() {
    let link = CADisplayLink(target: self, selector: World.ticked)
    link.preferredFramesPerSecond = luck.pick([0, 30, 20])
    link.add(to: .main, forMode: .common)
    displayLinks.append(link)
  }
}
