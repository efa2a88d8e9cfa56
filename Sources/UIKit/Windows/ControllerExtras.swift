/// What few controllers have, kept apart so that the others stay small; made at the first setting.
final class ControllerExtras {
  /// What is added to the root view's safe area.
  var insets = UIEdgeInsets.zero {
    didSet { ControllerExtras.haveInsets = true }
  }
  /// Whether a controller of the process has ever added any, so that one has to be looked for.
  nonisolated(unsafe) fileprivate(set) static var haveInsets = false
  #if !hasFeature(Embedded)
    /// Whether the user can edit.
    var isEditing = false
    /// A name for what restores the interface.
    var restorationIdentifier: String?
    /// What observes the traits.
    var traitObservers: [TraitObserver] = []
    /// The commands of a keyboard that were added.
    var keyCommands: [UIKeyCommand]?
    /// The bar of a container, which is hidden; nil until it is asked for.
    var hiddenBar: UIView?
    /// What bars would show.
    var barItems: AnyObject?
    /// What bars would ask.
    var barChoices = BarChoices()
    /// The scroll views that bars would follow, by the number of the edge.
    var contentScrollViews: [Int: Weak<UIView>] = [:]
    /// What will manage the next presentation; nil until it is asked for.
    var manager: UIPresentationController?
  #endif
}

extension UIViewController {
  /// Made at the first setting.
  var ownExtras: ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  /// What is added to the root view's safe area.
  final var addedInsets: UIEdgeInsets {
    get { extras?.insets ?? .zero }
    set {
      guard newValue != addedInsets else { return }
      guard let view = viewIfLoaded else { return ownExtras.insets = newValue }
      view.tellSafeAreaInsets { ownExtras.insets = newValue }
    }
  }

  #if hasFeature(Embedded)
    /// What the controller adds to the safe area.
    final var insetsInForce: UIEdgeInsets { addedInsets }
  #else
    /// What the controller adds to the safe area, where a subclass may say so.
    final var insetsInForce: UIEdgeInsets { additionalSafeAreaInsets }
    /// Notes that the controller adds some, though none were set, as a subclass's own property may.
    final func noteInsets() {
      if additionalSafeAreaInsets != .zero { ControllerExtras.haveInsets = true }
    }
  #endif

  #if !hasFeature(Embedded)
    /// Asks the system to turn the interface as the device is held; here the host turns it.
    public static func attemptRotationToDeviceOrientation() {}

    /// How the interface is held.
    final var held: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  #endif
}

#if !hasFeature(Embedded)
  /// How the status bar comes and goes.
  public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides.
    case slide = 2
  }

  /// The room that bars take at an edge of a controller's view.
  @preconcurrency @MainActor
  public protocol UILayoutSupport {
    /// How high it is, in points.
    var length: CGFloat { get }
  }

  /// An edge of a controller's view.
  struct ScreenEdge: UILayoutSupport {
    let controller: UIViewController
    let isTop: Bool

    init(of controller: UIViewController, isTop: Bool) {
      self.controller = controller
      self.isTop = isTop
    }

    var length: CGFloat {
      guard let insets = controller.viewIfLoaded?.safeAreaInsets else { return 0 }
      return isTop ? insets.top : insets.bottom
    }
  }
#endif
