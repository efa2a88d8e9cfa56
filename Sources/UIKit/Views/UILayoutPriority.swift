#if !hasFeature(Embedded)
  /// How much a length matters where not all lengths can be had; the larger one prevails.
  public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number, from above 0 to 1000.
    public var rawValue: Float

    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A length that must be met: 1000.
    public static let required = UILayoutPriority(1000)
    /// How much a view resists to being smaller than its content, unless set: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// How much a view resists to being larger than its content, unless set: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// How much a size to be fitted in matters, unless given: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
    /// A drag that may change a scene's size: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// A scene's size that stays: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that doesn't change a scene's size: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
  }

  extension UIView {
    /// The size to ask for the smallest size that fits: zero.
    public static var layoutFittingCompressedSize: CGSize { .zero }
    /// The size to ask for the largest size that fits: 10,000 points along both axes.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The size that the view has by its content and a wish, as a view without constraints has it.
    ///
    /// Along each axis the wish counts where its priority is above the one with which the view keeps to its content,
    /// or where there is no content.
    final func fittingSize(
      _ wish: CGSize,
      _ horizontal: UILayoutPriority,
      _ vertical: UILayoutPriority
    ) -> CGSize {
      let width = fitting(
        arrangedSize(within: .infinity).width,
        wish.width,
        horizontal,
        .horizontal
      )
      let content = arrangedSize(within: width).height
      return CGSize(width: width, height: fitting(content, wish.height, vertical, .vertical))
    }

    private func fitting(
      _ content: CGFloat,
      _ wish: CGFloat,
      _ priority: UILayoutPriority,
      _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
      guard content >= 0 else { return max(wish, 0) }
      let kept =
        wish > content
        ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
      return priority.rawValue > kept.rawValue ? max(wish, 0) : content
    }
  }
#endif

/// How much a view keeps to the size of its content, along both axes.
struct ContentPriorities {
  /// The priorities along one axis.
  struct Pair {
    /// How much the view resists to being larger than its content.
    var hugging: Float = 250
    /// How much the view resists to being smaller than its content.
    var resistance: Float = 750
  }

  var horizontal = Pair()
  var vertical = Pair()

  subscript(axis: NSLayoutConstraint.Axis) -> Pair {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
