extension PanMachine {
  /// Leaves fingers out that rest while others move, as the pan of a scroll view does (rule 8.7).
  public mutating func ignoreRestingTouches(_ constants: ScrollConstants) {
    configuration.resting = RestingFingers.Limits(
      movement: constants.restingMovement,
      time: constants.restingTime,
      stillness: thresholds.velocity.stillness
    )
  }
}
