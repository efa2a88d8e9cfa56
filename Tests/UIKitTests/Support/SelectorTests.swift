import Testing

@testable import UIKit

@MainActor
private class Receiver: UIView {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func sender(_ view: UIView) { calls.append("sender") }
  func optional(_ view: UIView?) { calls.append(view == nil ? "nil" : "view") }
  func any(_ sender: Any) { calls.append("any \(sender is UIView)") }
  func both(_ view: UIView, event: UIEvent) { calls.append("both") }
  func maybe(_ view: UIView, event: UIEvent?) { calls.append(event == nil ? "no event" : "event") }
  func all() -> [Selector] {
    [
      Selector(Self.plain), Selector(Self.sender(_:)), Selector(Self.optional(_:)),
      Selector(Self.any(_:)), Selector(Self.both(_:event:)), Selector(Self.maybe(_:event:)),
    ]
  }
}

private final class Heir: Receiver {
  override func plain() { calls.append("heir") }
}

private final class Bystander {
  var count = 0

  func heard() { count += 1 }
}

/// Selectors.
@MainActor
struct SelectorTests {
  @Test("a method takes nothing, the sender, or the sender and the event")
  func arguments() {
    let receiver = Receiver()
    for selector in receiver.all() {
      #expect(selector.perform(on: receiver, sender: UIView(), event: UIEvent()))
    }
    #expect(receiver.calls == ["plain", "sender", "view", "any true", "both", "event"])
  }

  @Test("a missing argument is nil if the method allows it")
  func missing() {
    let receiver = Receiver()
    #expect(Selector(Receiver.optional(_:)).perform(on: receiver, sender: nil))
    #expect(Selector(Receiver.maybe(_:event:)).perform(on: receiver, sender: receiver))
    #expect(receiver.calls == ["nil", "no event"])
  }

  @Test("a subclass's override is called")
  func overriding() {
    let heir = Heir()
    #expect(heir.all()[0].perform(on: heir, sender: nil))
    #expect(Selector(Receiver.plain).perform(on: heir, sender: nil))
    #expect(heir.calls == ["heir", "heir"])
  }

  @Test("a target that isn't of the method's class is detected")
  func foreign() {
    let selector = Selector(Receiver.plain)
    let view = UIView()
    #expect(!selector.perform(on: view, sender: nil))
    #expect(!selector.isImplemented(by: view))
    #expect(selector.isImplemented(by: Heir()))
  }

  @Test("a target need not be a view, nor on the main actor")
  func plainClass() {
    let bystander = Bystander()
    #expect(Selector(Bystander.heard).perform(on: bystander, sender: nil))
    #expect(bystander.count == 1)
  }

  @Test("a selector equals its copies, but not another one of the same method")
  func identity() {
    let selector = Selector(Receiver.plain)
    let copy = selector
    #expect(selector == copy)
    #expect(selector.hashValue == copy.hashValue)
    #expect(selector != Selector(Receiver.plain))
  }
}
