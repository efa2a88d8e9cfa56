#if !hasFeature(Embedded)
  import TouchCore

  /// The measures of sheets and popovers in points; our own choice, Apple publishes none but those of a form.
  enum SheetMeasure {
    /// How much of the window stays in sight above the largest sheet, below the safe area.
    static let topGap: CGFloat = 10
    /// How much of the window stays in sight around a card.
    static let cardMargin: CGFloat = 20
    /// The size of a form (Human Interface Guidelines), and the largest width of a page.
    static let form = CGSize(width: 540, height: 620)
    static let pageWidth: CGFloat = 704
    static let cornerRadius: CGFloat = 10
    static let grabber = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    /// The opacity of what dims the presenter's view.
    static let dimming: CGFloat = 0.2
    /// How long a sheet takes to its detent, in seconds: as long as a presentation.
    static let settling = 0.4
    /// The seconds over which a released sheet's velocity is projected (rule 8.11): as if it were content that scrolls
    /// on.
    static var projection: CGFloat { CGFloat(Deceleration(position: 0, velocity: 0).factor) }
    /// The part of the lowest detent's height below which the projection of a drag dismisses the sheet.
    static let dismissingPart: CGFloat = 0.5
  }

  /// Where a sheet can be in its container.
  @MainActor
  struct SheetGeometry {
    /// The largest height of a detent, without the safe area below.
    let maximum: CGFloat
    /// Whether the sheet lies at the lower edge.
    let isAttached: Bool
    let cornerRadius: CGFloat
    /// The height of the medium detent.
    private let medium: CGFloat
    private let width: CGFloat
    private let middle: CGFloat
    /// The lower edge, and how much of the sheet at it is safe area.
    private let bottom: CGFloat
    private let inset: CGFloat

    init(
      container: UIView?,
      isForm: Bool,
      preferredSize: CGSize,
      attachesInCompactHeight: Bool,
      followsWidth: Bool
    ) {
      let bounds = container?.bounds ?? UIScreen.main.bounds
      let insets = container?.safeAreaInsets ?? .zero
      let traits = container?.traitCollection ?? UIScreen.main.traitCollection
      let isLow = traits.verticalSizeClass == .compact
      middle = bounds.midX
      if traits.horizontalSizeClass == .regular, !isLow {
        let margin = SheetMeasure.cardMargin
        let room = CGSize(
          width: max(bounds.width - 2 * margin, 0),
          height: max(bounds.height - insets.top - insets.bottom - 2 * margin, 0)
        )
        var size =
          isForm ? SheetMeasure.form : CGSize(width: SheetMeasure.pageWidth, height: room.height)
        if isForm, preferredSize.width > 0 { size.width = preferredSize.width }
        if isForm, preferredSize.height > 0 { size.height = preferredSize.height }
        width = min(size.width, room.width)
        maximum = min(size.height, room.height)
        medium = maximum / 2
        // The largest card stands in the middle, and smaller ones end where it ends, so that its top follows the
        // finger.
        bottom = (bounds.height + insets.top - insets.bottom + maximum) / 2
        (inset, isAttached, cornerRadius) = (0, false, SheetMeasure.cornerRadius)
        return
      }
      (bottom, inset, isAttached) = (bounds.height, insets.bottom, true)
      if isLow, !attachesInCompactHeight {
        width = bounds.width
        maximum = max(bounds.height - insets.bottom, 0)
        (medium, cornerRadius) = (maximum / 2, 0)
        return
      }
      let room = isLow ? bounds.width - insets.left - insets.right : bounds.width
      let follows = followsWidth && preferredSize.width > 0
      width = follows ? min(preferredSize.width, room) : room
      maximum = max(bounds.height - insets.top - SheetMeasure.topGap - insets.bottom, 0)
      medium = min(max(bounds.height / 2 - insets.bottom, 0), maximum)
      cornerRadius = SheetMeasure.cornerRadius
    }

    /// The heights of active detents, the smallest first.
    func heights(
      of detents: [UISheetPresentationController.Detent],
      traits: UITraitCollection
    ) -> [SheetHeight] {
      let context = SheetContext(traits, maximum: maximum, medium: medium)
      var heights: [SheetHeight] = []
      for detent in detents {
        guard let value = detent.resolvedValue(in: context), value.isFinite else { continue }
        let height = SheetHeight(
          identifier: detent.identifier,
          value: min(max(value, 0), maximum)
        )
        // Of equal ones the first stays first.
        let index = heights.firstIndex { $0.value > height.value } ?? heights.count
        heights.insert(height, at: index)
      }
      return heights.isEmpty ? [SheetHeight(identifier: .large, value: maximum)] : heights
    }

    /// Where the sheet is at a height; below the lowest detent it isn't smaller, but lower.
    func frame(showing value: CGFloat, lowest: CGFloat) -> CGRect {
      let height = max(value, lowest)
      return CGRect(
        x: middle - width / 2,
        y: bottom - inset - value,
        width: width,
        height: height + inset
      )
    }

    /// The height at which a sheet is that begins at a vertical coordinate.
    func value(at top: CGFloat) -> CGFloat { bottom - inset - top }
  }
#endif
