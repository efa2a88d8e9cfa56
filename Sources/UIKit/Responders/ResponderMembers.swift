// Ours, not Apple's, is the name here: UIKit has no class between a responder and `NSObject`.

#if !hasFeature(Embedded)
  public import TouchLayers
#endif

#if hasFeature(Embedded)
  /// What `UIResponder` inherits from: there are no members to override in between.
  package typealias ResponderMembers = Anchored
#else
  /// Members of `UIResponder` that subclasses override: Swift lets only those of a class's own body be overridden.
  ///
  /// `UIResponder` alone inherits from this class (decision 0023).
  @preconcurrency @MainActor
  open class ResponderMembers: Anchored {
    /// The storage for `Weak` references to the responder.
    @exclusivity(unchecked) package final var anchorage = Anchorage()

    init(members: Void) {}

    private final var whole: UIResponder { unsafeDowncast(self, to: UIResponder.self) }

    // MARK: Editing, for menus

    // What a menu and a keyboard ask for. A responder that takes one overrides it, and says so in
    // `canPerformAction(_:withSender:)`, as `UITextField` does.

    /// Copies what is selected, and removes it.
    open func cut(_ sender: Any?) { lack("cut(_:)") }
    /// Copies what is selected.
    open func copy(_ sender: Any?) { lack("copy(_:)") }
    /// Puts in what was copied.
    open func paste(_ sender: Any?) { lack("paste(_:)") }
    /// Selects what a finger is at.
    open func select(_ sender: Any?) { lack("select(_:)") }
    /// Selects everything.
    open func selectAll(_ sender: Any?) { lack("selectAll(_:)") }
    /// Removes what is selected.
    open func delete(_ sender: Any?) { lack("delete(_:)") }
    /// Makes what is selected bold, or not bold.
    open func toggleBoldface(_ sender: Any?) { lack("toggleBoldface(_:)") }
    /// Makes what is selected slanted, or upright.
    open func toggleItalics(_ sender: Any?) { lack("toggleItalics(_:)") }
    /// Underlines what is selected, or ends that.
    open func toggleUnderline(_ sender: Any?) { lack("toggleUnderline(_:)") }

    private func lack(_ method: String) {
      preconditionFailure(
        "\(type(of: self)) has no \(method): it calls super, or was sent what it didn't say it takes."
      )
    }

    /// The manager of what can be undone: that of the next responder that has one; a window makes one for itself.
    open var undoManager: UndoManager? { whole.next?.undoManager }

    /// Shows other views for input while this is the first responder; as none are shown, nothing happens.
    open func reloadInputViews() {}

    // MARK: Accessibility

    /// The text with attributes, unless the plain text was set to another one since.
    private static func spoken(
      _ attributed: NSAttributedString?,
      _ plain: String?
    ) -> NSAttributedString? {
      attributed?.string == plain ? attributed : plain.map { NSAttributedString(string: $0) }
    }

    /// The outline of the element, in the screen's coordinates; nil for its frame.
    ///
    /// Where there is one and no frame was set, `accessibilityFrame` is the path's rectangle.
    open var accessibilityPath: UIBezierPath? {
      get { whole.accessibility?.path }
      set { whole.ownAccessibility.path = newValue }
    }

    /// As `accessibilityLabel`, with attributes for how it is spoken.
    open var accessibilityAttributedLabel: NSAttributedString? {
      get {
        Self.spoken(whole.accessibility?.spokenLabel, whole.accessibilityLabel)
      }
      set {
        whole.accessibilityLabel = newValue?.string
        whole.ownAccessibility.spokenLabel = newValue
      }
    }

    /// As `accessibilityValue`, with attributes for how it is spoken.
    open var accessibilityAttributedValue: NSAttributedString? {
      get {
        Self.spoken(whole.accessibility?.spokenValue, whole.accessibilityValue)
      }
      set {
        whole.accessibilityValue = newValue?.string
        whole.ownAccessibility.spokenValue = newValue
      }
    }

    /// As `accessibilityHint`, with attributes for how it is spoken.
    open var accessibilityAttributedHint: NSAttributedString? {
      get {
        Self.spoken(whole.accessibility?.spokenHint, whole.accessibilityHint)
      }
      set {
        whole.accessibilityHint = newValue?.string
        whole.ownAccessibility.spokenHint = newValue
      }
    }

    /// The language of the element's texts, as in BCP 47; nil for the user's.
    open var accessibilityLanguage: String? {
      get { whole.accessibility?.language }
      set { whole.ownAccessibility.language = newValue }
    }

    /// Whether the element keeps its colours where the screen inverts them; false by default.
    open var accessibilityIgnoresInvertColors: Bool {
      get { whole.accessibility?.keepsColors ?? false }
      set { whole.ownAccessibility.keepsColors = newValue }
    }

    /// What else a user may call the element; without any it is the label.
    open var accessibilityUserInputLabels: [String]! {
      get {
        if let labels = whole.accessibility?.inputLabels, !labels.isEmpty { return labels }
        return whole.accessibilityLabel.map { [$0] } ?? []
      }
      set { whole.ownAccessibility.inputLabels = newValue ?? [] }
    }

    /// What the element contains, for those who skip from one to the next; nothing by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
      get { whole.accessibility?.containerType ?? .none }
      set { whole.ownAccessibility.containerType = newValue }
    }

    /// How those who use switches go through what is in the object; `automatic` by default.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
      get { whole.accessibility?.navigationStyle ?? .automatic }
      set { whole.ownAccessibility.navigationStyle = newValue }
    }

    /// Whether the user can do something with the element; unless set, whether it is more than text or a picture.
    open var accessibilityRespondsToUserInteraction: Bool {
      get {
        if let chosen = whole.accessibility?.isInteractive { return chosen }
        let traits = whole.accessibilityTraits
        return !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
          && !traits.contains(.notEnabled)
      }
      set { whole.ownAccessibility.isInteractive = newValue }
    }

    /// Assistive code came to the element; does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Assistive code left the element; does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether assistive code is at the element: whether the host moved it there.
    open func accessibilityElementIsFocused() -> Bool {
      UIApplication.shared.readElement.object === whole
    }
  }
#endif
