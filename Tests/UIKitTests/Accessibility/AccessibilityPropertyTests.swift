import Expectations
import Foundation
import Testing
import TouchCore
import UIKit

/// What objects are for assistive code.
@MainActor struct AccessibilityPropertyTests {
  @Test("a plain view is no element and says nothing")
  func plain() {
    let bench = Bench()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    bench.window.addSubview(view)
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil && view.accessibilityValue == nil)
    #expect(view.accessibilityHint == nil && view.accessibilityCustomActions == nil)
    expectEqual(view.accessibilityTraits, .none)
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
    expectEqual(view.accessibilityFrame, view.frame)
    expectEqual(view.accessibilityActivationPoint, view.center)
  }

  @Test("what is set is kept, and nil goes back to what the object is by itself")
  func set() {
    let label = UILabel(frame: .zero)
    label.text = "Hello"
    expectEqual(label.accessibilityLabel, "Hello")
    label.accessibilityLabel = "Greeting"
    expectEqual(label.accessibilityLabel, "Greeting")
    label.accessibilityLabel = nil
    expectEqual(label.accessibilityLabel, "Hello")
    label.isAccessibilityElement = false
    #expect(!label.isAccessibilityElement)
    label.accessibilityHint = "Hint"
    label.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(label.accessibilityHint, "Hint")
    expectEqual(label.accessibilityActivationPoint, CGPoint(x: 2.5, y: 4))
  }

  @Test("a frame follows transforms, scrolled superviews and the window's place")
  func frames() {
    let bench = Bench()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    let view = UIView(frame: CGRect(x: 10, y: 60, width: 20, height: 20))
    scroll.addSubview(view)
    bench.window.addSubview(scroll)
    expectEqual(view.accessibilityFrame, CGRect(x: 10, y: 110, width: 20, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.accessibilityFrame, CGRect(x: 0, y: 100, width: 40, height: 40))
    bench.window.frame.origin = CGPoint(x: 5, y: 7)
    expectEqual(view.accessibilityFrame, CGRect(x: 5, y: 107, width: 40, height: 40))
  }

  @Test("a button is one with its title, and its activation sends what a tap sends")
  func button() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    var sent: [String] = []
    button.addAction(UIAction { _ in sent.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in sent.append("primary") }, for: .primaryActionTriggered)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Go")
    expectEqual(button.accessibilityTraits, .button)
    #expect(button.accessibilityActivate())
    expectEqual(sent, ["inside", "primary"])
    button.isEnabled = false
    expectEqual(button.accessibilityTraits, [.button, .notEnabled])
    #expect(!button.accessibilityActivate())
    expectEqual(sent.count, 2)
    button.isEnabled = true
    button.isSelected = true
    expectEqual(button.accessibilityTraits, [.button, .selected])
  }

  @Test("a switch says its value and toggles")
  func toggle() {
    let toggle = UISwitch(frame: .zero)
    var sent = 0
    toggle.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    expectEqual(toggle.accessibilityValue, "0")
    #expect(toggle.accessibilityTraits.contains(.toggleButton))
    #expect(toggle.accessibilityActivate())
    #expect(toggle.isOn && toggle.accessibilityValue == "1" && sent == 1)
    toggle.isEnabled = false
    #expect(!toggle.accessibilityActivate())
    #expect(toggle.isOn && sent == 1)
  }

  @Test("a slider moves by a tenth of its range, and not beyond its ends")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.minimumValue = 10
    slider.maximumValue = 30
    slider.value = 28
    var sent = 0
    slider.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    expectEqual(slider.accessibilityValue, "90%")
    expectEqual(slider.accessibilityTraits, .adjustable)
    slider.accessibilityIncrement()
    #expect(slider.value == 30 && sent == 1)
    slider.accessibilityIncrement()
    #expect(slider.value == 30 && sent == 1)
    slider.accessibilityDecrement()
    #expect(slider.value == 28 && sent == 2)
    slider.isEnabled = false
    slider.accessibilityDecrement()
    #expect(slider.value == 28 && sent == 2)
  }

  @Test("a slider says its value as a part of its range, in whole percent from 0 to 100")
  func sliderPercent() {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue) = (-2, 2)
    let said: [(Float, String)] = [
      (-2, "0%"), (-1.99, "0%"), (-1.96, "1%"), (0, "50%"), (1.96, "99%"), (1.99, "100%"),
      (2, "100%"),
    ]
    for (value, text) in said {
      slider.value = value
      expectEqual(slider.accessibilityValue, text, "\(value)")
    }
    // A range of nothing has no part.
    slider.maximumValue = -2
    expectEqual(slider.accessibilityValue, "0%")
  }

  @Test("a notification reaches the host, with its text or its element")
  func post() {
    let bench = Bench()
    var heard: [AccessibilityNotice] = []
    bench.application.onAccessibilityNotification = { heard.append($0) }
    let view = UIView()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .screenChanged, argument: view)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    expectEqual(heard.map(\.notification), [.announcement, .screenChanged, .layoutChanged])
    #expect(heard[0].announcement == "Saved" && heard[0].firstElement == nil)
    #expect(heard[1].firstElement === view && heard[1].announcement == nil)
    expectNil(heard[2].firstElement)
  }

  @Test("what the user chooses is told, and posted where it changes")
  func choices() {
    let application = UIApplication.launch(screen: CGSize(width: 320, height: 480))
    var posted: [String] = []
    let names = [
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append("\(UIAccessibility.isBoldTextEnabled)") }
      }
    }
    #expect(!UIAccessibility.isBoldTextEnabled && UIAccessibility.isVideoAutoplayEnabled)
    application.accessibilityChoices.boldText = true
    application.accessibilityChoices.readsScreen = true
    #expect(posted == ["true"] && !UIAccessibility.isReduceTransparencyEnabled)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
