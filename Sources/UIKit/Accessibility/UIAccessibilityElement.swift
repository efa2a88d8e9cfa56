/// Something in a view that assistive code reads, and that is no view itself.
open class UIAccessibilityElement: UIResponder {
  private var container: Weak<UIResponder>
  private var frameInContainer: CGRect?

  /// Creates an element.
  ///
  /// - Parameter container: The view that it is in, or another element; held weakly. The element is read if
  ///   it is in the container's `accessibilityElements`.
  public init(accessibilityContainer container: ActionTarget) {
    self.container = Weak((container as AnyObject) as? UIResponder)
    super.init()
  }

  /// What the element is in.
  open var accessibilityContainer: ActionTarget? { container.object }

  /// Where the element is in its container's coordinates; zero unless set.
  ///
  /// It moves with the container, as `accessibilityFrame` doesn't once that is set.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// The container.
  open override var next: UIResponder? { container.object }

  override var naturalAccessibility: NaturalAccessibility { NaturalAccessibility(isElement: true) }

  override var naturalAccessibilityFrame: CGRect {
    guard let frameInContainer, let container = container.object else { return .zero }
    if let view = container as? UIView {
      return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
    }
    let outer = container.accessibilityFrame
    return frameInContainer.offsetBy(dx: outer.minX, dy: outer.minY)
  }
}
