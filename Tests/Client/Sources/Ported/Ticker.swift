import UIKit

/// Counts a number up, frame by frame.
class CountingLabel: UILabel {
  private var link: CADisplayLink?
  private var start: CFTimeInterval = 0
  private var from = 0.0
  private var to = 0.0
  private var duration: TimeInterval = 1

  func count(from: Double, to: Double, duration: TimeInterval) {
    link?.invalidate()
    (self.from, self.to, self.duration) = (from, to, duration)
    start = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector(Self.tick(_:)))
    if #available(iOS 15.0, *) {
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
    } else {
      link.preferredFramesPerSecond = 30
    }
    link.add(to: .current, forMode: .common)
    self.link = link
  }

  private func tick(_ link: CADisplayLink) {
    let progress = min((link.timestamp - start) / duration, 1)
    text = String(format: "%.0f", from + (to - from) * progress)
    if progress >= 1 {
      link.invalidate()
      self.link = nil
    }
  }
}
