import TouchCore

// Clients whose insets centre what they zoom when they are told of a new scale (rules 8.16, 8.18): the insets at the
// end of a zoom aren't known before.
extension UIScrollView {
  /// Notes whether the insets in force centre content that leaves room.
  func noteCentring() {
    let axes = axes
    if let middle = axes.x.middle { zoomed.isCentredAcross = axes.x.rests(only: middle) }
    if let middle = axes.y.middle { zoomed.isCentredDown = axes.y.rests(only: middle) }
  }

  /// The end of a zoom; content of a size that will leave room is in the middle there, if insets centred it before.
  ///
  /// The insets in force don't say: they centre the content at another scale.
  func centred(_ end: Point, _ size: CGSize) -> Point {
    let axes = axes(ofContent: size)
    var end = end
    if zoomed.isCentredAcross, let middle = axes.x.middle { end.x = middle }
    if zoomed.isCentredDown, let middle = axes.y.middle { end.y = middle }
    return end
  }
}

extension ScrollAxis {
  /// The offset that has content in the middle of the view; nil if it leaves no room there.
  fileprivate var middle: Double? {
    let room = viewport - content
    return room > Self.roundingTolerance ? -room / 2 : nil
  }

  /// Whether content rests nowhere else than at an offset.
  fileprivate func rests(only offset: Double) -> Bool {
    maximum == minimum && (minimum - offset).magnitude < Self.roundingTolerance
  }
}
