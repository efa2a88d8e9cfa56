/// The images that a page control shows in place of dots.
struct PageImages {
  /// The image for all pages.
  var preferred: UIImage?
  /// The image for the current page, whichever it is.
  var preferredCurrent: UIImage?
  /// The images of pages.
  var pages: [Int: UIImage] = [:]
  /// The images of pages while they are current.
  var currentPages: [Int: UIImage] = [:]

  /// The image of a page; nil for a dot.
  func image(ofPage page: Int, isCurrent: Bool) -> UIImage? {
    let own = pages[page] ?? preferred
    return isCurrent ? currentPages[page] ?? preferredCurrent ?? own : own
  }
}

extension UIPageControl {
  // MARK: Images

  /// The image of pages that have none of their own; nil, the default, for a dot.
  ///
  /// Images are shown in the colours of the dots, unless their rendering mode is `alwaysOriginal`, each in its size, with
  /// its middle where the dot's is.
  public var preferredIndicatorImage: UIImage? {
    get { images.preferred }
    set { images.preferred = newValue }
  }

  /// The image of the current page, where it has none of its own; nil, the default, for that of the other pages.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { images.preferredCurrent }
    set { images.preferredCurrent = newValue }
  }

  /// Sets a page's image; nil for the preferred one.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images.pages[page] = image
  }

  /// A page's image; nil where it shows the preferred one.
  public func indicatorImage(forPage page: Int) -> UIImage? { images.pages[page] }

  /// Sets the image of a page for when it is current; nil for the preferred one.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images.currentPages[page] = image
  }

  /// The image of a page for when it is current; nil where it shows the preferred one.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.currentPages[page] }
}
