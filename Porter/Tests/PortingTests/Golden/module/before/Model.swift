import Foundation

final class Ticker {
  private var timer: Timer?
  func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
}
