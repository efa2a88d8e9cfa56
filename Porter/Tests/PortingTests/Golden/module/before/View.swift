import Foundation
import UIKit

final class TickView: UIView {
  let ticker = Ticker()
  var timer: Timer?
  @IBAction func pressed(_ sender: Any) { ticker.start() }
  #if os(iOS)
    @objc func shown() {}
  #endif
}
