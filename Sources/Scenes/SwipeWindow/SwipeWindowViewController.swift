import DeliberateTouch
public import UIKit

/// A scrolling page in a window that recognizes swipes, a circle and two letters.
///
/// A recognized gesture is shown over the page; below is the last gesture, or why the last touch
/// wasn't one.
public final class SwipeWindowViewController: SceneViewController {
  /// The name of the window's gestures in transcripts.
  private static let gesture = "swipe"
  /// How long a finger rests before it draws, so that drawing doesn't scroll the page, in seconds.
  private static let drawingDelay = 0.25
  /// The number of paragraphs.
  private static let paragraphCount = 14
  /// The first line of news, and the longest.
  private static let invitation = "swipe, or rest and draw a circle, an L or a Z"
  /// By how much the news grow at most.
  private static let mostGrowth: CGFloat = 2
  /// The distance of the badge from the title and the news, in points, and its least scale.
  private static let badgeGap: CGFloat = 12
  private static let leastBadge: CGFloat = 0.5

  private let page = UIScrollView()
  private let heading = UILabel(color: .label)
  private var paragraphs: [ParagraphView] = []
  private let badge = NewsBadge()
  private let bar = UIView()
  private let news = UILabel(color: .white, alignment: .center)
  private var room: SceneRoom?

  /// The window.
  public override var adjustables: [(name: String, object: AnyObject)] {
    viewIfLoaded?.window.map { [(Self.gesture, $0)] } ?? []
  }

  /// A window that recognizes swipes and the shapes.
  public override func makeWindow(frame: CGRect) -> UIWindow {
    let window = SwipeWindow(frame: frame)
    window.shapes = DrawnShape.matcher
    window.drawingDelay = Self.drawingDelay
    heading.accessibilityTraits = .header
    heading.accessibilityHint = "Its actions are the swipes and the drawings"
    heading.accessibilityCustomActions = window.gestureActions
    // The window retains the scene; the closure must not retain the window.
    let unretained = Unretained(window)
    window.onGesture = { gesture, _ in self.show(gesture, at: unretained.object?.path.last) }
    window.onMiss = { miss, _ in self.show(miss, at: unretained.object?.path.last) }
    return window
  }

  /// Builds the views.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    page.panGestureRecognizer.name = "pagePan"
    view.addSubview(page)
    heading.text = "Swipe anywhere"
    page.addSubview(heading)
    paragraphs = (1...Self.paragraphCount).map { ParagraphView($0) }
    for paragraph in paragraphs { page.addSubview(paragraph) }
    bar.backgroundColor = UIColor(white: 0.15, alpha: 1)
    bar.isUserInteractionEnabled = false
    news.text = Self.invitation
    bar.addSubview(news)
    news.accessibilityTraits = [.staticText, .updatesFrequently]
    view.addSubview(bar)
    view.addSubview(badge)
  }

  /// Lays out the views.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.sceneRoom
    let bounds = room.bounds
    guard room != self.room, bounds.width > 0 else { return }
    self.room = room
    page.frame = bounds
    let unit = room.unit
    let area = room.area(margin: 24 * unit)
    let more = heading.placeAsHeading(of: room, in: area)
    let height = 150 * unit
    let top = room.pageTop + 60 * unit + more
    for (index, paragraph) in paragraphs.enumerated() {
      paragraph.frame = CGRect(
        x: area.minX,
        y: top + CGFloat(index) * height,
        width: area.width,
        height: height - 24 * unit
      )
    }
    let growth = min(room.growth(), Self.mostGrowth)
    let standardBar = min(64 * unit, bounds.height * 0.15)
    let newsSize = min(standardBar * 0.33, bounds.width / 24)
    news.font = .systemFont(ofSize: newsSize * growth)
    let newsHeight = news.textHeight(within: area.width, atLeast: newsSize, for: Self.invitation)
    let barHeight = max(standardBar, newsHeight + newsSize)
    let bottom = top + CGFloat(paragraphs.count) * height
    page.contentSize = CGSize(width: bounds.width, height: bottom + barHeight)
    bar.frame = CGRect(
      x: 0,
      y: bounds.height - barHeight - room.insets.bottom,
      width: bounds.width,
      height: barHeight + room.insets.bottom
    )
    news.frame = CGRect(x: area.minX, y: 0, width: area.width, height: barHeight)
    placeBadge(below: room.insets.top + heading.frame.maxY)
  }

  /// Puts the badge between the title and the news, so that both can be read; smaller where there is less room,
  /// and over the title where there is too little.
  private func placeBadge(below titleEnd: CGFloat) {
    let bounds = view.bounds
    let (top, bottom) = (titleEnd + Self.badgeGap, bar.frame.minY - Self.badgeGap)
    let scale = max(min((bottom - top) / NewsBadge.side, 1), Self.leastBadge)
    let half = NewsBadge.side * scale / 2
    badge.transform = CGAffineTransform(scaleX: scale, y: scale)
    badge.center = CGPoint(
      x: bounds.midX,
      y: min(max(bounds.height * 0.24, top + half), bottom - half)
    )
  }

  // MARK: News

  private func show(_ gesture: SwipeWindow.Gesture, at location: CGPoint?) {
    switch gesture {
    case .swipe(let direction):
      let name = "swipe \(Self.name(of: direction))"
      badge.show(DrawnShape.arrow(direction), name)
      news.tell("seen: \(name)")
      tell(Self.gesture, .swiped(direction), at: location)
    case .shape(let match):
      badge.show(DrawnShape.stroke(of: match.name) ?? [], match.name)
      news.tell("seen: \(match.name)")
      tell(Self.gesture, .drew(match.name), at: location)
    }
  }

  private func show(_ miss: GestureMiss, at location: CGPoint?) {
    news.tell("nothing: \(Self.words(for: miss))")
    tell(Self.gesture, .missed(miss), at: location)
  }

  private static func name(of direction: SwipeDirection) -> String {
    switch direction {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }

  private static func words(for miss: GestureMiss) -> String {
    switch miss.cause {
    case .travel: "too short for a swipe"
    case .stray: "it strayed from its line"
    case .speed, .acceleration: "too slow for a swipe"
    case .size: "drawn too small"
    case .score: "no circle, L or Z"
    case .fingers: "a second finger came"
    default: "the touch was taken away"
    }
  }
}
