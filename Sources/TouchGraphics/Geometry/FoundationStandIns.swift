#if hasFeature(Embedded)
  import TouchCore

  // Names that clients' initializers mention: `init?(coder:)` and `init(nibName:bundle:)` keep their
  // shape, so that one source serves every platform.

  /// An archive's reader; nothing can be read from it.
  public final class NSCoder {
    /// Creates a reader of nothing.
    public init() {}
  }

  /// A location of resources; there are none without Foundation.
  public enum Bundle {}

  /// A number in an object's clothes, as `allowedTouchTypes` lists them.
  public struct NSNumber: Hashable, Sendable, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral
  {
    /// The number.
    public let doubleValue: Double

    /// The number without what follows its decimal point.
    public var intValue: Int { Int(doubleValue, within: .min ... .max) }

    /// Wraps a number.
    public init(value: Int) { doubleValue = Double(value) }

    /// Wraps a number.
    public init(value: Double) { doubleValue = value }

    /// Wraps a literal.
    public init(integerLiteral value: Int) { doubleValue = Double(value) }

    /// Wraps a literal.
    public init(floatLiteral value: Double) { doubleValue = value }
  }

  /// The loop that timers and display links run in: the application's clock, the only one there is.
  public final class RunLoop: Sendable {
    /// When a timer runs; every mode is the common one (rule 10.2).
    public struct Mode: Hashable, Sendable {
      let name: Name

      /// The mode that every timer runs in.
      public static let common = Mode(name: .common)
      /// The mode in which nothing special goes on.
      public static let `default` = Mode(name: .default)
    }

    enum Name: Hashable, Sendable { case common, `default` }

    /// The one loop.
    public static let main = RunLoop()
    /// The one loop.
    public static var current: RunLoop { main }

    private init() {}
  }
#endif
