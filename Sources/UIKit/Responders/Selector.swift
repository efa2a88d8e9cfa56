/// Names a method by an unapplied reference to it: `Selector(Self.handle(_:))`.
///
/// It replaces `#selector(handle(_:))` in Apple's code. The method takes no argument, the sender,
/// or the sender and the event:
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:)))
/// ```
///
/// Types are checked when the action is sent: the target must be of the method's class, and the
/// sender and event of the method's parameter types (optional ones may be nil; `Any` takes
/// everything; an integer or a `Bool` compiles and gets a meaningless value, as from Objective-C).
///
/// - Important: Methods can't be compared. A selector equals its copies, and those made at the same position
///   of the source text. To make `Selector(…)` of one method equal wherever it is written, name it:
///   `Selector(Self.tapped(_:)).named("tapped(_:)")`.
public struct Selector: Sendable {
  /// Sendable because methods run on the main actor; Embedded Swift has one thread and no actors.
  @usableFromInline final class Method: @unchecked Sendable {
    let invoke: Invocation
    let fits: @Sendable (AnyObject) -> Bool
    /// Whether an object is of the sender's type, and `direct` may be called with it.
    let takes: @Sendable (AnyObject) -> Bool
    /// Calls the method of a target that fits with a sender that it takes, for speed without a look at either.
    let direct: DirectInvocation

    init(fits: @escaping @Sendable (AnyObject) -> Bool, invoke: @escaping Invocation) {
      self.fits = fits
      self.invoke = invoke
      takes = { _ in false }
      direct = { _, _ in wrongArgument() }
    }

    @usableFromInline
    init(
      fits: @escaping @Sendable (AnyObject) -> Bool,
      takes: @escaping @Sendable (AnyObject) -> Bool,
      direct: @escaping DirectInvocation
    ) {
      self.fits = fits
      self.takes = takes
      self.direct = direct
      invoke = { target, sender, _ in
        guard fits(target) else { return false }
        guard let sender, takes(sender) else { wrongArgument() }
        direct(target, sender)
        return true
      }
    }
  }

  let method: Method
  /// What is known of the method.
  var identity: SelectorIdentity

  @usableFromInline
  init(_ identity: SelectorIdentity, _ method: Method) {
    self.method = method
    self.identity = identity
  }

  /// A method of one class, by what calls it with a target of that class, the sender and the event.
  static func method<Target: AnyObject>(of call: @escaping MethodCall<Target>) -> Method {
    Method(
      fits: { $0 is Target },
      invoke: { target, sender, event in
        guard let target = target as? Target else { return false }
        call(target, sender, event)
        return true
      }
    )
  }

  /// Whether the target implements the method.
  func isImplemented(by target: AnyObject) -> Bool { method.fits(target) }

  #if hasFeature(Embedded)

    /// Names a method without arguments.
    public init<Target: AnyObject>(
      _ method: @escaping (Target) -> () -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(Target.self)),
        Self.method { (target: Target, _, _) in method(target)() }
      )
    }

    /// Names a method that takes the sender.
    public init<Target: AnyObject, Sender: AnyObject>(
      _ method: @escaping (Target) -> (Sender) -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(Target.self, Sender.self)),
        Self.method { (target: Target, sender, _) in
          guard let sender = sender as? Sender else { wrongArgument() }
          method(target)(sender)
        }
      )
    }

    /// Names a method that takes the sender and an optional event.
    public init<Target: AnyObject, Sender: AnyObject>(
      _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(
        SelectorIdentity(
          file,
          line,
          column,
          SelectorShape(Target.self, Sender.self, UIEvent.self)
        ),
        Self.method { (target: Target, sender, event) in
          guard let sender = sender as? Sender else { wrongArgument() }
          method(target)(sender, event)
        }
      )
    }

    /// Names a method that takes the sender and the event.
    public init<Target: AnyObject, Sender: AnyObject>(
      _ method: @escaping (Target) -> (Sender, UIEvent) -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(
        { (target: Target) in
          { (sender: Sender, event: UIEvent?) in
            guard let event else { wrongArgument() }
            method(target)(sender, event)
          }
        },
        file: file,
        line: line,
        column: column
      )
    }

    /// Calls the method; returns whether the target implements it.
    @discardableResult
    func perform(on target: AnyObject, sender: AnyObject?, event: UIEvent? = nil) -> Bool {
      method.invoke(target, sender, event)
    }

  #else

    // Methods run only on the main actor, so their classes need not be sendable.

    /// Names a method without arguments.
    public init<Target: AnyObject>(
      _ method: @escaping (Target) -> @MainActor () -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      nonisolated(unsafe) let method = method
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(Target.self)),
        Self.method { (target: Target, _, _) in method(target)() }
      )
    }

    /// Names a method without arguments whose answer counts for nothing, as `UIResponder.resignFirstResponder`.
    public init<Target: AnyObject>(
      _ method: @escaping (Target) -> @MainActor () -> Bool,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      nonisolated(unsafe) let method = method
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(Target.self)),
        Self.method { (target: Target, _, _) in _ = method(target)() }
      )
    }

    /// Names a method that takes the sender.
    public init<Target: AnyObject, Sender>(
      _ method: @escaping (Target) -> @MainActor (Sender) -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      nonisolated(unsafe) let method = method
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(Target.self, Sender.self)),
        Self.method { (target: Target, sender, _) in method(target)(argument(sender)) }
      )
    }

    /// Names a method that takes the sender, an object: the usual case.
    ///
    /// The sender is passed as a reference, so a call allocates nothing. For speed, this is compiled where it is
    /// used, so that the method is called without a reference to it and its target.
    @inlinable
    public init<Target: AnyObject, Sender: AnyObject>(
      _ method: @escaping (Target) -> @MainActor (Sender) -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      nonisolated(unsafe) let method = method
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(Target.self, Sender.self)),
        Method(
          fits: { $0 is Target },
          takes: { $0 is Sender },
          direct: { target, sender in
            method(unsafeDowncast(target, to: Target.self))(
              unsafeDowncast(sender, to: Sender.self)
            )
          }
        )
      )
    }

    /// Names a method that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event>(
      _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void,
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
          SelectorShape(Target.self, Sender.self, Event.self)
        ),
        Self.method { (target: Target, sender, event) in
          method(target)(argument(sender), second(event))
        }
      )
    }

    /// Names a method without arguments, of a class off the main actor.
    public init<Target: AnyObject>(
      _ method: @escaping (Target) -> () -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      nonisolated(unsafe) let method = method
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(Target.self)),
        Self.method { (target: Target, _, _) in method(target)() }
      )
    }

    /// Names a method that takes the sender, of a class off the main actor.
    public init<Target: AnyObject, Sender>(
      _ method: @escaping (Target) -> (Sender) -> Void,
      file: StaticString = #fileID,
      line: UInt = #line,
      column: UInt = #column
    ) {
      nonisolated(unsafe) let method = method
      self.init(
        SelectorIdentity(file, line, column, SelectorShape(Target.self, Sender.self)),
        Self.method { (target: Target, sender, _) in method(target)(argument(sender)) }
      )
    }

    /// Names a method that takes the sender and the event, of a class off the main actor.
    public init<Target: AnyObject, Sender, Event>(
      _ method: @escaping (Target) -> (Sender, Event) -> Void,
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
          SelectorShape(Target.self, Sender.self, Event.self)
        ),
        Self.method { (target: Target, sender, event) in
          method(target)(argument(sender), second(event))
        }
      )
    }

    /// Calls the method; returns whether the target implements it.
    @MainActor
    @discardableResult
    func perform(on target: AnyObject, sender: AnyObject?, event: AnyObject? = nil) -> Bool {
      method.invoke(target, sender, event) || forward(from: target, sender: sender, event: event)
    }

  #endif
}

extension Selector: Hashable {
  /// Whether both are copies of one selector, have one name, or were made at one position.
  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.method === rhs.method || lhs.identity.isSame(as: rhs.identity)
  }

  /// Feeds what equal selectors share.
  public func hash(into hasher: inout Hasher) { identity.hash(into: &hasher) }
}

#if !hasFeature(Embedded)
  /// The sender or event as the method's parameter type.
  func argument<Argument>(_ object: AnyObject?) -> Argument {
    // A missing argument is nil for optional types, and an object for `Any`.
    if let object, let argument = object as? Argument { return argument }
    if object == nil, let argument = object as Any as? Argument { return argument }
    // Objective-C passes the address. An integer is its bits, which no client can use; a Bool is the lowest one, 0.
    let address = object.map { Int(bitPattern: ObjectIdentifier($0)) } ?? 0
    if let type = Argument.self as? any FixedWidthInteger.Type,
      let number = type.init(truncatingIfNeeded: address) as? Argument
    {
      return number
    }
    if Argument.self == Bool.self, let no = false as? Argument { return no }
    wrongArgument()
  }

  /// What follows the sender: the event, or the second of an animation's arguments.
  private func second<Argument>(_ object: AnyObject?) -> Argument {
    guard let object, type(of: object) == AnimationArguments.self,
      let arguments = object as? AnimationArguments
    else { return argument(object) }
    guard let argument: Argument = arguments.secondArgument() else { wrongArgument() }
    return argument
  }
#endif

func wrongArgument() -> Never {
  preconditionFailure("An action's sender or event is not of the type that its method names.")
}
