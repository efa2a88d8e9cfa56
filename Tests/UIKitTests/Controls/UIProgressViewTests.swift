import Expectations
import Testing
import UIKit

/// Bars that fill.
@MainActor
struct UIProgressViewTests {
  private let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))

  private var filled: CGRect? { bar.layer.sublayers?.last?.frame }

  @Test("progress lies between 0 and 1, and no number changes nothing")
  func clamped() {
    bar.progress = 0.25
    bar.progress = .nan
    expectEqual(bar.progress, 0.25)
    bar.setProgress(7, animated: false)
    expectEqual(bar.progress, 1)
    bar.progress = -1
    expectEqual(bar.progress, 0)
  }

  @Test("the bar is filled from the side where lines of text begin")
  func filling() {
    bar.progress = 0.25
    bar.layoutIfNeeded()
    expectEqual(filled, CGRect(x: 0, y: 0, width: 50, height: 4))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    expectEqual(filled, CGRect(x: 150, y: 0, width: 50, height: 4))
  }

  @Test("it moves at once, or within a quarter second")
  func animated() throws {
    let bench = AnimationBench()
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    bench.view.addSubview(bar)
    bench.wait(until: 0.1)
    let layer = try #require(bar.layer.sublayers?.last)
    bar.progress = 0.5
    bench.wait(until: 0.2)
    expectEqual(layer.presentation()?.bounds.width, 100)
    bar.setProgress(1, animated: true)
    expectEqual(bar.progress, 1)
    bench.wait(until: 0.3)
    let width = try #require(layer.presentation()?.bounds.width)
    #expect(width > 100 && width < 200)
    bench.wait(until: 0.5)
    expectEqual(layer.presentation()?.bounds.width, 200)
  }

  @Test("its parts have the colours that are set, or the tint and a grey")
  func colours() {
    bar.progressTintColor = .red
    bar.trackTintColor = .blue
    bar.layoutIfNeeded()
    expectEqual(
      bar.layer.sublayers?.map(\.backgroundColor),
      [UIColor.blue.cgColor, UIColor.red.cgColor]
    )
    bar.progressTintColor = nil
    bar.tintColor = .green
    bar.layoutIfNeeded()
    expectEqual(bar.layer.sublayers?.last?.backgroundColor, UIColor.green.cgColor)
  }

  @Test("it is 4 points high, and says its percentage")
  func size() {
    expectEqual(UIProgressView(progressViewStyle: .bar).frame.height, 4)
    expectEqual(bar.sizeThatFits(.zero), CGSize(width: 200, height: 4))
    bar.progress = 0.333
    expectEqual(bar.accessibilityValue, "33%")
  }

  @Test("numbers of geometry are printed in braces")
  func strings() {
    expectEqual(NSCoder.string(for: CGPoint(x: 1, y: -2.5)), "{1, -2.5}")
    let rect = CGRect(x: 0, y: 1, width: 20.25, height: 3)
    expectEqual(NSCoder.string(for: rect), "{{0, 1}, {20.25, 3}}")
    expectEqual(NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]")
    expectEqual(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      "{1, 2, 3, 4}"
    )
  }
}
