#if !hasFeature(Embedded)
  /// Where a popover is, and in which direction it points.
  struct PopoverPlace {
    /// The size of a popover whose controller prefers none, in points (our own choice).
    static let standardSize = CGSize(width: 320, height: 480)
    /// How far the popover is from what it points at, in points (our own choice): where its arrow would be.
    static let gap: CGFloat = 8

    private(set) var frame = CGRect.zero
    private(set) var direction = UIPopoverArrowDirection.unknown

    /// Finds the first permitted side that has room, of below, above, right and left; otherwise the one with the most
    /// room, to which the popover shrinks.
    ///
    /// - Parameters:
    ///   - source: What it points at, in the container's coordinates.
    ///   - room: Where it may be, there.
    ///   - size: The size that is preferred; a length that isn't positive means the standard.
    ///   - directions: Where it may point.
    init(
      beside source: CGRect,
      in room: CGRect,
      size: CGSize,
      directions: UIPopoverArrowDirection
    ) {
      let standard = PopoverPlace.standardSize
      let size = CGSize(
        width: min(size.width > 0 ? size.width : standard.width, room.width),
        height: min(size.height > 0 ? size.height : standard.height, room.height)
      )
      let gap = PopoverPlace.gap
      // How much room there is beside the source, and how much the popover wants of it.
      let sides: [(direction: UIPopoverArrowDirection, room: CGFloat, wanted: CGFloat)] = [
        (.up, room.maxY - source.maxY - gap, size.height),
        (.down, source.minY - gap - room.minY, size.height),
        (.left, room.maxX - source.maxX - gap, size.width),
        (.right, source.minX - gap - room.minX, size.width),
      ]
      let permitted = sides.filter { directions.contains($0.direction) }
      let candidates = permitted.isEmpty ? sides : permitted
      let best =
        candidates.first { $0.room >= $0.wanted }
        ?? candidates.dropFirst().reduce(candidates[0]) { $1.room > $0.room ? $1 : $0 }
      let length = max(min(best.wanted, best.room), 0)
      direction = best.direction
      switch direction {
      case .up, .down:
        let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
        let y = direction == .up ? source.maxY + gap : source.minY - gap - length
        frame = CGRect(x: x, y: y, width: size.width, height: length)
      default:
        let y = min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height)
        let x = direction == .left ? source.maxX + gap : source.minX - gap - length
        frame = CGRect(x: x, y: y, width: length, height: size.height)
      }
    }
  }
#endif
