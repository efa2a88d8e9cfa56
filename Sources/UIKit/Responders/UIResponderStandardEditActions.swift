#if !hasFeature(Embedded)
  /// The methods of the usual commands for text, which a text field has.
  ///
  /// There is no edit menu here that would call them. Each has a default that does nothing.
  @preconcurrency @MainActor
  public protocol UIResponderStandardEditActions: AnyObject {
    /// Removes the selected text and keeps a copy of it.
    func cut(_ sender: Any?)
    /// Keeps a copy of the selected text.
    func copy(_ sender: Any?)
    /// Puts the copy in the place of the selected text.
    func paste(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects the whole text.
    func selectAll(_ sender: Any?)
    /// Removes the selected text.
    func delete(_ sender: Any?)
  }

  extension UIResponderStandardEditActions {
    /// Does nothing.
    public func cut(_ sender: Any?) {}
    /// Does nothing.
    public func copy(_ sender: Any?) {}
    /// Does nothing.
    public func paste(_ sender: Any?) {}
    /// Does nothing.
    public func select(_ sender: Any?) {}
    /// Does nothing.
    public func selectAll(_ sender: Any?) {}
    /// Does nothing.
    public func delete(_ sender: Any?) {}
  }

  extension Selector {
    /// Names a command for text, whatever has it: `Selector(UIResponderStandardEditActions.paste(_:))`.
    public init(
      _ method: @escaping (any UIResponderStandardEditActions) -> @MainActor (Any?) -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      nonisolated(unsafe) let method = method
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(UIResponder.self, Any?.self)),
        Method(
          fits: { $0 is any UIResponderStandardEditActions },
          invoke: { target, sender, _ in
            guard let target = target as? any UIResponderStandardEditActions else { return false }
            method(target)(sender)
            return true
          }
        )
      )
    }
  }
#endif
