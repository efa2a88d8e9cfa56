import Foundation
import TouchCore
import TouchRecording
import TouchReport
import UIKit

@main
@MainActor
enum Kiosk {
  /// The panel of this kiosk: seven inches with 133 pixels to the inch, so that a point is a pixel.
  static let pixels = CGSize(width: 800, height: 480)
  static let scale: CGFloat = 1

  static func main() throws {
    guard CommandLine.arguments.count > 1 else {
      print("usage: Kiosk DEVICE [DESCRIPTION]")
      exit(64)
    }
    let clock = SuspendingClock()
    let launch = clock.now
    let now: @Sendable () -> TouchTime = {
      let (seconds, attoseconds) = launch.duration(to: clock.now).components
      return TouchTime(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    let host = AppHost(showing: LampViewController(), on: pixels, scale: scale)
    let points = host.window.bounds.size
    let panel = TouchPanel(
      path: CommandLine.arguments[1],
      options: ReadingOptions(
        screen: ScreenSize(width: points.width, height: points.height),
        deviceDescription: CommandLine.arguments.dropFirst(2).first
      ),
      now: now
    )
    while true {
      let reports = panel.takeReports()
      if let picture = host.turn(to: now(), reports) {
        // A picture for a browser, until there is a canvas.
        try picture.svg().write(toFile: "screen.svg", atomically: true, encoding: .utf8)
        print("\(now().seconds) s: another picture")
      }
      for case .lost(let reason) in reports {
        print(reason)
        exit(0)
      }
      Thread.sleep(forTimeInterval: 1.0 / 60)
    }
  }
}
