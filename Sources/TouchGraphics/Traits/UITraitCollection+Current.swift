import TouchCore

extension UITraitCollection {
  /// The current traits, as one number.
  ///
  /// A word and no reference: what reads it beside the main actor sees the traits of before or after.
  nonisolated(unsafe) private static var currentBits = UITraitCollection().bits

  /// The traits by which `UIColor.cgColor` and `UIFont.preferredFont(forTextStyle:)` choose.
  ///
  /// They are the main screen's, unless set or within `performAsCurrent(_:)`. Set them on the main actor.
  ///
  /// Deviation: there is one for the process, and on Apple's platforms one for each thread.
  public static var current: UITraitCollection {
    get { UITraitCollection(bits: currentBits) }
    set { currentBits = newValue.bits }
  }

  /// The style of the current traits.
  static var currentStyle: UIUserInterfaceStyle {
    Packing.style.value(in: currentBits) ?? .unspecified
  }

  /// Makes these traits the current ones while a closure runs.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.currentBits
    UITraitCollection.currentBits = bits
    actions()
    UITraitCollection.currentBits = before
  }

  /// A trait's offset in the number; raw values are at least −1.
  ///
  /// A field has eight bits, those of the size classes four, and the scale's 16.
  private struct Packing {
    let shift: UInt64
    let mask: UInt64

    init(shift: UInt64, mask: UInt64 = 0xFF) {
      self.shift = shift
      self.mask = mask
    }

    static let idiom = Packing(shift: 0)
    static let force = Packing(shift: 8)
    static let style = Packing(shift: 16)
    static let direction = Packing(shift: 24)
    static let textSize = Packing(shift: 32)
    static let horizontal = Packing(shift: 40, mask: 0xF)
    static let vertical = Packing(shift: 44, mask: 0xF)
    static let scale = Packing(shift: 48, mask: 0xFFFF)
    /// In what parts of a pixel per point the scale is counted.
    static let scaleSteps: CGFloat = 100

    func bits(_ value: Int) -> UInt64 { UInt64(truncatingIfNeeded: value + 1) << shift }
    func number(in bits: UInt64) -> Int { Int(bits >> shift & mask) - 1 }
    func value<Value: RawRepresentable<Int>>(in bits: UInt64) -> Value? {
      Value(rawValue: number(in: bits))
    }
  }

  private var bits: UInt64 {
    Packing.idiom.bits(userInterfaceIdiom.rawValue)
      | Packing.force.bits(forceTouchCapability.rawValue)
      | Packing.style.bits(userInterfaceStyle.rawValue)
      | Packing.direction.bits(layoutDirection.rawValue)
      | Packing.textSize.bits(preferredContentSizeCategory.index)
      | Packing.horizontal.bits(horizontalSizeClass.rawValue)
      | Packing.vertical.bits(verticalSizeClass.rawValue)
      | Packing.scale.bits(
        Int(Double(displayScale * Packing.scaleSteps).rounded(), within: 0...0xFFFE)
      )
  }

  private convenience init(bits: UInt64) {
    let index = Packing.textSize.number(in: bits)
    self.init(
      idiom: Packing.idiom.value(in: bits) ?? .unspecified,
      force: Packing.force.value(in: bits) ?? .unknown,
      style: Packing.style.value(in: bits) ?? .unspecified,
      direction: Packing.direction.value(in: bits) ?? .unspecified,
      textSize: index < 0 ? .unspecified : UIContentSizeCategory.all[index],
      horizontal: Packing.horizontal.value(in: bits) ?? .unspecified,
      vertical: Packing.vertical.value(in: bits) ?? .unspecified,
      scale: CGFloat(max(Packing.scale.number(in: bits), 0)) / Packing.scaleSteps
    )
  }
}
