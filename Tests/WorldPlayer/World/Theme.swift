/// The topics of a world: a few, so that it stays short and they interact often.
struct Theme {
  var hasControls: Bool
  var hasScrollViews: Bool
  var hasAnimations: Bool
  var hasDeliberateGestures: Bool
  var hasPresses: Bool
  var hasWheels: Bool
  var hasPencils: Bool
  var hasPointers: Bool
  var hasControllers: Bool
  /// The number of callbacks in a thousand in which the client changes the world.
  var unrest: Int
  /// The number of steps in a thousand after which the world is changed.
  var deeds: Int
  /// Whether an observer receives the engine's decisions.
  var isObserved: Bool
  /// The maximum number of fingers.
  var fingers: Int
  /// The number of steps of input.
  var steps: Int

  /// Creates a random theme.
  init(_ dice: inout Dice) {
    hasControls = dice.oneIn(3)
    hasScrollViews = dice.oneIn(3)
    hasAnimations = dice.oneIn(4)
    hasDeliberateGestures = dice.oneIn(3)
    hasPresses = dice.oneIn(8)
    hasWheels = dice.oneIn(6)
    hasPencils = dice.oneIn(6)
    hasPointers = dice.oneIn(7)
    hasControllers = dice.oneIn(6)
    unrest = dice.pick([0, 0, 0, 10, 30, 80])
    deeds = dice.pick([0, 0, 20, 50, 100])
    isObserved = !dice.oneIn(6)
    fingers = dice.pick([1, 2, 2, 3, 5])
    steps = 100 + dice.below(120)
  }
}
