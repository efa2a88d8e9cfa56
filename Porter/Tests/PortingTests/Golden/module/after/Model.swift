import Foundation
import UIKit

// Foundation has a Timer too, which isn't on the application's clock.
typealias Timer = UIKit.Timer

final class Ticker {
  private var timer: Timer?
  func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
}
