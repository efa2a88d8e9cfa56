#if !hasFeature(Embedded)
  extension UIPageViewController {
    // MARK: By code

    /// Shows other controllers.
    final func show(
      _ controllers: [UIViewController],
      _ direction: NavigationDirection,
      animated: Bool,
      _ completion: ((Bool) -> Void)?
    ) {
      let tell = cut()
      // What was called meanwhile may have set others: that came later, and counts.
      guard transition == nil else {
        tell?()
        completion?(false)
        return
      }
      neighbors = PageNeighbors()
      let before = spread
      if let before, before.controllers.elementsEqual(controllers, by: { $0 === $1 }) {
        mover.rest()
        tell?()
        updateIndicator()
        completion?(true)
        return
      }
      let shares = before?.controllers.contains { old in controllers.contains { $0 === old } }
      let change = PageTransition(
        from: before,
        to: makeSpread(controllers),
        direction,
        isByUser: false,
        isAnimated: animated && shares == false && !controllers.isEmpty && canAnimate,
        completion: completion
      )
      begin(change)
      tell?()
      guard transition === change else { return }
      updateIndicator()
      guard transition === change else { return }
      if change.isAnimated {
        mover.animate(change)
      } else {
        end(change, didComplete: true, finished: true)?()
      }
    }

    private func makeSpread(_ controllers: [UIViewController]) -> PageSpread {
      PageSpread(
        controllers,
        isVertical: navigationOrientation == .vertical,
        isPair: spineLocation == .mid
      )
    }

    /// Whether the controller is on the screen, so that an animation would be seen.
    private var canAnimate: Bool {
      appearance == .appeared && mover.view.window?.isHidden == false && UIView.areAnimationsEnabled
    }

    // MARK: By the user

    /// The neighbours in a direction; empty if there are none.
    final func neighbors(_ direction: NavigationDirection) -> [UIViewController] {
      if let known = neighbors[direction] { return known }
      guard let dataSource, let spread, let first = spread.shown.first,
        let last = spread.shown.last
      else { return [] }
      var found: [UIViewController] = []
      let isPair = spineLocation == .mid
      var next = direction == .forward ? last : first
      for _ in 0..<(isPair || isDoubleSided && transitionStyle == .pageCurl ? 2 : 1) {
        let answer =
          direction == .forward
          ? dataSource.pageViewController(self, viewControllerAfter: next)
          : dataSource.pageViewController(self, viewControllerBefore: next)
        guard let answer, !spread.controllers.contains(where: { $0 === answer }) else {
          found = []
          break
        }
        found.append(answer)
        next = answer
      }
      // Of a pair the left page is the first one; of a page with a back the front, which comes last.
      if found.count == 2, !isPair || direction == .reverse { found.reverse() }
      if self.spread === spread { neighbors[direction] = found }
      return found
    }

    /// Whether a gesture may change the page: not without a data source, nor during a change by code.
    final var mayFollowGesture: Bool {
      dataSource != nil && spread != nil && transition?.isByUser != false
    }

    /// Begins a change by the user; nil if there is no neighbour, or if what was told ended it.
    final func beginByUser(_ direction: NavigationDirection) -> PageTransition? {
      guard transition == nil, let from = spread else { return nil }
      let controllers = neighbors(direction)
      guard !controllers.isEmpty, transition == nil, spread === from else { return nil }
      let change = PageTransition(
        from: from,
        to: makeSpread(controllers),
        direction,
        isByUser: true,
        isAnimated: true
      )
      begin(change)
      return transition === change ? change : nil
    }

    /// Goes to a neighbour with an animation, as a tap asks for.
    final func turn(_ direction: NavigationDirection) {
      guard mayFollowGesture, transition == nil, let change = beginByUser(direction) else { return }
      mover.animate(change)
    }

    // MARK: The course of a change

    /// Tells of the beginning, and puts the pages in the view.
    private func begin(_ change: PageTransition) {
      transition = change
      if !change.isByUser { spread = change.to }
      for controller in change.to.controllers where controller.parentController !== self {
        addChild(controller)
      }
      guard transition === change else { return }
      if change.isByUser {
        delegate?.pageViewController(self, willTransitionTo: change.to.controllers)
      }
      guard isViewLoaded, transition === change else { return }
      let isTold = tellsChildren
      // As in UIKit, the views are there before anything is told.
      if isTold { for controller in change.to.shown { controller.loadViewIfNeeded() } }
      if isTold, transition === change {
        change.to.begin(true, animated: change.isAnimated)
        if transition === change { change.from?.begin(false, animated: change.isAnimated) }
      }
      if transition === change { mover.place(change) }
    }

    /// Whether the controller is on the screen, or on its way there, so that its children are told of a change.
    private var tellsChildren: Bool { appearance == .appearing || appearance == .appeared }

    /// Ends the change that is under way.
    ///
    /// The appearance methods are called in the orders that were published for UIKit's two styles.
    ///
    /// - Parameters:
    ///   - change: That change.
    ///   - didComplete: Whether the pages that came stay.
    ///   - finished: Whether the movement came to its end.
    /// - Returns: What is yet to be called: the delegate or the completion; nil if the change ended before.
    final func end(
      _ change: PageTransition,
      didComplete: Bool,
      finished: Bool
    ) -> (() -> Void)? {
      guard transition === change else { return nil }
      transition = nil
      let (leaving, staying) = didComplete ? (change.from, change.to) : (change.to, change.from)
      spread = staying
      let gone = (leaving?.controllers ?? []).filter { old in
        staying?.controllers.contains { $0 === old } != true
      }
      if change.isByUser, didComplete {
        neighbors = PageNeighbors()
        neighbors[change.direction.opposite] = change.from?.controllers
        moveIndicator(change.direction)
      }
      if isViewLoaded {
        let scrolls = transitionStyle == .scroll
        let isTold = tellsChildren && !didComplete
        if isTold, !scrolls { leaving?.begin(false, animated: true) }
        if isTold { staying?.begin(true, animated: true) }
        if isTold, scrolls {
          endChanges(of: staying?.controllers ?? [])
          leaving?.begin(false, animated: true)
        }
        mover.show(staying, after: (change, didComplete))
        if scrolls {
          endChanges(of: staying?.controllers ?? [])
          endChanges(of: gone, unlessUsed: true)
        } else {
          endChanges(of: gone, unlessUsed: true)
          endChanges(of: staying?.controllers ?? [])
        }
      }
      leave(gone)
      for controller in staying?.controllers ?? []
      where controller.parentController === self && controller.move != nil {
        controller.didMove(toParent: self)
        controller.noteArrival()
      }
      if change.isByUser, didComplete, transitionStyle == .scroll, spread === staying {
        // As UIKit does, the next one in the same direction is asked for at once.
        _ = neighbors(change.direction)
        mover.neighborsChanged()
      }
      return { [self] in
        guard change.isByUser else { return change.completion?(finished) ?? () }
        delegate?.pageViewController(
          self,
          didFinishAnimating: finished,
          previousViewControllers: change.from?.controllers ?? [],
          transitionCompleted: didComplete
        )
      }
    }

    /// Ends the change that is under way, if there is one, wherever its pages are.
    final func cut() -> (() -> Void)? {
      guard let change = transition else { return nil }
      let didComplete = !change.isByUser || mover.isPastHalf
      mover.stop()
      return end(change, didComplete: didComplete, finished: false)
    }

    /// Ends the change that is under way, and puts the pages where they rest.
    final func settle() {
      let tell = cut()
      if transition == nil { mover.rest() }
      tell?()
    }

    private func endChanges(of controllers: [UIViewController], unlessUsed: Bool = false) {
      for controller in controllers where !(unlessUsed && isUsed(controller)) {
        controller.endChange(in: self)
      }
    }

    /// Whether a controller is shown or comes, as what was told meanwhile may have set it.
    private func isUsed(_ controller: UIViewController) -> Bool {
      spread?.controllers.contains { $0 === controller } == true
        || transition?.to.controllers.contains { $0 === controller } == true
        || transition?.from?.controllers.contains { $0 === controller } == true
    }

    private func leave(_ controllers: [UIViewController]) {
      for controller in controllers where controller.parentController === self {
        guard !isUsed(controller) else { continue }
        controller.noteMove(to: nil)
        controller.willMove(toParent: nil)
        if !isUsed(controller) { controller.leaveFamily() }
      }
    }
  }
#endif
