/// A closure with a title and an identifier.
open class UIAction: UIMenuElement {
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
  /// The text that a control or a menu shows for the action; empty by default.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image that a control or a menu shows for the action; nil for none.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A text that says more; nothing here shows it.
  open var discoverabilityTitle: String?
  /// How a menu shows the action.
  open var attributes: Attributes
  /// Whether a menu shows a mark at the action.
  open var state: State
  /// The control that sends the action; nil except while the handler runs.
  open private(set) var sender: ActionTarget?

  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text that a control or a menu shows for the action.
  ///   - subtitle: The text that a menu shows below that; nil for none.
  ///   - image: The image that a control or a menu shows for the action; nil for none.
  ///   - identifier: The action's identifier; nil generates a unique one.
  ///   - discoverabilityTitle: A text that says more; nil for none.
  ///   - attributes: How a menu shows the action.
  ///   - state: Whether a menu shows a mark at the action.
  ///   - handler: The closure to run; the action retains it.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? UIAction.makeIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Generates an identifier that no other action has.
  private static func makeIdentifier() -> Identifier {
    unnamedCount += 1
    return Identifier("action.dynamic.\(unnamedCount)")
  }

  /// Runs the handler with what sends the action.
  func perform(for sender: ActionTarget?) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}

/// The closure of an action, which runs on the main actor.
public typealias UIActionHandler = (UIAction) -> Void
