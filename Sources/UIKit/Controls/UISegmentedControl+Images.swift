/// How high the bar is that a control's image is for.
public enum UIBarMetrics: Int, Sendable {
  /// As high as bars usually are.
  case `default` = 0
  /// Lower, as on a phone that lies on its side.
  case compact = 1
  /// As high as bars usually are, with a line above it.
  case defaultPrompt = 101
  /// Lower, with a line above it.
  case compactPrompt = 102
}

/// The images behind and between the segments of a control, and the views that show them.
struct SegmentImages {
  /// The two states beside a line between segments.
  struct Sides: Hashable {
    var left: UIControl.State.RawValue
    var right: UIControl.State.RawValue
  }

  /// The images behind segments, by the bits of the states that they are for.
  var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
  /// The images between segments.
  var dividers: [Sides: UIImage] = [:]
  private let views = SegmentImageViews()

  /// Whether images stand in place of the control's own look.
  var hasBackgrounds: Bool { !backgrounds.isEmpty }

  /// Lays out the images for segments, from the first to the last.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  func show(_ segments: [(rect: CGRect, state: UIControl.State)], in control: UIView) {
    let backs = hasBackgrounds ? segments.count : 0
    let lines = dividers.isEmpty ? 0 : max(segments.count - 1, 0)
    views.have(backs: backs, lines: lines, in: control)
    for index in 0..<backs {
      views.backs[index].frame = segments[index].rect
      views.backs[index].image = backgrounds[segments[index].state.rawValue] ?? backgrounds[0]
    }
    for index in 0..<lines {
      let (first, second) = (segments[index], segments[index + 1])
      let isMirrored = second.rect.minX < first.rect.minX
      let (left, right) = isMirrored ? (second, first) : (first, second)
      let sides = Sides(left: left.state.rawValue, right: right.state.rawValue)
      let image = dividers[sides] ?? dividers[Sides(left: 0, right: 0)]
      let width = image?.size.width ?? 0
      views.lines[index].image = image
      views.lines[index].frame = CGRect(
        x: left.rect.maxX - width / 2,
        y: left.rect.minY,
        width: width,
        height: left.rect.height
      )
    }
  }
}

/// The views of a segmented control's images.
private final class SegmentImageViews {
  var backs: [UIImageView] = []
  var lines: [UIImageView] = []

  /// Makes the numbers of views that are needed: those behind the segments are behind all others.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  func have(backs count: Int, lines lineCount: Int, in control: UIView) {
    while backs.count > count { backs.removeLast().removeFromSuperview() }
    while lines.count > lineCount { lines.removeLast().removeFromSuperview() }
    while backs.count < count {
      let view = UIImageView()
      control.insertSubview(view, at: backs.count)
      backs.append(view)
    }
    while lines.count < lineCount {
      let view = UIImageView()
      control.addSubview(view)
      lines.append(view)
    }
  }
}

extension UISegmentedControl {
  /// Sets the image behind segments of a state; nil removes it.
  ///
  /// With one, the control's own plate is gone; where the state has none that of `normal` is shown. There are no bars here,
  /// so that only the image for the metrics `default` is kept.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: State,
    barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { images.backgrounds[state.rawValue] = backgroundImage }
  }

  /// The image behind segments of a state; nil where none was set.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? images.backgrounds[state.rawValue] : nil
  }

  /// Sets the image between two segments of these states; nil removes it.
  ///
  /// Where the states have none that of two segments in the `normal` state is shown. Only the image for the metrics
  /// `default` is kept.
  public func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    let sides = SegmentImages.Sides(left: leftState.rawValue, right: rightState.rawValue)
    images.dividers[sides] = dividerImage
  }

  /// The image between two segments of these states; nil where none was set.
  public func dividerImage(
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    guard barMetrics == .default else { return nil }
    return images.dividers[
      SegmentImages.Sides(left: leftState.rawValue, right: rightState.rawValue)
    ]
  }
}
