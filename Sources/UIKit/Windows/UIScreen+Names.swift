#if !hasFeature(Embedded)
  public import TouchGraphics

  extension UIScreen {
    /// The screen's rectangle, which the status bar takes nothing of.
    public var applicationFrame: CGRect { bounds }

    /// The screen that shows the same; there is one screen.
    public var mirrored: UIScreen? { nil }

    /// How much brighter than white the screen shows: not at all.
    public var currentEDRHeadroom: CGFloat { 1 }
    /// How much brighter than white the screen could show: not at all.
    public var potentialEDRHeadroom: CGFloat { 1 }

    /// The mode in which the screen is: its size in pixels.
    public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    /// The mode that the screen is best in.
    public var preferredMode: UIScreenMode? { currentMode }
    /// The modes that the screen can be in.
    public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

    /// Posted when a screen is connected; nothing posts it, as there is one screen.
    public nonisolated static let didConnectNotification = NSNotification.Name(
      "UIScreenDidConnectNotification"
    )
    /// Posted when a screen is taken away; nothing posts it, as there is one screen.
    public nonisolated static let didDisconnectNotification = NSNotification.Name(
      "UIScreenDidDisconnectNotification"
    )
    /// Posted when a screen's mode changed; nothing posts it, as there is one mode.
    public nonisolated static let modeDidChangeNotification = NSNotification.Name(
      "UIScreenModeDidChangeNotification"
    )
    /// Posted when the screen begins to be recorded or ends; nothing posts it.
    public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
      "UIScreenCapturedDidChangeNotification"
    )
  }

  /// A size of a screen.
  @preconcurrency @MainActor
  open class UIScreenMode: PlainObject, Hashable {
    /// The size in pixels.
    open private(set) var size: CGSize
    /// The width of a pixel by its height: 1.
    open var pixelAspectRatio: CGFloat { 1 }
    init(size: CGSize) { self.size = size }
  }
#endif
