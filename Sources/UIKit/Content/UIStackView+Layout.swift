extension UIStackView {
  private var contentMargins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  /// The arranged subviews that aren't hidden.
  private var shown: [Arranged] { arranged.filter { !$0.view.isHidden } }

  /// The distances between views, one less than these.
  private func gaps(between views: [Arranged]) -> [CGFloat] {
    views.dropLast().map {
      let gap = $0.spacing ?? spacing
      return gap == Self.spacingUseSystem ? 8 : gap
    }
  }

  /// The content's length along the axis; negative for none.
  private func length(of view: UIView, across room: CGFloat) -> CGFloat {
    axis == .horizontal
      ? view.arrangedSize(within: .infinity).width : view.arrangedSize(within: room).height
  }

  /// The content's size across the axis where the view has a length along it; negative for none.
  private func size(of view: UIView, across room: CGFloat, along length: CGFloat) -> CGFloat {
    axis == .horizontal
      ? view.arrangedSize(within: length).height : view.arrangedSize(within: room).width
  }

  /// How much each view keeps to its content's length along the axis.
  private func priorities(of views: [Arranged]) -> [ContentPriorities.Pair] {
    #if hasFeature(Embedded)
      []
    #else
      views.map {
        ContentPriorities.Pair(
          hugging: $0.view.contentHuggingPriority(for: axis).rawValue,
          resistance: $0.view.contentCompressionResistancePriority(for: axis).rawValue
        )
      }
    #endif
  }

  /// The size of what is arranged in a width, with the margins; negative along an axis where nothing has a size.
  func contentSize(within width: CGFloat) -> CGSize {
    let (views, margins) = (shown, contentMargins)
    let room = width - margins.left - margins.right
    let gaps = self.gaps(between: views)
    let lengths = views.map { length(of: $0.view, across: room) }
    let spans =
      axis == .horizontal && width < .infinity
      ? distribution.spans(of: lengths, gaps: gaps, in: room, priorities(of: views)).map {
        $0.length
      }
      : lengths
    let none = UIView.noIntrinsicMetric
    let widths = zip(views, spans).map { self.size(of: $0.view, across: room, along: $1) }
    let across = widths.max() ?? none
    var along = lengths.max() ?? none
    if along >= 0 {
      let sum = lengths.reduce(0) { $0 + max($1, 0) }
      let all = distribution == .fillEqually ? along * CGFloat(views.count) : sum
      along = gaps.reduce(all, +)
    }
    var size =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    if size.width >= 0 { size.width += margins.left + margins.right }
    if size.height >= 0 { size.height += margins.top + margins.bottom }
    return size
  }

  /// Gives each arranged subview its place; a hidden one has no length, where it would be.
  func layOutArranged() {
    let content = bounds.inset(by: contentMargins)
    let isRow = axis == .horizontal
    let along = isRow ? content.width : content.height
    let across = max(isRow ? content.height : content.width, 0)
    let views = shown
    let spans = distribution.spans(
      of: views.map { length(of: $0.view, across: across) },
      gaps: gaps(between: views),
      in: along,
      priorities(of: views)
    )
    var rest = spans[...]
    var end: CGFloat = 0
    for view in arranged.map({ $0.view }) {
      let span = view.isHidden ? (start: end, length: 0) : rest.removeFirst()
      end = span.start + span.length
      var size = across
      if alignment != .fill {
        size = min(max(self.size(of: view, across: across, along: span.length), 0), across)
      }
      let start: CGFloat
      switch alignment {
      case .fill, .leading: start = 0
      case .center: start = (across - size) / 2
      case .trailing: start = across - size
      }
      let rect =
        isRow
        ? CGRect(x: span.start, y: start, width: span.length, height: size)
        : CGRect(x: start, y: span.start, width: size, height: span.length)
      place(view, at: directed(rect.offsetBy(dx: content.minX, dy: content.minY), in: content))
    }
  }

  /// Puts what is aligned of a view at a rectangle, whose edges move to whole pixels; the view keeps its transform.
  private func place(_ view: UIView, at rect: CGRect) {
    let scale = layer.contentsScale
    func onPixel(_ edge: CGFloat) -> CGFloat { (edge * scale).rounded() / scale }
    let (x, y) = (onPixel(rect.minX), onPixel(rect.minY))
    let frame = view.frame(
      forAlignmentRect: CGRect(
        x: x,
        y: y,
        width: onPixel(rect.maxX) - x,
        height: onPixel(rect.maxY) - y
      )
    )
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x,
      y: frame.minY + frame.height * anchor.y
    )
    if view.center != center { view.center = center }
  }
}

extension UIStackView.Distribution {
  /// Shares a room among views that follow each other from 0 on.
  ///
  /// - Parameters:
  ///   - natural: The lengths of their contents; negative for none.
  ///   - gaps: The distances between them; the least ones where they are spaced equally.
  ///   - room: What is shared.
  ///   - priorities: How much each keeps to its length; none where all do so alike.
  /// - Returns: The start and the length of each.
  func spans(
    of natural: [CGFloat],
    gaps: [CGFloat],
    in room: CGFloat,
    _ priorities: [ContentPriorities.Pair] = []
  ) -> [(start: CGFloat, length: CGFloat)] {
    guard !natural.isEmpty else { return [] }
    let count = CGFloat(natural.count)
    var gaps = gaps
    var lengths = natural.map { max($0, 0) }
    let sum = lengths.reduce(0, +)
    let space = max(gaps.reduce(room, -), 0)
    if self == .fillEqually || self == .fillProportionally && sum == 0 {
      lengths = lengths.map { _ in space / count }
    } else if self == .fillProportionally {
      lengths = lengths.map { $0 * space / sum }
    } else if sum > space {
      var over = sum - space
      for index in Self.shrinking(lengths.indices, priorities) {
        let less = min(over, lengths[index])
        lengths[index] -= less
        over -= less
      }
    } else if self == .fill || gaps.isEmpty {
      lengths[natural.firstIndex { $0 < 0 } ?? Self.growing(priorities)] += space - sum
    } else if self == .equalSpacing {
      let equal = (room - sum) / (count - 1)
      let isEqual = gaps.allSatisfy { $0 <= equal }
      gaps = gaps.map { isEqual ? equal : $0 + (space - sum) / (count - 1) }
    } else {
      gaps = centeredGaps(between: lengths, atLeast: gaps, in: room)
    }
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return (start, length)
    }
  }

  /// The view that grows where all have a length: the first of those that keep to it least.
  private static func growing(_ priorities: [ContentPriorities.Pair]) -> Int {
    priorities.indices.min { priorities[$0].hugging < priorities[$1].hugging } ?? 0
  }

  /// The order in which views shrink: first those that keep to their lengths least, of these the last.
  private static func shrinking(
    _ indices: Range<Int>,
    _ priorities: [ContentPriorities.Pair]
  ) -> [Int] {
    let order = Array(indices.reversed())
    #if hasFeature(Embedded)
      return order
    #else
      guard !priorities.isEmpty else { return order }
      return order.ordered { priorities[$0].resistance < priorities[$1].resistance }
    #endif
  }

  /// The distances between views whose centres are equally far from each other, as far as the least distances allow.
  private func centeredGaps(
    between lengths: [CGFloat],
    atLeast gaps: [CGFloat],
    in room: CGFloat
  ) -> [CGFloat] {
    let last = lengths.count - 1
    let first = lengths[0] / 2
    let step = (room - lengths[last] / 2 - first) / CGFloat(last)
    var starts = lengths.indices.map { first + step * CGFloat($0) - lengths[$0] / 2 }
    for index in 1...last {
      starts[index] = max(starts[index], starts[index - 1] + lengths[index - 1] + gaps[index - 1])
    }
    starts[last] = room - lengths[last]
    for index in (0..<last).reversed() {
      starts[index] = min(starts[index], starts[index + 1] - gaps[index] - lengths[index])
    }
    return gaps.indices.map { starts[$0 + 1] - starts[$0] - lengths[$0] }
  }
}
