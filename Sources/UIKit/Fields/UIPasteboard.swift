#if !hasFeature(Embedded)
  /// What was copied, to be pasted.
  ///
  /// There is one, of the process alone: no other application sees it, and none puts something there.
  @preconcurrency @MainActor
  open class UIPasteboard {
    /// The pasteboard of the process.
    public static let general = UIPasteboard()

    /// Every text on it.
    open var strings: [String]?
    /// The first text on it; nil where there is none.
    open var string: String? {
      get { strings?.first }
      set { strings = newValue.map { [$0] } }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { strings?.isEmpty == false }

    private init() {}
  }
#endif
