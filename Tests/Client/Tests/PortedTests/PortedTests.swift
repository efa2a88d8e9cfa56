import Testing
import TouchCore
import UIKit

@testable import Ported

@MainActor
@Suite("Files written for iOS", .serialized)
struct PortedTests {
  private func seen(_ view: UIView) -> CGPoint { view.layer.presentation()!.position }

  // MARK: Popup

  private func popup() -> (Desk, PopupViewController) {
    let desk = Desk()
    let controller = PopupViewController()
    desk.window.rootViewController = controller
    desk.wait(until: 0)
    return (desk, controller)
  }

  @Test("a tap opens the popup, and another closes it")
  func popupTaps() {
    let (desk, controller) = popup()
    #expect(controller.popupView.frame.minY == 740)
    desk.tap(200, 770, at: 0.1)
    desk.wait(until: 2)
    #expect(controller.isOpen)
    #expect(controller.popupView.frame.minY == 440)
    #expect(abs(controller.overlayView.alpha - 0.5) < 1e-9)
    #expect(controller.runningAnimators.isEmpty)
    desk.tap(200, 470, at: 3)
    desk.wait(until: 5)
    #expect(!controller.isOpen)
    #expect(controller.popupView.frame.minY == 740)
  }

  @Test("the popup follows the finger, and goes back when it is thrown back")
  func popupDrag() {
    let (desk, controller) = popup()
    let rest = seen(controller.popupView).y
    desk.finger(.began, 200, 770, at: 0.1)
    for step in 1...16 {
      desk.finger(.moved, 200, 770 - 10 * Double(step), at: 0.2 + Double(step) / 60)
    }
    // The pan's first ten points are its own.
    #expect(abs(rest - seen(controller.popupView).y - 150) < 1)
    #expect(controller.popupView.center.y == rest - 300)
    for step in 1...4 {
      desk.finger(.moved, 200, 610 + 10 * Double(step), at: 0.5 + Double(step) / 60)
    }
    desk.finger(.ended, 200, 650, at: 0.6)
    #expect(controller.runningAnimators.allSatisfy { $0.isReversed && $0.isRunning })
    desk.wait(until: 3)
    #expect(!controller.isOpen)
    #expect(controller.runningAnimators.isEmpty)
    #expect(seen(controller.popupView).y == rest)
    #expect(controller.popupView.center.y == rest)
    #expect(controller.overlayView.alpha == 0)
  }

  @Test("a moving popup is caught where it is seen, and turned round")
  func popupCaught() {
    let (desk, controller) = popup()
    desk.tap(200, 770, at: 0.1)
    desk.wait(until: 0.4)
    let place = Double(controller.popupView.layer.presentation()!.frame.minY)
    #expect(place < 735 && place > 445)
    desk.finger(.began, 200, place + 5, at: 0.4)
    desk.finger(.moved, 200, place + 15, at: 0.4)
    #expect(controller.runningAnimators.allSatisfy { !$0.isRunning })
    desk.wait(until: 2)
    #expect(abs(Double(controller.popupView.layer.presentation()!.frame.minY) - place) < 1e-6)
    desk.finger(.moved, 200, place + 35, at: 2)
    #expect(abs(Double(controller.popupView.layer.presentation()!.frame.minY) - place - 20) < 1)
    desk.finger(.ended, 200, place + 35, at: 2.01)
    desk.wait(until: 4)
    #expect(!controller.isOpen)
    #expect(controller.popupView.frame.minY == 740)
  }

  // MARK: Cards

  private final class Dealer: NSObject, SwipeCardDelegate {
    var log: [String] = []
    func cardDidLeave(_ card: SwipeCardView) { log.append("left") }
    func cardDidReturn(_ card: SwipeCardView) { log.append("returned") }
  }

  @Test("a card springs back from a short drag and flies away from a long one")
  func cards() {
    let desk = Desk()
    let dealer = Dealer()
    let card = SwipeCardView(frame: CGRect(x: 100, y: 100, width: 200, height: 300))
    card.delegate = dealer
    desk.window.addSubview(card)
    desk.drag(from: (200, 250), to: (260, 255), at: 1)
    #expect(card.center == CGPoint(x: 200, y: 250))
    let thrown = seen(card).x
    desk.wait(until: 1.19)
    #expect(seen(card).x != thrown)
    desk.wait(until: 4)
    #expect(dealer.log == ["returned"])
    #expect(card.transform.isIdentity)
    desk.drag(from: (200, 250), to: (60, 240), at: 5)
    desk.wait(until: 9)
    #expect(dealer.log == ["returned", "left"])
    #expect(card.superview == nil)
  }

  @Test("a card that flies back can be caught and dragged on")
  func caughtCard() {
    let desk = Desk()
    let card = SwipeCardView(frame: CGRect(x: 100, y: 100, width: 200, height: 300))
    desk.window.addSubview(card)
    desk.drag(from: (200, 250), to: (270, 250), at: 1)
    desk.wait(until: 1.25)
    let x = Double(seen(card).x)
    #expect(x > 205)
    desk.finger(.began, x, 250, at: 1.25)
    desk.finger(.moved, x + 12, 250, at: 1.25)
    #expect(abs(Double(card.center.x) - x) < 1e-6)
    desk.finger(.moved, x + 30, 250, at: 1.3)
    #expect(abs(Double(card.center.x) - x - 20) < 1e-6)
    desk.finger(.cancelled, x + 30, 250, at: 1.3)
    desk.wait(until: 9)
    // The card goes back to where it was caught.
    #expect(abs(Double(card.center.x) - x) < 1e-6)
  }

  @Test("a card turns over by a tap, and is not touched while it turns")
  func flip() {
    let desk = Desk()
    let card = FlipCardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var flips: [Bool] = []
    card.onFlip = { flips.append($0) }
    desk.window.addSubview(card)
    desk.tap(50, 50, at: 0)
    #expect(card.subviews == [card.back])
    #expect(flips == [])
    desk.wait(until: 1)
    #expect(flips == [true])
    desk.tap(50, 50, at: 2)
    #expect(card.isFaceUp)
    desk.wait(until: 3)
    #expect(card.subviews == [card.front])
  }

  // MARK: Controls

  @Test("a rating from a storyboard follows the finger over its stars")
  func stars() throws {
    let desk = Desk()
    UIImage.namedPictures = { $0.hasPrefix("star") ? picture(20, 20) : nil }
    defer { UIImage.namedPictures = nil }
    let rating = try #require(StarRatingControl(coder: NSCoder()))
    rating.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    desk.window.addSubview(rating)
    var values: [Int] = []
    rating.addAction(UIAction { _ in values.append(rating.rating) }, for: .valueChanged)
    desk.wait(until: 0)
    desk.drag(from: (10, 10), to: (70, 10), at: 1)
    #expect(values == [1, 2, 3, 4])
    let stars = rating.subviews.compactMap { $0 as? UIImageView }
    #expect(stars.map { $0.isHighlighted } == [true, true, true, true, false])
    #expect(stars[4].frame == CGRect(x: 80, y: 0, width: 20, height: 20))
  }

  @Test("a knob turns with the finger, and lays out its layers")
  func knob() throws {
    let desk = Desk()
    let knob = KnobControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    desk.window.addSubview(knob)
    desk.wait(until: 0)
    #expect(knob.layer.sublayers?.first?.bounds.width == 200)
    var count = 0
    knob.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    desk.drag(from: (20, 100), to: (100, 20), at: 1)
    #expect(count > 1)
    #expect(abs(knob.value - 0.5) < 0.05)
    knob.frame.size = CGSize(width: 100, height: 100)
    desk.wait(until: 2)
    #expect(knob.layer.sublayers?.first?.bounds.width == 100)
    knob.setValue(1, animated: true)
    #expect(knob.value == 1)
  }

  @Test("a slider unlocks at its end and springs back before; configured twice it asks once")
  func unlock() {
    let desk = Desk()
    UIImage.namedPictures = { name in
      switch name {
      case "arrow", "arrow.fill": picture(40, 40)
      case "bar": picture(10, 44)
      default: nil
      }
    }
    defer { UIImage.namedPictures = nil }
    let slider = UnlockSlider(frame: CGRect(x: 50, y: 100, width: 300, height: 50))
    slider.configure()
    var unlocked = 0
    slider.onUnlock = { unlocked += 1 }
    desk.window.addSubview(slider)
    desk.wait(until: 0)
    #expect(slider.actions(forTarget: slider, forControlEvent: .touchUpInside) == ["released"])
    #expect(slider.allTargets == [slider])
    desk.drag(from: (70, 125), to: (200, 125), at: 1)
    #expect(unlocked == 0)
    desk.wait(until: 2)
    #expect(slider.value == 0)
    desk.drag(from: (70, 125), to: (345, 125), at: 3)
    #expect(unlocked == 1)
    #expect(slider.value == 1)
  }

  @Test("a menu unfolds, tells what was chosen, and folds")
  func menu() {
    let desk = Desk()
    let menu = FloatingMenu(frame: CGRect(x: 300, y: 700, width: 50, height: 50))
    ["one", "two"].forEach { menu.addItem($0) }
    var chosen: [Int] = []
    menu.onSelect = { chosen.append($0) }
    desk.window.addSubview(menu)
    desk.tap(325, 725, at: 0)
    #expect(menu.isOpen)
    desk.wait(until: 1)
    desk.tap(325, 605, at: 1)
    #expect(chosen == [1])
    #expect(!menu.isOpen)
    desk.wait(until: 2)
    #expect(menu.items[1].alpha == 0)
  }

  @Test("a pressed button shrinks by its interaction, and loses it with the interaction")
  func press() {
    let desk = Desk()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let interaction = PressInteraction()
    view.addInteraction(interaction)
    desk.window.addSubview(view)
    desk.finger(.began, 50, 50, at: 0)
    #expect(view.transform.a == 0.9)
    desk.wait(until: 0.1)
    let seen = view.layer.presentation()!.affineTransform().a
    #expect(seen < 1 && seen > 0.9)
    desk.finger(.ended, 50, 50, at: 0.3)
    #expect(view.transform.isIdentity)
    view.removeInteraction(interaction)
    desk.finger(.began, 50, 50, at: 1)
    #expect(view.transform.isIdentity)
    desk.finger(.ended, 50, 50, at: 1.1)
  }

  // MARK: Time

  @Test("a message comes, waits and goes on the application's clock")
  func toast() {
    let desk = Desk()
    let toast = ToastView(
      message: "A long message that needs two lines of the little room there is"
    )
    var isDone = false
    toast.show(in: desk.window) { isDone = true }
    #expect(toast.frame.width <= 224)
    desk.wait(until: 1.25)
    #expect(toast.layer.presentation()!.opacity == 1)
    #expect(toast.superview != nil)
    desk.wait(until: 2.5)
    #expect(isDone)
    #expect(toast.superview == nil)
  }

  @Test("a label counts by thirty frames a second")
  func counting() {
    let desk = Desk()
    let label = CountingLabel()
    label.count(from: 0, to: 60, duration: 1)
    desk.wait(until: 0.5)
    #expect(label.text == "30")
    desk.wait(until: 3)
    #expect(label.text == "60")
    #expect(desk.application.nextDeadline == nil)
  }

  @Test("a layer lays itself out and pulses")
  func pulse() {
    let desk = Desk()
    let pulse = PulseLayer()
    desk.window.layer.addSublayer(pulse)
    pulse.radius = 30
    desk.wait(until: 0)
    #expect(pulse.bounds.width == 60)
    #expect(pulse.cornerRadius == 30)
    pulse.start()
    desk.wait(until: 1.6)
    #expect(pulse.pulses == 1)
    #expect(pulse.presentation()!.opacity > 0.3)
    #expect(PulseLayer(layer: pulse).radius == 30)
  }

  @Test("a scene's delegate shows the first controller")
  func scene() {
    let desk = Desk()
    let delegate = SceneDelegate()
    desk.application.connectScene(delegate: delegate)
    #expect(delegate.window?.isKeyWindow == true)
    #expect(UIApplication.shared.currentKeyWindow === delegate.window)
    #expect(delegate.window?.rootViewController?.view.tintColor == .systemIndigo)
  }
}
