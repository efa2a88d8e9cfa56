#if !hasFeature(Embedded)
  /// The view of the controllers that are shown together.
  final class PageSpread: UIView {
    /// One, or the two pages beside a spine; of a page with a back, the page and a back that isn't shown.
    let controllers: [UIViewController]
    private let isVertical: Bool
    /// Whether two pages are shown.
    private var isPair: Bool

    init(_ controllers: [UIViewController], isVertical: Bool, isPair: Bool) {
      (self.controllers, self.isVertical, self.isPair) = (controllers, isVertical, isPair)
      super.init(frame: .zero)
      clipsToBounds = false
    }

    required init?(coder: NSCoder) { return nil }

    /// The controllers whose views are shown.
    var shown: ArraySlice<UIViewController> { controllers.prefix(isPair ? 2 : 1) }

    /// Shows two pages or one.
    func arrange(isPair: Bool) {
      guard isPair != self.isPair else { return }
      self.isPair = isPair
      for hidden in controllers.dropFirst(shown.count)
      where hidden.viewIfLoaded?.superview === self {
        hidden.viewIfLoaded?.removeFromSuperview()
      }
      if superview != nil { fill() }
    }

    /// Puts the views in their places, and in the view if they aren't.
    func fill() {
      let count = CGFloat(Swift.max(shown.count, 1))
      let size =
        isVertical
        ? CGSize(width: bounds.width, height: bounds.height / count)
        : CGSize(width: bounds.width / count, height: bounds.height)
      for (index, controller) in shown.enumerated() {
        guard let root = controller.view else { continue }
        let start = CGFloat(index)
        let frame = CGRect(
          x: isVertical ? 0 : start * size.width,
          y: isVertical ? start * size.height : 0,
          width: size.width,
          height: size.height
        )
        if root.frame != frame { root.frame = frame }
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if root.superview !== self { addSubview(root) }
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      for controller in shown where controller.viewIfLoaded?.superview === self { return fill() }
    }

    /// Tells the shown controllers that they are about to appear or disappear.
    func begin(_ isAppearing: Bool, animated: Bool) {
      for controller in shown { controller.beginTransition(isAppearing, animated) }
    }
  }
#endif
