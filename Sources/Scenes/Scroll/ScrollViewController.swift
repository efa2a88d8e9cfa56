public import UIKit

/// A long coloured page with buttons, a pager and a zoomable picture.
///
/// The page scrolls vertically, the pager horizontally by pages, and the picture in all directions
/// once two fingers have enlarged it.
public final class ScrollViewController: SceneViewController, UIScrollViewDelegate {
  /// The number of rows with buttons.
  private static let rowCount = 24
  /// The greatest width of pager and picture on a large screen, in points.
  private static let widest: CGFloat = 480

  private let page = UIScrollView()
  private let heading = UILabel(color: .label)
  private let pager = PagerView(pages: 4)
  private let frame = UIScrollView()
  private let picture = PictureView()
  private var rows: [LikeRow] = []
  private var room: SceneRoom?

  /// Builds the views.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    page.panGestureRecognizer.name = "pagePan"
    view.addSubview(page)

    heading.text = "A page to scroll"
    pager.scrollView.panGestureRecognizer.name = "pagerPan"
    frame.minimumZoomScale = 1
    frame.maximumZoomScale = 4
    frame.delegate = self
    frame.layer.cornerRadius = 16
    frame.addSubview(picture)
    frame.panGestureRecognizer.name = "picturePan"
    frame.pinchGestureRecognizer?.name = "picturePinch"
    rows = (1...Self.rowCount).map { LikeRow($0, of: Self.rowCount) }
    for view in [heading, pager, frame] { page.addSubview(view) }
    for row in rows { page.addSubview(row) }
  }

  /// Lays out the views when the screen has another shape.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.sceneRoom
    let bounds = room.bounds
    guard room != self.room, bounds.width > 0 else { return }
    self.room = room
    page.frame = bounds
    let unit = room.unit
    let area = room.area(margin: 20 * unit)
    let more = heading.placeAsHeading(of: room, in: area)
    let width = min(area.width, Self.widest)
    let left = area.midX - width / 2
    let scale = width / PictureView.size.width
    let pagerTop = room.pageTop + 56 * unit + more
    pager.frame = CGRect(x: left, y: pagerTop, width: width, height: 180 * unit)
    let pictureTop = pagerTop + 194 * unit
    let pictureHeight = PictureView.size.height * scale
    layOutPicture(CGRect(x: left, y: pictureTop, width: width, height: pictureHeight))
    let top = pictureTop + pictureHeight + 24 * unit
    let height = LikeRow.height(for: room)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: top + CGFloat(index) * height,
        width: bounds.width,
        height: height
      )
    }
    page.contentSize = CGSize(width: bounds.width, height: top + CGFloat(rows.count) * height)
  }

  private func layOutPicture(_ area: CGRect) {
    frame.zoomScale = 1
    frame.frame = area
    let scale = area.width / PictureView.size.width
    picture.bounds.size = CGSize(width: area.width, height: PictureView.size.height * scale)
    picture.frame.origin = .zero
    frame.contentSize = picture.bounds.size
  }

  /// The picture.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView === frame ? picture : nil
  }
}
