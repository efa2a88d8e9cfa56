import TouchCore

/// A row of dots, one for each page; the current page's dot has another colour.
///
/// A tap on the side after the middle goes to the next page, one on the other side to the page before, and a drag
/// along the dots goes to the page whose dot is under the finger. Each change sends `valueChanged`; a client that
/// sets a page sends nothing.
open class UIPageControl: UIControl {
  /// How a finger or assistive code changes the page.
  public enum InteractionState: Int, Sendable {
    /// Nothing changes it.
    case none = 0
    /// By one page.
    case discrete = 1
    /// To any page, along the dots.
    case continuous = 2
  }

  /// The sizes of the dots, in points: those that Apple's control had before it drew images.
  private enum Size {
    static let dot: CGFloat = 7
    static let gap: CGFloat = 9
    static let height: CGFloat = 37
  }

  private var dots: [CALayer] = []
  /// The images in place of dots.
  final var images = PageImages() { didSet { setNeedsLayout() } }
  /// Where the tracked finger began; nil where none is tracked.
  private var start: CGFloat?
  /// The page whose dot has the current one's colour.
  private var shownPage = 0 {
    didSet { if shownPage != oldValue { setNeedsLayout() } }
  }
  private var storedPage = 0 {
    didSet { if !defersCurrentPageDisplay { shownPage = storedPage } }
  }

  // MARK: Pages

  /// The number of pages, at least 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      storedPage = clamped(storedPage)
      shownPage = clamped(shownPage)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The current page, from 0 to the number of pages less 1.
  ///
  /// Setting it sends no event, and shows it at once.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = clamped(newValue)
      shownPage = storedPage
    }
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

  /// Whether no dot is shown where there is one page; false by default.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsLayout() } }
  }

  /// Whether the dots stay as they are when a finger changes the page, until `updateCurrentPageDisplay()`.
  open var defersCurrentPageDisplay = false

  /// Shows the current page, where that was put off.
  open func updateCurrentPageDisplay() { shownPage = storedPage }

  /// Whether a drag along the dots changes the page; true by default.
  open var allowsContinuousInteraction = true

  /// How the page is changed just now: to be asked for in an action.
  open private(set) var interactionState = InteractionState.none

  // MARK: Looks

  #if !hasFeature(Embedded)
    /// When the dots would have a ground.
    public enum BackgroundStyle: Int, Sendable {
      /// While a finger changes the page.
      case automatic = 0
      /// Always.
      case prominent = 1
      /// Never.
      case minimal = 2
    }

    /// When the dots would have a ground: a hint, which changes no picture.
    open var backgroundStyle = BackgroundStyle.automatic
  #endif

  /// The colour of the other pages' dots; nil uses a light one of the system's labels.
  open var pageIndicatorTintColor: UIColor? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsLayout() } }
  }
  /// The colour of the current page's dot; nil uses that of the system's labels.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsLayout() } }
  }

  /// The size that the dots of a number of pages need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(
      width: count * Size.dot + max(count - 1, 0) * Size.gap,
      height: Size.height
    )
  }

  /// The size that the dots need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size that the dots need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the dots in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    CALayer.change(animated: false) {
      while dots.count > numberOfPages { dots.removeLast().removeFromSuperlayer() }
      while dots.count < numberOfPages {
        let dot = CALayer()
        layer.addSublayer(dot)
        dots.append(dot)
      }
      let isHidden = hidesForSinglePage && numberOfPages <= 1
      for (page, dot) in dots.enumerated() {
        dot.frame = rect(ofPage: page)
        dot.isHidden = isHidden
        let color =
          page == shownPage
          ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        show(images.image(ofPage: page, isCurrent: page == shownPage), in: dot, color)
      }
    }
  }

  /// Shows a page's image in a colour, or a dot where there is none.
  private func show(_ image: UIImage?, in dot: CALayer, _ color: UIColor) {
    if let image {
      let (middle, size) = (dot.position, image.size)
      dot.bounds = CGRect(origin: .zero, size: size)
      dot.position = middle
    }
    dot.cornerRadius = image == nil ? Size.dot / 2 : 0
    dot.backgroundColor = image == nil ? resolved(color) : nil
    let isOriginal = image?.renderingMode == .alwaysOriginal
    dot.setContents((isOriginal ? image : image?.withTintColor(color))?.cgImage)
  }

  override func showTraits() {
    super.showTraits()
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The dot of a page; the first one is where the language begins.
  private func rect(ofPage page: Int) -> CGRect {
    let row = size(forNumberOfPages: numberOfPages).width
    let column = CGFloat(isMirrored ? numberOfPages - 1 - page : page)
    return CGRect(
      x: bounds.midX - row / 2 + column * (Size.dot + Size.gap),
      y: bounds.midY - Size.dot / 2,
      width: Size.dot,
      height: Size.dot
    )
  }

  /// The page whose dot is nearest.
  private func page(at x: CGFloat) -> Int {
    let offset =
      (x - bounds.midX) * (isMirrored ? -1 : 1) + size(forNumberOfPages: numberOfPages).width / 2
    let column = Double(max(offset + Size.gap / 2, 0) / (Size.dot + Size.gap))
    return Int(column, within: 0...max(numberOfPages - 1, 0))
  }

  // MARK: Changing the page

  /// Goes to a page for a finger or assistive code, and sends that, if it is another one.
  private func go(to page: Int, _ state: InteractionState, with event: UIEvent?) {
    let page = clamped(page)
    guard page != storedPage else { return }
    let before = interactionState
    interactionState = state
    storedPage = page
    send(.valueChanged, with: event)
    // An action may have ended the drag.
    interactionState = start == nil ? .none : before
  }

  // MARK: Accessibility

  override var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(
      isElement: true,
      value: numberOfPages > 0 ? "page \(storedPage + 1) of \(numberOfPages)" : nil,
      traits: stateTraits.union(.adjustable)
    )
  }

  /// Goes to the next page, and sends that.
  open override func accessibilityIncrement() {
    if isEnabled { go(to: storedPage + 1, .discrete, with: nil) }
  }

  /// Goes to the page before, and sends that.
  open override func accessibilityDecrement() {
    if isEnabled { go(to: storedPage - 1, .discrete, with: nil) }
  }

  // MARK: Tracking

  /// Prepares for a tap or a drag.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    return super.beginTracking(touch, with: event)
  }

  /// Goes to the page under the finger once it moved as far along the dots as a drag does.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if allowsContinuousInteraction, let start {
      let slop = CGFloat(UIApplication.shared.constants.panSlop)
      if interactionState != .continuous, abs(x - start) >= slop { interactionState = .continuous }
      if interactionState == .continuous { go(to: page(at: x), .continuous, with: event) }
    }
    return super.continueTracking(touch, with: event)
  }

  /// Goes to the next page or the one before, if the finger was lifted inside without a drag.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isDrag = interactionState == .continuous
    (start, interactionState) = (nil, .none)
    guard !isDrag, let location = touch?.location(in: self), point(inside: location, with: event)
    else {
      return
    }
    let isForward = (location.x >= bounds.midX) != isMirrored
    go(to: storedPage + (isForward ? 1 : -1), .discrete, with: event)
  }

  /// Ends the drag; the page stays.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    (start, interactionState) = (nil, .none)
  }

  /// Returns false for a superview's single tap with one finger while the control is enabled, as buttons do (rules
  /// 4.10, 7.8).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if losesTap(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
