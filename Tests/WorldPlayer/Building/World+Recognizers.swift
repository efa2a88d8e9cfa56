import UIKit

extension World {
  /// Creates a recognizer of any kind, on any of the containers or controls.
  func buildRecognizer() {
    let custom = building.oneIn(6)
    let liberties = Mind.Liberty.allCases
    let liberty = building.oneIn(3) ? building.pick(liberties) : .none
    let recognizer = custom ? ProbeCustom() : makeStandard()
    recognizer.mind = Mind(self, liberty, isCustom: custom)
    names.give("r\(recognizers.count)", to: recognizer)
    configure(recognizer)
    recognizers.append(recognizer)
    if building.oneIn(30) { return }
    let home: UIView =
      !controls.isEmpty && building.oneIn(5)
      ? building.pick(controls)
      : !scrollViews.isEmpty && building.oneIn(5)
        ? building.pick(scrollViews)
        : building.oneIn(3) ? containers[0] : building.pick(containers)
    home.addGestureRecognizer(recognizer)
  }

  private func configure(_ recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: World.heard)
    if building.oneIn(6) { recognizer.addTarget(self, action: Selector(World.heard(_:))) }
    if building.oneIn(2) { recognizer.delegate = building.pick(delegates) }
    recognizer.cancelsTouchesInView = !building.oneIn(4)
    recognizer.delaysTouchesBegan = building.oneIn(4)
    recognizer.delaysTouchesEnded = !building.oneIn(4)
    recognizer.isEnabled = !building.oneIn(50)
    if building.oneIn(15) { recognizer.allowedTouchTypes = [0] }
    if building.oneIn(25) { recognizer.requiresExclusiveTouchType = false }
    if theme.hasPresses, building.oneIn(2) { recognizer.allowedPressTypes = [4, 5] }
  }

  private func makeStandard() -> any Probe {
    switch building.below(11) {
    case 0, 1, 2: return makeTap()
    case 3:
      let press = ProbePress()
      press.minimumPressDuration = building.pick([0.5, 0.5, 0.25, 0, 1])
      press.allowableMovement = building.pick([10, 10, 4, 30])
      press.numberOfTapsRequired = building.pick([0, 0, 0, 1])
      press.numberOfTouchesRequired = building.pick([1, 1, 1, 2])
      return press
    case 4, 5:
      let pan = ProbePan()
      pan.minimumNumberOfTouches = building.pick([1, 1, 1, 2])
      pan.maximumNumberOfTouches = building.pick([.max, .max, 1, 2])
      if theme.hasWheels { pan.allowedScrollTypesMask = building.pick([.all, .discrete, []]) }
      return pan
    case 6:
      let pan = ProbeEdgePan()
      pan.edges = building.pick([.left, .left, .right, .top, .bottom, .all])
      return pan
    case 7: return ProbePinch()
    case 8: return ProbeRotation()
    case 9:
      let swipe = ProbeSwipe()
      swipe.direction = building.pick([.right, .left, .up, .down, [.left, .right]])
      swipe.numberOfTouchesRequired = building.pick([1, 1, 1, 2])
      return swipe
    default: return theme.hasPointers ? ProbeHover() : makeTap()
    }
  }

  private func makeTap() -> any Probe {
    let tap = ProbeTap()
    tap.numberOfTapsRequired = building.pick([1, 1, 2, 3])
    tap.numberOfTouchesRequired = building.pick([1, 1, 1, 2])
    if theme.hasPointers, building.oneIn(4) { tap.buttonMaskRequired = .secondary }
    return tap
  }

  /// Fills a view with so many recognizers that sets of them need a second word.
  func buildCrowd() {
    for _ in 0..<70 { buildRecognizer() }
    for recognizer in recognizers where building.oneIn(2) {
      containers[0].addGestureRecognizer(recognizer)
    }
  }

  /// Adds failure requirements between some recognizers.
  func linkRecognizers() {
    for (index, recognizer) in recognizers.enumerated() {
      var links = 0
      while building.oneIn(5), links < 4 {
        links += 1
        let other = building.below(recognizers.count)
        if other != index { recognizer.require(toFail: recognizers[other]) }
      }
      // The usual case: a single tap requires a double tap of the same view to fail.
      guard let tap = recognizer as? UITapGestureRecognizer, building.oneIn(2) else { continue }
      for case let more as UITapGestureRecognizer in recognizers
      where more.numberOfTapsRequired > tap.numberOfTapsRequired && more.view === tap.view {
        tap.require(toFail: more)
      }
    }
    for scrollView in scrollViews where building.oneIn(4) {
      building.pick(recognizers).require(toFail: scrollView.panGestureRecognizer)
    }
  }
}
