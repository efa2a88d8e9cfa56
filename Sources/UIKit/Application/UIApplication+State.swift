extension UIApplication {
  /// What an application may do just now.
  public enum State: Int, Sendable {
    /// It is in front and receives input.
    case active = 0
    /// It is in front and receives no input.
    case inactive = 1
    /// It isn't in front.
    case background = 2
  }

  /// What the application may do just now; active from its launch on.
  public var applicationState: State { activity }
}
