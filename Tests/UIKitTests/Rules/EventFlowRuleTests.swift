import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 3: the flow of an event.
@MainActor
final class EventFlowRuleTests {
  lazy var bench = Bench()

  @Test("scenario 1 · 3.1 without recognizers a view receives began, moved, ended")
  func plain() {
    bench.play("at  0  .1  .2\n1   b  +9  e\nV   b  m   e")
  }

  @Test("3.1 an event goes through the application and the window to recognizers, then views")
  func order() {
    final class Forwarding: UIWindow {
      var onSend: (() -> Void)?
      override func sendEvent(_ event: UIEvent) {
        onSend?()
        super.sendEvent(event)
        // A second forwarding changes nothing.
        super.sendEvent(event)
      }
    }
    let bench = bench
    let window = Forwarding(frame: bench.window.bounds)
    window.isHidden = false
    let view = bench.view("W", window.bounds, in: window)
    window.onSend = { [unowned bench] in bench.note("window event") }
    bench.custom("own", to: view)
    bench.play(
      """
      at      0              .1
      1       b              e
      window  event          event
      own           b              e
      W               b              e
      """
    )
  }

  @Test("3.1 if a window keeps an event, no recognizer or view receives the touch")
  func swallowed() {
    final class Greedy: UIWindow {
      var isGreedy = true
      override func sendEvent(_ event: UIEvent) { if !isGreedy { super.sendEvent(event) } }
    }
    let bench = bench
    let window = Greedy(frame: bench.window.bounds)
    window.isHidden = false
    bench.custom("own", to: bench.view("W", window.bounds, in: window))
    bench.when("share") { window.isGreedy = false }
    bench.play(
      """
      at   0  .1    .2  .3  1
      1    b        +9  e   b
      do      share
      own                   b
      W                       b
      """
    )
  }

  @Test(
    "3.2 candidates are the recognizers of the hit view and all its superviews, including the window"
  )
  func candidates() {
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    bench.custom("window", to: bench.window)
    bench.custom("p", to: bench.p)
    bench.custom("v")
    bench.custom("w", to: w)
    bench.play(
      """
      at      0                1
      1       b10,10           e
      w       b                e
      p         b                e
      window      b                e
      W             b                e
      """
    )
  }

  @Test("scenario 63 · 3.2 the candidates are frozen: a recognizer added later misses the touch")
  func frozen() {
    bench.when("add") { [self] in bench.custom("late") }
    bench.play(
      """
      at    0  .1   .2  1
      1     b       +9  e  b
      do       add
      late                 b
      V     b       m   e    b
      """
    )
  }

  @Test("3.3 a recognizer that is disabled, or accepts other types, receives nothing")
  func filters() {
    bench.custom("off").isEnabled = false
    bench.custom("pencils").allowedTouchTypes = [2]
    bench.custom("fingers").allowedTouchTypes = [0]
    bench.play(
      """
      at       0     1
      1        b  e
      2p             b  e
      fingers  b  e
      pencils        b  e
      V          b  e  b  e
      """
    )
  }

  @Test(
    "3.3 the delegate is asked about the event before the touch, and about each touch before its beginning"
  )
  func questions() {
    let questions = Questions()
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.delegate = questions
    bench.play("at   0  .1\n1    b  e\ntap     ended\nV    b         c")
    expectEqual(questions.asked.prefix(2), ["event tap", "touch tap"])
    expectEqual(questions.asked.count, 3)
    questions.takesEvent = { _, _ in false }
    questions.asked = []
    bench.play("at   1  1.1\n1    b  e\nV    b  e")
    expectEqual(questions.asked, ["event tap"])
  }

  @Test("3.3 a subclass can refuse an event")
  func shouldReceive() {
    bench.custom("own").receivesEvents = false
    bench.play("at   0  .1\n1    b  e\nV    b  e")
  }

  @Test("scenario 51 · 3.3 a delegate refuses a touch: no callbacks, no delay, no cancellation")
  func notReceived() {
    let questions = Questions()
    questions.takesTouch = { _, _ in false }
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.delegate = questions
    tap.delaysTouchesBegan = true
    bench.play("at   0  .1\n1    b  e\nV    b  e")
  }

  @Test("3.4 all recognizers receive their touches, then actions are sent, then views receive them")
  func phases() {
    let one = bench.custom("one")
    one.cancelsTouchesInView = false
    one.reactions["b"] = { own, _, _ in own.state = .began }
    bench.custom("two").canBePrevented = false
    bench.play(
      """
      at   0
      1    b
      two  b
      one    b began
      V              b
      """
    )
  }

  @Test("3.5 one call per phase for each recognizer and view: began, moved, ended, cancelled")
  func calls() {
    bench.custom("own")
    bench.play(
      """
      at   0         .1
      1    b         +5
      2    b         e
      3    b         c
      4              b300,200
      own  b3        b m e c
      V       b3             b m e c
      """
    )
  }

  @Test("3.6 the deepest recognizer is called first, on one view the newest")
  func deepestFirst() {
    bench.custom("outer", to: bench.p)
    bench.custom("old")
    bench.custom("new")
    bench.play(
      """
      at     0
      1      b
      new    b
      old      b
      outer      b
      V            b
      """
    )
  }

  @Test("3.6 the newest is called first also where an application was launched since the older one")
  func newestOverLaunches() throws {
    final class Noting: UIGestureRecognizer {
      var note: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note() }
    }
    let size = CGSize(width: 100, height: 100)
    UIApplication.launch(screen: size)
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    // The application before counted more recognizers than the next one will.
    for _ in 0..<5 { UIView().addGestureRecognizer(Noting(target: nil, action: nil)) }
    var called: [String] = []
    func add(_ name: String) {
      let recognizer = Noting(target: nil, action: nil)
      recognizer.note = { called.append(name) }
      view.addGestureRecognizer(recognizer)
    }
    add("old")
    let application = UIApplication.launch(screen: size)
    add("new")
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    let contact = Contact(id: Contact.ID(1), phase: .began, position: Point(x: 50, y: 50))
    application.receive(TouchFrame(time: .zero, contacts: [contact]))
    expectEqual(called, ["new", "old"])
  }

  @Test("3.7 recognizers forward nothing: one without overrides changes nothing for others")
  func notForwarded() {
    let questions = Questions()
    questions.takesTouch = { _, _ in false }
    bench.custom("deaf").delegate = questions
    bench.custom("outer", to: bench.p)
    bench.play("at     0   .1\n1      b   e\nouter  b   e\nV        b   e")
  }

  @Test("scenario 2 · 3.8 a view that handles nothing: its superview receives it")
  func forwarding() {
    bench.v.forwards = true
    bench.play("at  0  .1  .2\n1   b  +9  e\nP   b  m   e")
  }

  @Test("3.8 view, controller, superview, window, application, delegate: until one handles it")
  func chain() {
    final class Controller: UIViewController {
      var forwards = true
      var write: (String) -> Void = { _ in }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("controller b")
        if forwards { super.touchesBegan(touches, with: event) }
      }
    }
    final class Delegate: UIResponder, UIApplicationDelegate {
      var write: (String) -> Void = { _ in }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("delegate b")
      }
    }
    let bench = bench
    let (controller, delegate) = (Controller(), Delegate())
    controller.write = { [unowned bench] in bench.note($0) }
    delegate.write = controller.write
    bench.application.delegate = delegate
    bench.window.rootViewController = controller
    bench.window.bringSubviewToFront(controller.view)
    let view = bench.view("W", bench.window.bounds, in: controller.view)
    view.forwards = true
    bench.play("at          0\n1           b\ncontroller  b\ndelegate      b")
    controller.forwards = false
    bench.play("at          1\n2           b\ncontroller  b")
    view.forwards = false
    bench.play("at          2\n3           b\nW           b")
  }

  @Test("scenario 15 · 3.9 an interruption cancels: recognizers first, then views")
  func interruption() {
    bench.add(UILongPressGestureRecognizer(), "press").cancelsTouchesInView = false
    bench.custom("own").canBePrevented = false
    bench.play(
      """
      at     0      .4         1
      1      b                 b
      2      b
      do            interrupt
      own    b2     c2         b
      V         b2     c2        b
      """
    )
  }

  @Test(
    "scenario 26 · 3.9 an interruption after a press began cancels it, and the view is called once"
  )
  func interruptedPress() {
    bench.add(UILongPressGestureRecognizer(), "press").cancelsTouchesInView = false
    bench.play(
      """
      at     0  .5     .6
      1      b
      do               interrupt
      press     began  cancelled
      V      b                   c
      """
    )
  }

  @Test("3.9 a contact that goes on after an interruption says nothing until it begins anew")
  func goesOnAfterInterruption() {
    bench.custom("own").canBePrevented = false
    bench.play(
      """
      at     0      .1         .2   .3  1   1.1
      1      b                 +30  e   b   e
      do            interrupt
      own    b      c                   b   e
      V         b      c                 b   e
      """
    )
  }

  @Test("3.9 cancelAllTouches is an interruption, and does nothing without touches")
  func cancelAll() {
    bench.when("cancelAll") { [self] in bench.application.cancelAllTouches() }
    bench.play(
      """
      at  0             .1         1
      1              b
      2                            b  e
      do  cancelAll     cancelAll
      V              b  c          b  e
      """
    )
  }

  @Test(
    "scenario 60 · 3.10 a view that leaves its window is cancelled once; a pan above it continues"
  )
  func removal() {
    bench.add(UIPanGestureRecognizer(), "pan", to: bench.p).cancelsTouchesInView = false
    bench.custom("own")
    bench.when("remove") { [self] in bench.v.removeFromSuperview() }
    bench.play(
      """
      at   0     .1       .2     .3       .4
      1    b              +30    +5       e
      do         remove
      own  b     reset
      V      b         c
      pan                 began  changed  ended
      """
    )
  }

  @Test("3.10 a view that moves within its window keeps its touch")
  func reparenting() {
    let other = bench.view("O", bench.window.bounds, in: bench.window)
    bench.when("move") { [self] in bench.p.addSubview(other) }
    bench.play("at  0  .1    .2  .3\n1   b        +5  e\ndo     move\nO   b        m   e")
  }

  @Test("3.10 a view that moves to another window loses its touch, and its recognizers theirs")
  func otherWindow() {
    let bench = bench
    let other = UIWindow(frame: bench.window.bounds)
    bench.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
    bench.when("move") { [unowned bench] in other.addSubview(bench.v) }
    bench.play(
      """
      at   0  .1       .2            .3  .4
      1    b  +20                    +9  e
      do               move
      pan     began    cancelled
      V    b         m           c
      """
    )
  }

  @Test("3.10 a view removed by its own callback receives the cancellation once")
  func removedFromInside() {
    bench.v.onTouch = { [self] letter, _ in
      if letter == "m" { bench.v.removeFromSuperview() }
    }
    bench.play("at  0  .1    .2  .3\n1   b  +5    +5  e\nV   b  m  c")
  }
}
