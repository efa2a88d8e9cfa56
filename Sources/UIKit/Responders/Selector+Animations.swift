#if !hasFeature(Embedded)
  /// What an animation's delegate is called with behind the block's name.
  final class AnimationArguments {
    /// Whether the animations finished, or the context where they only start.
    let second: Any?
    /// The context, where the animations ended.
    let third: Any?

    init(second: Any?, third: Any? = nil) { (self.second, self.third) = (second, third) }

    /// An argument as the method's parameter type; nil is an argument for optional types only.
    fileprivate static func value<Argument>(_ value: Any?) -> Argument? {
      if let value, let argument = value as? Argument { return argument }
      // Numbers and truth values stand for each other, as in Objective-C.
      if let value = value as? Bool, let argument = NSNumber(value: value) as? Argument {
        return argument
      }
      return value == nil ? (value as Any) as? Argument : nil
    }

    /// The second argument; nil where it is not of the method's type.
    func secondArgument<Argument>() -> Argument? { Self.value(second) }
    /// The third argument; nil where it is not of the method's type.
    func thirdArgument<Argument>() -> Argument? { Self.value(third) }
  }

  extension Selector {
    /// Names a method that takes three arguments, as an animation's delegate has: the block's name, whether its
    /// animations finished, and the context.
    ///
    /// Nothing else calls such a method.
    public init<Target: AnyObject, First, Second, Third>(
      _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      nonisolated(unsafe) let method = method
      self.init(
        SelectorIdentity(
          file,
          line,
          column,
          SelectorShape(Target.self, First.self, Second.self)
        ),
        Self.animationMethod { (target: Target, first, second, third) in
          method(target)(first, second, third)
        }
      )
    }

    /// Names a method that takes three arguments, of a class off the main actor.
    public init<Target: AnyObject, First, Second, Third>(
      _ method: @escaping (Target) -> (First, Second, Third) -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      nonisolated(unsafe) let method = method
      self.init(
        SelectorIdentity(
          file,
          line,
          column,
          SelectorShape(Target.self, First.self, Second.self)
        ),
        Self.animationMethod { (target: Target, first, second, third) in
          method(target)(first, second, third)
        }
      )
    }

    /// The method of an animation's delegate, whose arguments are checked against its types.
    private static func animationMethod<Target: AnyObject, First, Second, Third>(
      _ call: @escaping @MainActor (Target, First, Second, Third) -> Void
    ) -> Method {
      method { (target: Target, first, rest) in
        guard let rest = rest as? AnimationArguments, let second: Second = rest.secondArgument(),
          let third: Third = rest.thirdArgument()
        else { wrongArgument() }
        call(target, argument(first), second, third)
      }
    }
  }
#endif
