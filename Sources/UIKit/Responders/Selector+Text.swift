#if !hasFeature(Embedded)
  extension Selector {
    /// A method's name in Objective-C, of which no method is known here.
    ///
    /// No object responds to such a selector, because only Objective-C finds a method by a text: a recognizer or control
    /// that has it as its action calls nothing. It equals those of the same name.
    public init(_ str: String) {
      self.init(SelectorIdentity(#fileID, #line, #column, SelectorShape()), Self.unknown)
      identity.name = str
    }

    /// The method of all names, which no object has.
    private static let unknown = Method(fits: { _ in false }, invoke: { _, _, _ in false })
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A method's name in Objective-C, of which no method is known here: no object responds to it.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
#endif
