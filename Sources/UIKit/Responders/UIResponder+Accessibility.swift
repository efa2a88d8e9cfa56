/// What assistive code reads of an element beside its label; nothing in the engine follows it.
extension UIResponder {
  /// The language of the element's texts, as in BCP 47; nil for the user's.
  public var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { ownAccessibility.language = newValue }
  }

  /// Whether the element keeps its colours where the screen inverts them; false by default.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.keepsColors ?? false }
    set { ownAccessibility.keepsColors = newValue }
  }

  /// What else a user may call the element; without any it is the label.
  public var accessibilityUserInputLabels: [String]! {
    get {
      if let labels = accessibility?.inputLabels, !labels.isEmpty { return labels }
      return accessibilityLabel.map { [$0] } ?? []
    }
    set { ownAccessibility.inputLabels = newValue ?? [] }
  }

  /// What the element contains, for those who skip from one to the next; nothing by default.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { ownAccessibility.containerType = newValue }
  }
}

#if !hasFeature(Embedded)
  extension UIResponder {
    /// The label with attributes; only its text is kept.
    public var accessibilityAttributedLabel: NSAttributedString? {
      get { accessibilityLabel.map { NSAttributedString(string: $0) } }
      set { accessibilityLabel = newValue?.string }
    }

    /// The value with attributes; only its text is kept.
    public var accessibilityAttributedValue: NSAttributedString? {
      get { accessibilityValue.map { NSAttributedString(string: $0) } }
      set { accessibilityValue = newValue?.string }
    }

    /// The hint with attributes; only its text is kept.
    public var accessibilityAttributedHint: NSAttributedString? {
      get { accessibilityHint.map { NSAttributedString(string: $0) } }
      set { accessibilityHint = newValue?.string }
    }

    /// Whether a user can do something with the element; as it is shown unless set.
    public var accessibilityRespondsToUserInteraction: Bool {
      get { accessibility?.responds ?? (viewOfResponder?.isUserInteractionEnabled ?? true) }
      set { ownAccessibility.responds = newValue }
    }
  }
#endif

/// What an element contains.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing that is skipped to.
  case none = 0
  /// Rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of a page.
  case landmark = 3
  /// What belongs together.
  case semanticGroup = 4
}
