#if !hasFeature(Embedded)
  // Bars would follow a controller's scroll view; there are none, so that it is kept alone.
  extension UIViewController {
    /// Says which scroll view bars at some edges of the view would follow; it isn't retained.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view; nil for none.
    ///   - edge: The edges.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
      for (index, one) in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].enumerated()
      where edge.contains(one) {
        ownExtras.contentScrollViews[index] = scrollView.map { Weak<UIView>($0) }
      }
    }

    /// Says which scroll view bars at all edges of the view would follow; it isn't retained.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
      setContentScrollView(scrollView, for: .all)
    }

    /// The scroll view that was set for an edge; nil if there is none.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      for (index, one) in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].enumerated()
      where edge.contains(one) {
        return extras?.contentScrollViews[index]?.object as? UIScrollView
      }
      return nil
    }
  }
#endif
