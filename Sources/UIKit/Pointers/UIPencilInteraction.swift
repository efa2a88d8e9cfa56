#if !hasFeature(Embedded)
  /// What the user wants a tap on a pencil to do.
  public enum UIPencilPreferredAction: Int, Sendable {
    /// Nothing.
    case ignore = 0
    /// Changes to the eraser and back.
    case switchEraser = 1
    /// Changes to the tool before.
    case switchPrevious = 2
    /// Shows the colours.
    case showColorPalette = 3
    /// Shows the ink.
    case showInkAttributes = 4
  }

  /// Is told of a pencil's taps.
  @preconcurrency @MainActor
  public protocol UIPencilInteractionDelegate: AnyObject {
    /// The user tapped twice on the pencil.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  }

  extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  }

  /// Tells its delegate of taps on a pencil, which `UIApplication.tapPencil()`, ours, makes.
  @preconcurrency @MainActor
  open class UIPencilInteraction: PlainObject, Hashable, UIInteraction {
    /// What the user wants a tap to do: nothing is chosen here.
    public static var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// Whether only the pencil draws: fingers do, too.
    public static var prefersPencilOnlyDrawing: Bool { false }

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?
    /// Is told of taps.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether taps are told; true by default.
    open var isEnabled = true

    /// Creates an interaction.
    public init() {}

    /// Creates an interaction with a delegate, which isn't retained.
    public convenience init(delegate: any UIPencilInteractionDelegate) {
      self.init()
      self.delegate = delegate
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Notes the view.
    open func didMove(to view: UIView?) { self.view = view }
  }
#endif
