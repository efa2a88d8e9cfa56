import Expectations
import Foundation
import Testing
import TouchCore

@testable import UIKit

private typealias Timer = UIKit.Timer

@MainActor
private final class Target {
  var fired: [Double] = []

  func tick(_ timer: UIKit.Timer) { fired.append(UIApplication.shared.now.seconds) }
}

@MainActor
private final class ClassTimer {
  static var seen: Int?

  static func run(_ timer: UIKit.Timer) { seen = timer.userInfo as? Int }
}

/// What timers call, and when they are made for a date.
@MainActor
struct TimerTargetTests {
  private func launch() -> UIApplication {
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
  }

  @Test("a timer that is made with a date fires then, and at its interval after it")
  func madeWithDate() {
    let application = launch()
    let target = Target()
    let timer = Timer(
      fireAt: Date(timeIntervalSinceNow: 1.5),
      interval: 2,
      target: target,
      selector: Selector(Target.tick(_:)),
      userInfo: nil,
      repeats: true
    )
    var once = 0
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.add(
      Timer(fire: Date(), interval: 9, repeats: false) { _ in once += 1 },
      forMode: .common
    )
    application.advance(to: .seconds(4))
    expectEqual(target.fired, [1.5, 3.5])
    expectEqual(once, 1)
  }

  @Test("a class can be a timer's target, and Foundation's names for locks and times are there")
  func classTarget() {
    let application = launch()
    Timer.scheduledTimer(
      timeInterval: 1,
      target: ClassTimer.self,
      selector: Selector(class: ClassTimer.run(_:)).named("run(_:)"),
      userInfo: 7,
      repeats: false
    )
    application.advance(to: .seconds(2))
    expectEqual(ClassTimer.seen, 7)
    var info = mach_timebase_info_data_t()
    mach_timebase_info(&info)
    expectEqual(mach_absolute_time() * UInt64(info.numer) / UInt64(info.denom), 2_000_000_000)
    let lock = Target()
    let statuses = [
      objc_sync_enter(lock), objc_sync_enter(lock), objc_sync_exit(lock), objc_sync_exit(lock),
      objc_sync_exit(lock),
    ]
    expectEqual(statuses, [0, 0, 0, 0, -1])
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    let values = NSMutableDictionary()
    values.setValue(1, forKey: "a")
    #expect(values["a"] as? Int == 1)
    values.setValue(nil, forKey: "a")
    expectEqual(values.count, 0)
  }
}
