import UIKit

/// Photos side by side: a swipe turns the page, a pinch or a double tap zooms, a single tap hides the bars.
///
/// Each photo is in a scroll view of its own inside of the one that pages. Only the photos beside the current one
/// are in the view; the others are made when they are needed.
public final class PhotoPager: UIView, UIScrollViewDelegate {
  /// How far a photo can be zoomed.
  public static let maximumZoom: CGFloat = 4
  /// How far a double tap zooms.
  public static let doubleTapZoom: CGFloat = 2.5

  /// How many photos there are.
  public let count: Int
  /// The photo that is shown, from 0.
  public private(set) var currentIndex = 0
  /// Called when another photo is shown.
  public var onChange: ((Int) -> Void)?
  /// Called with a single tap.
  public var onTap: (() -> Void)?
  /// The scroll view that pages.
  public let scrollView = UIScrollView()

  /// The gap between two photos, in points.
  private static let gap: CGFloat = 20

  private let makePhoto: (Int) -> UIView
  private var pages: [Int: PhotoPage] = [:]
  private var lastSize = CGSize.zero

  /// Creates a pager.
  ///
  /// - Parameters:
  ///   - count: How many photos there are.
  ///   - makePhoto: Makes the view of a photo; its size is that of the photo on the screen at most.
  public init(count: Int, makePhoto: @escaping (Int) -> UIView) {
    self.count = max(count, 0)
    self.makePhoto = makePhoto
    super.init(frame: .zero)
    backgroundColor = .black
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    addSubview(scrollView)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .adjustable]
  }

  /// A pager is made of photos, not of a coder.
  public required init?(coder: NSCoder) { nil }

  // MARK: Pages

  /// The page of a photo, if it is in the view: it zooms the photo.
  public func page(at index: Int) -> UIScrollView? { pages[index] }

  private var pageWidth: CGFloat { bounds.width + Self.gap }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != lastSize else { return }
    // A rotation keeps the photo, wherever its page lands.
    lastSize = bounds.size
    let index = currentIndex
    scrollView.frame = CGRect(x: 0, y: 0, width: pageWidth, height: bounds.height)
    scrollView.contentSize = CGSize(width: CGFloat(count) * pageWidth, height: bounds.height)
    scrollView.contentOffset = CGPoint(x: CGFloat(index) * pageWidth, y: 0)
    for (place, page) in pages { page.frame = frame(of: place) }
    fill()
  }

  private func frame(of index: Int) -> CGRect {
    CGRect(
      x: CGFloat(index) * pageWidth,
      y: 0,
      width: bounds.width,
      height: bounds.height
    )
  }

  /// Makes the photos that are shown or beside it, and takes the others away.
  private func fill() {
    let needed = Set((currentIndex - 1...currentIndex + 1).filter { (0..<count).contains($0) })
    for (index, page) in pages where !needed.contains(index) {
      page.removeFromSuperview()
      pages[index] = nil
    }
    for index in needed.sorted() where pages[index] == nil {
      let page = PhotoPage(frame: frame(of: index), photo: makePhoto(index))
      page.onTap = { [weak self] in self?.onTap?() }
      pages[index] = page
      scrollView.addSubview(page)
    }
  }

  /// Shows a photo.
  public func show(_ index: Int, animated: Bool) {
    guard (0..<count).contains(index) else { return }
    scrollView.setContentOffset(
      CGPoint(x: CGFloat(index) * pageWidth, y: 0),
      animated: animated
    )
  }

  /// The photo that is nearest to the middle is the current one.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard pageWidth > Self.gap, count > 0 else { return }
    let nearest = Int((scrollView.contentOffset.x / pageWidth).rounded())
    let index = nearest.clamped(to: 0...(count - 1))
    guard index != currentIndex else { return }
    currentIndex = index
    fill()
    onChange?(index)
  }

  /// The photo that was left is as large as the screen again when it comes back.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { resetOthers() }

  /// The same after a page that was turned without a finger.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { resetOthers() }

  private func resetOthers() {
    for (index, page) in pages where index != currentIndex { page.zoomScale = 1 }
  }

  // MARK: Without touch

  /// Which photo is shown, unless another value was set.
  public override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(min(currentIndex + 1, count)) of \(count)" }
    set { super.accessibilityValue = newValue }
  }

  /// Turns to the next photo.
  public override func accessibilityIncrement() { turn(by: 1) }

  /// Turns to the photo before.
  public override func accessibilityDecrement() { turn(by: -1) }

  private func turn(by pages: Int) {
    guard (0..<count).contains(currentIndex + pages) else { return }
    show(currentIndex + pages, animated: false)
    UIAccessibility.post(notification: .pageScrolled, argument: accessibilityValue)
  }
}

/// A photo that can be zoomed.
private final class PhotoPage: UIScrollView, UIScrollViewDelegate {
  /// Called with a single tap.
  var onTap: (() -> Void)?

  private let photo: UIView
  private let singleTap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private lazy var tapped = Handler { [unowned self] in onTap?() }
  private lazy var tappedTwice = Handler { [unowned self] in zoom() }

  init(frame: CGRect, photo: UIView) {
    self.photo = photo
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    maximumZoomScale = PhotoPager.maximumZoom
    delegate = self
    addSubview(photo)
    doubleTap.numberOfTapsRequired = 2
    doubleTap.name = "zoom"
    doubleTap.addTarget(tappedTwice)
    singleTap.name = "bars"
    singleTap.require(toFail: doubleTap)
    singleTap.addTarget(tapped)
    addGestureRecognizer(doubleTap)
    addGestureRecognizer(singleTap)
    fit()
  }

  required init?(coder: NSCoder) { nil }

  override var frame: CGRect { didSet { if frame.size != oldValue.size { fit() } } }

  /// Fits the photo into the page, without zooming a small one up.
  private func fit() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    zoomScale = 1
    let size = photo.bounds.size
    let scale = min(bounds.width / max(size.width, 1), bounds.height / max(size.height, 1), 1)
    photo.frame = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    contentSize = photo.frame.size
    centerPhoto()
  }

  /// A photo that is smaller than the page is in its middle.
  private func centerPhoto() {
    let free = CGSize(
      width: max(bounds.width - contentSize.width, 0),
      height: max(bounds.height - contentSize.height, 0)
    )
    contentInset = UIEdgeInsets(
      top: free.height / 2,
      left: free.width / 2,
      bottom: free.height / 2,
      right: free.width / 2
    )
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { centerPhoto() }

  /// Zooms in around the finger, or out again.
  private func zoom() {
    guard zoomScale == 1 else { return setZoomScale(1, animated: true) }
    let point = doubleTap.location(in: photo)
    let size = CGSize(
      width: bounds.width / PhotoPager.doubleTapZoom,
      height: bounds.height / PhotoPager.doubleTapZoom
    )
    let corner = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    zoom(to: CGRect(origin: corner, size: size), animated: true)
  }
}
