import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// A screen with views that others are in front of.
private final class Form: UIViewController {
  let panel = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 300))
  let save = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
  let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  lazy var late = UIView(frame: CGRect(x: 20, y: 100, width: 10, height: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.addSubview(save)
    panel.addSubview(late)
  }
}

/// Gives every touch in it to itself.
private final class Greedy: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
}

/// Finds subviews beyond its bounds, as a bar with a button that juts out.
private final class Overhanging: UIView {
  var looksBeyond = true

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    guard looksBeyond else { return nil }
    return subviews.lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first
  }
}

/// Interrupts the fingers when a pan begins, as a call does.
@MainActor
private final class Caller {
  let fingers: Fingers
  var states: [UIGestureRecognizer.State] = []

  init(_ fingers: Fingers) { self.fingers = fingers }

  func panned(_ pan: UIGestureRecognizer) {
    states.append(pan.state)
    if pan.state == .began { fingers.interrupt() }
  }
}

/// The form on a stage.
@MainActor
private final class Room {
  let form = Form()
  let stage: TouchStage

  init() { stage = TouchStage(scene: form, size: CGSize(width: 390, height: 844)) }

  /// What a tap at a location throws.
  func error(at target: some FingerTarget) -> String? {
    do throws(FingerError) {
      try Fingers(on: stage).tap(at: target)
      return nil
    } catch {
      return error.description
    }
  }
}

/// What synthetic fingers can't do.
@MainActor
struct FingerErrorTests {
  @Test("a view that can be hit is touched, and so is one whose descendant is hit")
  func hittable() {
    let room = Room()
    expectNil(room.error(at: room.form.save))
    room.form.save.addSubview(UIView(frame: room.form.save.bounds))
    expectNil(room.error(at: room.form.save))
    expectNil(room.error(at: room.form.late))
  }

  @Test(
    "a view under another one names it; where the other one ends, or takes no touches, it is hit"
  )
  func covered() {
    let room = Room()
    room.form.view.addSubview(room.form.overlay)
    expectEqual(room.error(at: room.form.save), "`save` can't be hit: it is under `overlay`")
    expectEqual(room.error(at: room.form.late), "`late` can't be hit: it is under `overlay`")
    room.form.overlay.isUserInteractionEnabled = false
    expectNil(room.error(at: room.form.save))
    room.form.overlay.isUserInteractionEnabled = true
    room.form.overlay.frame.origin.x = 121
    expectNil(room.error(at: room.form.save))
    room.form.overlay.frame.origin.x = 120
    expectEqual(room.error(at: room.form.save), "`save` can't be hit: it is under `overlay`")
  }

  @Test("a cover that no property holds is named by its class and place, a window likewise")
  func nameless() {
    let room = Room()
    room.form.view.addSubview(Greedy(frame: CGRect(x: 10, y: 20, width: 300, height: 400)))
    expectEqual(
      room.error(at: room.form.save),
      "`save` can't be hit: it is under the Greedy at (10, 20)"
    )
    room.form.view.subviews.last?.removeFromSuperview()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.windowLevel = .alert
    window.isHidden = false
    expectEqual(
      room.error(at: room.form.save),
      "`save` can't be hit: it is under the UIWindow at (0, 0)"
    )
    // A view of that window might be taken for one of the same.
    window.rootViewController = UIViewController()
    expectEqual(
      room.error(at: room.form.save),
      "`save` can't be hit: it is under the UIViewController's view of another window"
    )
    window.isHidden = true
    expectNil(room.error(at: room.form.save))
  }

  @Test("a view that is being animated and takes no touches says so; of an ancestor, which")
  func animated() throws {
    let room = Room()
    UIView.animate(withDuration: 0.5) { room.form.save.alpha = 0.5 }
    let words = "is being animated, and takes no touch until that is over (allowUserInteraction)"
    expectEqual(room.error(at: room.form.save), "`save` can't be hit: it \(words)")
    try Fingers(on: room.stage).wait(0.6)
    expectNil(room.error(at: room.form.save))
    UIView.animate(withDuration: 0.5) { room.form.panel.alpha = 0.5 }
    expectEqual(
      room.error(at: room.form.save),
      "`save` can't be hit: `panel`, which it is in, \(words)"
    )
    try Fingers(on: room.stage).wait(0.6)
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
      room.form.save.alpha = 1
    }
    expectNil(room.error(at: room.form.save))
  }

  @Test(
    "a hidden or transparent view, or one that takes no touches, says so; of an ancestor, which"
  )
  func switches() {
    let room = Room()
    room.form.save.isHidden = true
    expectEqual(room.error(at: room.form.save), "`save` can't be hit: it is hidden")
    room.form.save.isHidden = false
    room.form.panel.isHidden = true
    let inPanel = "`save` can't be hit: `panel`, which it is in,"
    expectEqual(room.error(at: room.form.save), "\(inPanel) is hidden")
    room.form.panel.isHidden = false
    room.form.save.alpha = 0.009
    expectEqual(
      room.error(at: room.form.save),
      "`save` can't be hit: it is transparent (alpha below 0.01)"
    )
    room.form.save.alpha = 0.01
    expectNil(room.error(at: room.form.save))
    room.form.save.isUserInteractionEnabled = false
    expectEqual(
      room.error(at: room.form.save),
      "`save` can't be hit: it has user interaction disabled, so that `panel` takes the touch"
    )
    room.form.save.isUserInteractionEnabled = true
    room.form.panel.isUserInteractionEnabled = false
    let disabled = "\(inPanel) has user interaction disabled, so that "
    expectEqual(room.error(at: room.form.save), disabled + "the Form's view takes the touch")
    // Also where that is a view in front of it, and where no view takes it.
    room.form.view.addSubview(room.form.overlay)
    expectEqual(room.error(at: room.form.save), disabled + "`overlay` takes the touch")
    room.form.overlay.removeFromSuperview()
    room.stage.window.isUserInteractionEnabled = false
    expectEqual(room.error(at: room.form.save), "\(inPanel) has user interaction disabled")
    room.stage.window.isUserInteractionEnabled = true
    room.form.panel.isUserInteractionEnabled = true
    expectNil(room.error(at: room.form.save))
  }

  @Test(
    "a control's part that leaves its touches to it is touched as the control, unless another view is there"
  )
  func parts() {
    let room = Room()
    let fader = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
    let knob = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    let mark = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    var touches = 0
    fader.addAction(UIAction { _ in touches += 1 }, for: .touchDown)
    knob.addSubview(mark)
    fader.addSubview(knob)
    room.form.panel.addSubview(fader)
    knob.isUserInteractionEnabled = false
    #expect(room.error(at: knob) == nil && touches == 1)
    // A part of the part, too.
    #expect(room.error(at: mark) == nil && touches == 2)

    let lid = UIView(frame: fader.bounds)
    fader.addSubview(lid)
    expectEqual(
      room.error(at: knob)?.hasSuffix("can't be hit: it is under the UIView at (0, 0)"),
      true
    )
    lid.removeFromSuperview()
    knob.isHidden = true
    expectEqual(room.error(at: knob)?.hasSuffix("can't be hit: it is hidden"), true)
    knob.isHidden = false
    // The control itself takes none; a part of a plain view leaves them to no control.
    fader.isUserInteractionEnabled = false
    expectEqual(
      room.error(at: knob)?
        .hasSuffix("it is in, has user interaction disabled, so that `save` takes the touch"),
      true
    )
    room.form.panel.addSubview(knob)
    expectEqual(
      room.error(at: knob)?
        .hasSuffix("it has user interaction disabled, so that `save` takes the touch"),
      true
    )
    expectEqual(touches, 2)
  }

  @Test(
    "a view outside of its superview says so, inside it not; likewise beside itself, off the screen"
  )
  func outside() {
    let room = Room()
    room.form.save.frame.origin.x = 200
    let text = "`save` can't be hit: the place is outside of its superview `panel`"
    expectEqual(room.error(at: room.form.save), text)
    expectEqual(room.error(at: .fraction(of: room.form.save, x: 0, y: 0.5)), text)
    room.form.save.frame.origin.x = 149
    expectNil(room.error(at: room.form.save))
    let beside = "`save` can't be hit: the place is outside of it"
    expectEqual(room.error(at: .fraction(of: room.form.save, x: 1.01, y: 0.5)), beside)
    room.form.panel.frame.origin.y = -100
    expectEqual(
      room.error(at: room.form.save),
      "`save` can't be hit: the place is beyond the screen"
    )
    room.form.panel.frame.origin.y = -40
    expectNil(room.error(at: room.form.save))
  }

  @Test("an ancestor that takes its descendants' touches is named")
  func givenAway() {
    let room = Room()
    let greedy = Greedy(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    let inner = UIView(frame: greedy.bounds)
    greedy.addSubview(inner)
    room.form.view.addSubview(greedy)
    expectEqual(
      room.error(at: inner),
      "the UIView at (0, 0) can't be hit: the hit test gives the touch to the Greedy at (0, 500)"
    )
  }

  @Test("a view in no window, or on another stage, says so")
  func elsewhere() {
    let room = Room()
    let loose = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    expectEqual(room.error(at: loose), "the UIView at (1, 2) can't be hit: it is in no window")
    let other = TouchStage(showing: loose)
    let text =
      "the UIView at (1, 2) can't be hit: its window is on another stage, or was shown before this one was made"
    expectEqual(room.error(at: loose), text)
    withExtendedLifetime(other) {}
  }

  @Test("a view of a window that was shown before the stage was made says so")
  func shownBefore() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.windowLevel = .alert
    window.isHidden = false
    let room = Room()
    expectEqual(
      room.error(at: window)?.hasSuffix("or was shown before this one was made"),
      true
    )
  }

  @Test(
    "a view outside of its superview is touched where an ancestor's own hit test finds it there"
  )
  func reachedByHitTest() {
    let room = Room()
    let bar = Overhanging(frame: CGRect(x: 0, y: 500, width: 390, height: 80))
    let bubble = UIView(frame: CGRect(x: 170, y: -40, width: 50, height: 50))
    bar.addSubview(bubble)
    room.form.view.addSubview(bar)
    expectNil(room.error(at: bubble))
    // Not where the ancestor doesn't look, nor beyond the screen.
    bar.looksBeyond = false
    expectEqual(room.error(at: bubble)?.contains("outside of its superview the Overhanging"), true)
    bar.looksBeyond = true
    bubble.frame.origin.y = -700
    expectEqual(room.error(at: bubble)?.hasSuffix("the place is beyond the screen"), true)
  }

  @Test("a view of an application that isn't active says so; a place of the screen takes a touch")
  func notActive() {
    let room = Room()
    room.stage.application.enter(.background)
    let text = "can't be hit: the application isn't active, and takes no touch until it is"
    expectEqual(room.error(at: room.form.save), "`save` \(text)")
    expectNil(room.error(at: CGPoint(x: 100, y: 150)))
    room.stage.application.enter(.active)
    expectNil(room.error(at: room.form.save))
  }

  @Test("a finger that is up can't move, press or lift; one that is down can't go down")
  func order() throws {
    let room = Room()
    let fingers = Fingers(on: room.stage)
    let finger = fingers.finger()
    #expect(throws: FingerError.isUp(finger: 1, action: "lift")) { try finger.lift() }
    #expect(throws: FingerError.isUp(finger: 1, action: "move")) {
      try finger.move(to: room.form.save, over: 0.1)
    }
    #expect(throws: FingerError.isUp(finger: 1, action: "press")) {
      try finger.press(force: 1, over: 0.1)
    }
    try finger.down(at: room.form.save)
    #expect(throws: FingerError.isDown(finger: 1)) { try finger.down(at: room.form.save) }
    expectEqual(
      FingerError.isDown(finger: 1).description,
      "finger 1 can't go down: it is down already"
    )
    try finger.lift()
    #expect(throws: FingerError.isUp(finger: 1, action: "lift")) { try finger.lift() }
    expectEqual("\(FingerError.isUp(finger: 1, action: "lift"))", "finger 1 can't lift: it is up")
    try finger.down(at: room.form.save)
    fingers.interrupt()
    #expect(throws: FingerError.wasCancelled(finger: 1, action: "move")) {
      try finger.move(to: room.form.save, over: 0.1)
    }
  }

  @Test("an interruption in an action takes the fingers of a gesture away that is being performed")
  func interruptedInAction() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = TouchStage(showing: view)
    let fingers = Fingers(on: stage)
    let caller = Caller(fingers)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: caller, action: Selector(Caller.panned(_:)))
    )
    #expect(throws: FingerError.wasCancelled(finger: 1, action: "move")) {
      try fingers.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), over: 0.2)
    }
    expectEqual(caller.states, [.began, .cancelled])
    expectEqual(stage.application.watchedGestures.log.touches.map(\.outcome), [.cancelled])
    // Nothing is said of the finger behind the interruption.
    let interruption = try #require(fingers.frames.firstIndex { $0.interruption != nil })
    #expect(fingers.frames[interruption...].flatMap(\.contacts).isEmpty)
    try fingers.tap(at: CGPoint(x: 100, y: 100))
  }
}
