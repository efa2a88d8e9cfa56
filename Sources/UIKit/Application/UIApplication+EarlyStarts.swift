import TouchCore
import TouchLayers

// A view may start a timer or an animation before the stage is there that will show it. Where an earlier stage still
// exists, that is the current application then; what was started goes on in the application that is launched next.

#if hasFeature(Embedded)

  extension UIApplication {
    /// Nothing to do: there the one application goes on.
    package func keepWhatStarted() {}

    /// Nothing to do: there the one application goes on.
    func handOver(to other: UIApplication) {}
  }

#else

  /// Something that was started outside of the clock's runs.
  struct EarlyStart {
    /// The application's turn in which it was started; that of all that are kept.
    let turn: Int
    /// Whether it is known to belong to what the application shows.
    let stays: () -> Bool
    /// Has it go on in another application.
    let move: (UIApplication) -> Void
  }

  extension UIApplication {
    /// Notes that something was started which may be of a view that isn't shown yet.
    ///
    /// - Parameters:
    ///   - stays: Whether it is of something that is shown; asked when another application is launched.
    ///   - move: Has it go on in another application, after as much time as is left here.
    func noteStart(
      unless stays: @escaping () -> Bool = { false },
      _ move: @escaping (UIApplication) -> Void
    ) {
      if let first = earlyStarts.first, first.turn != animations.turn { earlyStarts = [] }
      guard endsWithWindows, !isAdvancing, !isReceiving, !isProcessing, gestures.stage == .idle
      else { return }
      earlyStarts.append(EarlyStart(turn: animations.turn, stays: stays, move: move))
    }

    /// Has everything that was started until now stay here, whatever is launched next.
    package func keepWhatStarted() {
      earlyStarts = []
      animations.keepAnimations()
    }

    /// Hands what was started since the clock ran last, and belongs to nothing that is shown, to the application
    /// that was launched.
    ///
    /// An application of a host keeps everything: it doesn't end with its windows, and the host moves its clock.
    func handOver(to other: UIApplication) {
      guard endsWithWindows else { return }
      let starts = earlyStarts
      earlyStarts = []
      if starts.first?.turn == animations.turn {
        for start in starts where !start.stays() { start.move(other) }
      }
      animations.handOver(to: other.animations, unless: UIView.shows)
    }
  }

  extension UIView {
    /// Whether an object is a view or a controller that is in a window.
    static func shows(_ object: AnyObject?) -> Bool {
      if let view = object as? UIView { return view.window != nil }
      return (object as? UIViewController)?.viewIfLoaded?.window != nil
    }

    /// Whether a layer is in a window.
    static func shows(_ target: AnimationTarget) -> Bool {
      var top = target as? CALayer
      while let next = top?.superlayer { top = next }
      return top?.owner is UIWindow
    }
  }

#endif
