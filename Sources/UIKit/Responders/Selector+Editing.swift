#if !hasFeature(Embedded)
  /// What clients name the standard methods of editing by, as in `#selector(UIResponderStandardEditActions.copy(_:))`.
  public typealias UIResponderStandardEditActions = UIResponder

  extension Selector {
    /// The standard methods of editing, which every responder inherits and which most of them don't take.
    private static let editing: Set<String> = [
      "cut(_:)", "copy(_:)", "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
      "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)",
    ]

    /// Whether it is named as a standard method of editing.
    var isOfEditing: Bool { Selector.editing.contains(label) }
  }
#endif
