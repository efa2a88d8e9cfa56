import TouchLayers

// The way up the tree. For speed, the references on it are not counted: no client code runs on the way.
extension UIView {
  /// The topmost superview, or the view itself, if that is a window.
  final var topmostWindow: UIWindow? {
    let root = topmost
    return root.isWindow ? unsafeDowncast(root, to: UIWindow.self) : nil
  }

  /// The superview.
  nonisolated final var parent: UIView? {
    get { parentReference?.takeUnretainedValue() }
    set {
      parentReference = newValue.map { Unmanaged.passUnretained($0) }
      CALayer.noteChange()
    }
  }

  /// The controller whose root view this is.
  nonisolated final var controller: UIViewController? {
    get { controllerReference?.takeUnretainedValue() }
    set { controllerReference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The topmost superview, or the view itself.
  nonisolated final var topmost: UIView {
    var root = Unmanaged.passUnretained(self)
    while let next = UIView.above(root) { root = next }
    return root.takeUnretainedValue()
  }

  /// The number of superviews.
  nonisolated final var depthInTree: Int {
    var depth = 0
    var next = parentReference
    while let view = next {
      depth += 1
      next = UIView.above(view)
    }
    return depth
  }

  /// The nearest view with recognizers: a view or one above it.
  nonisolated static func withRecognizers(from view: UIView) -> UIView? {
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(view)
    while let view = next {
      if view._withUnsafeGuaranteedRef({ !$0.gestureState.recognizers.isEmpty }) {
        return view.takeUnretainedValue()
      }
      next = above(view)
    }
    return nil
  }

  /// The nearest responder that may do something with what a view hears.
  ///
  /// It is of a client's class, has a controller, or is the topmost view; what is between hands it on.
  nonisolated static func listener(from view: UIView) -> UIView {
    var view = Unmanaged.passUnretained(view)
    while view._withUnsafeGuaranteedRef({ $0.isMereView }), let next = above(view) { view = next }
    return view.takeUnretainedValue()
  }

  /// Whether a view and all above it, up to its window, hand on what they hear, so that only the application could
  /// do something with it.
  nonisolated static func handsOnToApplication(from view: UIView) -> Bool {
    var view = Unmanaged.passUnretained(view)
    while view._withUnsafeGuaranteedRef({ $0.isMereView }) {
      guard let next = above(view) else { return view._withUnsafeGuaranteedRef { $0.isWindow } }
      view = next
    }
    return false
  }

  /// The nearest view above a view whose class may have a say in where touches begin.
  nonisolated static func aboveMereViews(_ view: UIView) -> UIView? {
    var next = above(Unmanaged.passUnretained(view))
    while let view = next, view._withUnsafeGuaranteedRef({ $0.isPlainView }) { next = above(view) }
    return next?.takeUnretainedValue()
  }

  nonisolated private final var isMereView: Bool {
    isPlainView && controllerReference == nil && gestureState.formerReference == nil
  }

  nonisolated static func above(_ view: Unmanaged<UIView>) -> Unmanaged<UIView>? {
    view._withUnsafeGuaranteedRef { $0.parentReference }
  }

  /// Takes a view that goes out of what refers to it uncounted.
  nonisolated final func leaveReferences() {
    for child in children { child.parent = nil }
    for recognizer in gestureState.recognizers { recognizer.viewReference = nil }
  }
}
