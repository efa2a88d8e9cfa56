import Expectations
import Testing
import TouchCore
import UIKit

/// Images in place of what controls draw themselves.
@MainActor
struct ControlImageTests {
  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let green = PaintColor(red: 0, green: 1, blue: 0)

  init() { UIApplication.launch(screen: CGSize(width: 400, height: 800)) }

  @Test("of a segmented control stand behind the segments by their states, and between them")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.setBackgroundImage(picture(10, 10, red), for: .normal, barMetrics: .default)
    control.setBackgroundImage(picture(10, 10, green), for: .selected, barMetrics: .default)
    control.setDividerImage(
      picture(4, 10, green),
      forLeftSegmentState: .normal,
      rightSegmentState: .normal,
      barMetrics: .default
    )
    control.setBackgroundImage(nil, for: .normal, barMetrics: .compact)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    expectEqual(fills(control), [red, green, green])
    let views = control.subviews.compactMap { $0 as? UIImageView }
    #expect(views.contains { $0.frame == CGRect(x: 98, y: 0, width: 4, height: 32) })
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    control.layoutIfNeeded()
    expectEqual(fills(control), [red, red, green])
  }

  @Test("of a stepper and of pages stand in the places of signs and dots")
  func signs() {
    let stepper = UIStepper()
    stepper.setIncrementImage(picture(10, 10, red).withRenderingMode(.alwaysOriginal), for: .normal)
    stepper.layoutIfNeeded()
    #expect(fills(stepper).contains(red) && stepper.incrementImage(for: .disabled) == nil)
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    pages.numberOfPages = 2
    pages.setIndicatorImage(picture(20, 10, red), forPage: 1)
    pages.pageIndicatorTintColor = .green
    pages.layoutIfNeeded()
    #expect(fills(pages).contains(green) && !fills(pages).contains(red))
    expectEqual(pages.layer.sublayers?[1].bounds.size, CGSize(width: 20, height: 10))
  }

  @Test("widths of segments follow their contents where they are to")
  func widths() {
    let control = UISegmentedControl(items: [picture(10, 10, red), picture(76, 10, red)])
    control.frame = CGRect(x: 0, y: 0, width: 268, height: 32)
    control.apportionsSegmentWidthsByContent = true
    control.setContentOffset(CGSize(width: 3, height: 1), forSegmentAt: 1)
    control.layoutIfNeeded()
    let views = control.subviews.compactMap { ($0 as? UIImageView)?.frame }
    expectEqual(
      views,
      [
        CGRect(x: 0, y: 0, width: 68, height: 32), CGRect(x: 71, y: 1, width: 200, height: 32),
      ]
    )
  }

  @Test(
    "a configured title has the font and the colour of its attributes, and an indicator the image's place"
  )
  func titles() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    var configuration = UIButton.Configuration.filled()
    var attributes = AttributeContainer()
    attributes.font = .systemFont(ofSize: 30)
    configuration.attributedTitle = AttributedString("a", attributes: attributes)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var changed = $0
      changed.foregroundColor = .green
      return changed
    }
    configuration.showsActivityIndicator = true
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "a" && button.titleLabel?.font.pointSize == 30)
    expectEqual(button.titleLabel?.textColor, .green)
    #expect(button.subviews.contains { $0 is UIActivityIndicatorView })
    button.configuration?.title = "b"
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "b" && button.configuration?.attributedTitle == nil)
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
  }
}
