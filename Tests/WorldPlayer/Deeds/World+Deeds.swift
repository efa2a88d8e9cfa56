import TouchCore
import UIKit

extension World {
  /// A callback in which client code may change the world.
  ///
  /// - Parameter recognizer: The recognizer being called; half of the deeds concern it.
  func occur(_ recognizer: UIGestureRecognizer? = nil) {
    guard theme.unrest > 0, !isCalm, depth < 3, deedsDone < 40 else { return }
    guard luck.happens(permille: theme.unrest) else { return }
    deedsDone += 1
    depth += 1
    say("deed inside")
    // Callbacks inside the deed draw from the world's generator meanwhile.
    var dice = Dice(luck.next(), stream: 3)
    if let recognizer, dice.oneIn(2) {
      change(recognizer, &dice)
    } else {
      act(&dice)
    }
    depth -= 1
  }

  /// Performs a random deed.
  func act(_ dice: inout Dice) {
    switch dice.below(10) {
    case 0, 1, 2: changeTree(&dice)
    case 3, 4, 5: change(dice.pick(recognizers), &dice)
    case 6: changeViews(&dice)
    case 7: changeControls(&dice)
    case 8: if dice.oneIn(3) { changeLayers(&dice) } else { changeScrolling(&dice) }
    default: changeApplication(&dice)
    }
  }

  private func changeTree(_ dice: inout Dice) {
    let view = dice.pick(views)
    let home = dice.pick(containers)
    switch dice.below(9) {
    case 0:
      say("  remove \(names.name(of: view))")
      view.removeFromSuperview()
    case 1, 2: move(view, to: home)
    case 3, 4: move(views.first { $0.superview == nil } ?? view, to: home)
    case 5:
      say("  front \(names.name(of: view))")
      view.superview?.bringSubviewToFront(view)
    case 6:
      say("  back \(names.name(of: view))")
      view.superview?.sendSubviewToBack(view)
    default:
      let window = dice.pick(windows)
      let hides = !window.isHidden && dice.oneIn(3)
      say("  \(hides ? "hide" : "show") \(names.name(of: window))")
      if hides { window.isHidden = true } else { window.makeKeyAndVisible() }
    }
  }

  private func move(_ view: UIView, to home: UIView) {
    guard !isMovingViews, view !== home, !home.isDescendant(of: view) else { return }
    say("  move \(names.name(of: view)) to \(names.name(of: home))")
    home.addSubview(view)
  }

  /// Performs a random deed on a recognizer.
  private func change(_ recognizer: UIGestureRecognizer, _ dice: inout Dice) {
    let name = names.name(of: recognizer)
    let deed = dice.below(13)
    say("  change \(name) \(deed)")
    switch deed {
    case 0: recognizer.isEnabled = false
    case 1: for recognizer in recognizers { recognizer.isEnabled = true }
    case 2:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case 3: recognizer.view?.removeGestureRecognizer(recognizer)
    case 4:
      let other = recognizers.first { $0.view == nil } ?? recognizer
      dice.pick(containers).addGestureRecognizer(other)
    case 5: recognizer.delegate = dice.oneIn(3) ? nil : dice.pick(delegates)
    case 6: recognizer.state = dice.pick([.began, .changed, .ended, .cancelled, .failed])
    case 7:
      let other = dice.pick(recognizers)
      if other !== recognizer { recognizer.require(toFail: other) }
    case 8: recognizer.cancelsTouchesInView.toggle()
    case 9:
      if dice.oneIn(2) {
        recognizer.delaysTouchesBegan.toggle()
      } else {
        recognizer.delaysTouchesEnded.toggle()
      }
    case 10:
      if let touch = touches.last, let event = lastEvent { recognizer.ignore(touch, for: event) }
    case 11:
      if dice.oneIn(2) {
        recognizer.removeTarget(self, action: nil)
      } else {
        recognizer.addTarget(self, action: World.heard)
      }
    default: configure(recognizer, &dice)
    }
  }

  private func configure(_ recognizer: UIGestureRecognizer, _ dice: inout Dice) {
    switch recognizer {
    case let tap as UITapGestureRecognizer: tap.numberOfTapsRequired = 1 + dice.below(3)
    case let press as UILongPressGestureRecognizer:
      press.minimumPressDuration = Double(dice.below(5)) / 10
    case let pan as UIPanGestureRecognizer:
      if dice.oneIn(3) {
        pan.maximumNumberOfTouches = 1 + dice.below(3)
      } else {
        pan.setTranslation(CGPoint(x: dice.below(9), y: 3), in: pan.view)
      }
    case let pinch as UIPinchGestureRecognizer: pinch.scale = CGFloat(1 + dice.below(3)) / 2
    case let rotation as UIRotationGestureRecognizer:
      rotation.rotation = CGFloat(dice.below(5)) / 4
    case let swipe as UISwipeGestureRecognizer:
      swipe.numberOfTouchesRequired = 1 + dice.below(2)
    default: recognizer.allowedTouchTypes = dice.oneIn(2) ? [0, 1, 2, 3] : [2]
    }
  }

  private func changeViews(_ dice: inout Dice) {
    let view = dice.pick(views)
    let deed = dice.below(11)
    say("  set \(names.name(of: view)) \(deed)")
    switch deed {
    case 0: view.isHidden = !view.isHidden && dice.oneIn(2)
    case 1: view.isUserInteractionEnabled = !view.isUserInteractionEnabled || dice.oneIn(2)
    case 2: view.isMultipleTouchEnabled.toggle()
    case 3: view.center.x += CGFloat(dice.below(60) - 30)
    case 4: view.bounds.size = CGSize(width: 50 + dice.below(250), height: 50 + dice.below(350))
    case 5: view.transform = CGAffineTransform(rotationAngle: CGFloat(dice.below(7)) / 4)
    case 6: view.alpha = dice.pick([0, 0.5, 1, 1])
    case 7: view.isExclusiveTouch.toggle()
    case 8: view.setNeedsLayout()
    case 9:
      if dice.oneIn(2) {
        say("  first \(view.becomeFirstResponder())")
      } else {
        say("  resigned \(view.resignFirstResponder())")
      }
    default: view.bounds.origin = CGPoint(x: dice.below(40), y: dice.below(40))
    }
  }

  private func changeControls(_ dice: inout Dice) {
    guard !controls.isEmpty else { return changeViews(&dice) }
    let control = dice.pick(controls)
    let deed = dice.below(8)
    say("  set \(names.name(of: control)) \(deed)")
    switch deed {
    case 0: control.isEnabled.toggle()
    case 1: control.removeFromSuperview()
    case 2: move(control, to: dice.pick(containers))
    case 3: control.isSelected.toggle()
    case 4: control.isHighlighted.toggle()
    case 5: (control as? UISlider)?.setValue(0.25, animated: dice.oneIn(2))
    case 6: (control as? UISwitch)?.setOn(dice.oneIn(2), animated: dice.oneIn(2))
    default: control.cancelTracking(with: nil)
    }
  }

  private func changeScrolling(_ dice: inout Dice) {
    guard !scrollViews.isEmpty else { return changeTree(&dice) }
    let view = dice.pick(scrollViews)
    let deed = dice.below(12)
    say("  scroll \(names.name(of: view)) \(deed)")
    let isAnimated = dice.oneIn(2)
    let place = CGPoint(x: 0, y: dice.below(600))
    switch deed {
    case 0, 1: view.setContentOffset(place, animated: isAnimated)
    case 2:
      view.scrollRectToVisible(
        CGRect(x: 10, y: place.y, width: 50, height: 80),
        animated: isAnimated
      )
    case 3: view.contentSize.height = CGFloat(dice.below(1500))
    case 4: view.contentInset.top = CGFloat(dice.below(60))
    case 5: view.isScrollEnabled.toggle()
    case 6: view.setZoomScale(CGFloat(1 + dice.below(4)) / 2, animated: isAnimated)
    case 7: view.zoom(to: CGRect(x: 20, y: 30, width: 100, height: 100), animated: isAnimated)
    case 8: view.isPagingEnabled.toggle()
    case 9: view.bounds.size.height = CGFloat(100 + dice.below(400))
    case 10: view.flashScrollIndicators()
    default: view.stopScrollingAndZooming()
    }
  }

  private func changeApplication(_ dice: inout Dice) {
    let deed = dice.below(7)
    say("  application \(deed)")
    switch deed {
    case 0: application.cancelAllTouches()
    case 1: application.advance(to: application.now + .milliseconds(Int64(dice.below(400))))
    case 2: receive(&dice)
    case 3: if let lastEvent { application.sendEvent(lastEvent) }
    case 4: addDisplayLink()
    case 5:
      let wait = Double(dice.below(600)) / 1000
      let timer = Timer.scheduledTimer(withTimeInterval: wait, repeats: false) {
        [unowned self] _ in
        say("late timer")
        occur()
      }
      timers.append(timer)
    default: if theme.hasAnimations { animate(&dice) }
    }
  }

  /// Sends a frame from inside a callback.
  private func receive(_ dice: inout Dice) {
    let phases: [Contact.Phase] = [.began, .moved, .ended, .cancelled]
    let contact = Contact(
      id: Contact.ID(dice.oneIn(2) ? 1 : 200),
      phase: dice.pick(phases),
      position: Point(x: dice.real(0, 300), y: dice.real(0, 300))
    )
    let time = application.now + .milliseconds(Int64(dice.below(20)))
    application.receive(TouchFrame(time: time, contacts: [contact]))
  }
}
