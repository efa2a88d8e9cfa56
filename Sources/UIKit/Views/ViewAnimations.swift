import TouchCore

/// What holds for changes of views inside the closure of `UIView.animate`.
struct AnimationBlock {
  /// How long animations take, in seconds.
  var duration: Double
  /// How long they wait before, in seconds.
  var delay: Double
  /// How the way is shared out over the time.
  var pacing: ChangeAnimation.Pacing
  /// What else was asked for.
  var options: UIView.AnimationOptions
  /// What waits for the animations.
  var completion: AnimationCompletion?

  /// How the picture follows a change of a view.
  fileprivate var changeAnimation: ChangeAnimation {
    var change = ChangeAnimation(duration: duration, pacing: pacing)
    change.delay = delay
    change.fillMode = .backwards
    change.autoreverses = options.contains(.autoreverse)
    change.repeats = options.contains(.repeat)
    change.blocksTouches = !options.contains(.allowUserInteraction)
    change.completion = completion
    return change
  }

  /// Takes over from an outer closure what an inner one doesn't say for itself.
  fileprivate mutating func inherit(from outer: AnimationBlock) {
    // A spring's duration and curve are one thing.
    if case .curve = pacing {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { pacing = outer.pacing }
    }
    if !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.intersection([.allowUserInteraction, .repeat, .autoreverse]))
    }
  }
}

/// The closures of `UIView.animate` that one application runs.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class ViewAnimations {
  /// The application owns this, and so outlives it.
  private unowned(unsafe) let application: UIApplication
  /// Whether `UIView.animate` animates.
  var areEnabled = true
  /// The closures that are running, the innermost last.
  @exclusivity(unchecked) private var blocks: [AnimationBlock] = []

  init(application: UIApplication) { self.application = application }

  /// What the innermost closure says; nil outside of one, or where nothing animates.
  var block: AnimationBlock? {
    areEnabled && !application.animations.transaction.disablesActions ? blocks.last : nil
  }

  /// Runs a closure.
  func run(_ block: AnimationBlock, _ body: UIViewAnimation) {
    var block = block
    if let outer = blocks.last { block.inherit(from: outer) }
    application.animations.holdingBack {
      blocks.append(block)
      body()
      if block.options.contains(.layoutSubviews) { application.layOutWindows() }
      blocks.removeLast()
    }
    guard let completion = block.completion else { return }
    if completion.isIdle {
      // Nothing moves: the end is the next turn's first matter.
      application.deadlines.schedule(at: application.now) { completion.close() }
    } else {
      completion.close()
    }
  }
}

extension UIView: LayerOwner {
  package var changeAnimation: ChangeAnimation? {
    UIApplication.shared.viewAnimations.block?.changeAnimation
  }

  package func layerSizeChanged(from before: CGSize) {
    setNeedsLayout()
    if autoresizesSubviews { resizeChildren(from: before) }
  }
}
