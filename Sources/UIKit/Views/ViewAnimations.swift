import TouchCore

/// The settings of one `UIView.animate` closure.
struct AnimationBlock {
  /// The duration in seconds.
  var duration: Double
  /// The delay in seconds.
  var delay: Double
  /// The timing.
  var pacing: ChangeAnimation.Pacing
  /// The options.
  var options: UIView.AnimationOptions
  /// Collects the changes of a keyframe animation.
  var record: KeyframeRecord?
  /// What a keyframe animation shows between the values.
  var calculationMode = CAAnimationCalculationMode.linear
  /// Waits for the animations to end.
  var completion: AnimationCompletion?
  /// How often the animations run.
  var repeatCount: Float = 1
  /// The stack views to lay out before the closure's end, as hidden views change what is arranged in them.
  var stacks: [UIView] = []
  /// Whether `beginAnimations(_:context:)` began it, and `commitAnimations()` will end it.
  var isOpen = false
  /// What an open block shows by transitions.
  var transitions: [OpenTransition] = []
  #if !hasFeature(Embedded)
    /// Tells the delegate of an open block.
    var notices: AnimationNotices?
  #endif

  /// The layer animation of a view's change.
  fileprivate var changeAnimation: ChangeAnimation {
    var change = wholeAnimation
    if let record { change.pacing = .keyframes(record) }
    return change
  }

  /// The animation of everything that a closure changes.
  fileprivate var wholeAnimation: ChangeAnimation {
    var change = ChangeAnimation(duration: duration, pacing: pacing)
    change.delay = delay
    change.fillMode = .backwards
    change.autoreverses = options.contains(.autoreverse)
    change.repeats = options.contains(.repeat)
    change.repeatCount = repeatCount
    change.blocksTouches = !options.contains(.allowUserInteraction)
    change.addsUp = true
    change.beginsAtShown = options.contains(.beginFromCurrentState)
    change.completion = completion
    return change
  }

  /// Inherits from an outer closure what an inner one doesn't override.
  fileprivate mutating func inherit(from outer: AnimationBlock) {
    if case .timeline = pacing {
      // An animator that starts inside of another one has its own timeline.
    } else if case .timeline = outer.pacing {
      // What follows a timeline has no time of its own.
      pacing = outer.pacing
      record = nil
    } else if record == nil, outer.record != nil {
      record = outer.record
    }
    // A spring's duration and curve belong together.
    if case .curve = pacing {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { pacing = outer.pacing }
    }
    if !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.intersection([.allowUserInteraction, .repeat, .autoreverse]))
    }
  }
}

/// The running `UIView.animate` closures of one application.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class ViewAnimations {
  /// The application owns this object and outlives it.
  private unowned(unsafe) let application: UIApplication
  /// Whether `UIView.animate` animates.
  var areEnabled = true
  /// The running closures, the innermost last.
  @exclusivity(unchecked) private var blocks: [AnimationBlock] = []

  init(application: UIApplication) { self.application = application }

  /// Whether a closure runs, animated or not; asked first for speed, as settings are large to return.
  var areOpen: Bool { !blocks.isEmpty }

  /// The innermost closure's settings; nil outside one, or if animations are disabled.
  var block: AnimationBlock? {
    areEnabled && !application.animations.transaction.disablesActions ? blocks.last : nil
  }

  /// Runs a closure whose changes happen in a part of the running keyframe animation's time; without
  /// one they happen as outside.
  func runKeyframe(start: Double, duration: Double, _ body: UIViewAnimation) {
    guard let block else { return body() }
    func change() {
      body()
      layOutStacks(from: block.stacks.count)
    }
    if case .timeline(let timeline, let begin, let window) = block.pacing {
      let part = KeyframeWindow(start: start, duration: duration, in: window)
      blocks[blocks.count - 1].pacing = .timeline(timeline, start: begin, part)
      change()
      blocks[blocks.count - 1].pacing = block.pacing
    } else if let record = block.record {
      let before = record.window
      record.window = KeyframeWindow(start: start, duration: duration, in: before)
      change()
      record.window = before
    } else {
      change()
    }
  }

  /// How long changes between `begin()` and `commit()` take unless set, in seconds: what Apple's documentation says.
  private static let openDuration: TimeInterval = 0.2

  #if hasFeature(Embedded)
    /// Begins what `commit()` ends: changes between the two are animated.
    func begin() { open() }
  #else
    /// Begins what `commit()` ends: changes between the two are animated, and the delegate is told.
    func begin(_ notices: AnimationNotices) {
      open { block in
        block.notices = notices
        block.completion = AnimationCompletion { notices.didStop(finished: $0) }
      }
    }
  #endif

  private func open(_ edit: (inout AnimationBlock) -> Void = { _ in }) {
    var block = AnimationBlock(
      duration: Self.openDuration,
      delay: 0,
      pacing: .curve(UIView.AnimationOptions.curveEaseInOut.timingFunction),
      options: .allowUserInteraction
    )
    block.isOpen = true
    edit(&block)
    application.animations.hold()
    blocks.append(block)
  }

  /// Ends what `begin()` began last; without it nothing happens.
  func commit() {
    guard let block = blocks.last, block.isOpen else { return }
    layOutStacks()
    for transition in block.transitions { transition.show() }
    blocks.removeLast()
    application.animations.release()
    #if !hasFeature(Embedded)
      if let notices = block.notices, notices.hasStart {
        let start = application.now + TouchTime(seconds: max(block.delay, 0))
        application.deadlines.schedule(at: start) { notices.willStart() }
      }
    #endif
    end(block.completion)
  }

  /// Has a stack view laid out within the running closure's animation, at the closure's end.
  func layOutAtEnd(_ stack: UIView) {
    if block != nil { blocks[blocks.count - 1].stacks.append(stack) }
  }

  /// Lays out the stack views of the running closure, from an index on; in a keyframe those that it changed.
  private func layOutStacks(from index: Int = 0) {
    guard let stacks = blocks.last?.stacks, index < stacks.count else { return }
    for stack in stacks[index...] { stack.layoutIfNeeded() }
  }

  /// Changes the settings of what `begin()` began last; without it nothing happens.
  func change(_ body: (inout AnimationBlock) -> Void) {
    guard let last = blocks.indices.last, blocks[last].isOpen else { return }
    body(&blocks[last])
  }

  /// Runs a part of the running closure whose animations run a number of times.
  func repeating(_ count: Float, autoreverses: Bool, _ body: () -> Void) {
    guard block != nil, let last = blocks.indices.last else { return body() }
    let (before, options) = (blocks[last].repeatCount, blocks[last].options)
    blocks[last].repeatCount = count
    blocks[last].options.remove(.repeat)
    if autoreverses {
      blocks[last].options.insert(.autoreverse)
    } else {
      blocks[last].options.remove(.autoreverse)
    }
    body()
    (blocks[last].repeatCount, blocks[last].options) = (before, options)
  }

  /// Runs a closure.
  func run(_ block: AnimationBlock, _ body: UIViewAnimation) {
    let ownsRecord = block.record != nil
    var block = block
    if let outer = blocks.last { block.inherit(from: outer) }
    // While a finger drives a transition the curve is linear.
    if application.animations.heldTime != nil, case .curve = block.pacing {
      block.pacing = .curve(UIView.AnimationOptions.curveLinear.timingFunction)
    }
    application.animations.holdingBack {
      blocks.append(block)
      body()
      layOutStacks()
      if block.options.contains(.layoutSubviews) { application.layOutWindows() }
      blocks.removeLast()
      if ownsRecord { block.record?.run(as: block.wholeAnimation, mode: block.calculationMode) }
    }
    end(block.completion)
  }

  /// Lets a block's completion run when its animations are over.
  private func end(_ completion: AnimationCompletion?) {
    guard let completion else { return }
    if completion.isIdle {
      // Nothing is animated: the completion runs at the start of the next turn.
      let deadline = application.deadlines.schedule(at: application.now) { completion.close() }
      #if !hasFeature(Embedded)
        application.noteStart { [unowned application] other in
          application.deadlines.cancel(deadline)
          other.deadlines.schedule(at: other.now) { completion.close() }
        }
      #endif
    } else {
      completion.close()
    }
  }
}

extension UIView: CALayerDelegate, LayerOwner {
  package var changeAnimation: ChangeAnimation? {
    let animations = UIApplication.shared.viewAnimations
    guard animations.areOpen, let block = animations.block else { return nil }
    var change = block.changeAnimation
    // A view that is hidden in a stack view is seen until its room is gone.
    change.showsHidden = isHidden && isArranged
    return change
  }

  package func layerSizeChanged(from before: CGSize) {
    setNeedsLayout()
    parent?.subviewsChanged()
    if autoresizesSubviews { resizeChildren(from: before) }
  }

  package var layerScale: CGFloat { (window?.screen ?? .main).scale }
  package var layerNeedsLayout: Bool { needsLayout }
  package func askForLayerLayout() { setNeedsLayout() }
  package func layOutLayer() { layoutIfNeeded() }
}
