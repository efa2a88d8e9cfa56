/// Something to do, with a name to find it by.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIAction {
  /// What an action is found by: of two with one identifier a control keeps the later (rule 7.7).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The number of actions that were given identifiers of their own.
  nonisolated(unsafe) private static var unnamedCount = 0

  /// What the action is found by.
  public let identifier: Identifier
  /// The words that a control shows for the action; none unless given.
  open var title: String
  /// Who sends the action; nil but while the handler runs.
  open private(set) var sender: ActionTarget?

  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The words that a control shows for the action.
  ///   - identifier: What the action is found by; nil for one that no other action has.
  ///   - handler: What the action does; it is kept as long as the action.
  public init(
    title: String = "",
    identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier ?? UIAction.makeIdentifier()
    self.handler = handler
  }

  /// An identifier that no other action has.
  private static func makeIdentifier() -> Identifier {
    unnamedCount += 1
    return Identifier("action.dynamic.\(unnamedCount)")
  }

  /// Runs the handler for a sender.
  func perform(for sender: UIControl) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}

#if hasFeature(Embedded)
  /// What an action does.
  public typealias UIActionHandler = (UIAction) -> Void
#else
  /// What an action does.
  public typealias UIActionHandler = @MainActor (UIAction) -> Void
#endif
