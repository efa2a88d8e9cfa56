import TouchCore
public import TouchGraphics

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in their order.
  open var values: [CAAnimationValue]?
  /// The line that a layer's point follows, as its position does; nil for none.
  ///
  /// The values don't count then: a line's or a curve's end is what a value is, and lifting the pen is none. The
  /// paced modes go along the whole line at even speed, the others take as long for each of its parts.
  open var path: CGPath?
  /// When each value is reached, as parts of the duration from 0 to 1; evenly apart if nil.
  ///
  /// In the discrete mode there is one more: a value is shown from its time to the next one. In the paced
  /// modes the times don't count.
  open var keyTimes: [NSNumber]?
  /// How the progress between two values is spread over its time, for each pair of them; evenly if nil.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is shown between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with the path that it is led along, besides its own rotation; nil where it doesn't.
  open var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  override func apply(to state: inout LayerState, at time: Double, of cycle: TimingCycle) {
    guard let property, let present = present(property, in: state),
      let keyframes = keyframes(shapedLike: present)
    else { return }
    let (index, progress) = position(in: keyframes, at: part(at: time, of: cycle))
    let isBetween = keyframes.count > 1 && calculationMode != .discrete
    let value =
      isBetween
      ? keyframes.value(after: index, part: progress, in: calculationMode) : keyframes[index]
    if let value { show(value, of: property, in: &state) }
    guard let rotationMode else { return }
    if var angle = keyframes.direction(after: index, part: progress, in: calculationMode),
      let rotation = LayerProperty.rotation.value(in: state)
    {
      if rotationMode == .rotateAutoReverse { angle += CGFloat.pi }
      LayerProperty.rotation.set(rotation.adding(.number(angle)) ?? rotation, in: &state)
    }
  }

  /// The value that was reached last at a part of the duration, and how far it is to the next one, from 0 to 1.
  private func position(in keyframes: Keyframes, at part: Double) -> (index: Int, progress: Double)
  {
    guard keyframes.count > 1 else { return (0, 0) }
    let times = times(of: keyframes)
    var index = 0
    while index + 2 < times.count, part >= times[index + 1] { index += 1 }
    if calculationMode == .discrete { return (index, 0) }
    return (index, progress(at: part, from: times[index], to: times[index + 1], index))
  }

  /// How far it is from one value to the next at a part of the duration, from 0 to 1.
  ///
  /// - Parameters:
  ///   - part: The part of the duration.
  ///   - start: When the one value is reached.
  ///   - end: When the next one is.
  ///   - index: The index of the pair, and of its timing function.
  /// - Returns: The progress.
  private func progress(
    at part: Double,
    from start: Double,
    to end: Double,
    _ index: Int
  ) -> Double {
    var progress = end > start ? (part - start) / (end - start) : 1
    if let timingFunctions, index < timingFunctions.count, !calculationMode.isPaced {
      progress = timingFunctions[index].curve.progress(at: progress)
    }
    return min(max(progress, 0), 1)
  }

  /// What it leads a property through; nil for nothing.
  private func keyframes(shapedLike present: LayerValue) -> Keyframes? {
    if case .point = present, let path { return PathRoute(path.path).map { .route($0) } }
    let frames = (values ?? []).compactMap { LayerValue($0)?.shaped(like: present) }
    return frames.isEmpty || frames.count != values?.count ? nil : .values(frames)
  }

  /// When each value is reached; in the discrete mode also when the last one isn't shown any more.
  private func times(of keyframes: Keyframes) -> [Double] {
    if calculationMode.isPaced { return paces(keyframes) }
    return times(calculationMode == .discrete ? keyframes.count + 1 : keyframes.count)
  }

  /// When each of so many values is reached: by the key times, or evenly apart.
  private func times(_ count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map { $0.doubleValue } }
    return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  /// When each value is reached at even speed; evenly apart where nothing has a distance.
  private func paces(_ keyframes: Keyframes) -> [Double] {
    var sums = [0.0]
    for length in keyframes.lengths { sums.append(sums[sums.count - 1] + length) }
    guard let whole = sums.last, whole > 0 else { return times(keyframes.count) }
    return sums.map { $0 / whole }
  }
}

/// What is shown between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether it is one of even speed.
  var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// What lies on the straight line between them.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// The one before, until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// What lies on the straight lines, at even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// What lies on a smooth curve through them.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// What lies on a smooth curve through them, at about even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns with the path that it is led along.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its right side leads.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its left side leads.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
