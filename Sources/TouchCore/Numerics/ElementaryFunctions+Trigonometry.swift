extension ElementaryFunctions {
  /// The largest angle, in radians, that `sin(_:)` and `cos(_:)` answer for: 2^19·π.
  public static var largestAngle: Double { 0x1p19 * .pi }

  /// The sine of an angle in radians.
  ///
  /// An angle beyond `largestAngle` has turned half a million times and keeps no digit that a
  /// gesture could use; the answer is NaN.
  public static func sin(_ x: Double) -> Double {
    guard let (quarters, angle) = reduced(x) else { return .nan }
    switch quarters {
    case 0: return sine(angle)
    case 1: return cosine(angle)
    case 2: return -sine(angle)
    default: return -cosine(angle)
    }
  }

  /// The cosine of an angle in radians; NaN beyond `largestAngle`.
  public static func cos(_ x: Double) -> Double {
    guard let (quarters, angle) = reduced(x) else { return .nan }
    switch quarters {
    case 0: return cosine(angle)
    case 1: return -sine(angle)
    case 2: return -cosine(angle)
    default: return sine(angle)
    }
  }

  /// The angle of the vector (x, y) in radians, from the +x axis towards +y, between -π and π.
  ///
  /// The signs of zeros count, as IEEE 754 says: `atan2(-0.0, -1)` is -π.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let left = x.sign == .minus
    let angle: Double
    if y == 0 {
      angle = left ? .pi : 0
    } else if x == 0 {
      angle = .pi / 2
    } else if y.isInfinite {
      angle = x.isInfinite ? (left ? 3 * .pi / 4 : .pi / 4) : .pi / 2
    } else if x.isInfinite {
      angle = left ? .pi : 0
    } else {
      let acute = arctangent(y.magnitude / x.magnitude)
      angle = left ? Double.pi - (acute - piLow) : acute
    }
    return y.sign == .minus ? -angle : angle
  }

  // MARK: Angles near zero

  /// An angle in two parts: its value, and what that value lacks of the true angle.
  private typealias Angle = (value: Double, rest: Double)

  /// What `Double.pi` lacks of π.
  private static var piLow: Double { 1.2246467991473531772e-16 }

  /// The angle less the nearest number of quarter turns, which leaves at most π/4 (Cody and Waite).
  ///
  /// π/2 is held in three parts whose products with the number of quarters are exact; the second
  /// and the third are used where the first leaves too little.
  private static func reduced(_ x: Double) -> (quarters: Int, angle: Angle)? {
    guard x.magnitude <= largestAngle else { return nil }
    if x.magnitude <= .pi / 4 { return (0, (x, 0)) }
    let n = (x * 6.36619772367581382433e-01).rounded(.toNearestOrEven)
    var r = x - n * 1.57079632673412561417e+00
    var w = n * 6.07710050650619224932e-11
    if (r - w).magnitude < x.magnitude * 0x1p-16 {
      let t = r
      w = n * 6.07710050630396597660e-11
      r = t - w
      w = n * 2.02226624879595063154e-21 - ((t - r) - w)
      if (r - w).magnitude < x.magnitude * 0x1p-49 {
        let t = r
        w = n * 2.02226624871116645580e-21
        r = t - w
        w = n * 8.47842766036889956997e-32 - ((t - r) - w)
      }
    }
    let value = r - w
    return (Int(Int64(n, within: .min ... .max) & 3), (value, (r - value) - w))
  }

  /// The sine of an angle of at most π/4.
  private static func sine(_ angle: Angle) -> Double {
    let (x, rest) = angle
    if x.magnitude < 0x1p-27 { return x }
    let z = x * x
    let v = z * x
    let r =
      8.33333333332248946124e-03
      + z
      * (-1.98412698298579493134e-04
        + z
        * (2.75573137070700676789e-06
          + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))
    return x - ((z * (0.5 * rest - v * r) - rest) - v * -1.66666666666666324348e-01)
  }

  /// The cosine of an angle of at most π/4.
  private static func cosine(_ angle: Angle) -> Double {
    let (x, rest) = angle
    let z = x * x
    let r =
      z
      * (4.16666666666666019037e-02
        + z
        * (-1.38888888888741095749e-03
          + z
          * (2.48015872894767294178e-05
            + z
            * (-2.75573143513906633035e-07
              + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))))
    let half = 0.5 * z
    let w = 1 - half
    return w + (((1 - w) - half) + (z * r - x * rest))
  }

  /// The angle whose tangent is t, for t ≥ 0.
  ///
  /// Four known angles split the range; what is left is at most 7/16.
  private static func arctangent(_ t: Double) -> Double {
    switch t {
    case ..<0.4375:
      return t < 0x1p-29 ? t : t - t * arctangentSeries(t)
    case ..<0.6875:
      return beside(4.63647609000806093515e-01, 2.26987774529616870924e-17, (2 * t - 1) / (2 + t))
    case ..<1.1875:
      return beside(7.85398163397448278999e-01, 3.06161699786838301793e-17, (t - 1) / (t + 1))
    case ..<2.4375:
      return beside(
        9.82793723247329054082e-01,
        1.39033110312309984516e-17,
        (t - 1.5) / (1 + 1.5 * t)
      )
    default:
      return beside(1.57079632679489655800e+00, 6.12323399573676603587e-17, -1 / t)
    }
  }

  /// A known angle, in two parts, plus the angle whose tangent is t.
  private static func beside(_ high: Double, _ low: Double, _ t: Double) -> Double {
    high - ((t * arctangentSeries(t) - low) - t)
  }

  /// The part by which t exceeds its arctangent, relative to t.
  private static func arctangentSeries(_ t: Double) -> Double {
    let z = t * t
    let w = z * z
    let odd =
      z
      * (3.33333333333329318027e-01
        + w
        * (1.42857142725034663711e-01
          + w
          * (9.09088713343650656196e-02
            + w
            * (6.66107313738753120669e-02
              + w * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02)))))
    let even =
      w
      * (-1.99999999998764832476e-01
        + w
        * (-1.11111104054623557880e-01
          + w
          * (-7.69187620504482999495e-02
            + w * (-5.83357013379057348645e-02 + w * -3.65315727442169155270e-02))))
    return odd + even
  }
}
