import TouchCore

/// Animations between a beginning and an end, as clients wrote them before there were closures.
extension UIView {
  /// Begins a block of changes that are animated: all until `commitAnimations()`.
  ///
  /// The settings are set inside, before the changes that they are for. Blocks nest. In contrast to
  /// `animate(withDuration:animations:)`, views receive touches meanwhile.
  ///
  /// - Parameters:
  ///   - animationID: A name, with which the delegate is called.
  ///   - context: The delegate's data.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    #if hasFeature(Embedded)
      UIApplication.shared.viewAnimations.begin()
    #else
      UIApplication.shared.viewAnimations.begin(AnimationNotices(animationID, context))
    #endif
  }

  /// Ends the block that was begun last; without one nothing happens.
  public class func commitAnimations() { UIApplication.shared.viewAnimations.commit() }

  /// Sets how long the animations of the block take, in seconds; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    UIApplication.shared.viewAnimations.change { $0.duration = duration }
  }

  /// Sets how long the animations of the block wait before, in seconds; 0 unless set.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    UIApplication.shared.viewAnimations.change { $0.delay = delay }
  }

  /// Sets the curve of the block's animations; slow at both ends unless set.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    UIApplication.shared.viewAnimations.change { $0.pacing = .curve(options.timingFunction) }
  }

  /// Sets how often the block's animations run; once unless set.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    UIApplication.shared.viewAnimations.change { $0.repeatCount = max(repeatCount, 0) }
  }

  /// Sets whether the block's animations run back to where they began; false unless set.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    UIApplication.shared.viewAnimations.change { block in
      if repeatAutoreverses {
        block.options.insert(.autoreverse)
      } else {
        block.options.remove(.autoreverse)
      }
    }
  }

  /// Sets whether an animation that replaces another one begins at what is seen, as with `beginFromCurrentState`; false
  /// unless set.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    UIApplication.shared.viewAnimations.change { block in
      if fromCurrentState {
        block.options.insert(.beginFromCurrentState)
      } else {
        block.options.remove(.beginFromCurrentState)
      }
    }
  }
}

// MARK: - Transitions

extension UIView {
  /// The transitions of blocks that are begun and committed.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// The view turns about its vertical axis, from the left.
    case flipFromLeft = 1
    /// The view turns about its vertical axis, from the right.
    case flipFromRight = 2
    #if !hasFeature(Embedded)
      /// What was there slides off upwards: nothing curls.
      case curlUp = 3
      /// What was there slides off downwards: nothing curls.
      case curlDown = 4
    #endif
  }

  /// Shows by a transition what the block changes in a view from here on.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - view: The view whose content changes.
  ///   - cache: Whether pictures stand for the view meanwhile; one of what was there does in any case.
  public class func setAnimationTransition(
    _ transition: AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {
    guard transition != .none else { return }
    let shown = OpenTransition(
      view: view,
      picture: view.ownLayer.frozen(),
      transition: transition.ofLayer
    )
    UIApplication.shared.viewAnimations.change { $0.transitions.append(shown) }
  }
}

extension UIView.AnimationTransition {
  /// The layer's transition that it is; those that flip are one.
  fileprivate var ofLayer: LayerTransition {
    switch self {
    case .none, .flipFromLeft, .flipFromRight: .turnAcross
    #if !hasFeature(Embedded)
      case .curlUp: .slideUp
      case .curlDown: .slideDown
    #endif
    }
  }
}
