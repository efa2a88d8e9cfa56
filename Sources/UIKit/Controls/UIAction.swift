/// A closure with a title and an identifier.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIAction: PlainObject, Hashable {
  /// An action's identifier; of two actions with the same one, a control keeps the later (rule
  /// 7.7).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The number of identifiers generated so far.
  nonisolated(unsafe) private static var unnamedCount = 0

  /// The action's identifier.
  public let identifier: Identifier
  /// The text that a control shows for the action; empty by default.
  open var title: String
  /// The image that a control shows for the action; nil for none.
  open var image: UIImage?
  /// The control that sends the action; nil except while the handler runs.
  open private(set) var sender: ActionTarget?

  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text that a control shows for the action.
  ///   - image: The image that a control shows for the action; nil for none.
  ///   - identifier: The action's identifier; nil generates a unique one.
  ///   - handler: The closure to run; the action retains it.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? UIAction.makeIdentifier()
    self.handler = handler
  }

  /// Generates an identifier that no other action has.
  private static func makeIdentifier() -> Identifier {
    unnamedCount += 1
    return Identifier("action.dynamic.\(unnamedCount)")
  }

  /// Runs the handler with a control as the sender.
  func perform(for sender: UIControl) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}

/// The closure of an action, which runs on the main actor.
public typealias UIActionHandler = (UIAction) -> Void
