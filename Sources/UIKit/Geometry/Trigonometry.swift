// The sine and cosine of transforms: the same bits on every platform, with no library behind them.

/// The sine of an angle in radians.
func sine(_ angle: Double) -> Double { sineAndCosine(angle).sine }

/// The cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { sineAndCosine(angle).cosine }

/// Both at once: the angle is brought to within an eighth of a turn of a quarter turn, and series do
/// the rest.
///
/// Good to a unit or two in the last place for angles of up to a million turns. Not a number for
/// infinite angles.
private func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  guard angle.isFinite, angle.magnitude < 0x1p52 else { return (.nan, .nan) }
  let turns = (angle / (Double.pi / 2)).rounded(.toNearestOrEven)
  // π/2 in three parts, each of 33 bits or fewer, so that products with `turns` stay exact.
  let rest =
    ((angle - turns * 0x1.921fb544p0) - turns * 0x1.0b4611a6p-34) - turns * 0x1.3198a2e037073p-69
  let square = rest * rest
  var sineSeries = 0.0
  var cosineSeries = 0.0
  var step = 20.0
  while step > 0 {
    sineSeries = -square / (step * (step + 1)) * (1 + sineSeries)
    cosineSeries = -square / (step * (step - 1)) * (1 + cosineSeries)
    step -= 2
  }
  let sine = rest + rest * sineSeries
  let cosine = 1 + cosineSeries
  switch Int(turns) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}
