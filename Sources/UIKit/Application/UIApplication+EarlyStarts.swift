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
  @MainActor
  struct EarlyStart {
    /// The application's turn in which it was started.
    var turn: Int
    /// The view or controller that was made last before, if it wasn't shown then: mostly its initializer started it.
    let maker: Weak<UIResponder>
    /// Whether it is known to belong to what the application shows.
    let stays: () -> Bool
    /// Has it go on from one application in another.
    let move: (_ former: UIApplication, _ other: UIApplication) -> Void

    /// Whether it belongs to something that is shown.
    var isOfShown: Bool { stays() || maker.object.map { UIView.shows($0) } ?? false }
    /// Whether it belongs to something that isn't shown yet.
    var isOfHidden: Bool { maker.object != nil && !isOfShown }
  }

  extension UIApplication {
    /// Notes that something was started which may be of a view that isn't shown yet.
    ///
    /// - Parameters:
    ///   - stays: Whether it is of something that is shown; asked when another application is launched.
    ///   - move: Has it go on from one application in another, after as much time as is left there.
    func noteStart(
      unless stays: @escaping () -> Bool = { false },
      _ move: @escaping (_ former: UIApplication, _ other: UIApplication) -> Void
    ) {
      earlyStarts.removeAll { $0.turn != animations.turn }
      guard endsWithWindows || isUnlaunched, !isAdvancing, !isReceiving, !isProcessing,
        gestures.stage == .idle
      else { return }
      let last = UIResponder.lastMade
      let isMaker = (last is UIView || last is UIViewController) && !UIView.shows(last)
      earlyStarts.append(
        EarlyStart(
          turn: animations.turn,
          maker: Weak(isMaker ? last : nil),
          stays: stays,
          move: move
        )
      )
    }

    /// Has what was started until now stay here, whatever is launched next, but for what belongs to a view or a
    /// controller that isn't shown yet.
    package func keepWhatStarted() {
      earlyStarts.removeAll { !$0.isOfHidden }
      animations.keepAnimations(where: UIView.shows)
    }

    /// Hands what was started since the clock ran last, and belongs to nothing that is shown, to the application
    /// that was launched.
    ///
    /// An application of a host keeps everything: it doesn't end with its windows, and the host moves its clock.
    func handOver(to other: UIApplication) {
      guard endsWithWindows else { return }
      let starts = earlyStarts.filter { $0.turn == animations.turn && !$0.isOfShown }
      earlyStarts = []
      for var start in starts {
        start.move(self, other)
        // Where the next one doesn't show what started it either, it goes on to the one after.
        start.turn = other.animations.turn
        other.earlyStarts.append(start)
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
