extension Point {
  /// Whether a surface could have measured this: both coordinates are numbers, and not absurd.
  ///
  /// Machines leave other samples out. Squares of plausible coordinates never overflow, so that no
  /// infinity and no NaN comes out of the arithmetic behind them.
  package var isPlausible: Bool { x.magnitude <= 1e9 && y.magnitude <= 1e9 }
}
