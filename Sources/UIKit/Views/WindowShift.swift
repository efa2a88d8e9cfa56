import TouchLayers

/// What leads from the coordinates of a view's window to the view's own, where no view on the way is scaled
/// or turned.
///
/// For speed: each reading of a touch or a gesture is converted, and most by a shift alone. A view keeps its
/// shift until a layer or the tree changes.
struct WindowShift {
  /// The sum of the shifts of the views below the window.
  fileprivate(set) var dx: CGFloat = 0
  fileprivate(set) var dy: CGFloat = 0
  /// The window, uncounted: it is there as long as the tree is as it was.
  ///
  /// Nil where the view is in none, and where a view on the way is scaled or turned.
  private var window: Unmanaged<UIView>?
  /// `CALayer.changeCount` at the time.
  fileprivate var changes = -1

  /// Whether the shift is all that leads from a window to the view; nil stands for the view's own window.
  @inline(__always)
  func isAll(in other: UIWindow?) -> Bool {
    guard let window else { return false }
    return other.map { Unmanaged.passUnretained($0).toOpaque() == window.toOpaque() } ?? true
  }
}

extension UIView {
  /// What leads from the window to the view now.
  @inline(__always)
  final var shiftFromWindow: WindowShift {
    if gestureState.windowShift.changes != CALayer.changeCount { findWindowShift() }
    return gestureState.windowShift
  }

  /// The number of superviews; as the shift, it is kept until a layer or the tree changes.
  final var knownDepth: Int {
    if gestureState.depth.changes != CALayer.changeCount {
      gestureState.depth = (depthInTree, CALayer.changeCount)
    }
    return gestureState.depth.value
  }

  @inline(never)
  private final func findWindowShift() {
    gestureState.windowShift = WindowShift(to: Unmanaged.passUnretained(self))
  }
}

extension WindowShift {
  /// Adds up the shifts on the way to a view.
  fileprivate init(to target: Unmanaged<UIView>) {
    changes = CALayer.changeCount
    guard Shortcuts.areTaken else { return }
    var view = target
    while let parent = UIView.above(view) {
      let shift = CALayer.shift(of: view._withUnsafeGuaranteedRef { $0.layerReference })
      guard shift.isAll else { return }
      dx += shift.dx
      dy += shift.dy
      view = parent
    }
    if view._withUnsafeGuaranteedRef({ $0.isWindow }) { window = view }
  }
}
