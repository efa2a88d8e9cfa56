import TouchCore

@testable import UIKit

/// Plays a script with built-in recognizers, plain windows and a plain application, none of them a class of
/// the test's own, so that the engine takes every shortcut that it has.
@MainActor
final class ShortcutRun {
  private let script: RandomScript
  private let application: UIApplication
  private var windows: [UIWindow] = []
  private var views: [HeardView] = []
  private var recognizers: [UIGestureRecognizer] = []
  private let delegates: [Answerer]
  private var actions = 0
  /// What clients were told, one line a call.
  private(set) var transcript: [String] = []

  private static let heard = Selector(ShortcutRun.heard(_:))

  private init(_ script: RandomScript) {
    self.script = script
    application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    delegates = (0..<script.delegateCount).map { Answerer($0, script.chance) }
    build()
  }

  /// Plays a script with the shortcuts, or on the general way.
  static func play(_ script: RandomScript, takesShortcuts: Bool) -> [String] {
    Shortcuts.areTaken = takesShortcuts
    defer { Shortcuts.areTaken = true }
    let run = ShortcutRun(script)
    for frame in script.frames { run.send(frame) }
    for _ in 0..<3 { run.application.advance(to: run.application.now + .milliseconds(900)) }
    run.application.cancelAllTouches()
    run.application.advance(to: run.application.now + .milliseconds(3000))
    return run.transcript
  }

  fileprivate func say(_ line: String) { transcript.append(line) }

  // MARK: The tree

  private func build() {
    for index in 0..<script.windowCount {
      windows.append(UIWindow(frame: CGRect(x: 0, y: index * 150, width: 400, height: 400)))
    }
    for plan in script.views {
      let view = HeardView(frame: plan.frame)
      view.index = views.count
      view.run = self
      view.isMultipleTouchEnabled = plan.takesManyTouches
      view.isExclusiveTouch = plan.isExclusive
      if plan.isTurned { view.transform = CGAffineTransform(rotationAngle: 0.4) }
      if views.count % 2 == 1 {
        // In a view of the library's own class, which can be hit beside it.
        let plain = UIView(frame: plan.frame)
        plain.isMultipleTouchEnabled = plan.takesManyTouches
        view.frame = plain.bounds.insetBy(dx: 7, dy: 7)
        plain.addSubview(view)
        home(plan.parent).addSubview(plain)
      } else {
        home(plan.parent).addSubview(view)
      }
      views.append(view)
    }
    for (index, plan) in script.recognizers.enumerated() {
      let recognizer = make(index)
      recognizer.cancelsTouchesInView = plan.cancelsTouchesInView
      recognizer.delaysTouchesBegan = plan.delaysTouchesBegan
      recognizer.delaysTouchesEnded = plan.delaysTouchesEnded
      if let delegate = plan.delegate, index % 3 == 0 { recognizer.delegate = delegates[delegate] }
      recognizer.addTarget(self, action: ShortcutRun.heard)
      recognizers.append(recognizer)
      if let place = plan.place { home(place).addGestureRecognizer(recognizer) }
    }
    for (index, plan) in script.recognizers.enumerated() where index % 2 == 0 {
      for other in plan.requires where other < recognizers.count && other != index {
        recognizers[index].require(toFail: recognizers[other])
      }
    }
    for window in windows { window.makeKeyAndVisible() }
  }

  private func home(_ place: RandomScript.Place) -> UIView {
    switch place {
    case .window(let index): windows[index]
    case .view(let index): views[index]
    }
  }

  private func make(_ index: Int) -> UIGestureRecognizer {
    switch script.chance.roll(11, index) % 9 {
    case 0: return UITapGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case 2: return UILongPressGestureRecognizer()
    case 3: return UIPinchGestureRecognizer()
    case 4: return UIRotationGestureRecognizer()
    case 5: return UISwipeGestureRecognizer()
    case 6:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return pan
    case 7:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      return pan
    default: return UIPanGestureRecognizer()
    }
  }

  // MARK: Input

  private func send(_ plan: RandomScript.FramePlan) {
    var frame = TouchFrame(time: plan.time, contacts: plan.contacts)
    if plan.isInterrupted { frame.interruption = .system }
    application.receive(frame)
    if !plan.updates.isEmpty { application.receive(plan.updates) }
  }

  // MARK: Client code

  /// The only action of every recognizer; now and then it does what clients do.
  private func heard(_ recognizer: UIGestureRecognizer) {
    let index = recognizers.firstIndex { $0 === recognizer } ?? -1
    let place = rounded(recognizer.location(in: recognizer.view))
    var line = "action \(index) \(recognizer.state) \(place) \(recognizer.numberOfTouches)"
    for touch in 0..<recognizer.numberOfTouches {
      line += " \(rounded(recognizer.location(ofTouch: touch, in: recognizer.view)))"
    }
    if let pan = recognizer as? UIPanGestureRecognizer {
      line += " \(rounded(pan.translation(in: pan.view))) \(rounded(pan.velocity(in: pan.view)))"
    }
    if let pinch = recognizer as? UIPinchGestureRecognizer {
      line += " \(pinch.scale) \(pinch.velocity)"
    }
    say(line)
    actions += 1
    if script.chance.happens(script.unrest, 12, actions) { interfere(index) }
  }

  /// A point as two numbers of micropoints: a sum of shifts rounds in another way than one conversion after
  /// the other.
  private func rounded(_ point: CGPoint) -> [Int] {
    [Int((point.x * 1e6).rounded()), Int((point.y * 1e6).rounded())]
  }

  private func interfere(_ index: Int) {
    let other = recognizers[Int(script.chance.roll(13, actions) % UInt64(recognizers.count))]
    let view = views[Int(script.chance.roll(14, actions) % UInt64(views.count))]
    switch script.chance.roll(15, actions) % 10 {
    case 0: other.isEnabled.toggle()
    case 1: other.state = .failed
    case 2: other.delegate = other.delegate == nil ? delegates[0] : nil
    case 3: other.require(toFail: recognizers[index])
    case 4: other.view?.removeGestureRecognizer(other)
    case 5: view.addGestureRecognizer(other)
    case 6: view.removeFromSuperview()
    case 7: windows[0].addSubview(view)
    case 8: (other as? UIPanGestureRecognizer)?.setTranslation(.zero, in: nil)
    default:
      // A frame from inside of a pass waits until the pass is over.
      let contact = Contact(id: Contact.ID(77), phase: .began, position: Point(x: 50, y: 60))
      application.receive(TouchFrame(time: application.now, contacts: [contact]))
    }
  }

  /// A view that reports its touches.
  fileprivate final class HeardView: UIView {
    var index = 0
    weak var run: ShortcutRun?

    private func hear(_ phase: String, _ touches: Set<UITouch>) {
      let list = touches.map { "\($0.phase.rawValue)\($0.location(in: self))\($0.tapCount)" }
      run?.say("view \(index) \(phase) \(list)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("cancelled", touches)
    }
  }

  /// A delegate with constant answers.
  private final class Answerer: UIGestureRecognizerDelegate {
    private let index: Int
    private let chance: Chance

    init(_ index: Int, _ chance: Chance) {
      self.index = index
      self.chance = chance
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { chance.happens(500, 16, index) }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { index == 1 && otherGestureRecognizer is UITapGestureRecognizer }
  }
}
