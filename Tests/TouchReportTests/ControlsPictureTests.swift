import Testing
import TouchCore
import UIKit

@testable import TouchReport

/// The appearance of labels and controls in all their states.
@MainActor
struct ControlsPictureTests {
  @Test("is drawn as before; TOUCHSTONE_WRITE_PICTURES=1 draws it again, for review")
  func unchanged() throws {
    let application = UIApplication.launch(screen: CGSize(width: 320, height: 480))
    let window = UIWindow()
    window.backgroundColor = .white
    let sheet = ControlSheet(window)
    window.makeKeyAndVisible()
    application.advance(to: .zero)
    sheet.touch(application)
    try GoldenTests.hold(application.displayList(), named: "controls")
  }
}

/// Labels and controls, with their names on the left.
@MainActor
private struct ControlSheet {
  private let window: UIWindow
  private var top: CGFloat = 12
  private var pressed: [UIView] = []

  init(_ window: UIWindow) {
    self.window = window
    labels()
    buttons()
    sliders()
    switches()
  }

  private mutating func add(_ view: UIView, _ name: String, width: CGFloat = 180, height: CGFloat) {
    let label = UILabel(frame: CGRect(x: 12, y: top, width: 108, height: height))
    label.text = name
    label.font = .systemFont(ofSize: 12)
    label.textColor = .systemGray
    view.frame = CGRect(x: 124, y: top, width: width, height: height)
    window.addSubview(label)
    window.addSubview(view)
    top += height + 8
  }

  private mutating func labels() {
    for (text, alignment, lines, height) in [
      ("Left", NSTextAlignment.left, 1, 20.0), ("Centre", .center, 1, 20), ("Right", .right, 1, 20),
      ("A line that is too long for its label", .left, 1, 20),
      ("As many lines as it takes to say this", .center, 0, 44),
    ] {
      let label = UILabel()
      (label.text, label.textAlignment, label.numberOfLines) = (text, alignment, lines)
      label.backgroundColor = UIColor(white: 0.94, alpha: 1)
      add(label, "label", height: CGFloat(height))
    }
  }

  private mutating func buttons() {
    for (name, type, isEnabled, isPressed) in [
      ("button", UIButton.ButtonType.system, true, false), ("pressed", .system, true, true),
      ("disabled", .system, false, false), ("custom", .custom, true, false),
    ] {
      let button = UIButton(type: type)
      button.setTitle("Press", for: .normal)
      button.isEnabled = isEnabled
      if type == .custom {
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 8
      }
      add(button, name, width: 100, height: 28)
      if isPressed { pressed.append(button) }
    }
  }

  private mutating func sliders() {
    for (name, value, isEnabled) in [
      ("slider at 0", Float(0), true), ("slider at 0.4", 0.4, true), ("slider at 1", 1, true),
      ("disabled", 0.6, false),
    ] {
      let slider = UISlider()
      slider.value = value
      slider.isEnabled = isEnabled
      add(slider, name, height: 31)
    }
  }

  private mutating func switches() {
    top = 12 + 5 * 28 + 24 + 4 * 36 - 4 * 36
    for (isOn, isEnabled, row) in [
      (true, true, 0), (false, true, 1), (true, false, 2), (false, false, 3),
    ] {
      let control = UISwitch()
      control.isOn = isOn
      control.isEnabled = isEnabled
      control.frame.origin = CGPoint(x: 240, y: top + CGFloat(36 * row))
      window.addSubview(control)
    }
  }

  /// Puts a finger on a control that is shown pressed.
  func touch(_ application: UIApplication) {
    for (index, view) in pressed.enumerated() {
      let place = Point(x: Double(view.frame.midX), y: Double(view.frame.midY))
      let contact = Contact(id: Contact.ID(index), phase: .began, position: place)
      application.receive(TouchFrame(time: application.now, contacts: [contact]))
    }
  }
}
