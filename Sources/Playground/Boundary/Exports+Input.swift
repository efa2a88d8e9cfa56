import TouchCore
import TouchRecording
import TouchStage
import UIKit

// What a host calls with input: see include/touchstone_playground.h.

/// Lets contacts touch, whose records are the input.
@_cdecl("touchstone_touches")
public func touchstoneTouches(
  _ stage: Int32,
  _ seconds: Double,
  _ count: Int32,
  _ buttons: Int32,
  _ modifiers: Int32
) -> Int32 {
  onStage { host in
    guard let stage = host[stage] else { return 0 }
    let bytes = host.input(count.multipliedReportingOverflow(by: Int32(ContactRecord.size)).0)
    let numbers = bytes.bindMemory(to: Double.self)
    var contacts: [Contact] = []
    contacts.reserveCapacity(numbers.count / ContactRecord.count)
    for start in stride(from: 0, to: numbers.count, by: ContactRecord.count) {
      let end = start + ContactRecord.count
      guard end <= numbers.count else { break }
      let record = UnsafeBufferPointer(rebasing: numbers[start..<end])
      guard let contact = ContactRecord.contact(record) else { return 0 }
      contacts.append(contact)
    }
    let isTaken = stage.touch(
      contacts,
      at: seconds,
      buttons: Int(buttons),
      modifiers: Int(modifiers)
    )
    return isTaken ? 1 : 0
  }
}

/// Takes all contacts away.
@_cdecl("touchstone_interrupt")
public func touchstoneInterrupt(_ stage: Int32, _ seconds: Double) -> Int32 {
  onStage { host in host[stage].map { $0.interrupt(at: seconds) ? 1 : 0 } ?? 0 }
}

/// Scrolls by a wheel or a touchpad.
@_cdecl("touchstone_scroll")
public func touchstoneScroll(
  _ stage: Int32,
  _ seconds: Double,
  _ dx: Double,
  _ dy: Double,
  _ phase: Int32,
  _ x: Double,
  _ y: Double,
  _ modifiers: Int32
) -> Int32 {
  onStage { host in
    let phases: [ScrollInput.Phase] = [.began, .changed, .ended, .cancelled, .step]
    guard let stage = host[stage], phases.indices.contains(Int(phase)), dx.isFinite, dy.isFinite,
      x.isFinite, y.isFinite
    else { return 0 }
    let input = ScrollInput(
      time: stage.moment(seconds),
      phase: phases[Int(phase)],
      position: Point(x: x, y: y),
      delta: Vector(dx: dx, dy: dy),
      modifiers: Int(modifiers)
    )
    return stage.scroll(input) ? 1 : 0
  }
}

/// Presses or releases a key.
@_cdecl("touchstone_key")
public func touchstoneKey(
  _ stage: Int32,
  _ seconds: Double,
  _ phase: Int32,
  _ usage: Int32,
  _ modifiers: Int32,
  _ length: Int32
) -> Int32 {
  onStage { host in
    let phases: [Press.Phase] = [.began, .changed, .ended, .cancelled]
    guard let stage = host[stage], phases.indices.contains(Int(phase)) else { return 0 }
    let key = Press.Key(code: Int(usage), characters: host.text(length))
    let press = Press(key, phases[Int(phase)])
    return stage.press(press, at: seconds, modifiers: Int(modifiers)) ? 1 : 0
  }
}

/// Gives the screen another size.
@_cdecl("touchstone_resize")
public func touchstoneResize(
  _ stage: Int32,
  _ seconds: Double,
  _ width: Double,
  _ height: Double
) -> Int32 {
  onStage { host in
    guard let stage = host[stage], ScreenSize.isPossible(width: width, height: height) else {
      return 0
    }
    return stage.resize(to: ScreenSize(width: width, height: height), at: seconds) ? 1 : 0
  }
}

// MARK: Assistive code

/// Activates an element.
@_cdecl("touchstone_activate")
public func touchstoneActivate(_ stage: Int32, _ element: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage], stage.takesInput, let element = stage.element(Int(element))
    else { return 0 }
    return stage.stage.activate(element) ? 1 : 0
  }
}

/// Performs an element's action, whose name is the input.
@_cdecl("touchstone_perform")
public func touchstonePerform(_ stage: Int32, _ element: Int32, _ length: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage], stage.takesInput, let element = stage.element(Int(element))
    else { return 0 }
    return stage.stage.perform(host.text(length), on: element) ? 1 : 0
  }
}

/// Raises or lowers an element's value.
@_cdecl("touchstone_adjust")
public func touchstoneAdjust(_ stage: Int32, _ element: Int32, _ isUp: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage], stage.takesInput, let element = stage.element(Int(element)),
      element.accessibilityTraits.contains(.adjustable)
    else { return 0 }
    stage.stage.adjust(element, up: isUp != 0)
    return 1
  }
}

/// Dismisses what can be dismissed.
@_cdecl("touchstone_escape")
public func touchstoneEscape(_ stage: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage], stage.takesInput else { return 0 }
    return stage.stage.escape() ? 1 : 0
  }
}
