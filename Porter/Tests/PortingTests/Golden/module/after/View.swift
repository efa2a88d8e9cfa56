import Foundation
import UIKit

final class TickView: UIView {
  let ticker = Ticker()
  var timer: Timer?
  func pressed(_ sender: Any) { ticker.start() }
  #if os(iOS) || os(Linux)
    func shown() {}
  #endif
}
