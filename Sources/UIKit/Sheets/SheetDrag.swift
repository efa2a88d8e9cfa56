#if !hasFeature(Embedded)
  import TouchCore

  /// The drag that moves a sheet, and which of its touches are left to scroll views in the sheet.
  @MainActor
  final class SheetDrag: UIGestureRecognizerDelegate {
    /// Never dangles: the sheet keeps this object, and the recognizer holds it weakly.
    private unowned(unsafe) let sheet: UISheetPresentationController
    private lazy var recognizer: UIPanGestureRecognizer = {
      let recognizer = UIPanGestureRecognizer(
        target: self,
        action: Selector(SheetDrag.moved(_:))
      )
      recognizer.delegate = self
      return recognizer
    }()
    /// The height at the beginning of the drag.
    private var start: CGFloat = 0
    /// The finger's translation and when it became that.
    private var last: (translation: CGFloat, time: TouchTime) = (0, .zero)
    /// Whether the user may dismiss the sheet; nil until the drag asks.
    private var mayDismiss: Bool?
    /// Whether a finger moves the sheet.
    private(set) var isDragging = false

    init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

    /// Lets a view take the drag.
    func attach(to view: UIView) {
      if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
    }

    // MARK: Which touches

    /// The scroll views under a touch that scroll up and down, the innermost first.
    private func scrollViews(under view: UIView?) -> [UIScrollView] {
      var found: [UIScrollView] = []
      var next = view
      while let here = next, here !== sheet.surface {
        if here.isScrollView, let scrollView = here as? UIScrollView, scrollView.isScrollEnabled,
          scrollView.axes.y.isDraggable
        {
          found.append(scrollView)
        }
        next = here.superview
      }
      return found
    }

    /// A finger that catches content scrolls it.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive touch: UITouch
    ) -> Bool { !scrollViews(under: touch.view).contains { $0.isDecelerating } }

    /// Scroll views in the sheet wait until it is clear whether the sheet moves.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard let view = otherGestureRecognizer.view, view.isScrollView,
        view.isDescendant(of: sheet.surface)
      else { return false }
      return (view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }

    /// Up and down alone; a scroll view keeps its drag where it can scroll or refresh by it, and the wheel of a picker
    /// always, because its first row is in the middle of the wheel and not at an edge where the sheet follows on.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard sheet.isShown else { return false }
      let path = recognizer.path(in: sheet.surface)
      guard path.dy.magnitude >= path.dx.magnitude else { return false }
      let touched = recognizer.tracked.touches.inputs.first?.ownView
      let scrollViews = scrollViews(under: touched)
      guard !scrollViews.isEmpty else { return true }
      if scrollViews.contains(where: { $0 is PickerWheel }) { return false }
      let areAtTop = scrollViews.allSatisfy {
        $0.contentOffset.y <= -$0.adjustedContentInset.top
      }
      guard path.dy < 0 else {
        return areAtTop && !scrollViews.contains { $0.refreshControl != nil }
      }
      let canGrow = sheet.selected.value < sheet.heights[sheet.heights.count - 1].value
      return areAtTop && canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge
    }

    // MARK: The drag

    private func moved(_ recognizer: UIPanGestureRecognizer) {
      switch recognizer.state {
      case .began:
        guard sheet.isShown else { return }
        isDragging = true
        mayDismiss = nil
        sheet.stopSettling()
        last = (0, UIApplication.shared.now)
        start = sheet.geometry.value(at: sheet.surface.frame.minY)
        follow()
      case .changed:
        follow()
      case .ended:
        if isDragging { release() }
      case .cancelled, .failed:
        guard isDragging else { return }
        isDragging = false
        sheet.settle()
      case .possible:
        break
      }
    }

    private var translation: CGFloat { recognizer.translation(in: sheet.containerView).y }
    /// Where the finger would have the sheet.
    private var wanted: CGFloat { start - translation }
    /// How fast the finger moves the sheet upwards, in points per second; zero after a rest, as of scrolled content
    /// (rule 8.10).
    private var speed: CGFloat {
      let rest = UIApplication.shared.now - last.time
      guard rest <= ScrollConstants.standard.restBeforeLift else { return 0 }
      return -recognizer.velocity(in: sheet.containerView).y
    }

    private func noteMove() {
      if translation != last.translation { last = (translation, UIApplication.shared.now) }
    }

    private func follow() {
      // The controller may have been dismissed meanwhile.
      guard isDragging, sheet.isShown else { return isDragging = false }
      noteMove()
      let (heights, geometry, wanted) = (sheet.heights, sheet.geometry, wanted)
      let (lowest, highest) = (heights[0].value, heights[heights.count - 1].value)
      let band = RubberBand(dimension: Double(geometry.maximum))
      var shown = wanted
      if wanted > highest {
        shown = highest + CGFloat(band.shown(of: Double(wanted - highest)))
      } else if wanted < lowest, !asksWhetherItMayDismiss() {
        shown = lowest - CGFloat(band.shown(of: Double(lowest - wanted)))
      }
      sheet.surface.frame = geometry.frame(showing: shown, lowest: lowest)
    }

    /// Asks once in a drag.
    private func asksWhetherItMayDismiss() -> Bool {
      if let mayDismiss { return mayDismiss }
      let answer = sheet.userMayDismiss()
      mayDismiss = answer
      return answer
    }

    private func release() {
      isDragging = false
      guard sheet.isShown else { return }
      noteMove()
      let (heights, wanted, speed) = (sheet.heights, wanted, speed)
      let projected = wanted + speed * SheetMeasure.projection
      let lowest = heights[0].value
      // A drag ends in a dismissal only from below the lowest detent, however fast it is.
      let dismisses = wanted < lowest && projected < lowest * SheetMeasure.dismissingPart
      if dismisses, asksWhetherItMayDismiss() {
        sheet.leavingSpeed = max(-speed, 0)
        sheet.dismissForUser()
        return sheet.leavingSpeed = 0
      }
      var nearest = heights[0]
      for height in heights
      where abs(height.value - projected) < abs(nearest.value - projected) { nearest = height }
      let changes = nearest.identifier != sheet.selected.identifier
      if changes { sheet.selectedDetentIdentifier = nearest.identifier }
      sheet.settle(speed: speed)
      if changes { sheet.tellOfSelection() }
      if dismisses { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
    }
  }
#endif
