import Expectations
import Testing
import TouchCore
import UIKit

/// Labels, images, snapshots, and the looks of controls.
@MainActor
struct ContentTests {
  @Test("a label shows its text and receives no touches")
  func label() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(!label.isUserInteractionEnabled)
    expectNil(label.text)
    expectEqual(label.sizeThatFits(.zero), .zero)
    expectEqual(label.font, .systemFont(ofSize: 17))
    expectEqual(label.textColor, .label)
    label.text = "Hello"
    label.textColor = .red
    label.textAlignment = .center
    expectEqual((label.layer as? CATextLayer)?.string as? String, "Hello")
    expectEqual((label.layer as? CATextLayer)?.foregroundColor, UIColor.red.cgColor)
    expectEqual((label.layer as? CATextLayer)?.alignmentMode, .center)
    label.font = nil
    expectEqual(label.font.pointSize, 17)
  }

  @Test("a justified label has the side of a natural one, in both directions")
  func justified() {
    for (direction, side) in [
      (UISemanticContentAttribute.forceLeftToRight, CATextLayerAlignmentMode.left),
      (.forceRightToLeft, .right),
    ] {
      let label = UILabel()
      label.semanticContentAttribute = direction
      label.textAlignment = .justified
      expectEqual((label.layer as? CATextLayer)?.alignmentMode, side)
      expectEqual(label.textAlignment, .justified)
    }
  }

  @Test("the characters from the space to the tilde are as wide as Helvetica's together")
  func widths() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 1000)
    label.text = String((UInt8(32)..<127).map { Character(Unicode.Scalar($0)) })
    expectEqual(label.sizeThatFits(.zero).width, 50058)
  }

  @Test("a label's size is that of its lines: one, or as many as it allows")
  func labelSize() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "aaaa bbbb cccc"
    // Helvetica: a and b are 0.556 wide, c is 0.5, a space 0.278.
    let line = (8 * 0.556 + 4 * 0.5 + 2 * 0.278) * 10
    expectEqual(label.sizeThatFits(.zero).width, CGFloat(line.rounded(.up)))
    expectEqual(label.sizeThatFits(CGSize(width: 30, height: 0)).height, 12)
    label.numberOfLines = 2
    expectEqual(label.sizeThatFits(CGSize(width: 30, height: 0)).height, 24)
    label.numberOfLines = 0
    expectEqual(label.sizeThatFits(CGSize(width: 30, height: 0)).height, 36)
    expectEqual(label.sizeThatFits(CGSize(width: 50, height: 0)).height, 24)
    label.text = "a\nb"
    expectEqual(label.sizeThatFits(CGSize(width: 100, height: 0)).height, 24)
    label.sizeToFit()
    expectEqual(label.bounds.height, 24)
  }

  @Test("an image view has its image's size, and content modes fit the image")
  func images() {
    let image = UIImage(picture: DisplayList(width: 40, height: 20))
    expectEqual(image.size, CGSize(width: 40, height: 20))
    expectEqual(UIImage().size, .zero)
    let view = UIImageView(image: image)
    expectEqual(view.bounds.size, image.size)
    #expect(!view.isUserInteractionEnabled)
    expectEqual(view.contentMode, .scaleToFill)
    expectEqual(UIImageView(image: nil).bounds.size, .zero)
  }

  @Test("a snapshot shows what was displayed during an animation, and no later change")
  func snapshot() {
    let bench = AnimationBench()
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.backgroundColor = .red
    bench.view.addSubview(child)
    bench.view.center.x = 200
    bench.view.alpha = 0.5
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.center.x = 120 }
    bench.wait(until: 0.5)
    let snapshot = bench.view.snapshotView(afterScreenUpdates: false)!
    expectEqual(snapshot.frame, bench.view.frame)
    expectEqual(snapshot.alpha, 1)
    child.backgroundColor = .blue
    child.removeFromSuperview()
    bench.wait(until: 5)
    let picture = snapshot.layer.sublayers!.first!
    expectEqual(picture.frame, snapshot.bounds)
    let frozen = picture.sublayers!.first!
    #expect(isNear(Double(frozen.position.x), 70))
    expectEqual(frozen.backgroundColor, UIColor.red.cgColor)
    #expect(snapshot.hitTest(CGPoint(x: 15, y: 15), with: nil) === snapshot)
  }

  @Test("a snapshot after updates runs pending layout first")
  func snapshotLayout() {
    let bench = AnimationBench()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("Press", for: .normal)
    expectNil(button.snapshotView(afterScreenUpdates: false)?.layer.sublayers?[0].sublayers)
    #expect(button.snapshotView(afterScreenUpdates: true)?.layer.sublayers?[0].sublayers != nil)
    withExtendedLifetime(bench) {}
  }

  @Test("a button shows the title and its colour for its state")
  func button() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(button.subviews.isEmpty)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    expectEqual(button.titleLabel?.text, "On")
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "On")
    expectEqual(button.titleLabel?.frame.size, button.intrinsicContentSize)
    expectEqual(button.titleLabel?.textColor, .systemBlue)
    #expect(button.hitTest(CGPoint(x: 50, y: 20), with: nil) === button)
    button.isHighlighted = true
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.alpha, 0.2)
    button.isHighlighted = false
    button.isEnabled = false
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Off")
    expectEqual(button.titleLabel?.textColor, .systemGray)
    expectEqual(button.titleLabel?.alpha, 1)
    button.setTitleColor(.red, for: .disabled)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.textColor, .red)
    expectEqual(UIButton().currentTitleColor, .white)
  }

  @Test("a view without its own tint has its superview's")
  func tint() {
    let (parent, button) = (UIView(), UIButton(type: .system))
    parent.addSubview(button)
    button.setTitle("Go", for: .normal)
    expectEqual(button.tintColor, .systemBlue)
    parent.tintColor = .orange
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.textColor, .orange)
    button.tintColor = .red
    parent.tintColor = .green
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.textColor, .red)
    button.tintColor = nil
    expectEqual(button.tintColor, .green)
  }

  @Test("a slider's thumb is displayed where it can be touched")
  func slider() {
    let bench = AnimationBench()
    let slider = UISlider(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
    bench.window.addSubview(slider)
    bench.window.layoutIfNeeded()
    func thumb() -> CALayer { slider.layer.sublayers!.last! }
    func wanted() -> CGRect {
      slider.thumbRect(
        forBounds: slider.bounds,
        trackRect: slider.trackRect(forBounds: slider.bounds),
        value: slider.value
      )
    }
    expectEqual(thumb().frame, wanted())
    slider.value = 0.75
    bench.window.layoutIfNeeded()
    expectEqual(thumb().frame, wanted())
    expectNil(thumb().animationKeys())
    bench.wait(until: 1)
    slider.setValue(0.25, animated: true)
    expectEqual(thumb().frame, wanted())
    expectEqual(thumb().animationKeys(), ["position"])
    bench.window.layoutIfNeeded()
    expectEqual(thumb().animationKeys(), ["position"])
  }

  @Test("a switch shows whether it is on")
  func switchLook() {
    let bench = AnimationBench()
    let toggle = UISwitch(frame: CGRect(x: 0, y: 200, width: 0, height: 0))
    bench.window.addSubview(toggle)
    bench.window.layoutIfNeeded()
    func parts() -> [CALayer] { toggle.layer.sublayers ?? [] }
    expectEqual(parts().last?.frame.minX, 2)
    toggle.isOn = true
    bench.window.layoutIfNeeded()
    expectEqual(parts().last?.frame.maxX, 49)
    expectEqual(parts().first?.backgroundColor, UIColor.systemGreen.cgColor)
    bench.wait(until: 1)
    toggle.setOn(false, animated: true)
    expectEqual(parts().last?.animationKeys(), ["position"])
    expectEqual(parts().last?.frame.minX, 2)
  }

  @Test("a snapshot stretches with its size, and within a closure of animations as that goes")
  func stretchedSnapshot() {
    let bench = AnimationBench()
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    bench.view.addSubview(child)
    let snapshot = bench.view.snapshotView(afterScreenUpdates: false)!
    bench.window.addSubview(snapshot)
    bench.wait(until: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      snapshot.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    }
    let picture = snapshot.layer.sublayers![0]
    expectEqual(picture.frame, snapshot.bounds)
    bench.wait(until: 1.5)
    expectEqual(picture.presentation()?.frame, CGRect(x: 0, y: 0, width: 200, height: 150))
  }
}
