#if !hasFeature(Embedded)
  extension UIKeyCommand {
    /// Creates a command with what a list of the commands calls it.
    ///
    /// - Parameters:
    ///   - input: The characters that the key types without its modifiers, or the name of a key.
    ///   - modifierFlags: The keys that are held down besides.
    ///   - action: The method, without a parameter or with the command as its parameter.
    ///   - discoverabilityTitle: What a list calls it.
    public convenience init(
      input: String,
      modifierFlags: UIKeyModifierFlags,
      action: Selector,
      discoverabilityTitle: String
    ) {
      self.init(input: input, modifierFlags: modifierFlags, action: action)
      self.discoverabilityTitle = discoverabilityTitle
    }

    /// Creates a command with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: Deviation: not shown, as commands stand in no menu.
    ///   - action: The method, without a parameter or with the command as its parameter.
    ///   - input: The characters that the key types without its modifiers, or the name of a key.
    ///   - modifierFlags: The keys that are held down besides.
    ///   - propertyList: Deviation: not kept, as commands stand in no menu.
    ///   - discoverabilityTitle: What a list of the commands calls it; nil leaves it out.
    ///   - attributes: Where it has `disabled`, the key does nothing.
    ///   - state: Deviation: not shown, as commands stand in no menu.
    public convenience init(
      title: String = "",
      image: UIImage? = nil,
      action: Selector,
      input: String,
      modifierFlags: UIKeyModifierFlags = [],
      propertyList: Any? = nil,
      discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) {
      self.init(
        input: attributes.contains(.disabled) ? "" : input,
        modifierFlags: modifierFlags,
        action: action
      )
      self.title = title
      self.discoverabilityTitle = discoverabilityTitle
    }
  }
#endif
