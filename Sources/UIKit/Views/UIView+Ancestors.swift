// The way up the tree. For speed, the references on it are not counted: no client code runs on the way.
extension UIView {
  /// The superview.
  nonisolated final var parent: UIView? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
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

  nonisolated static func above(_ view: Unmanaged<UIView>) -> Unmanaged<UIView>? {
    view._withUnsafeGuaranteedRef { $0.parentReference }
  }
}
