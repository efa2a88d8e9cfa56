#if !hasFeature(Embedded)
  public import TouchGraphics

  extension UITextField {
    /// The positions' offsets, in their order and within the text.
    func offsets(_ range: UITextRange) -> Range<Int> {
      let (one, other) = (range.start.offset, range.end.offset)
      return content.clamped(min(one, other)..<max(one, other))
    }

    /// The text of a part.
    public func text(in range: UITextRange) -> String? { content.part(offsets(range)) }

    /// The part between two positions, in whatever order.
    public func textRange(
      from fromPosition: UITextPosition,
      to toPosition: UITextPosition
    ) -> UITextRange? {
      let (one, other) = (fromPosition.offset, toPosition.offset)
      return UITextRange(min(one, other)..<max(one, other))
    }

    /// The position so many UTF-16 code units behind another one; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let (sum, overflows) = position.offset.addingReportingOverflow(offset)
      guard !overflows, sum >= 0, sum <= content.length else { return nil }
      return UITextPosition(offset: sum)
    }

    /// How many UTF-16 code units one position lies behind another one.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
      toPosition.offset - from.offset
    }

    /// Which of two positions comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      position.offset == other.offset
        ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// The position in a part that is nearest to a point in the field's coordinates.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
      let part = offsets(range)
      let nearest = offset(nearest: point)
      return UITextPosition(offset: min(max(nearest, part.lowerBound), part.upperBound))
    }

    /// The character at a point in the field's coordinates, as a part; nil beside the text.
    public func characterRange(at point: CGPoint) -> UITextRange? {
      guard textFrame.contains(point) else { return nil }
      let nearest = offset(nearest: point)
      let isBehind = caretFrame(at: nearest).minX <= point.x
      let start = isBehind ? nearest : content.offset(before: nearest)
      let end = content.offset(behind: start)
      return start < end ? UITextRange(start..<end) : nil
    }
  }
#endif
