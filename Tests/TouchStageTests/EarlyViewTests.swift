import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

private typealias Timer = UIKit.Timer

/// A view that starts all that can run by itself when it is made, as a carousel or a pulsing button does.
private final class EarlyView: UIView {
  var fired = 0
  var frames = 0
  var calls = 0
  var hasFaded = false
  let dot = CALayer()
  var animatorEnd: UIViewAnimatingPosition?
  var emptyEnds = 0
  let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var link: CADisplayLink?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(dot)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 1
    dot.add(move, forKey: "move")
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.fired += 1 }
    link = CADisplayLink(target: self, selector: Selector(EarlyView.frameCame))
    link?.add(to: .main, forMode: .common)
    perform(Selector(EarlyView.late).named("late"), with: nil, afterDelay: 0.2)
    UIView.animate(
      withDuration: 0.5,
      animations: { self.alpha = 0.5 },
      completion: { self.hasFaded = $0 }
    )
    addSubview(box)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { self.box.alpha = 0 }
    animator.addCompletion { self.animatorEnd = $0 }
    animator.startAnimation()
    UIView.animate(withDuration: 0.1, animations: {}) { _ in self.emptyEnds += 1 }
    addSubview(pager)
    pager.contentSize = CGSize(width: 300, height: 100)
    pager.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func stop() { link?.invalidate() }
  private func frameCame() { frames += 1 }
  private func late() { calls += 1 }
}

/// What is started before there is a stage.
@MainActor
@Suite("Before the stage")
struct EarlyViewTests {
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 300)

  @Test("what a view starts when it is made runs on the next stage (rule 10.1)")
  func runs() {
    // Another test may have launched an application without a stage, which goes on.
    _ = TouchStage(showing: UIView(frame: frame))
    for _ in 0..<2 {
      let view = EarlyView(frame: frame)
      let stage = TouchStage(showing: view)
      stage.wait(TouchTime(seconds: 0.5))
      expectEqual(view.fired, 5)
      expectEqual(view.frames, 30)
      expectEqual(view.calls, 1)
      expectEqual(view.dot.presentation()?.position.x, 50)
      #expect(view.hasFaded)
      expectEqual(view.animatorEnd, .end)
      expectEqual(view.emptyEnds, 1)
      expectEqual(view.pager.contentOffset.x, 100)
      view.stop()
    }
  }

  @Test("it runs on the next stage also while an earlier one shows something and was played")
  func other() {
    let first = TouchStage(showing: UIView(frame: frame))
    first.wait(TouchTime(seconds: 3.3))
    let view = EarlyView(frame: frame)
    let second = TouchStage(showing: view)
    first.wait(TouchTime(seconds: 0.5))
    expectEqual(view.fired, 0)
    expectEqual(view.frames, 0)
    expectEqual(view.calls, 0)
    expectEqual(view.dot.presentation()?.position.x, 0)
    second.wait(TouchTime(seconds: 0.5))
    expectEqual(view.fired, 5)
    expectEqual(view.frames, 30)
    expectEqual(view.calls, 1)
    expectEqual(view.dot.presentation()?.position.x, 50)
    #expect(view.hasFaded)
    expectEqual(view.animatorEnd, .end)
    expectEqual(view.emptyEnds, 1)
    expectEqual(view.pager.contentOffset.x, 100)
    view.stop()
  }

  @Test("an earlier stage that is played in between runs it")
  func between() {
    let first = TouchStage(showing: UIView(frame: frame))
    let view = EarlyView(frame: frame)
    first.wait(TouchTime(seconds: 0.1))
    let second = TouchStage(showing: view)
    second.wait(TouchTime(seconds: 0.5))
    expectEqual(view.fired, 1)
    first.wait(TouchTime(seconds: 0.4))
    expectEqual(view.fired, 5)
    view.stop()
  }

  /// Starts when it comes into a window.
  private final class LateView: UIView {
    var fired = 0
    var calls = 0
    var hasFaded = false

    override func didMoveToWindow() {
      if window != nil { start(); startMore() }
    }

    private func start() {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
        self?.fired += 1
      }
    }

    func startMore() {
      Timer.scheduledTimer(
        timeInterval: 0.1,
        target: self,
        selector: Selector(LateView.called),
        userInfo: nil,
        repeats: false
      )
      perform(Selector(LateView.called).named("called"), with: nil, afterDelay: 0.2)
      UIView.animate(withDuration: 0.3, animations: { self.alpha = 0.5 }) { self.hasFaded = $0 }
    }

    private func called() { calls += 1 }
  }

  @Test("what a view starts when it comes onto a stage runs there, so does what it starts itself")
  func shown() {
    let late = LateView(frame: frame)
    let first = TouchStage(showing: late)
    let second = TouchStage(showing: UIView(frame: frame))
    second.wait(TouchTime(seconds: 1))
    expectEqual(late.fired, 0)
    first.wait(TouchTime(seconds: 1))
    expectEqual(late.fired, 10)
    expectEqual(late.calls, 2)
    #expect(late.hasFaded)
    late.hasFaded = false
    late.alpha = 1
    first.application.makeShared()
    late.startMore()
    let third = TouchStage(showing: UIView(frame: frame))
    third.wait(TouchTime(seconds: 1))
    expectEqual(late.calls, 2)
    first.wait(TouchTime(seconds: 1))
    expectEqual(late.calls, 4)
    #expect(late.hasFaded)
  }

  @Test("a timer and a display link run on the stage where they are added to the run loop")
  func added() {
    let first = TouchStage(showing: UIView(frame: frame))
    var fired = 0
    let timer = Timer(timeInterval: 0.1, repeats: true) { _ in fired += 1 }
    let second = TouchStage(showing: UIView(frame: frame))
    RunLoop.main.add(timer, forMode: .common)
    first.wait(TouchTime(seconds: 1))
    expectEqual(fired, 0)
    second.wait(TouchTime(seconds: 1))
    expectEqual(fired, 10)
    timer.invalidate()
  }

  @Test("a stage's application ends with its window, and another one begins at zero")
  func ends() {
    var stage: TouchStage? = TouchStage(showing: UIView(frame: frame))
    stage?.wait(TouchTime(seconds: 2))
    let application = UIApplication.shared
    #expect(stage?.application === application)
    stage = nil
    #expect(UIApplication.shared !== application)
    expectEqual(CACurrentMediaTime(), 0)
  }

  @Test("an application that a host launched goes on without windows")
  func host() {
    let application = UIApplication.launch(screen: CGSize(width: 300, height: 300))
    var window: UIWindow? = UIWindow(frame: frame)
    window?.makeKeyAndVisible()
    window = nil
    #expect(UIApplication.shared === application)
  }

  @Test("an application that showed a window is left alone by the next launch")
  func used() {
    do { _ = TouchStage(showing: UIView(frame: frame)) }
    let application = UIApplication.shared
    let window = UIWindow(frame: frame)
    #expect(UIApplication.launch(screen: CGSize(width: 300, height: 300)) !== application)
    expectEqual(application.windows, [window])
  }
}
