import TouchCore
import TouchGraphics

extension CALayer {
  /// Lets a transition run, which the caller gives away, from what is seen of the layer at this moment.
  func begin(_ transition: CATransition) {
    let picture = parent.map { leavePicture(in: $0, for: transition) }
    let gone = AnimationCompletion { _ in picture?.removeFromSuperlayer() }
    AnimationEnvironment.current.run(
      transition,
      key: kCATransition,
      on: self,
      completions: [gone]
    )
    gone.close()
  }

  /// Puts the picture of what was there before beside the layer, behind it or in front of it.
  private func place(_ picture: CALayer, in superlayer: CALayer, below isBelow: Bool) {
    if isBelow {
      superlayer.insert(picture, below: self)
    } else {
      superlayer.insert(picture, above: self)
    }
  }

  /// Puts a picture of the layer beside it, which goes as the transition says.
  private func leavePicture(in superlayer: CALayer, for transition: CATransition) -> CALayer {
    let picture = frozen()
    let isBelow = transition.type == .moveIn || transition.type == .push
    place(picture, in: superlayer, below: isBelow)
    // It follows the layer to where that is put, as long as it is there itself.
    let (layer, follower) = (Weak(self), Weak(picture))
    ownExtras.wasPlaced = {
      guard let layer = layer.object, let superlayer = layer.parent,
        let picture = follower.object, picture.parent != nil
      else { return }
      layer.place(picture, in: superlayer, below: isBelow)
    }
    let departure = Departure(of: self, by: transition)
    AnimationEnvironment.current.run(departure, key: kCATransition, on: picture)
    AnimationEnvironment.current.atTurnEnd { departure.changeIsMade() }
    return picture
  }
}

/// The other half of a transition: what was there before goes, from where the layer is and in the layer's time.
///
/// It inherits from what it belongs to: Embedded Swift makes no code for a class that is cast to and never made.
private final class Departure: CATransition {
  private var layer = Weak<CALayer>(nil)
  private var transition: CATransition?
  /// What was seen of the layer once the change was made that the transition is about.
  private var changed: LayerState?

  /// Creates an animation of nothing.
  required init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates what goes with a transition on a layer, and lasts as long as the picture.
  convenience init(of layer: CALayer, by transition: CATransition) {
    self.init()
    self.layer = Weak(layer)
    self.transition = transition
    duration = 1
    repeatCount = .infinity
    fillMode = .both
  }

  func changeIsMade() { changed = seen?.layer }

  /// The transition on its way, and what is seen of the layer but for it.
  private var seen: (running: RunningAnimation, layer: LayerState)? {
    guard let layer = layer.object,
      let running = layer.animations.first(where: { $0.animation === transition })
    else { return nil }
    var state = layer.state
    for animation in layer.animations where animation !== running { animation.apply(to: &state) }
    return (running, state)
  }

  override func apply(to state: inout LayerState, at time: Double, of cycle: TimingCycle) {
    guard let (running, layer) = seen, let phase = running.phase else {
      state.isHidden = true
      return
    }
    state.geometry.anchorPoint = layer.geometry.anchorPoint
    state.geometry.position = layer.geometry.position
    state.transform = layer.transform
    state.zPosition = layer.zPosition
    // What the change itself did to the opacity is seen by the transition; the rest concerns the picture too.
    if let changed {
      if changed.opacity > 0 { state.opacity *= layer.opacity / changed.opacity }
      if !changed.isHidden, layer.isHidden { state.isHidden = true }
    }
    transition?.applyToPicture(&state, at: phase.time, of: running.cycle)
  }
}
