import Expectations
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
  func number(_ view: UIView, index: Int) { calls.append("number") }
  func flag(_ view: UIView, isOn: Bool) { calls.append("flag \(isOn)") }
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
  func sender(_ view: UIView) { count += 10 }
  func maybe(_ view: UIView?) { count += 100 }
  func both(_ view: UIView, event: UIEvent?) { count += 1_000 }
}

/// Two methods on the main actor, and two off it with their parameters the other way round.
private final class Mixed: UIControl {
  func first(_ control: UIControl, event: UIEvent?) {}
  nonisolated func second(_ event: UIEvent?, control: UIControl) {}
  func toReceiver(_ receiver: Receiver) {}
}

extension Receiver {
  nonisolated fileprivate func toMixed(_ mixed: Mixed) {}
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
    expectEqual(receiver.calls, ["plain", "sender", "view", "any true", "both", "event"])
  }

  @Test("an integer or a Bool in place of the event gets a value without meaning")
  func numbers() {
    let receiver = Receiver()
    #expect(Selector(Receiver.number(_:index:)).perform(on: receiver, sender: receiver))
    #expect(
      Selector(Receiver.number(_:index:)).perform(on: receiver, sender: receiver, event: UIEvent())
    )
    #expect(
      Selector(Receiver.flag(_:isOn:)).perform(on: receiver, sender: receiver, event: UIEvent())
    )
    expectEqual(receiver.calls, ["number", "number", "flag false"])
  }

  @Test("a missing argument is nil if the method allows it")
  func missing() {
    let receiver = Receiver()
    #expect(Selector(Receiver.optional(_:)).perform(on: receiver, sender: nil))
    #expect(Selector(Receiver.maybe(_:event:)).perform(on: receiver, sender: receiver))
    expectEqual(receiver.calls, ["nil", "no event"])
  }

  @Test("a subclass's override is called")
  func overriding() {
    let heir = Heir()
    #expect(heir.all()[0].perform(on: heir, sender: nil))
    #expect(Selector(Receiver.plain).perform(on: heir, sender: nil))
    expectEqual(heir.calls, ["heir", "heir"])
  }

  @Test("a target that isn't of the method's class is detected")
  func foreign() {
    let selector = Selector(Receiver.plain)
    let view = UIView()
    for selector in Receiver().all() {
      #expect(!selector.perform(on: view, sender: view, event: UIEvent()))
      #expect(!selector.isImplemented(by: view))
    }
    #expect(selector.isImplemented(by: Heir()))
  }

  @Test("a target need not be a view, nor on the main actor")
  func plainClass() {
    let bystander = Bystander()
    let selectors = [
      Selector(Bystander.heard), Selector(Bystander.sender(_:)), Selector(Bystander.maybe(_:)),
      Selector(Bystander.both(_:event:)),
    ]
    let view = UIView()
    for selector in selectors {
      #expect(selector.perform(on: bystander, sender: view))
      #expect(!selector.perform(on: view, sender: view))
    }
    expectEqual(bystander.count, 1_111)
  }

  @Test("parameters count in their order, on the main actor and off it")
  func shapes() {
    let first = Selector(Mixed.first(_:event:))
    let second = Selector(Mixed.second(_:control:))
    #expect(!first.identity.mayBeSame(as: second.identity))
    let there = Selector(Mixed.toReceiver(_:))
    #expect(!there.identity.mayBeSame(as: Selector(Receiver.toMixed(_:)).identity))
    #expect(first.identity.mayBeSame(as: Selector(Mixed.first(_:event:)).identity))
    #expect(second.identity.mayBeSame(as: Selector(Mixed.second(_:control:)).identity))
  }

  @Test("a selector equals its copies, but not another one of the same method")
  func identity() {
    let selector = Selector(Receiver.plain)
    let copy = selector
    expectEqual(selector, copy)
    expectEqual(selector.hashValue, copy.hashValue)
    #expect(selector != Selector(Receiver.plain))
  }
}
