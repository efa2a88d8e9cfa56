extension UIButton {
  /// Where the image and the title lie in their room: side by side, as the alignments say.
  ///
  /// A title is as large as its text, or the room; aligned to `fill`, it has the whole width beside the image.
  func frames(in room: CGRect) -> (image: CGRect, title: CGRect) {
    if let configuration {
      let frames = configuredFrames(configuration, in: room)
      return (frames.image, frames.title)
    }
    let image = CGSize(
      width: min(shownImage?.size.width ?? 0, room.width),
      height: min(shownImage?.size.height ?? 0, room.height)
    )
    let wanted = titleSize(within: room.size)
    let width = max(min(wanted.width, room.width - image.width), 0)
    let side = effectiveContentHorizontalAlignment
    let isWhole = side == .fill
    let left = x(of: side, width: image.width + width, in: room)
    let start = isWhole ? room.minX : left
    let titleRoom = isWhole ? max(room.width - image.width, 0) : width
    // The image is before the title: at its right where text is read from right to left.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = min(wanted.height, room.height)
    let title = CGRect(
      x: isMirrored ? start : start + image.width,
      y: y(of: contentVerticalAlignment, height: height, in: room),
      width: titleRoom,
      height: height
    )
    let picture = CGRect(
      x: isMirrored ? start + titleRoom : start,
      y: y(of: contentVerticalAlignment, height: image.height, in: room),
      width: image.width,
      height: image.height
    )
    return (
      picture.offsetBy(dx: shift(imageEdgeInsets, side).x, dy: shift(imageEdgeInsets, side).y),
      title.offsetBy(dx: shift(titleEdgeInsets, side).x, dy: shift(titleEdgeInsets, side).y)
    )
  }

  func x(of side: ContentHorizontalAlignment, width: CGFloat, in room: CGRect) -> CGFloat {
    switch side {
    case .left, .leading, .fill: room.minX
    case .right, .trailing: room.maxX - width
    case .center: room.minX + max(room.width - width, 0) / 2
    }
  }

  func y(of side: ContentVerticalAlignment, height: CGFloat, in room: CGRect) -> CGFloat {
    switch side {
    case .top: room.minY
    case .bottom: room.maxY - height
    case .center, .fill: room.midY - height / 2
    }
  }

  /// How far insets move what lies at a side, or in the middle of both.
  private func shift(_ insets: UIEdgeInsets, _ side: ContentHorizontalAlignment) -> CGPoint {
    let across: CGFloat =
      switch side {
      case .left, .leading, .fill: insets.left
      case .right, .trailing: -insets.right
      case .center: (insets.left - insets.right) / 2
      }
    let down: CGFloat =
      switch contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return CGPoint(x: across, y: down)
  }
}
