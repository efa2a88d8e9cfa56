import TouchCore
import TouchGraphics

/// An animation of a property from one value to another.
///
/// What isn't given is what the layer would show without the animation: `fromValue` alone leads there,
/// `toValue` alone begins there. `byValue` is the change between the two, for numbers, points, sizes and
/// rectangles.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: CAAnimationValue?
  /// The value at the end.
  open var toValue: CAAnimationValue?
  /// The change from the beginning to the end.
  open var byValue: CAAnimationValue?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func apply(to state: inout LayerState, at time: Double, of cycle: TimingCycle) {
    guard let property, let present = present(property, in: state) else { return }
    let from = fromValue.flatMap { LayerValue($0) }?.shaped(like: present)
    let to = toValue.flatMap { LayerValue($0) }?.shaped(like: present)
    let by = byValue.flatMap { LayerValue($0) }?.shaped(like: present)
    // What an additive animation would add to is nothing to begin or end at.
    let plain = isAdditive ? present.adding(present, times: -1) ?? present : present
    let start: LayerValue?
    let end: LayerValue?
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
    case (nil, let to?, let by?): (start, end) = (to.adding(by, times: -1), to)
    case (let from?, nil, nil): (start, end) = (from, plain)
    case (nil, let to?, nil): (start, end) = (plain, to)
    case (nil, nil, let by?): (start, end) = (plain, plain.adding(by))
    case (nil, nil, nil): return
    }
    guard let start, let end else { return }
    if let value = start.interpolated(to: end, part: part(at: time, of: cycle)) {
      show(value, of: property, in: &state)
    }
  }
}
