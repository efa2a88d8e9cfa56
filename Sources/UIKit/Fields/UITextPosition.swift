#if !hasFeature(Embedded)
  public import TouchGraphics

  /// A place between the characters of a text.
  ///
  /// A text field makes its positions, and understands those of another field with the same offset.
  @preconcurrency @MainActor
  open class UITextPosition: PlainObject, Hashable {
    /// How many UTF-16 code units lie before it, as an `NSRange` counts.
    nonisolated let offset: Int

    init(offset: Int) { self.offset = offset }

    /// Creates a position of a class of the client's own, which a text field takes for its beginning.
    public init() { offset = 0 }

    /// Whether as much text lies before both.
    nonisolated public static func == (lhs: UITextPosition, rhs: UITextPosition) -> Bool {
      lhs.offset == rhs.offset
    }
    /// Hashes how much text lies before it.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(offset) }
  }

  /// The part of a text between two positions.
  @preconcurrency @MainActor
  open class UITextRange: PlainObject, Hashable {
    private nonisolated let offsets: Range<Int>

    init(_ offsets: Range<Int>) { self.offsets = offsets }

    /// Creates a range of a class of the client's own, which overrides its ends.
    public init() { offsets = 0..<0 }

    /// Where the part begins.
    open var start: UITextPosition { UITextPosition(offset: offsets.lowerBound) }
    /// Where the part ends.
    open var end: UITextPosition { UITextPosition(offset: offsets.upperBound) }
    /// Whether there is nothing in it, as in that of a caret.
    open var isEmpty: Bool { start.offset == end.offset }

    /// Whether both have the same ends.
    nonisolated public static func == (lhs: UITextRange, rhs: UITextRange) -> Bool {
      lhs.offsets == rhs.offsets
    }
    /// Hashes the ends.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(offsets) }
  }

  /// A rectangle that is tinted where text is selected.
  @preconcurrency @MainActor
  open class UITextSelectionRect {
    private let frame: CGRect

    init(_ frame: CGRect) { self.frame = frame }

    /// Creates a rectangle of a class of the client's own, which overrides its values.
    public init() { frame = .zero }

    /// Where it is, in the coordinates of what shows the text.
    open var rect: CGRect { frame }
    /// Whether the selection begins in it.
    open var containsStart: Bool { true }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { true }
    /// Whether the text is written from top to bottom.
    open var isVertical: Bool { false }
  }
#endif
