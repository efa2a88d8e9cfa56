import DeliberateTouch
import TouchCore
import UIKit

/// Coloured pages side by side, one visible at a time, and a dot for each.
final class PagerView: UIView, UIScrollViewDelegate {
  /// The height of the row of dots, in points.
  private static let dotRoom: CGFloat = 22

  /// The scroll view of the pages.
  let scrollView = UIScrollView()
  private var pages: [UIView] = []
  private var captions: [UILabel] = []
  private var dots: [UIView] = []
  /// Whether the pages are laid out from right to left.
  private var wasMirrored = false

  /// Creates a pager with a number of pages.
  init(pages count: Int) {
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    scrollView.layer.cornerRadius = 16
    addSubview(scrollView)
    for index in 0..<count { addPage(index, of: count) }
    markPage(0)
  }

  required init?(coder: NSCoder) { return nil }

  private func addPage(_ index: Int, of count: Int) {
    let page = UIView()
    page.backgroundColor = UIColor(
      hue: 0.55 + 0.35 * CGFloat(index) / CGFloat(count),
      saturation: 0.6,
      // White has a contrast of 4.5 on it.
      brightness: 0.56,
      alpha: 1
    )
    let caption = UILabel(color: .white, alignment: .center)
    caption.text = "page \(index + 1)"
    page.addSubview(caption)
    captions.append(caption)
    scrollView.addSubview(page)
    pages.append(page)
    let dot = UIView()
    dot.layer.cornerRadius = 4
    addSubview(dot)
    dots.append(dot)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: bounds.height - Self.dotRoom)
    scrollView.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    let isTurned = isMirrored != wasMirrored
    wasMirrored = isMirrored
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(column(index)), y: 0), size: size)
      captions[index].frame = page.bounds
      captions[index].font = .boldSystemFont(
        ofSize: size.height * 0.22 * sceneRoom.growth(of: .largeTitle)
      )
    }
    let left = bounds.midX - CGFloat(dots.count) * 8 + 4
    for (index, dot) in dots.enumerated() {
      let x = left + 16 * CGFloat(column(index))
      dot.frame = CGRect(x: x, y: size.height + 9, width: 8, height: 8)
    }
    if isTurned { scrollView.contentOffset.x = size.width * CGFloat(column(0)) }
  }

  /// A page's index from the left: the first page is where the language begins.
  private func column(_ index: Int) -> Int { isMirrored ? pages.count - 1 - index : index }

  /// Highlights the dot of the page that is visible most.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let page = scrollView.contentOffset.x / scrollView.bounds.width + 0.5
    markPage(column(Int(page.rounded(.down), within: -1...dots.count)))
  }

  private func markPage(_ page: Int) {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = index == page ? .label : .tertiaryLabel
    }
  }
}
