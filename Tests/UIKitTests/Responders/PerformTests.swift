import Expectations
import Testing
import TouchCore

@testable import UIKit

/// Methods that are performed by their selectors.
@MainActor
final class PerformTests {
  private final class Caller: UIView {
    var calls: [String] = []
    func go() { calls.append("go") }
    func take(_ text: Any?) { calls.append("take \(text ?? "nothing")") }
  }

  private var application: UIApplication { .shared }
  private let caller = Caller()
  private let go = Selector(Caller.go).named("go")
  private let take = Selector(Caller.take(_:)).named("take(_:)")

  @Test("a delay is the application's: not a moment before it, once, with the argument")
  func delay() {
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
    caller.perform(take, with: "a", afterDelay: 0.5)
    caller.perform(go, with: nil, afterDelay: 0)
    expectEqual(caller.calls, [])
    application.advance(to: .milliseconds(499))
    expectEqual(caller.calls, ["go"])
    application.advance(to: .milliseconds(500))
    expectEqual(caller.calls, ["go", "take a"])
    application.advance(to: .seconds(5))
    expectEqual(caller.calls.count, 2)
    #expect(application.performRequests.isEmpty)
  }

  @Test("it can be cancelled: all of a target, or those with a method and an argument")
  func cancelling() {
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let other = Caller()
    caller.perform(go, with: nil, afterDelay: 1)
    caller.perform(take, with: "a", afterDelay: 1)
    caller.perform(take, with: "b", afterDelay: 1)
    other.perform(go, with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: caller, selector: take, object: "a")
    NSObject.cancelPreviousPerformRequests(withTarget: caller, selector: go, object: "a")
    application.advance(to: .seconds(2))
    expectEqual(caller.calls, ["go", "take b"])
    caller.perform(go, with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: caller)
    application.advance(to: .seconds(4))
    expectEqual(caller.calls.count, 2)
    expectEqual(other.calls, ["go"])
  }

  @Test("the target is kept until the method was called, and no longer")
  func lifetime() {
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
    weak var target: Caller?
    do {
      let caller = Caller()
      target = caller
      caller.perform(go, with: nil, afterDelay: 1)
    }
    #expect(target != nil)
    application.advance(to: .seconds(1))
    expectNil(target)
  }

  @Test("at once, and only what the object's class has")
  func atOnce() {
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
    caller.perform(go)
    caller.perform(take, with: "c")
    expectEqual(caller.calls, ["go", "take c"])
    #expect(caller.responds(to: go))
    #expect(!UIView().responds(to: go))
    #expect(!UITapGestureRecognizer().responds(to: go))
  }
}

/// Values that are associated with an object.
@MainActor
final class AssociatedObjectTests {
  private final class Value {
    var isGone: () -> Void = {}
    deinit { isGone() }
  }
  private nonisolated(unsafe) static var first = 0
  private nonisolated(unsafe) static var second = 0

  @Test("each has its key, and goes when another one or nil is set, or with the object")
  func values() {
    var gone = 0
    func value() -> Value {
      let value = Value()
      value.isGone = { gone += 1 }
      return value
    }
    do {
      let view = UIView()
      objc_setAssociatedObject(view, &Self.first, value(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(view, &Self.second, 7, .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(view, &Self.first) is Value)
      expectEqual(objc_getAssociatedObject(view, &Self.second) as? Int, 7)
      expectNil(objc_getAssociatedObject(UIView(), &Self.second))
      objc_setAssociatedObject(view, &Self.first, value(), .OBJC_ASSOCIATION_RETAIN)
      expectEqual(gone, 1)
      objc_setAssociatedObject(view, &Self.second, nil, .OBJC_ASSOCIATION_RETAIN)
      expectNil(objc_getAssociatedObject(view, &Self.second))
    }
    expectEqual(gone, 2)
  }

  @Test("recognizers and layers have them too; they can be taken away together")
  func objects() {
    for object in [UITapGestureRecognizer(), CALayer(), UIResponder()] as [AnyObject] {
      objc_setAssociatedObject(object, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN)
      expectEqual(objc_getAssociatedObject(object, &Self.first) as? String, "a")
      objc_removeAssociatedObjects(object)
      expectNil(objc_getAssociatedObject(object, &Self.first))
    }
  }

  @Test("what is assigned isn't kept")
  func assigned() {
    let view = UIView()
    do {
      let value = Value()
      objc_setAssociatedObject(view, &Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Self.first) as? Value === value)
    }
    expectNil(objc_getAssociatedObject(view, &Self.first))
  }

  @Test("a value that goes may look at the object that it was associated with")
  func reentrant() {
    let view = UIView()
    do {
      let value = Value()
      value.isGone = {
        MainActor.assumeIsolated {
          objc_setAssociatedObject(view, &Self.second, "late", .OBJC_ASSOCIATION_RETAIN)
        }
      }
      objc_setAssociatedObject(view, &Self.first, value, .OBJC_ASSOCIATION_RETAIN)
    }
    objc_setAssociatedObject(view, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    expectEqual(objc_getAssociatedObject(view, &Self.second) as? String, "late")
  }
}
