#if !hasFeature(Embedded)
  /// A menu in front of a window: a ground that a finger closes it with, and a card of rows.
  final class MenuScreen: UIView {
    /// The measures in points; our own choice, Apple publishes none.
    private enum Measure {
      static let width: CGFloat = 250
      static let margin: CGFloat = 8
      static let title: CGFloat = 30
      static let gap: CGFloat = 8
      static let cornerRadius: CGFloat = 13
    }

    /// Called with an action that was chosen, when the menu is gone unless it stays.
    var choose: ((UIAction) -> Void)?
    /// Called with an action that was chosen, while the menu is there.
    var mark: ((UIAction) -> Void)?
    /// Called when the menu is gone.
    var onEnd: (() -> Void)?

    /// What the menu belongs to, in the window's coordinates.
    private let anchor: CGRect
    private let ground = UIControl()
    private let card = UIScrollView()
    private let titleLabel = UILabel()
    private var rows: [MenuRow] = []
    /// The rows that have a wider line above them.
    private var beginnings: Set<MenuRow> = []

    /// Shows a menu in front of a window, below what it belongs to or above it.
    init(_ menu: UIMenu, at anchor: CGRect, in window: UIWindow) {
      self.anchor = anchor
      super.init(frame: window.bounds)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      accessibilityViewIsModal = true
      ground.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchDown)
      addSubview(ground)
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = Measure.cornerRadius
      card.clipsToBounds = true
      addSubview(card)
      titleLabel.font = .systemFont(ofSize: 12)
      titleLabel.textColor = .secondaryLabel
      titleLabel.textAlignment = .center
      show(menu)
      window.addSubview(self)
      layoutIfNeeded()
    }

    /// Always nil: views aren't read from archives here.
    required init?(coder: NSCoder) { return nil }

    /// Shows the elements of a menu.
    func show(_ menu: UIMenu) {
      for row in rows { row.removeFromSuperview() }
      (rows, beginnings) = ([], [])
      titleLabel.text = menu.title
      card.addSubview(titleLabel)
      add(menu)
      setNeedsLayout()
    }

    private func add(_ menu: UIMenu) {
      var isAfterMenu = false
      for element in menu.children {
        if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
          let first = rows.count
          add(inner)
          if first > 0, first < rows.count { beginnings.insert(rows[first]) }
          isAfterMenu = true
          continue
        }
        if (element as? UIAction)?.attributes.contains(.hidden) == true { continue }
        let row = MenuRow(element)
        row.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
        if isAfterMenu { beginnings.insert(row) }
        isAfterMenu = false
        rows.append(row)
        card.addSubview(row)
      }
    }

    /// Does what an element is for.
    private func choose(_ element: UIMenuElement) {
      if let menu = element as? UIMenu { return show(menu) }
      guard let action = element as? UIAction, superview != nil else { return }
      let stays = action.attributes.contains(.keepsMenuPresented)
      mark?(action)
      if !stays { close() }
      choose?(action)
      if stays { for row in rows { row.update() } }
    }

    /// The card's rectangle in the window.
    var cardFrame: CGRect { card.frame }

    /// Takes the menu away.
    func close() {
      guard superview != nil else { return }
      removeFromSuperview()
      onEnd?()
    }

    override func accessibilityPerformEscape() -> Bool {
      close()
      return true
    }

    // MARK: The finger that opened it

    private func row(at point: CGPoint) -> MenuRow? {
      guard card.frame.contains(point) else { return nil }
      return rows.first { $0.isEnabled && $0.bounds.contains(convert(point, to: $0)) }
    }

    /// Highlights the row under the finger, in this view's coordinates.
    func follow(_ point: CGPoint) {
      let touched = row(at: point)
      for row in rows where row.isHighlighted != (row === touched) {
        row.isHighlighted = row === touched
      }
    }

    /// Chooses the row from which the finger is lifted; elsewhere the menu stays.
    func release(at point: CGPoint) {
      let touched = row(at: point)
      for row in rows { row.isHighlighted = false }
      if let touched { choose(touched.element) }
    }

    // MARK: Layout

    override func layoutSubviews() {
      super.layoutSubviews()
      ground.frame = bounds
      let width = min(Measure.width, bounds.width - 2 * Measure.margin)
      let hasTitle = titleLabel.text?.isEmpty == false
      titleLabel.frame = CGRect(x: 0, y: 0, width: width, height: hasTitle ? Measure.title : 0)
      var y = titleLabel.frame.maxY
      for row in rows {
        if beginnings.contains(row) { y += Measure.gap }
        row.frame = CGRect(x: 0, y: y, width: width, height: row.height)
        y += row.height
      }
      card.contentSize = CGSize(width: width, height: y)
      let top = safeAreaInsets.top + Measure.margin
      let bottom = bounds.height - safeAreaInsets.bottom - Measure.margin
      let (above, below) = (anchor.minY - Measure.gap - top, bottom - anchor.maxY - Measure.gap)
      let isBelow = y <= below || below >= above
      let height = min(y, max(isBelow ? below : above, min(y, bottom - top) / 2))
      let start = isBelow ? anchor.maxY + Measure.gap : anchor.minY - Measure.gap - height
      card.frame = CGRect(
        x: min(max(anchor.midX - width / 2, Measure.margin), bounds.width - Measure.margin - width),
        y: min(max(start, top), bottom - height),
        width: width,
        height: height
      )
      card.isScrollEnabled = y > height
      card.delaysContentTouches = card.isScrollEnabled
    }
  }
#endif
