import Expectations
import Foundation
import Testing
import UIKit

/// What the default centre posts, as long as the listener lives.
@MainActor private final class Listener {
  var heard: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  func listen(to name: NSNotification.Name, _ word: @escaping @MainActor () -> String) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { self.heard.append(word()) }
      }
    )
  }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

@MainActor @Suite("The device, and what the notification centre hears", .serialized)
struct DeviceTests {
  @Test(
    "an application that ignores interaction keeps new touches from its views, as deep as it was asked to"
  )
  func ignoring() {
    final class Touched: UIView {
      var phases: [UITouch.Phase] = []

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      private func note(_ touches: Set<UITouch>) { phases += touches.map(\.phase) }
    }
    let bench = Bench()
    let view = Touched(frame: bench.window.bounds)
    bench.window.addSubview(view)
    bench.application.endIgnoringInteractionEvents()
    #expect(!bench.application.isIgnoringInteractionEvents)
    bench.down(1, 50, 50, at: 0)
    bench.application.beginIgnoringInteractionEvents()
    bench.application.beginIgnoringInteractionEvents()
    bench.move(1, 60, 50, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(view.phases, [.began, .moved, .ended])
    view.phases = []
    bench.tap(50, 50, at: 1)
    bench.application.endIgnoringInteractionEvents()
    bench.down(1, 50, 50, at: 2)
    #expect(bench.application.isIgnoringInteractionEvents)
    bench.application.endIgnoringInteractionEvents()
    bench.move(1, 60, 50, at: 2.1)
    bench.up(1, at: 2.2)
    #expect(view.phases.isEmpty && !bench.application.isIgnoringInteractionEvents)
    bench.tap(50, 50, at: 3)
    expectEqual(view.phases, [.began, .ended])
  }

  @Test("a device is held as its screen's shape says, and is of the kind that the traits say")
  func orientation() {
    let application = UIApplication.launch(screen: CGSize(width: 300, height: 400))
    expectEqual(UIDevice.current.orientation, .portrait)
    expectEqual(UIDevice.current.userInterfaceIdiom, .phone)
    #expect(UIDevice.current.model == "iPhone" && UIDevice.current.name == "iPhone")
    application.systemProfile.idiom = .pad
    expectEqual(UIDevice.current.userInterfaceIdiom, .pad)
    #expect(UIDevice.current.localizedModel == "iPad" && UIDevice.current.systemName == "iOS")
    #expect(Double(UIDevice.current.systemVersion) ?? 0 >= 13)
    // A square stands upright.
    for (width, isWide) in [(299.5, false), (300, false), (300.5, true)] {
      _ = UIApplication.launch(screen: CGSize(width: width, height: 300))
      expectEqual((UIDevice.current.orientation == .landscapeLeft), isWide, "\(width)")
    }
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 300))
    expectEqual(UIDevice.current.orientation, .landscapeLeft)
    #expect(UIDevice.current.orientation.isLandscape && !UIDevice.current.orientation.isPortrait)
    #expect(UIDevice.current.orientation.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.faceDown.isFlat && !UIDeviceOrientation.faceUp.isLandscape)
  }

  @Test("an interface is upright, or turned by a quarter, or nothing is known of it")
  func interface() {
    let upright: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown]
    let turned: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]
    #expect(upright.allSatisfy { $0.isPortrait && !$0.isLandscape })
    #expect(turned.allSatisfy { $0.isLandscape && !$0.isPortrait })
    let unknown = UIInterfaceOrientation.unknown
    #expect(!unknown.isPortrait && !unknown.isLandscape)
  }

  @Test("a rotation is told before the interface follows, and a size of the same shape isn't told")
  func rotation() {
    let application = UIApplication.launch(screen: CGSize(width: 300, height: 400))
    let listener = Listener()
    listener.listen(to: UIDevice.orientationDidChangeNotification) {
      "\(UIDevice.current.orientation.rawValue) on \(Int(UIScreen.main.bounds.width))"
    }
    application.rotate(to: CGSize(width: 300, height: 500))
    expectEqual(listener.heard, [])
    application.rotate(to: CGSize(width: 500, height: 300))
    application.rotate(to: CGSize(width: 300, height: 500))
    expectEqual(listener.heard, ["3 on 300", "1 on 500"])
    listener.stop()
    let turns = Listener()
    for (name, word) in [
      (UIApplication.willChangeStatusBarOrientationNotification, "will"),
      (UIApplication.didChangeStatusBarOrientationNotification, "did"),
    ] {
      turns.listen(to: name) {
        "\(word) at \(UIApplication.shared.statusBarOrientation.rawValue)"
      }
    }
    application.rotate(to: CGSize(width: 300, height: 400))
    application.rotate(to: CGSize(width: 400, height: 300))
    expectEqual(turns.heard, ["will at 1", "did at 3"])
    turns.stop()
  }

  @Test("the application's life is posted, after its delegate has heard of it")
  func life() {
    let application = UIApplication.launch(screen: CGSize(width: 300, height: 400))
    let listener = Listener()
    let names: [(NSNotification.Name, String)] = [
      (UIApplication.didBecomeActiveNotification, "active"),
      (UIApplication.willResignActiveNotification, "resigns"),
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
      (UIApplication.didReceiveMemoryWarningNotification, "memory"),
    ]
    for (name, word) in names {
      listener.listen(to: name) { "\(word) \(UIApplication.shared.applicationState.rawValue)" }
    }
    application.enter(.background)
    application.enter(.active)
    application.receiveMemoryWarning()
    expectEqual(
      listener.heard,
      ["resigns 0", "background 2", "foreground 2", "active 0", "memory 0"]
    )
    listener.stop()
  }
}
