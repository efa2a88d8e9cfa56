/// Where scroll input comes from (rule 6.9).
public enum UIScrollType: UInt, Sendable {
  /// A device that scrolls by steps, such as a mouse's wheel.
  case discrete = 0
  /// A device that scrolls without steps, such as a touchpad.
  case continuous = 1
}

/// The kinds of scroll input that a pan takes (rule 6.9).
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Steps, such as those of a mouse's wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Scrolling without steps, such as a touchpad's.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIScrollTypeMask {
  /// The mask that holds one kind.
  init(_ type: UIScrollType) { self.init(rawValue: 1 << Int(type.rawValue)) }
}
