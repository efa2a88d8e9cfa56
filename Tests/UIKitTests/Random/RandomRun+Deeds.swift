import TouchCore

@testable import UIKit

/// The deeds of client code in callbacks.
enum Deed: Int, CaseIterable {
  case removeView
  case addView
  case hideView
  case switchInteraction
  case removeRecognizer
  case addRecognizer
  case disable
  case enable
  case blink
  case replaceDelegate
  case dropDelegate
  case setState
  case callReset
  case ignore
  case receive
  case advance
  case cancelAll
  case hideWindow
  case showWindow
  case require
  case switchCancelling
  case switchDelays
  case resend
  case dropTargets
  case reconfigure
  case readEverything
  case switchControl
  case removeControl
}

extension RandomRun {
  /// Performs the deed that the occurrence's random numbers select.
  func perform(_ occurrence: RandomScript.Occurrence) {
    let (occasion, subject) = (occurrence.occasion.rawValue, occurrence.subject)
    func roll(_ question: Int) -> Int {
      Int(chance.roll(20 + question, occasion, subject, occurrence.ordinal) >> 1)
    }
    let deed = Deed(rawValue: roll(0) % Deed.allCases.count) ?? .blink
    deeds.append((occurrence, deed, frame))
    let view = views[roll(1) % views.count]
    let window = windows[roll(2) % windows.count]
    // Every other deed concerns the object being called.
    let isOwn = occurrence.occasion != .timer && subject < recognizers.count && roll(3) % 2 == 0
    let probe = recognizers[isOwn ? subject : roll(4) % recognizers.count]
    switch deed {
    case .removeView: view.removeFromSuperview()
    case .addView: add(view, to: views[roll(5) % views.count], or: window)
    case .hideView: view.isHidden.toggle()
    case .switchInteraction: view.isUserInteractionEnabled.toggle()
    case .hideWindow: window.isHidden = true
    case .showWindow: window.makeKeyAndVisible()
    case .receive: receive(roll(6), roll(7), roll(8))
    case .advance:
      application.advance(to: application.now + .milliseconds(Int64(roll(6) % 600)))
    case .cancelAll: application.cancelAllTouches()
    case .resend:
      roll(6) % 2 == 0
        ? application.sendEvent(application.gestures.touches.event)
        : window.sendEvent(application.gestures.touches.event)
    case .switchControl:
      if !controls.isEmpty { controls[roll(6) % controls.count].control.isEnabled.toggle() }
    case .removeControl:
      if !controls.isEmpty { move(controls[roll(6) % controls.count].control, roll(7)) }
    case .replaceDelegate:
      let index = roll(6) % delegates.count
      delegates[index] = ProbeDelegate(delegates[index].index, self)
    default: if let probe { perform(deed, on: probe, view, roll(6), roll(7)) }
    }
  }

  private func perform(_ deed: Deed, on probe: any Probe, _ view: UIView, _ luck: Int, _ more: Int)
  {
    switch deed {
    case .removeRecognizer: probe.view?.removeGestureRecognizer(probe)
    case .addRecognizer: view.addGestureRecognizer(probe)
    case .disable: probe.isEnabled = false
    case .enable: probe.isEnabled = true
    case .blink:
      probe.isEnabled = false
      probe.isEnabled = true
    case .dropDelegate: probe.delegate = luck % 2 == 0 ? nil : delegates[more % delegates.count]
    case .setState: probe.state = UIGestureRecognizer.State(rawValue: luck % 6) ?? .possible
    case .callReset:
      isClientReset = true
      probe.reset()
      isClientReset = false
    case .ignore: ignore(probe, luck)
    case .require:
      guard let other = recognizers[luck % recognizers.count] else { return }
      lastLink = frame
      probe.require(toFail: other)
    case .switchCancelling: probe.cancelsTouchesInView.toggle()
    case .switchDelays:
      if luck % 2 == 0 {
        probe.delaysTouchesBegan.toggle()
      } else {
        probe.delaysTouchesEnded.toggle()
      }
    case .dropTargets:
      // The second target makes no difference: it is the same pair.
      probe.addTarget(SilentTarget.shared, action: SilentTarget.action)
      if luck % 2 == 0 { probe.removeTarget(SilentTarget.shared, action: nil) }
    case .reconfigure: reconfigure(probe, luck)
    default: readEverything(probe)
    }
  }

  private func add(_ view: UIView, to parent: UIView, or window: UIWindow) {
    // A callback of a move may not add the moved view's superviews to the view itself.
    guard !isMovingViews else { return }
    if view === parent || parent.isDescendant(of: view) {
      window.addSubview(view)
    } else {
      parent.addSubview(view)
    }
  }

  /// Removes a control, or moves it to another view.
  private func move(_ control: UIControl, _ luck: Int) {
    guard !isMovingViews, luck % 3 > 0 else { return control.removeFromSuperview() }
    views[luck % views.count].addSubview(control)
  }

  private func ignore(_ probe: any Probe, _ luck: Int) {
    let touches = application.gestures.touches.live
    guard !touches.isEmpty else { return }
    let touch = touches[luck % touches.count]
    probe.ignore(touch, for: application.gestures.touches.event)
    let known = records[probe.index].touches.firstIndex { $0.serial == touch.serial }
    if let known { records[probe.index].touches[known].isOver = true }
  }

  /// A frame sent from inside: of a finger that is down, or of another one.
  private func receive(_ luck: Int, _ more: Int, _ place: Int) {
    let touches = application.gestures.touches.live
    let isKnown = luck % 2 == 0 && !touches.isEmpty
    let known = isKnown ? touches[more % touches.count].contact : nil
    let phases: [Contact.Phase] = [.began, .moved, .ended, .cancelled, .regionMoved, .moved]
    let contact = Contact(
      id: known ?? .init(200 + more % 3),
      phase: phases[(luck >> 4) % phases.count],
      position: Point(x: Double(place % 300), y: Double((place >> 10) % 300))
    )
    let time = application.now + .milliseconds(Int64((luck >> 8) % 20))
    application.receive(TouchFrame(time: time, contacts: [contact]))
  }

  private func reconfigure(_ probe: any Probe, _ luck: Int) {
    switch probe {
    case let tap as UITapGestureRecognizer: tap.numberOfTapsRequired = 1 + luck % 3
    case let press as UILongPressGestureRecognizer:
      press.minimumPressDuration = Double(luck % 5) / 10
    case let pan as UIPanGestureRecognizer:
      pan.maximumNumberOfTouches = 1 + luck % 3
      pan.setTranslation(.zero, in: pan.view)
    case let pinch as UIPinchGestureRecognizer: pinch.scale = CGFloat(luck % 3)
    case let rotation as UIRotationGestureRecognizer: rotation.rotation = 0
    case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired = 1 + luck % 2
    default: probe.allowedTouchTypes = luck % 2 == 0 ? [0, 1, 2, 3] : [2]
    }
  }

  private func readEverything(_ probe: any Probe) {
    let event = application.gestures.touches.event
    for index in 0..<probe.numberOfTouches { _ = probe.location(ofTouch: index, in: probe.view) }
    _ = probe.location(in: nil)
    for touch in event.allTouches ?? [] {
      _ = event.coalescedTouches(for: touch)
      _ = event.predictedTouches(for: touch)
      for recognizer in touch.gestureRecognizers ?? [] { _ = recognizer.state }
    }
  }
}

/// A second target, which does nothing.
@MainActor
final class SilentTarget {
  static let shared = SilentTarget()
  static let action = Selector(SilentTarget.heard)
  private func heard() {}
}
