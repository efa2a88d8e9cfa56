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
      #expect(view.fired == 5)
      #expect(view.frames == 30)
      #expect(view.calls == 1)
      #expect(view.dot.presentation()?.position.x == 50)
      #expect(view.hasFaded)
      view.stop()
    }
  }

  @Test("while a stage shows something, what is started is that stage's")
  func other() {
    let first = TouchStage(showing: UIView(frame: frame))
    let view = EarlyView(frame: frame)
    let second = TouchStage(showing: view)
    second.wait(TouchTime(seconds: 0.5))
    #expect(view.fired == 0)
    first.wait(TouchTime(seconds: 0.5))
    #expect(view.fired == 5)
    view.stop()
  }

  @Test("a stage's application ends with its window, and another one begins at zero")
  func ends() {
    var stage: TouchStage? = TouchStage(showing: UIView(frame: frame))
    stage?.wait(TouchTime(seconds: 2))
    let application = UIApplication.shared
    #expect(stage?.application === application)
    stage = nil
    #expect(UIApplication.shared !== application)
    #expect(CACurrentMediaTime() == 0)
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
    #expect(application.windows == [window])
  }
}
