#if !hasFeature(Embedded)
  /// The root view of a page view controller: the view of the pages, and below it the dots, if there are any.
  final class PageRootView: UIView {
    /// How high the dots' bar is, in points.
    private static let barHeight: CGFloat = 37

    private weak var pages: UIView?
    /// The room for the pages for which both were placed last.
    private var arrangedRoom = CGRect.null
    /// The dots; nil for none.
    weak var indicator: UIPageControl? {
      didSet {
        guard indicator !== oldValue else { return }
        oldValue?.removeFromSuperview()
        if let indicator { addSubview(indicator) }
        arrangedRoom = .null
        arrange()
      }
    }

    /// Takes the view of the pages.
    func hold(_ pages: UIView) {
      self.pages = pages
      insertSubview(pages, at: 0)
      arrange()
    }

    /// Places both where the room is another one: a client that placed them otherwise finds them there.
    private func arrange() {
      let bottom = indicator == nil ? 0 : Self.barHeight + safeAreaInsets.bottom
      let room = CGRect(
        x: 0,
        y: 0,
        width: bounds.width,
        height: max(bounds.height - bottom, 0)
      )
      guard room != arrangedRoom else { return }
      arrangedRoom = room
      indicator?.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: Self.barHeight)
      pages?.frame = (pages as? PageScrollView)?.frame(in: room) ?? room
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      arrange()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }
  }
#endif
