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

  /// Puts a picture of the layer beside it, which goes as the transition says.
  private func leavePicture(in superlayer: CALayer, for transition: CATransition) -> CALayer {
    let picture = frozen()
    if transition.type == .moveIn || transition.type == .push {
      superlayer.insert(picture, below: self)
    } else {
      superlayer.insert(picture, above: self)
    }
    let departing = DepartingTransition()
    departing.take(from: transition)
    departing.delegate = nil
    AnimationEnvironment.current.run(departing, key: kCATransition, on: picture)
    return picture
  }
}
