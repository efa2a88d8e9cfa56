#if !hasFeature(Embedded)
  /// The swipe from an edge that pops a controller.
  @MainActor
  final class PopGesture: UIGestureRecognizerDelegate {
    /// The speed above which the finger's direction decides, in points a second (our own choice).
    static let decisiveSpeed: CGFloat = 100

    /// Never dangles: the navigation controller keeps this object, and the recognizer holds it weakly.
    private unowned(unsafe) let owner: UINavigationController
    private(set) lazy var recognizer: UIGestureRecognizer = {
      let recognizer = LeadingEdgePanGestureRecognizer(
        target: self,
        action: Selector(PopGesture.moved(_:))
      )
      recognizer.delegate = self
      return recognizer
    }()

    init(_ owner: UINavigationController) { self.owner = owner }

    /// Whether there is something to pop, and nothing under way.
    private var canPop: Bool {
      !owner.shown.isChanging && owner.viewControllers.count > 1
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { canPop }

    private func moved(_ recognizer: UIPanGestureRecognizer) {
      let view = owner.view
      switch recognizer.state {
      case .began:
        guard canPop else { return }
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionCurve = .easeOut
        owner.driver = driver
        owner.popWithFinger()
        driver.update(part(of: recognizer.translation(in: view)))
      case .changed:
        owner.driver?.update(part(of: recognizer.translation(in: view)))
      case .ended:
        let part = part(of: recognizer.translation(in: view))
        let speed = inwards(recognizer.velocity(in: view))
        let isFast = abs(speed) > Self.decisiveSpeed
        end(isFast ? speed > 0 : part > 0.5)
      case .cancelled, .failed:
        end(false)
      case .possible:
        break
      }
    }

    private func end(_ finishes: Bool) {
      let driver = owner.driver
      owner.driver = nil
      if finishes { driver?.finish() } else { driver?.cancel() }
    }

    /// The part of a vector that points away from the edge, in points.
    private func inwards(_ vector: CGPoint) -> CGFloat {
      owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -vector.x : vector.x
    }

    private func part(of translation: CGPoint) -> CGFloat {
      let width: CGFloat = owner.view.bounds.width
      return width > 0 ? inwards(translation) / width : 0
    }
  }

  /// A pan from the edge where lines of text begin.
  final class LeadingEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    /// The leading edge; can't be changed.
    override var edges: UIRectEdge {
      get { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }
      set {}
    }
  }

  extension UINavigationController {
    /// Begins the pop that `driver` drives.
    ///
    /// If the delegate has an animator for it, the pop is the delegate's, and follows no finger of this gesture.
    fileprivate func popWithFinger() {
      var change = StackChange(to: viewControllers.dropLast(), .pop, animated: true)
      change.followsFinger = true
      self.change(change)
    }
  }
#endif
