// Ours, not Apple's: there, `#selector` names a class's method as it names an object's.

#if !hasFeature(Embedded)
  extension Selector {
    /// Names a method of a class, which a timer calls whose target is the class.
    public init(
      class method: @escaping @MainActor () -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(ClassTarget.self)),
        Self.method { (_: ClassTarget, _, _) in method() }
      )
    }

    /// Names a method of a class that takes the timer.
    public init<Sender>(
      class method: @escaping @MainActor (Sender) -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(ClassTarget.self, Sender.self)),
        Self.method { (_: ClassTarget, sender, _) in method(argument(sender)) }
      )
    }
  }

  /// Stands for a class where an object is called: a class is no object here.
  final class ClassTarget {}
#endif
