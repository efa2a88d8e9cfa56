import Expectations
import Testing

@testable import UIKit

/// Weak references.
@MainActor
struct WeakTests {
  @Test("a reference is nil once its object is deallocated")
  func zeroing() {
    var view: UIView? = UIView()
    let reference = Weak(view)
    #expect(reference.object === view)
    view = nil
    expectNil(reference.object)
  }

  @Test("a deallocated view leaves no dangling superview")
  func superview() {
    let child = UIView()
    var parent: UIView? = UIView()
    let reference = Weak(parent)
    parent?.addSubview(child)
    #expect(child.superview === parent)
    parent = nil
    expectNil(reference.object)
    expectNil(child.superview)
    expectNil(child.next)
  }

  @Test("views, controllers and windows form no retain cycle")
  func noCycles() {
    var window: UIWindow? = UIWindow()
    var controller: UIViewController? = UIViewController()
    let references = (Weak(window), Weak(controller), Weak(controller?.view))
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    controller = nil
    #expect(references.1.object != nil)
    window = nil
    expectNil(references.0.object)
    expectNil(references.1.object)
    expectNil(references.2.object)
  }

  @Test("a view that outlives its controller clears it")
  func controllerGone() {
    var controller: UIViewController? = UIViewController()
    let view = controller?.view
    #expect(view?.next === controller)
    controller = nil
    expectNil(view?.next)
  }

  @Test("a child controller that outlives its parent clears it")
  func parentGone() {
    let child = UIViewController()
    var parent: UIViewController? = UIViewController()
    parent?.addChild(child)
    parent = nil
    expectNil(child.parent)
  }
}
