#if !hasFeature(Embedded)
  extension UIPageViewController {
    /// Asks the data source for the dots, and shows them.
    final func updateIndicator() {
      guard let root = viewIfLoaded as? PageRootView else { return }
      let count =
        transitionStyle == .scroll && navigationOrientation == .horizontal
        ? dataSource?.presentationCount(for: self) ?? 0 : 0
      guard count > 0, let dataSource else {
        (root.indicator, indicator) = (nil, nil)
        return
      }
      let dots = indicator ?? makeIndicator()
      dots.numberOfPages = count
      shownDot = dataSource.presentationIndex(for: self)
      dots.currentPage = shownDot
      indicator = dots
      root.indicator = dots
    }

    private func makeIndicator() -> UIPageControl {
      let dots = UIPageControl(frame: .zero)
      dots.addTarget(
        self,
        action: Selector(UIPageViewController.dotsChanged(_:)),
        for: .valueChanged
      )
      return dots
    }

    /// Shows the dot of the page to which the user went.
    final func moveIndicator(_ direction: NavigationDirection) {
      guard let indicator, indicator.numberOfPages > 0 else { return }
      let count = indicator.numberOfPages
      let page = shownDot + (direction == .forward ? 1 : -1)
      // Beyond the last page of an endless row comes the first.
      shownDot = (page + count) % count
      indicator.currentPage = shownDot
    }

    /// Goes to the next page or the one before, after a tap on the dots.
    private func dotsChanged(_ dots: UIPageControl) {
      let isForward = dots.currentPage > shownDot
      dots.currentPage = shownDot
      turn(isForward ? .forward : .reverse)
    }
  }
#endif
