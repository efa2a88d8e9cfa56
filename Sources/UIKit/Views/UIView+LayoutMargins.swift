/// What a client set of a view's layout margins.
struct LayoutMargins {
  /// Margins, as they were set.
  enum Own {
    /// Nothing was set.
    case none
    /// By the sides of the screen.
    case absolute(UIEdgeInsets)
    /// By the direction in which text is read.
    case directional(NSDirectionalEdgeInsets)
  }

  /// The margins that were set.
  var own = Own.none
  /// Whether the superview's margins count too.
  var preservesSuperview = false
  /// Whether the safe area's insets are added.
  var followsSafeArea = true
  /// The margins that the view was told of last.
  var told: UIEdgeInsets?
}

extension UIView {
  /// The margins with the safe area's and the superview's, where they count.
  final var margins: UIEdgeInsets {
    get {
      let margins = traitLook.extras?.margins ?? LayoutMargins()
      var found = ownMargins(margins.own)
      if insetsLayoutMarginsFromSafeArea {
        let safe = safeAreaInsets
        found.top += safe.top
        found.left += safe.left
        found.bottom += safe.bottom
        found.right += safe.right
      }
      if preservesSuperviewLayoutMargins, let parent {
        found.makeRoom(for: parent.layoutMargins, of: parent.bounds, around: frame)
      }
      return found
    }
    set { changeMargins { $0.own = .absolute(newValue) } }
  }

  /// The margins by the direction in which text is read.
  final var directionalMargins: NSDirectionalEdgeInsets {
    get {
      let found = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: found.top,
        leading: isMirrored ? found.right : found.left,
        bottom: found.bottom,
        trailing: isMirrored ? found.left : found.right
      )
    }
    set { changeMargins { $0.own = .directional(newValue) } }
  }

  /// Whether the superview's margins were said to count.
  final var keepsSuperviewsMargins: Bool {
    get { traitLook.extras?.margins?.preservesSuperview ?? false }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the insets of the safe area were said to count.
  final var addsSafeAreaToMargins: Bool {
    get { traitLook.extras?.margins?.followsSafeArea ?? true }
    set { changeMargins { $0.followsSafeArea = newValue } }
  }

  /// The margins without the safe area's and the superview's.
  private func ownMargins(_ own: LayoutMargins.Own) -> UIEdgeInsets {
    var found: UIEdgeInsets
    switch own {
    case .none:
      let distance: CGFloat = controller == nil ? 8 : 0
      found = UIEdgeInsets(top: distance, left: distance, bottom: distance, right: distance)
    case .absolute(let margins): found = margins
    case .directional(let margins):
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      found = UIEdgeInsets(
        top: margins.top,
        left: isMirrored ? margins.trailing : margins.leading,
        bottom: margins.bottom,
        right: isMirrored ? margins.leading : margins.trailing
      )
    }
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return found }
    let least = controller.systemMinimumLayoutMargins
    found.left = max(found.left, least.leading)
    found.right = max(found.right, least.trailing)
    return found
  }

  private func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    var margins = traitLook.extras?.margins ?? LayoutMargins()
    margins.told = layoutMargins
    change(&margins)
    ownExtras.margins = margins
    marginsMayHaveChanged()
  }

  /// Calls `layoutMarginsDidChange()` if the margins are others than those that the view was told of last.
  func marginsMayHaveChanged() {
    let now = layoutMargins
    if let margins = traitLook.extras?.margins {
      guard margins.told != now else { return }
      traitLook.extras?.margins?.told = now
    }
    setNeedsLayout()
    layoutMarginsDidChange()
    #if !hasFeature(Embedded)
      controller?.viewLayoutMarginsDidChange()
    #endif
    for child in children where child.parent === self { child.superviewsMarginsMayHaveChanged() }
  }

  /// As `marginsMayHaveChanged()`, for a view that counts its superview's margins.
  func superviewsMarginsMayHaveChanged() {
    if let extras = traitLook.extras, extras.margins?.preservesSuperview == true {
      marginsMayHaveChanged()
    }
  }
}

extension UIEdgeInsets {
  /// Makes the insets of a frame in bounds large enough to lead to the margins of these.
  fileprivate mutating func makeRoom(
    for margins: UIEdgeInsets,
    of bounds: CGRect,
    around frame: CGRect
  ) {
    top = max(top, margins.top - (frame.minY - bounds.minY))
    left = max(left, margins.left - (frame.minX - bounds.minX))
    bottom = max(bottom, margins.bottom - (bounds.maxY - frame.maxY))
    right = max(right, margins.right - (bounds.maxX - frame.maxX))
  }
}
