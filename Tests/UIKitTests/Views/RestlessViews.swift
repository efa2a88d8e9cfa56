import Expectations
import Testing
import TouchCore

@testable import UIKit

/// A view that does something in each layout and counts its layouts.
@MainActor
protocol Restless: UIView {
  var layouts: Int { get set }
  var act: () -> Void { get set }
}

extension UIView {
  /// Shows the view in a window, until after its first layout.
  func shown() -> Bench {
    let bench = Bench()
    frame = CGRect(x: 10, y: 10, width: 200, height: 100)
    bench.window.addSubview(self)
    bench.wait(until: 0)
    return bench
  }
}

extension Restless {
  /// Expects that the view is laid out once, in six turns, where it does something in each layout.
  ///
  /// What it does was done once before, so that it changes nothing more.
  func expectOneLayout(_ name: String, doing act: @escaping () -> Void) {
    self.act = {}
    let bench = shown()
    act()
    bench.wait(until: 0.1)
    self.act = act
    layouts = 0
    setNeedsLayout()
    for turn in 2..<8 { bench.wait(until: Double(turn) / 10) }
    expectEqual(layouts, 1, "\(name)")
    // Touches lay out what asked for it, too.
    bench.tap(300, 300, at: 1)
    expectEqual(layouts, 1, "\(name)")
  }
}

final class RestlessView: UIView, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

final class RestlessButton: UIButton, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

final class RestlessSlider: UISlider, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

final class RestlessSwitch: UISwitch, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

final class RestlessLabel: UILabel, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

final class RestlessImageView: UIImageView, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}

final class RestlessScrollView: UIScrollView, Restless {
  var layouts = 0
  var act: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    act()
  }
}
