/// Whether the engine goes past what it knows to have no effect (Decision 0015).
///
/// Tests switch it off before they launch an application and make its objects, to compare both ways.
enum Shortcuts {
  nonisolated(unsafe) static var areTaken = true

  /// Whether there can be any: a constant, so that a module without them has no code for them.
  @inline(__always) static var exist: Bool {
    #if hasFeature(Embedded)
      false
    #else
      true
    #endif
  }
}

// Whether an object is of a class of ours itself, so that none of its methods is a client's. Embedded
// Swift can't compare classes: there every method counts as a client's.

extension UIApplication {
  var isOfThisClass: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == UIApplication.self
    #endif
  }
}

extension UIWindow {
  var isOfThisWindowClass: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == UIWindow.self
    #endif
  }
}

extension UIView {
  final var isOfThisClass: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == UIView.self
    #endif
  }
}

extension UIGestureRecognizer {
  var isOfPlainClass: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self).plainClass == type(of: self)
    #endif
  }
}
