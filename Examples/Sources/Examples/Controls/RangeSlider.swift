import UIKit

/// A slider with two thumbs, which chooses a range.
///
/// Sends `valueChanged` when a thumb moves. The thumbs never cross and keep `minimumDistance`. Where both are at
/// one location, the first movement of the finger says which is meant.
public final class RangeSlider: UIControl {
  /// How far from a thumb's middle a finger takes it, in points: 44 points for each thumb.
  public static let thumbReach: CGFloat = 22
  /// A thumb's diameter, in points.
  public static let thumbSize: CGFloat = 28

  /// The value at the leading end.
  public var minimumValue = 0.0 { didSet { setValues(lowerValue, upperValue) } }
  /// The value at the trailing end.
  public var maximumValue = 1.0 { didSet { setValues(lowerValue, upperValue) } }
  /// The least distance between both values.
  public var minimumDistance = 0.0 { didSet { setValues(lowerValue, upperValue) } }
  /// Where the range begins; at most the upper value less the least distance.
  public var lowerValue: Double {
    get { lower }
    set { setValues(newValue, upper) }
  }
  /// Where the range ends; at least the lower value and the least distance.
  public var upperValue: Double {
    get { upper }
    set { setValues(lower, newValue, movesUpper: true) }
  }

  private var lower = 0.0
  private var upper = 1.0
  private let track = UIView()
  private let selection = UIView()
  private let lowerThumb = Thumb()
  private let upperThumb = Thumb()

  /// The thumb that the finger moves; nil while both are possible.
  private var heldThumb: Thumb?
  /// From the finger to the middle of the thumb.
  private var grip: CGFloat = 0
  private var startX: CGFloat = 0
  private var startValues = (lower: 0.0, upper: 1.0)

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    track.backgroundColor = .systemGray4
    selection.backgroundColor = .systemBlue
    for view in [track, selection, lowerThumb, upperThumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    lowerThumb.accessibilityLabel = "Minimum"
    upperThumb.accessibilityLabel = "Maximum"
    for thumb in [lowerThumb, upperThumb] {
      thumb.adjust = { [weak self, unowned thumb] steps in self?.adjust(thumb, by: steps) }
    }
  }

  // MARK: Values

  private func setValues(_ newLower: Double, _ newUpper: Double, movesUpper: Bool = false) {
    guard newLower.isFinite, newUpper.isFinite else { return }
    let end = max(minimumValue, maximumValue)
    let distance = minimumDistance.clamped(to: 0...(end - minimumValue))
    if movesUpper {
      upper = newUpper.clamped(to: min(lower + distance, end)...end)
    } else {
      // Sums and differences are rounded: an end may lie beyond the other one by that.
      upper = newUpper.clamped(to: min(minimumValue + distance, end)...end)
      lower = newLower.clamped(to: minimumValue...max(upper - distance, minimumValue))
    }
    setNeedsLayout()
  }

  /// Moves a thumb as a user does: with an event, if a value changes.
  private func move(_ thumb: Thumb, to value: Double) {
    let old = (lower, upper)
    if thumb === lowerThumb { lowerValue = value } else { upperValue = value }
    if (lower, upper) != old { sendActions(for: .valueChanged) }
  }

  // MARK: Touches

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let x = touch.location(in: self).x
    let toLower = abs(x - lowerThumb.center.x)
    let toUpper = abs(x - upperThumb.center.x)
    guard min(toLower, toUpper) <= Self.thumbReach else { return false }
    startX = x
    startValues = (lower, upper)
    heldThumb = nil
    if toLower != toUpper {
      hold(toLower < toUpper ? lowerThumb : upperThumb)
    } else if lowerThumb.center.x != upperThumb.center.x {
      // In the middle between the two.
      hold(lowerThumb)
    }
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if heldThumb == nil, x != startX {
      hold((x > startX) == isLeftToRight ? upperThumb : lowerThumb)
    }
    if let heldThumb { move(heldThumb, to: value(at: x + grip)) }
    return true
  }

  public override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    let changed = (lower, upper) != startValues
    (lower, upper) = startValues
    setNeedsLayout()
    if changed { sendActions(for: .valueChanged) }
  }

  private func hold(_ thumb: Thumb) {
    heldThumb = thumb
    grip = thumb.center.x - startX
    bringSubviewToFront(thumb)
  }

  /// In a pager, moving a thumb doesn't turn the page.
  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer is UIPanGestureRecognizer, recognizer.view !== self, isTracking { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Looks

  private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  /// The middles of the thumbs at both ends, in points.
  private var travel: ClosedRange<CGFloat> {
    let inset = Self.thumbSize / 2
    return inset...max(bounds.width - inset, inset)
  }

  /// Where the middle of a thumb is for a value, in points from the left.
  public func position(of value: Double) -> CGFloat {
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let length = travel.upperBound - travel.lowerBound
    return isLeftToRight ? travel.lowerBound + part * length : travel.upperBound - part * length
  }

  private func value(at x: CGFloat) -> Double {
    let length = travel.upperBound - travel.lowerBound
    guard length > 0 else { return minimumValue }
    let part = (isLeftToRight ? x - travel.lowerBound : travel.upperBound - x) / length
    return minimumValue + Double(part) * (maximumValue - minimumValue)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let (first, last) = (position(of: lower), position(of: upper))
    track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    selection.frame = CGRect(
      x: min(first, last),
      y: bounds.midY - 2,
      width: abs(last - first),
      height: 4
    )
    for (thumb, x, value) in [(lowerThumb, first, lower), (upperThumb, last, upper)] {
      thumb.bounds = CGRect(x: 0, y: 0, width: Self.thumbSize, height: Self.thumbSize)
      thumb.center = CGPoint(x: x, y: bounds.midY)
      thumb.layer.cornerRadius = Self.thumbSize / 2
      thumb.accessibilityValue = "\(Int((part(value) * 100).rounded())) %"
    }
  }

  private func part(_ value: Double) -> Double {
    maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
  }

  // MARK: Without touch

  /// A control that is disabled says so, and does nothing.
  public override var isEnabled: Bool {
    didSet {
      for thumb in [lowerThumb, upperThumb] {
        thumb.accessibilityTraits = isEnabled ? .adjustable : [.adjustable, .notEnabled]
      }
    }
  }

  /// Both thumbs are read and adjusted as two sliders.
  public override var accessibilityElements: [Any]? {
    get { [lowerThumb, upperThumb] }
    set {}
  }

  private func adjust(_ thumb: Thumb, by steps: Double) {
    guard isEnabled else { return }
    let value = thumb === lowerThumb ? lower : upper
    move(thumb, to: value + steps * (maximumValue - minimumValue) / 10)
    layoutIfNeeded()
  }
}

/// A thumb, which assistive technologies see as a slider of its own.
private final class Thumb: UIView {
  /// Moves the thumb by so many tenths of the range.
  var adjust: ((Double) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.shadowOpacity = 0.2
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityIncrement() { adjust?(1) }
  override func accessibilityDecrement() { adjust?(-1) }
}
