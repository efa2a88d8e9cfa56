/// What a world is about: each world has a few topics, so that it stays short and they meet often.
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
  /// In how many of a thousand callbacks the client does something to the world.
  var unrest: Int
  /// In how many of a thousand steps something is done to the world between two inputs.
  var deeds: Int
  /// Whether an observer hears the engine's decisions.
  var isObserved: Bool
  /// How many fingers there are at most.
  var fingers: Int
  /// How many steps of input there are.
  var steps: Int

  /// Draws a theme.
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
